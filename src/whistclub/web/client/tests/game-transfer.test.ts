/* Games of a device brought to the club, and a file taken in: in pieces, each game once. */
import { describe, expect, test, vi } from 'vitest';
import type { GameSummary } from '../src/net/own-games';
import type { Reach } from '../src/net/reach';
import { memoryStore } from '../src/net/browser-store';
import { bringGames, pieces, RefusedGames, takeIn, type CarriedGame } from '../src/page/game-transfer';
import { isWanted, want } from '../src/page/kept-parts';

const game = (match: string, more: Partial<GameSummary> = {}, record: unknown = {}): CarriedGame => ({
  match,
  summary: { counts: true, ...more } as GameSummary,
  record,
});
const document = (...games: CarriedGame[]): object => ({ format: 'whistclub-own-data 1', games });
const taken = (games: number, known = 0, unreadable = 0): object => ({ games, known, unreadable });

/** A home that answers with these, one after the other, and what it was sent. */
function home(...answers: (object | number)[]): { reach: Reach; sent: CarriedGame[][] } {
  const sent: CarriedGame[][] = [];
  const ask: Reach['ask'] = (method, _, body) => {
    if (method === 'POST') sent.push((JSON.parse(body ?? '{}') as { games: CarriedGame[] }).games);
    const answer = answers.shift();
    if (answer === undefined) return Promise.reject(new Error('no network'));
    return Promise.resolve(typeof answer === 'number' ? Response.json({}, { status: answer }) : Response.json(answer));
  };
  return { reach: { needsNetwork: true, ask, connect: () => expect.fail() }, sent };
}

function answeredSet(...known: string[]) {
  const matches = new Set(known);
  return {
    matches,
    has: (one: string) => matches.has(one),
    add: (more: readonly string[]) => more.forEach((one) => matches.add(one)),
  };
}
const matches = (sent: CarriedGame[][]): string[][] => sent.map((piece) => piece.map(({ match }) => match));

test('games go in pieces by their number and their bytes, and a longer one goes alone', () => {
  const games = ['a', 'b', 'c', 'd'].map((match) => game(match));
  const long = game('long', {}, 'x'.repeat(500));
  expect(matches(pieces([...games, long, game('e')] as CarriedGame[], 3, 400) as CarriedGame[][])).toEqual([
    ['a', 'b', 'c'],
    ['d'],
    ['long'],
    ['e'],
  ]);
});

describe('the games of a device', () => {
  test('come to the club but for those that it has answered for, tries and guided deals', async () => {
    const device = home(document(game('old'), game('new'), game('try', { counts: false }), game('none', {}, null)));
    const club = home(taken(1));
    const answered = answeredSet('old');
    const told = vi.fn();
    expect(await bringGames(device.reach, club.reach, answered, told)).toBe(true);
    expect(matches(club.sent)).toEqual([['new']]);
    expect(told).toHaveBeenCalledWith(taken(1));
    expect([...answered.matches]).toEqual(['old', 'new']);
  });
  test('are sent again where the answer was cut off', async () => {
    const answered = answeredSet();
    const device = home(document(game('a')), document(game('a')));
    expect(await bringGames(device.reach, home().reach, answered, () => undefined)).toBe(false);
    const club = home(taken(0, 1));
    expect(await bringGames(device.reach, club.reach, answered, () => undefined)).toBe(true);
    expect(matches(club.sent)).toEqual([['a']]);
  });
  test('stay for the next time where the club takes no more now, and one that is too long stays for good', async () => {
    const many = Array.from({ length: 21 }, (_, i) => game(`${i}`));
    const answered = answeredSet();
    const device = home(document(...many), document(...many));
    expect(await bringGames(device.reach, home(413, 429).reach, answered, () => undefined)).toBe(false);
    expect(answered.matches.size).toBe(20);
    const club = home(taken(1));
    expect(await bringGames(device.reach, club.reach, answered, () => undefined)).toBe(true);
    expect(matches(club.sent)).toEqual([['20']]);
  });
});

describe('a file', () => {
  test('is taken in piece by piece, and told as one', async () => {
    const many = Array.from({ length: 25 }, (_, i) => game(`${i}`));
    const site = home(taken(20), taken(3, 1, 1));
    expect(await takeIn(JSON.stringify(document(...many)), site.reach)).toEqual(taken(23, 1, 1));
    expect(site.sent.map((piece) => piece.length)).toEqual([20, 5]);
  });
  test('that is none is refused by its home', async () => {
    const ask = vi.fn(() => Promise.resolve(Response.json({ why: { key: 'own-data-unreadable' } }, { status: 400 })));
    const site: Reach = { needsNetwork: false, ask, connect: () => expect.fail() };
    for (const text of ['', 'no JSON', '[]', 'null', '{"games": 5}'])
      await expect(takeIn(text, site)).rejects.toBeInstanceOf(RefusedGames);
    expect(ask).toHaveBeenCalledTimes(5);
    expect(ask).toHaveBeenLastCalledWith('POST', '/api/me/data', '{"games": 5}');
  });
});

describe('what plays without a network is kept', () => {
  const device = (isInstalled: boolean, isSparing = false) => ({ isInstalled, isSparing });
  test('unasked only where the club is one of the device’s programs and the device need not spare', () => {
    const store = memoryStore();
    expect([device(false), device(true), device(true, true)].map((one) => isWanted(one, store))).toEqual([
      false,
      true,
      false,
    ]);
  });
  test('as somebody has said, whatever the device is', () => {
    const store = memoryStore();
    want(true, store);
    expect(isWanted(device(false, true), store)).toBe(true);
    want(false, store);
    expect(isWanted(device(true), store)).toBe(false);
  });
});
