import { describe, expect, test } from 'vitest';
import type { Evening, NameOf, TableNow } from '../src/net/evening';
import {
  PAGE_MS,
  SEATING_MS,
  columnsFor,
  itemsOf,
  pagesOf,
  reasonOf,
  roomOf,
  turned,
  type HallPage,
} from '../src/evening/hall/pages';
import { trumpOf } from '../src/evening/trumps';
import { lettersOf, linesOf, pairwise, tilesOf } from '../src/evening/hall/people';

const WIDE = roomOf(1920, 1080);
const named = (guest: number, name = `Guest ${guest}`): NameOf => ({ guest, name });

function table(number: number, bots = 0): TableNow {
  const seats = [...'NESW'].map((seat, i) => ({ seat, ...named(number * 4 + i), bot: i < bots }));
  return { table: number, seats, dealer: 'N' };
}

function evening(
  phase: string,
  tables: number,
  { round = 1, began_ms = 0, paused = false, page = '', prize = 0, prizes = 0 } = {},
): Evening {
  const all = Array.from({ length: tables }, (_, i) => table(i + 1));
  const shown = { code: 'KVRN', phase, round, rounds: 8, began_ms, paused, tables };
  const hall = {
    page,
    prize,
    tables: all,
    out: [],
    standings: [],
    prizes: Array.from({ length: prizes }, (_, i) => named(i + 1)),
  };
  return { tell: 'evening', seq: 1, now_ms: 0, public: shown, hall } as unknown as Evening;
}

function pages(one: Evening, clubMs = 0, standings = 4 * (one.hall?.tables.length ?? 0), room = WIDE): HallPage[] {
  const tables = one.hall?.tables.length ?? 0;
  return pagesOf(one, { tiles: tables, names: 4 * tables, standings }, room, clubMs);
}

const kinds = (all: readonly HallPage[]): string[] =>
  all.map((page) => (page.parts > 1 ? `${page.kind} ${page.part + 1}/${page.parts}` : page.kind));

describe('the pages of a hall screen', () => {
  test('are the poster while people come', () => {
    expect(kinds(pages(evening('gathering', 0)))).toEqual(['poster']);
  });
  test('are tables and names when a round is seated and in its first minutes', () => {
    expect(kinds(pages(evening('between', 6)))).toEqual(['seating', 'names']);
    expect(kinds(pages(evening('playing', 6), SEATING_MS - 1))).toEqual(['seating', 'names']);
  });
  test('are the clock during the first round, and clock and standings in later ones', () => {
    expect(kinds(pages(evening('playing', 6), SEATING_MS))).toEqual(['clock']);
    expect(kinds(pages(evening('playing', 6, { round: 3 }), SEATING_MS))).toEqual(['clock', 'standings']);
  });
  test('are more where there are more people, six tables or 24 names on each', () => {
    expect(kinds(pages(evening('between', 7)))).toEqual(['seating 1/2', 'seating 2/2', 'names 1/2', 'names 2/2']);
    expect(pages(evening('between', 60)).filter((page) => page.kind === 'seating')).toHaveLength(10);
  });
  test('are only names above sixty tables', () => {
    const all = pages(evening('between', 61));
    expect(new Set(all.map((page) => page.kind))).toEqual(new Set(['names']));
    expect(all).toHaveLength(Math.ceil((61 * 4) / 24));
  });
  test('show every name once before the clock takes over, however many there are', () => {
    const all = pages(evening('playing', 250), 41 * PAGE_MS);
    expect(all).toHaveLength(42);
    expect(all[0]?.kind).toBe('names');
    expect(pages(evening('playing', 250), 42 * PAGE_MS)[0]?.kind).toBe('clock');
  });
  test('have the clock again after four pages of standings', () => {
    const all = kinds(pages(evening('playing', 30, { round: 2 }), 10 * SEATING_MS));
    expect(all).toEqual([
      'clock',
      'standings 1/5',
      'standings 2/5',
      'standings 3/5',
      'standings 4/5',
      'clock',
      'standings 5/5',
    ]);
  });
  test('are the standings when nobody is seated between two rounds, and when the evening is over', () => {
    expect(kinds(pages(evening('between', 0, { round: 2 }), 0, 24))).toEqual(['standings']);
    expect(kinds(pages(evening('over', 6, { round: 8 })))).toEqual(['standings']);
  });
  test('are a thank-you without ranks after the last round, until an organiser opens the prizes', () => {
    expect(kinds(pages(evening('between', 0, { round: 8 }), 0, 24))).toEqual(['after']);
    expect(kinds(pages(evening('between', 0, { round: 8, page: 'prize', prize: 1, prizes: 3 }), 0, 24))).toEqual([
      'prize',
    ]);
  });
  test('are not the seats of a round that nobody is to take, though an organiser turned to them', () => {
    expect(kinds(pages(evening('between', 0, { round: 2, page: 'seating' }), 0, 24))).toEqual(['standings']);
  });
  test('are those that an organiser turned to', () => {
    expect(kinds(pages(evening('playing', 6, { page: 'standings', round: 2 })))).toEqual(['standings']);
    expect(kinds(pages(evening('gathering', 6, { page: 'seating' })))).toEqual(['seating']);
    expect(kinds(pages(evening('over', 6, { page: 'prize', prize: 2, prizes: 3 })))).toEqual(['prize']);
  });
  test('turn by themselves where the organiser names a prize that is not there', () => {
    expect(kinds(pages(evening('over', 6, { page: 'prize', prize: 4, prizes: 3 })))).toEqual(['standings']);
  });
  test('have fewer columns on a narrower screen', () => {
    expect([roomOf(1920, 1080), roomOf(1280, 720), roomOf(3840, 2160)].map((room) => room.rows)).toEqual([24, 24, 24]);
    expect(roomOf(1024, 768)).toEqual({ columns: 2, tables: 4, rows: 16 });
    expect(roomOf(768, 1024).rows).toBe(8);
  });
  test('take each item exactly once', () => {
    const items = Array.from({ length: 53 }, (_, i) => i);
    const three = [0, 1, 2].map((part): HallPage => ({ kind: 'names', part, parts: 3 }));
    expect(three.flatMap((page) => itemsOf(items, page, 24))).toEqual(items);
  });
  test('give up to sixteen rows half of the width each, and a narrow screen its one column', () => {
    expect([1, 8, 9, 16, 17, 24].map((rows) => columnsFor(rows, 3))).toEqual([2, 2, 2, 2, 3, 3]);
    expect([0, 8, 9].map((rows) => columnsFor(rows, 1))).toEqual([1, 1, 1]);
  });
});

