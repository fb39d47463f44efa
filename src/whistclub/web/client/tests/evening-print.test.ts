import { describe, expect, test } from 'vitest';
import type { OrganiserPart } from '../src/net/evening';
import {
  blankOf,
  blocksBySheet,
  cardOf,
  paged,
  startsOf,
  suitsOf,
  tablesOf,
  wayOf,
  whatOf,
} from '../src/evening/print/sheets';
import { nameOf, publicOf } from './evening-fixtures';

const seats = (first: number) => [...'NESW'].map((seat, i) => ({ seat, guest: first + i, name: `G${first + i}` }));

describe('printed sheets', () => {
  test('are the poster where nothing else is asked for', () => {
    expect(whatOf(new URLSearchParams(''))).toBe('poster');
    expect(whatOf(new URLSearchParams('what=nonsense'))).toBe('poster');
    expect(whatOf(new URLSearchParams('what=slip'))).toBe('slip');
  });
  test('are blank in a number that a printer can take', () => {
    expect(
      ['', 'blank=24', 'blank=-3', 'blank=x', 'blank=999999'].map((one) => blankOf(new URLSearchParams(one))),
    ).toEqual([0, 24, 0, 0, 500]);
  });
  test.each([
    ['here', { here: 17, expected: [] }, 4],
    ['expected', { here: 4, expected: Array.from({ length: 13 }, (_, i) => nameOf(i + 1)) }, 4],
    ['not known yet', { here: 0, expected: [] }, 6],
  ])('are for as many tables as play, of people who are %s', (_, people, tables) => {
    expect(tablesOf(publicOf({ phase: 'gathering', round: 0, tables: 0, ...people }))).toBe(tables);
    expect(tablesOf(publicOf({ phase: 'playing', tables: 4 }))).toBe(4);
  });
  test('take every item once, fewer on the first', () => {
    const items = Array.from({ length: 23 }, (_, i) => i);
    expect(paged(items, 5, 8).map((sheet) => sheet.length)).toEqual([5, 8, 8, 2]);
    expect(paged(items, 5, 8).flat()).toEqual(items);
    expect(paged([], 5)).toEqual([[]]);
  });
});

describe('a schedule', () => {
  const rounds = (count: number, tables: number) =>
    Array.from({ length: count }, (_, i) => ({
      round: i + 1,
      rows: Array.from({ length: tables }, (_, k) => `${i + 1}/${k + 1}`),
    }));
  test.each([
    [8, 6],
    [24, 60],
    [1, 1],
    [3, 38],
  ])('of %i rounds at %i tables has every table of every round once, and no sheet is too full', (count, tables) => {
    const sheets = blocksBySheet(rounds(count, tables), 34);
    expect(sheets.flat().flatMap((block) => block.rows)).toEqual(rounds(count, tables).flatMap((round) => round.rows));
    for (const sheet of sheets) {
      expect(sheet.length).toBeGreaterThan(0);
      expect(sheet.reduce((lines, block) => lines + 2 + block.rows.length, 0)).toBeLessThanOrEqual(34);
    }
  });
  test('has no heading without a row', () => {
    for (const sheet of blocksBySheet(rounds(9, 7), 34))
      for (const block of sheet) expect(block.rows.length).toBeGreaterThan(0);
  });
  const settings = (begins: string, minutes: number, deals = 4) => ({
    ...publicOf().settings,
    begins,
    minutes,
    deals,
    length: 'deals' as const,
  });
  test('begins each round its minutes and five after the last, past midnight too', () => {
    expect(startsOf(settings('19:10', 20), 3)).toEqual(['19:10', '19:35', '20:00']);
    expect(startsOf(settings('23:50', 20), 2)).toEqual(['23:50', '0:15']);
    expect(startsOf(settings('at dusk', 20), 2)).toEqual([]);
    expect(startsOf(settings('19:10', 0), 2)).toEqual([]);
  });
  test('of one deal a round has no more minutes than a deal has, so that 24 of them end when halls close', () => {
    const starts = startsOf(settings('19:00', 7, 1), 24);
    expect([starts[1], starts.at(-1)]).toEqual(['19:07', '21:41']);
  });
});

describe('the way from a table', () => {
  test('of the ladder leads up and down, and stays at the ends', () => {
    expect(wayOf('ladder', 2, 6)).toEqual({ key: 'ladder', up: 1, down: 3 });
    expect(wayOf('partner', 1, 6).key).toBe('ladder-top');
    expect(wayOf('ladder', 6, 6).key).toBe('ladder-bottom');
  });
  test('of a progressive drive goes round the ends', () => {
    expect(wayOf('progressive', 1, 6)).toEqual({ key: 'progressive', up: 6, down: 2 });
    expect(wayOf('semi_partner', 6, 6)).toEqual({ key: 'progressive', up: 5, down: 1 });
  });
  test('of the compass is one on for East and West, and skips once at an even number of tables above two', () => {
    expect(wayOf('compass', 5, 5)).toMatchObject({ key: 'compass', down: 1 });
    expect(wayOf('compass', 5, 6)).toMatchObject({ key: 'compass-skip', up: 3, down: 6 });
    expect(wayOf('compass', 1, 2).key).toBe('compass');
  });
  test('of an individual evening is on the card', () => expect(wayOf('individual', 3, 6).key).toBe('individual'));
});

describe('a personal card', () => {
  const past = [
    {
      round: 1,
      by_hand: false,
      is_over: true,
      out: [],
      tables: [{ table: 1, seats: seats(1), dealer: 'N', sums: [4, 3], over: true }],
    },
  ] as OrganiserPart['rounds'];
  const planned = [
    {
      round: 2,
      out: [{ seat: '', player: 4, guest: 4, name: 'G4' }],
      tables: [
        {
          table: 3,
          seats: seats(1)
            .slice(0, 3)
            .map((one) => ({ ...one, player: one.guest })),
        },
      ],
    },
  ];
  test('has own points first', () => {
    expect(cardOf(2, 1, past, [])[0]).toMatchObject({ table: 1, seat: 'E', partner: { name: 'G4' }, points: [3, 4] });
    expect(cardOf(3, 1, past, [])[0]).toMatchObject({ seat: 'S', partner: { name: 'G1' }, points: [4, 3] });
  });
  test('has the seats that are planned, rounds sat out, and rounds not known yet', () => {
    expect(cardOf(1, 3, past, planned).map((line) => line.table)).toEqual([1, 3, -1]);
    expect(cardOf(4, 3, past, planned).map((line) => line.table)).toEqual([1, 0, -1]);
  });
});

describe('a laid hand', () => {
  test('stands by suit, each from the top', () => {
    expect(suitsOf('D2 SA ST SK H9').map(({ suit, ranks }) => `${suit} ${ranks}`)).toEqual([
      'S A K 10',
      'H 9',
      'C ',
      'D 2',
    ]);
  });
});
