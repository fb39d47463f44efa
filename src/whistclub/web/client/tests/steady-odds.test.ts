import { expect, test } from 'vitest';
import { wholeView } from '../src/net/wire';
import { SteadyOdds } from '../src/table/session/steady-odds';
import type { Model } from '../src/match/model';
import { game } from './games';

const VIEW = wholeView({ to_act: [0], acts: [], phase: 'bidding', hand: ['2MS'], tricks: [0] });

/** A table of Gongor for one person, who has a choice and may ask for a hint. */
function choice(change: Partial<Model> = {}): Model {
  const table = { game: 'gongor', seats: [{ seat: 0 }] };
  const rest = { match: 'm', legal: ['bid 3', 'bid 4'], may: ['hint'], view: VIEW, you: { seat: 0 } };
  return { game: game('gongor'), table, ...rest, ...change } as unknown as Model;
}

/** The questions at these choices, one after another. */
function asked(isWanted: boolean, ...choices: Model[]): number {
  let count = 0;
  const odds = new SteadyOdds(
    () => isWanted,
    () => (count += 1),
  );
  for (const one of choices) odds.see(one);
  return count;
}

test('odds are asked for once at each choice, and only where they are wanted', () => {
  const next = choice({ view: { ...VIEW, hand: [] } });
  expect([asked(true, choice(), choice(), next), asked(false, choice(), next)]).toEqual([2, 0]);
});

test('nobody asks where there is no choice, no hint, or a deal of the day', () => {
  const daily = choice({ table: { ...choice().table, daily: '2026-11-18' } });
  expect(asked(true, choice({ legal: ['bid 3'] }), choice({ may: [] }), daily)).toBe(0);
});

test('a hint for odds alone is taken once, and none after the connection was lost', () => {
  const odds = new SteadyOdds(
    () => true,
    () => undefined,
  );
  odds.see(choice());
  expect([odds.takes(), odds.takes()]).toEqual([true, false]);
  odds.forget();
  odds.see(choice());
  odds.forget();
  expect(odds.takes()).toBe(false);
});