describe('turning pages', () => {
  const two: HallPage[] = [
    { kind: 'seating', part: 0, parts: 1 },
    { kind: 'names', part: 0, parts: 1 },
  ];
  const begun = turned({ reason: '', index: 0, sinceMs: 0 }, two, 'a', 1000);
  test('begins at the first page', () => expect(begun).toEqual({ reason: 'a', index: 0, sinceMs: 1000 }));
  test('shows a page for twelve seconds', () => {
    expect(turned(begun, two, 'a', 12_999).index).toBe(0);
    expect(turned(begun, two, 'a', 13_000)).toEqual({ reason: 'a', index: 1, sinceMs: 13_000 });
    expect(turned(begun, two, 'a', 25_000)).toEqual({ reason: 'a', index: 0, sinceMs: 25_000 });
  });
  test('starts over when something else is shown', () =>
    expect(turned({ ...begun, index: 1 }, two, 'b', 5000)).toEqual({ reason: 'b', index: 0, sinceMs: 5000 }));
  test('never shows a page that is not there any longer', () =>
    expect(turned({ ...begun, index: 1 }, two.slice(0, 1), 'a', 1001).index).toBe(0));
  test('starts over with each round and with the organiser’s hand', () => {
    const reasons = [
      evening('playing', 6),
      evening('playing', 6, { round: 2 }),
      evening('playing', 6, { page: 'names' }),
    ].map((one) => reasonOf(one, pages(one)));
    expect(new Set(reasons).size).toBe(3);
  });
});

describe('people on a hall screen', () => {
  const called = ({ name }: NameOf): string => name;
  test('sit as pairs, North and South first', () => {
    expect(
      pairwise(table(1))
        .map((one) => one.seat)
        .join(''),
    ).toBe('NSEW');
  });
  test('who sit out come after the tables', () => {
    const tiles = tilesOf({ tables: [table(1), table(2)], out: [named(90), named(91), named(92)] });
    expect(tiles.map((tile) => ('table' in tile ? tile.table.table : tile.out.length))).toEqual([1, 2, 3]);
  });
  test('stand by name without bots, with those who sit out', () => {
    const lines = linesOf({ tables: [table(1, 1)], out: [named(1, 'Ada')] }, 'en', called);
    expect(lines.map((line) => [line.name, line.table, line.seat])).toEqual([
      ['Ada', 0, ''],
      ['Guest 5', 1, 'E'],
      ['Guest 6', 1, 'S'],
      ['Guest 7', 1, 'W'],
    ]);
  });
  test('stand where their language puts them', () => {
    const out = ['Zoe', 'Ägidius', 'Bert'].map((name, i) => named(i + 1, name));
    expect(linesOf({ tables: [], out }, 'de', called).map((line) => line.name)).toEqual(['Ägidius', 'Bert', 'Zoe']);
  });
  test('are found by the first letters of the page, as many as are needed', () => {
    const lines = ['Ada', 'Bert', 'Bruno', 'Clara'].map((name) => ({ name, table: 1, seat: 'N' }));
    expect(lettersOf(lines, 0, 4)).toEqual(['A', 'C']);
    expect(lettersOf(lines, 0, 2)).toEqual(['A', 'Be']);
    expect(lettersOf(lines, 2, 2)).toEqual(['Br', 'C']);
  });
});

test('the trump of a round follows the order of the evening, no trump behind the suits', () => {
  const rounds = [1, 2, 3, 4, 5, 6];
  const order = (trumps: 'round' | 'rising_none' | 'game'): string =>
    rounds.map((round) => trumpOf({ name: 'Thursday', trumps }, round)).join('');
  expect(order('round')).toBe('HCDSHC');
  expect(order('rising_none')).toBe('CDHSNC');
  expect(order('game')).toBe('');
  expect(trumpOf({ name: 'Thursday', place: 'online' }, 1)).toBe('');
});
