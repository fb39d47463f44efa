/* Slips of games that ask more than figures: which boxes a row has, what they keep, and what they say. */
import { describe, expect, test } from 'vitest';
import type { EntryChoice } from '../src/net/evening';
import {
  answersSoFar,
  boxesOfFigures,
  boxesSaying,
  figuresIn,
  isFull,
  keptAs,
  printedRoles,
  rolesOf,
  written,
  type ChoiceSlip,
} from '../src/evening/organiser/slips/choice-boxes';
import { fateOf, isComplete, slipsOf } from '../src/evening/organiser/slips/slips';
import { eveningOf, slipTables } from './slips-fixtures';

const SEATS = ['n', 'e', 's', 'w'];
const asked = (columns: 2 | 4, what: string, choices: readonly EntryChoice[]): ChoiceSlip => ({
  form: { choices, columns, own: null },
  letters: { what: [...what], seats: SEATS, made: ['m', 'f'] },
});
const GRAND = asked(2, 'hglso', [
  { key: 'grand', declarers: 'side', undertaken: 7 },
  { key: 'low', avoids: true },
  { key: 'alone', declarers: 'side', outcome: 'made' },
]);
const CONTRACTS = asked(4, 'psmx', [
  { key: 'propose', declarers: 'pair', undertaken: 8 },
  { key: 'solo', declarers: 'player', undertaken: 5 },
  { key: 'misere', declarers: 'player', outcome: 'made' },
  { key: 'thrown_in', outcome: 'nothing' },
]);

const vip = (number: number, times: number): EntryChoice => ({
  key: `vip ${number} ${times}`,
  name: 'vip',
  declarers: 'partners',
  number,
  times,
});
const CALLED = asked(4, 've', [
  ...[9, 10, 11].flatMap((number) => [vip(number, 1), vip(number, 2)]),
  { key: 'each', declarers: 'each', outcome: 'made' },
]);

describe('a called number', () => {
  test('has a box, and goes on once no other can be meant', () => {
    expect(printedRoles(CALLED.form)).toEqual(['what', 'number', 'times', 'who', 'tricks', 'kept', 'made']);
    expect(rolesOf(CALLED, ['v'])).toEqual(['what', 'number', 'times', 'who', 'tricks']);
    expect(['9', '1', '12', '4'].map((text) => keptAs(CALLED, ['v', '', ''], 1, text))).toEqual(['9', '1', '', '']);
    expect(isComplete(CALLED, '9', ['v', '9', ''], 1)).toBe(true);
    expect(isComplete(CALLED, '1', ['v', '1', ''], 1)).toBe(false);
    expect(figuresIn(CALLED, ['v', '10', '2', 'wn', '11'])).toEqual({
      played: 'vip 10 2',
      by: [3, 0],
      tricks: [11, 2],
    });
    expect(figuresIn(CALLED, ['v', '9', '1', 'w', '11'])).toEqual({ played: 'vip 9 1', by: [3], tricks: [11, 2] });
  });
  test('of each alone the second box says who made it, 0 for nobody', () => {
    expect(rolesOf(CALLED, ['e'])).toEqual(['what', 'who', 'kept']);
    expect(figuresIn(CALLED, ['e', 'ns', 's'])).toEqual({ played: 'each', by: [0, 2], kept: [2] });
    expect(figuresIn(CALLED, ['e', 'ns', '0'])).toEqual({ played: 'each', by: [0, 2] });
    expect(figuresIn(CALLED, ['e', 'ns', 'w'])).toBe(null);
  });
});

test('a printed slip has every box that some answer asks for', () => {
  expect(printedRoles(GRAND.form)).toEqual(['what', 'first', 'second', 'made']);
  expect(printedRoles(CONTRACTS.form)).toEqual(['what', 'who', 'tricks', 'made']);
  expect(printedRoles({ choices: [{ key: 'plain' }], columns: 2, own: null })).toEqual(['first', 'second']);
});

