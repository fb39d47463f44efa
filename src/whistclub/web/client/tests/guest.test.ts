import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ToEveningClient } from '../src/net/evening';
import type { Pending } from '../src/net/pending-commands';
import { apart, countsOf, meaningOf, pairOf, yoursFirst } from '../src/evening/guest/deal/figures';
import { planOf } from '../src/evening/guest/seat/plan';
import { keptDeals, hasToWait, nextDeal, stageOf } from '../src/evening/guest/stage';
import { returnAfterMs } from '../src/evening/online/return';
import { dealOf, eveningOf, guestOf, publicOf, seatOf, tableOf } from './evening-fixtures';

const pending = (
  deal: number,
  tricks: [number, number],
  kind: 'enter_deal' | 'confirm_deal' = 'enter_deal',
  round = 3,
): Pending => ({
  id: `${deal} ${tricks.join()}`,
  at_ms: deal,
  command: { do: kind, round, table: 2, deal, figures: { tricks } },
});

test('a guest reads their own figures first, wherever they sit', () => {
  expect(yoursFirst([8, 5], 0)).toEqual([8, 5]);
  expect(yoursFirst([8, 5], 1)).toEqual([5, 8]);
  expect(pairOf({ tricks: [8, 5] }, 1)).toEqual([5, 8]);
  expect(pairOf({ points: [0, 3] }, 1)).toEqual([3, 0]);
  expect(pairOf({ points: [4, -2, -1, -1] }, 1)).toBeNull();
});

test('the last deal wins, loses or levels the table; an earlier one only adds to it', () => {
  const table = tableOf({ deals: [dealOf(1, [4, 9]), dealOf(2, [9, 4]), dealOf(3, [6, 7])] });
  expect(meaningOf(table, 1, 4, [2, 0])).toEqual({ kind: 'lost', ours: 4, theirs: 5 });
  expect(meaningOf(table, 1, 4, [1, 0])).toEqual({ kind: 'level', ours: 4, theirs: 4 });
  expect(meaningOf(table, 1, 4, [0, 1])).toEqual({ kind: 'won', ours: 5, theirs: 3 });
  expect(meaningOf(table, 1, 3, [0, 1])).toEqual({ kind: 'stands', ours: 4, theirs: 3 });
  expect(meaningOf({ ...table, needs: 0 }, 1, 4, [2, 0])?.kind).toBe('stands');
  expect(meaningOf(table, 1, 4, [4, -2, -1, -1])).toBeNull();
});

test('a deal beyond those that count decides the table and adds nothing', () => {
  const table = tableOf({ deals: [dealOf(1, [8, 5]), dealOf(2, [5, 8])], needs: 3, counts: 2 });
  expect(meaningOf(table, 1, 3, [0, 5])).toEqual({ kind: 'won', ours: 2, theirs: 2 });
  expect(meaningOf(table, 1, 3, [5, 0])).toEqual({ kind: 'lost', ours: 2, theirs: 2 });
});

test('in a conflict one’s own count comes first, whichever side entered first', () => {
  const deal = dealOf(4, [8, 5], {
    state: 'disputed',
    by: 'Pieter',
    side: 0,
    disputed: { tricks: [7, 6] },
    disputed_points: [1, 0],
    disputed_by: 'Marta',
  });
  expect(countsOf(deal, false)).toMatchObject({
    ours: { tricks: [7, 6] },
    theirs: { tricks: [8, 5] },
    by: 'Marta',
    other: 'Pieter',
  });
  expect(countsOf(deal, true)).toMatchObject({
    ours: { tricks: [8, 5] },
    theirs: { tricks: [7, 6] },
    by: 'Pieter',
    other: 'Marta',
  });
  expect(countsOf(dealOf(4, [8, 5]), true)).toBeNull();
  expect(apart({ tricks: [8, 5] }, { tricks: [7, 6] })).toBe(1);
});

test('what is asked decides the screen', () => {
  const asked = (ask: 'reach' | 'enter' | 'wait' | 'confirm' | 'conflict' | 'none'): string =>
    stageOf(eveningOf({ guest: guestOf({ ask }) }), 'open', [], 0);
  expect(['reach', 'enter', 'wait', 'confirm', 'conflict', 'none'].map((ask) => asked(ask as 'none'))).toEqual([
    'seat',
    'entry',
    'wait',
    'confirm',
    'conflict',
    'between',
  ]);
});

test('somebody unknown or expected joins, somebody gone may come back, and the end is the end for all', () => {
  expect(stageOf(eveningOf(), 'open', [], 0)).toBe('join');
  expect(stageOf(eveningOf({ guest: guestOf({ presence: 'expected' }) }), 'open', [], 0)).toBe('join');
  expect(stageOf(eveningOf({ guest: guestOf({ presence: 'away' }) }), 'open', [], 0)).toBe('away');
  expect(stageOf(eveningOf({ public: { phase: 'over' }, guest: guestOf({ presence: 'away' }) }), 'open', [], 0)).toBe(
    'over',
  );
  expect(stageOf(null, 'opening', [], 0)).toBe('loading');
  expect(stageOf(eveningOf(), 'closed', [], 0)).toBe('closed');
});

test('figures lie on the phone only while there is no network', () => {
  const evening = eveningOf({ guest: guestOf() });
  expect(stageOf(evening, 'lost', [pending(4, [8, 5])], 0)).toBe('kept');
  expect(stageOf(evening, 'open', [pending(4, [8, 5])], 0)).toBe('entry');
  expect(stageOf(evening, 'lost', [pending(4, [8, 5], 'enter_deal', 2)], 0)).toBe('entry');
  expect(stageOf(evening, 'lost', [pending(4, [8, 5])], 5)).toBe('entry');
});

