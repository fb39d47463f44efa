/* Slips as they are typed: what a box keeps, what a row makes, and what happens to a row that is left. */
import { describe, expect, test } from 'vitest';
import type { EntryChoice, EveningDeal, Figures } from '../src/net/evening';
import {
  countsIn,
  fateOf,
  firstOpen,
  isComplete,
  jumpTo,
  kept,
  kindOf,
  nextMissing,
  nextOf,
  slipsOf,
  type Drafts,
} from '../src/evening/organiser/slips/slips';
import { EIGHT_FIVE, eveningOf, slipTables } from './slips-fixtures';

const NONE: Drafts = new Map();
const drafts = (table: number, ...boxes: string[]): Drafts => new Map([[table, boxes]]);
const deal = (figures: Figures, state: EveningDeal['state'], side: number | null = null): EveningDeal => ({
  deal: 1,
  state,
  figures,
  points: figures.tricks ?? figures.points ?? [],
  side,
});

describe('a box', () => {
  test('goes on by itself after 2 to 9 and after two digits', () => {
    expect(['0', '1', '2', '9', '10', '13'].filter((one) => isComplete('tricks', one))).toEqual(['2', '9', '10', '13']);
    expect(isComplete('points', '21')).toBe(false);
  });
  test('keeps digits, and in points one minus before them', () => {
    expect(kept('tricks', '1a2b3')).toBe('12');
    expect([kept('points', '-21'), kept('points', '\u221221'), kept('points', '2-1')]).toEqual(['-21', '-21', '2']);
  });
});

describe('a row', () => {
  const evening = eveningOf(slipTables([deal(EIGHT_FIVE, 'stands')], []));
  const at = (typed: Drafts, table: number) => {
    const slip = slipsOf(evening, 'tricks', 1, typed)[table - 1];
    if (!slip) throw new Error('no such table');
    return slip;
  };
  test('is missing, begun, off, right or in', () => {
    expect(slipsOf(evening, 'tricks', 1, NONE).map((one) => one.progress)).toEqual(['in', 'missing']);
    expect(at(drafts(2, '5', ''), 2).progress).toBe('begun');
    expect(at(drafts(2, '5', '7'), 2).progress).toBe('off');
    expect(at(drafts(2, '5', '8'), 2).progress).toBe('right');
  });
  test('goes to the club once it is right, and not before', () => {
    expect(fateOf('tricks', at(drafts(2, '5', '7'), 2))).toEqual({ what: 'keep' });
    expect(fateOf('tricks', at(drafts(2, '5', '8'), 2))).toEqual({ what: 'enter', figures: { tricks: [5, 8] } });
  });
  test('changes nothing when the same slip comes twice, and asks when it says something else', () => {
    expect(fateOf('tricks', at(drafts(1, '8', '5'), 1))).toEqual({ what: 'nothing' });
    expect(fateOf('tricks', at(drafts(1, '7', '6'), 1))).toEqual({ what: 'ask', figures: { tricks: [7, 6] } });
  });
  test('that one side entered by phone shows no figures and says nothing while it is walked past', () => {
    const phone = eveningOf(slipTables([deal(EIGHT_FIVE, 'entered', 0)], []));
    const [first] = slipsOf(phone, 'tricks', 1, NONE);
    expect([first?.boxes, first?.progress]).toEqual([['', ''], 'missing']);
    const [typed] = slipsOf(phone, 'tricks', 1, drafts(1, '8', '5'));
    expect(typed && fateOf('tricks', typed)).toEqual({ what: 'enter', figures: EIGHT_FIVE });
    const [other] = slipsOf(phone, 'tricks', 1, drafts(1, '6', '7'));
    expect(other && fateOf('tricks', other).what).toBe('ask');
  });
  test('decides a deal that both sides counted differently', () => {
    const both = eveningOf(slipTables([{ ...deal(EIGHT_FIVE, 'disputed', 0), disputed: { tricks: [7, 6] } }], []));
    const [typed] = slipsOf(both, 'tricks', 1, drafts(1, '7', '6'));
    expect(typed && fateOf('tricks', typed)).toEqual({ what: 'correct', figures: { tricks: [7, 6] } });
  });
});

describe('what a row counts for', () => {
  /* By 0 to 13 tricks of the first side, as no game would have it: nothing but the club's table can say it. */
  const worth = Array.from({ length: 14 }, (_, won): [number, number] => [100 + won, -won]);
  const club: readonly EntryChoice[] = [{ key: 'plain', worth }];
  test('is what the club says of its figures', () => {
    expect(countsIn('tricks', club, { boxes: ['8', '5'], progress: 'right' })).toEqual([108, -8]);
    expect(countsIn('tricks', club, { boxes: ['4', '9'], progress: 'in' })).toEqual([104, -4]);
  });
  test('is nothing before the row is right, and where points stand on the slip', () => {
    expect(countsIn('tricks', club, { boxes: ['8', ''], progress: 'begun' })).toEqual([]);
    expect(countsIn('tricks', club, { boxes: ['8', '4'], progress: 'off' })).toEqual([]);
    expect(countsIn('points', [], { boxes: ['8', '5'], progress: 'in' })).toEqual([]);
  });
});

test('where tables play until they are over each row is its own next deal, and one that is over asks nothing', () => {
  const [played, begun, over] = slipTables([deal(EIGHT_FIVE, 'stands')], [], [deal(EIGHT_FIVE, 'stands')]);
  const evening = eveningOf([played, begun, over].flatMap((one, i) => (one ? [{ ...one, over: i === 2 }] : [])));
  const slips = slipsOf(evening, 'tricks', nextOf, NONE);
  expect(slips.map((one) => [one.number, one.progress])).toEqual([
    [2, 'missing'],
    [1, 'missing'],
    [2, 'done'],
  ]);
});

test('the next row is the next one that is missing, round the end', () => {
  const evening = eveningOf(slipTables([], [deal(EIGHT_FIVE, 'stands')], []));
  const slips = slipsOf(evening, 'tricks', 1, NONE);
  expect([1, 2, 3].map((table) => nextMissing(slips, table)?.table.table)).toEqual([3, 3, 1]);
});

test('after a slash a number is the table as soon as no other can be meant', () => {
  expect(jumpTo('', '9', 12)).toEqual({ table: 9, rest: '' });
  expect(jumpTo('', '1', 12)).toEqual({ table: 0, rest: '1' });
  expect(jumpTo('1', '2', 12)).toEqual({ table: 12, rest: '' });
});

test('the first open deal is the first that is not in everywhere', () => {
  expect(firstOpen(eveningOf(slipTables([deal(EIGHT_FIVE, 'stands')], [])))).toBe(1);
  expect(firstOpen(eveningOf(slipTables([deal(EIGHT_FIVE, 'stands')], [deal(EIGHT_FIVE, 'stands')])))).toBe(2);
});

test('slips are typed where figures say all that a game asks, and where it asks more', () => {
  const evening = eveningOf(slipTables([], []));
  const of = (changes: object) => kindOf({ ...evening, public: { ...evening.public, ...changes } });
  expect(of({ choices: [{ key: 'deal' }] })).toBe('tricks');
  expect(of({ choices: [{ key: 'high' }, { key: 'low' }] })).toBe('asked');
  expect(of({ settings: { name: 'x', enter: 'points' } })).toBe('points');
  expect(of({ settings: { name: 'x', place: 'online' }, choices: [{ key: 'deal' }] })).toBe(null);
});