describe('two sides', () => {
  test('have a box for what was played and one for the tricks of each', () => {
    expect(rolesOf(GRAND, ['', '', ''])).toEqual(['what', 'first', 'second']);
    expect(rolesOf(GRAND, ['h', '', ''])).toEqual(['what', 'first', 'second']);
    expect(rolesOf(GRAND, ['s', ''])).toEqual(['what', 'made']);
  });
  test('say which of them granded by the letter', () => {
    expect(figuresIn(GRAND, ['h', '8', '5'])).toEqual({ played: 'grand', by: [0], tricks: [8, 5] });
    expect(figuresIn(GRAND, ['g', '8', '5'])).toEqual({ played: 'grand', by: [1], tricks: [8, 5] });
    expect(figuresIn(GRAND, ['l', '4', '9'])).toEqual({ played: 'low', tricks: [4, 9] });
    expect(figuresIn(GRAND, ['o', 'f'])).toEqual({ played: 'alone', by: [1], made: false });
  });
  test('say nothing before all is said: nothing is chosen beforehand', () => {
    expect(figuresIn(GRAND, ['', '8', '5'])).toBe(null);
    expect(figuresIn(GRAND, ['h', '8', ''])).toBe(null);
  });
  test('keep their tricks when another thing was played, and lose them where none are asked', () => {
    expect(written(GRAND, ['h', '8', '5'], 0, 'l')).toEqual(['l', '8', '5']);
    expect(written(GRAND, ['h', '8', '5'], 0, 's')).toEqual(['s', '']);
  });
  test('must make thirteen before the row is sent', () => {
    const evening = eveningOf(slipTables([]));
    const at = (...boxes: string[]) => {
      const [slip] = slipsOf(evening, GRAND, 1, new Map([[1, boxes]]));
      return slip ? fateOf(GRAND, slip).what : '';
    };
    expect([at('h', '8', '4'), at('', '8', '5'), at('h', '8', '5')]).toEqual(['keep', 'keep', 'enter']);
  });
});

describe('four seats', () => {
  test('have the boxes that the contract asks for', () => {
    expect(rolesOf(CONTRACTS, [''])).toEqual(['what']);
    expect(rolesOf(CONTRACTS, ['s'])).toEqual(['what', 'who', 'tricks']);
    expect(rolesOf(CONTRACTS, ['m'])).toEqual(['what', 'who', 'made']);
    expect(rolesOf(CONTRACTS, ['x'])).toEqual(['what']);
  });
  test('name one declarer, or both of a proposal', () => {
    expect(figuresIn(CONTRACTS, ['s', 'e', '6'])).toEqual({ played: 'solo', by: [1], tricks: [6, 7] });
    expect(figuresIn(CONTRACTS, ['p', 'we', '8'])).toEqual({ played: 'propose', by: [1, 3], tricks: [8, 5] });
    expect(figuresIn(CONTRACTS, ['p', 'w', '8'])).toBe(null);
    expect(figuresIn(CONTRACTS, ['x'])).toEqual({ played: 'thrown_in' });
  });
  test('keep letters that mean something, and no count above thirteen', () => {
    expect(keptAs(CONTRACTS, [''], 0, 'q')).toBe('');
    expect(keptAs(CONTRACTS, ['p'], 0, 'pS')).toBe('s');
    expect(keptAs(CONTRACTS, ['s', 'e', ''], 1, 'ew')).toBe('w');
    expect(keptAs(CONTRACTS, ['p', 'e', ''], 1, 'ee')).toBe('e');
    expect(keptAs(CONTRACTS, ['s', 'e', ''], 2, '14')).toBe('1');
  });
  test('go on by themselves when a box is full', () => {
    expect(isComplete(CONTRACTS, 's', ['s', '', ''], 0)).toBe(true);
    expect(isComplete(CONTRACTS, 'e', ['p', 'e', ''], 1)).toBe(false);
    expect(isComplete(CONTRACTS, '1', ['s', 'e', '1'], 2)).toBe(false);
    expect(isFull(CONTRACTS, ['s', 'e', '1'], 2)).toBe(true);
  });
});

test('figures that stand are shown by the boxes that would say them', () => {
  for (const [of, boxes] of [
    [GRAND, ['g', '8', '5']],
    [GRAND, ['o', 'f']],
    [CONTRACTS, ['p', 'ew', '9']],
    [CONTRACTS, ['m', 's', 'm']],
    [CONTRACTS, ['x']],
    [CALLED, ['v', '10', '2', 'wn', '11']],
    [CALLED, ['e', 'ns', 's']],
    [CALLED, ['e', 'n', '0']],
  ] as const)
    expect(boxesOfFigures(of, figuresIn(of, boxes))).toEqual(boxes);
});

test('the keys of a phone say the same as boxes', () => {
  const begun = answersSoFar(CONTRACTS, ['p', 'e', '']);
  expect(begun).toMatchObject({ what: { key: 'propose' }, who: [1], tricks: null });
  expect(boxesSaying(CONTRACTS, begun)).toEqual(['p', 'e', '']);
});