test('without a network the last figures of a deal count, and the next deal may follow up to the last one', () => {
  const evening = eveningOf({ guest: guestOf({ deal: 3, may_enter: 3 }) });
  const waiting = [pending(3, [8, 5]), pending(3, [7, 6])];
  expect(keptDeals(evening, waiting).map((one) => one.figures.tricks)).toEqual([[7, 6]]);
  expect(nextDeal(evening, waiting, false)).toBe(4);
  expect(nextDeal(evening, [...waiting, pending(4, [6, 7])], false)).toBe(0);
});

test('a deal waits until only the one before it may still be confirmed', () => {
  const entered = (deal: number) => dealOf(deal, [8, 5], { state: 'entered' });
  const at = (...deals: ReturnType<typeof dealOf>[]) =>
    eveningOf({ guest: guestOf({ table: tableOf({ deals }), may_enter: deals.length + 1 }) });
  const waits = (evening: ReturnType<typeof at>, deal: number): boolean =>
    hasToWait(evening, pending(deal, [8, 5]).command);
  expect(waits(at(dealOf(1, [8, 5])), 2)).toBe(false);
  expect(waits(at(dealOf(1, [8, 5]), entered(2)), 3)).toBe(false);
  expect(waits(at(entered(1), entered(2)), 3)).toBe(true);
  expect(waits(at(dealOf(1, [8, 5])), 3)).toBe(true);
  expect(waits(at(entered(1), entered(2)), 2)).toBe(false);
  expect(hasToWait(at(dealOf(1, [8, 5])), pending(4, [8, 5], 'enter_deal', 2).command)).toBe(false);
  expect(nextDeal(at(entered(1), entered(2)), [], true)).toBe(0);
  expect(nextDeal(at(dealOf(1, [8, 5]), entered(2)), [], true)).toBe(3);
});

test('a guest on line is taken to their table and sees the evening when it is done', () => {
  const settings = { ...publicOf().settings, place: 'online' as const };
  expect(stageOf(eveningOf({ public: { settings }, guest: guestOf({ ask: 'none' }) }), 'open', [], 0)).toBe('taken');
  expect(
    stageOf(
      eveningOf({ public: { settings }, guest: guestOf({ ask: 'none', table: tableOf({ over: true }) }) }),
      'open',
      [],
      0,
    ),
  ).toBe('between');
});

test('who sits out or comes late does not see a table', () => {
  expect(
    stageOf(eveningOf({ guest: guestOf({ sits_out: true, seat: null, table: null, ask: 'none' }) }), 'open', [], 0),
  ).toBe('out');
  expect(stageOf(eveningOf({ guest: guestOf({ seat: null, table: null, ask: 'none' }) }), 'open', [], 0)).toBe('late');
  expect(
    stageOf(
      eveningOf({ public: { phase: 'between' }, guest: guestOf({ seat: seatOf(), table: null, ask: 'none' }) }),
      'open',
      [],
      0,
    ),
  ).toBe('between');
});

test('a plan shows all of a few tables, and of many those around the way', () => {
  expect(planOf(6, 1, 2).tables.map((one) => one.table)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(planOf(250, 188, 187).tables.map((one) => one.table)).toEqual([185, 186, 187, 188, 189, 190]);
  expect(planOf(250, 250, 249).tables.at(-1)?.table).toBe(250);
  expect(planOf(250, 2, 1).tables[0]?.table).toBe(1);
  expect(planOf(250, 0, 120)).toMatchObject({ before: true, after: true, gapAfter: null });
});

test('every plan has both tables, few others, each once and in order', () => {
  for (const tables of [2, 3, 6, 7, 8, 12, 250]) {
    for (let from = 0; from <= tables; from += tables > 20 ? 13 : 1) {
      for (let to = 1; to <= tables; to += tables > 20 ? 7 : 1) {
        const shown = planOf(tables, from, to).tables;
        const numbers = shown.map((one) => one.table);
        expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => one - other));
        expect(numbers.length).toBeLessThanOrEqual(6);
        expect(Math.min(...numbers)).toBeGreaterThanOrEqual(1);
        expect(Math.max(...numbers)).toBeLessThanOrEqual(tables);
        expect(shown.filter((one) => one.is === 'to').map((one) => one.table)).toEqual([to]);
        expect(shown.filter((one) => one.is === 'from').map((one) => one.table)).toEqual(
          from && from !== to ? [from] : [],
        );
      }
    }
  }
});

test('a guest is taken back when their table is done, when the round is over, and at once when the evening goes on', () => {
  const place = { code: 'HARBR', round: 3, table: 2 };
  const done = eveningOf({ guest: guestOf({ table: tableOf({ over: true }) }) });
  expect(returnAfterMs(eveningOf({ guest: guestOf() }), place, false)).toBeNull();
  expect(returnAfterMs(done, place, false)).toBe(8000);
  expect(returnAfterMs(done, place, true)).toBeNull();
  expect(returnAfterMs(eveningOf({ public: { phase: 'between' }, guest: guestOf() }), place, true)).toBe(8000);
  expect(returnAfterMs(eveningOf({ public: { round: 4 }, guest: guestOf() }), place, false)).toBe(3000);
});

test('every message of a whole conversation with the club leads a guest to a screen', () => {
  const text = readFileSync(join(import.meta.dirname, '../../../../../tests/web/fixtures/evening.jsonl'), 'utf8');
  const lines = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { from: string; message: ToEveningClient });
  const stages = lines.flatMap(({ from, message }) =>
    from === 'server' && message.tell === 'evening' ? [stageOf(message, 'open', [], 0)] : [],
  );
  expect(stages[0]).toBe('join');
  expect(stages.length).toBeGreaterThan(1);
  expect(stages).not.toContain('loading');
});
