import { expect, test } from 'vitest';
import type { EntryChoice, Figures } from '../src/net/evening';
import {
  answersOf,
  differing,
  figuresOf,
  isMade,
  NOTHING_SAID,
  nextQuestion,
  questions,
  typed,
  whats,
  withoutAnswer,
  withPoints,
  withSeat,
  withWhat,
  worthOf,
  type Answers,
  type Form,
} from '../src/evening/entry/entry';

const rows = (worth: (won: number) => readonly [number, number]): readonly (readonly [number, number])[] =>
  Array.from({ length: 14 }, (_, won) => worth(won));
const GRAND: EntryChoice = {
  key: 'grand',
  declarers: 'side',
  undertaken: 7,
  worth: rows((won) => (won > 6 ? [won - 6, 0] : [0, 2 * (7 - won)])),
};
const LOW: EntryChoice = { key: 'low', avoids: true, worth: rows((won) => (won > 6 ? [6 - won, 0] : [0, won - 7])) };
const DIX: EntryChoice = {
  key: 'grand_dix',
  declarers: 'side',
  outcome: 'made',
  worth: [
    [0, 0],
    [0, 0],
  ],
};
const SOLO: EntryChoice = {
  key: 'solo',
  declarers: 'player',
  undertaken: 5,
  worth: rows((won) => [won >= 5 ? 12 + 3 * (won - 5) : -12, won >= 5 ? -4 - (won - 5) : 4]),
};
const PROPOSE: EntryChoice = {
  key: 'propose',
  declarers: 'pair',
  undertaken: 8,
  worth: rows((won) => [won - 4, 4 - won]),
};
const MISERE: EntryChoice = {
  key: 'misere',
  declarers: 'player',
  outcome: 'made',
  worth: [
    [-24, 8],
    [24, -8],
  ],
};
const THROWN_IN: EntryChoice = { key: 'thrown_in', outcome: 'nothing', worth: [[0, 0]] };
const called = (number: number, times: number): EntryChoice => ({
  key: `vip ${number} ${times}`,
  name: 'vip',
  declarers: 'partners',
  undertaken: number,
  number,
  times,
  worth: [...rows((won) => [3 * times * won, -times * won]), ...rows((won) => [times * won, -times * won])],
});
const VIP = [called(9, 1), called(9, 2), called(10, 1), called(10, 2)];
const EACH: EntryChoice = { ...MISERE, key: 'each', name: 'each', declarers: 'each' };
const PLAY: EntryChoice = { key: 'play', worth: rows((won) => [Math.max(0, won - 6), Math.max(0, 7 - won)]) };

const pairs = (own: number | null, ...choices: EntryChoice[]): Form => ({ choices, columns: 2, own });
const alone = (...choices: EntryChoice[]): Form => ({ choices, columns: 4, own: 1 });

test('nothing is chosen beforehand, and one question is open at a time', () => {
  const form = pairs(1, GRAND, LOW);
  expect(questions(form, NOTHING_SAID)).toEqual(['what', 'tricks']);
  expect(nextQuestion(form, NOTHING_SAID)).toBe('what');
  expect(figuresOf(form, NOTHING_SAID)).toBeNull();
  const said = withWhat({ key: 'grand', side: 1 });
  expect(nextQuestion(form, said)).toBe('tricks');
  expect(figuresOf(form, said)).toBeNull();
});

test('a contract of a side is offered for each side, one’s own first', () => {
  expect(whats(pairs(1, GRAND, LOW))).toEqual([
    { key: 'grand', side: 1 },
    { key: 'grand', side: 0 },
    { key: 'low', side: null },
  ]);
  expect(whats(pairs(null, GRAND))).toEqual([
    { key: 'grand', side: 0 },
    { key: 'grand', side: 1 },
  ]);
});

test('one’s own tricks are asked, and the figures stand by side', () => {
  const said: Answers = { ...withWhat({ key: 'grand', side: 0 }), tricks: 5 };
  expect(figuresOf(pairs(1, GRAND, LOW), said)).toEqual({ played: 'grand', by: [0], tricks: [8, 5] });
  expect(figuresOf(pairs(0, GRAND, LOW), said)).toEqual({ played: 'grand', by: [0], tricks: [5, 8] });
  expect(figuresOf(pairs(0, PLAY), { ...NOTHING_SAID, tricks: 5 })).toEqual({ tricks: [5, 8] });
});

test('what figures are worth comes from the table of the club, by side', () => {
  const choices = [GRAND, LOW, DIX];
  expect(worthOf(choices, 2, { played: 'grand', by: [0], tricks: [5, 8] })).toEqual([0, 4]);
  expect(worthOf(choices, 2, { played: 'grand', by: [1], tricks: [9, 4] })).toEqual([6, 0]);
  expect(worthOf(choices, 2, { played: 'low', tricks: [13, 0] })).toEqual([-7, 0]);
  expect(worthOf(choices, 2, { played: 'grand_dix', by: [1], made: true })).toEqual([0, 0]);
  expect(worthOf([PLAY], 2, { tricks: [4, 9] })).toEqual([0, 3]);
  expect(worthOf(choices, 2, { tricks: [4, 9] })).toEqual([]);
});

test('without sides who declared has the first, every other one the second', () => {
  const choices = [SOLO, PROPOSE, MISERE, THROWN_IN];
  expect(worthOf(choices, 4, { played: 'solo', by: [1], tricks: [7, 6] })).toEqual([-6, 18, -6, -6]);
  expect(worthOf(choices, 4, { played: 'propose', by: [1, 3], tricks: [9, 4] })).toEqual([-5, 5, -5, 5]);
  expect(worthOf(choices, 4, { played: 'misere', by: [2], made: false })).toEqual([8, 8, -24, 8]);
  expect(worthOf(choices, 4, { played: 'thrown_in' })).toEqual([0, 0, 0, 0]);
  expect(worthOf([], 4, { points: [3, -1, -1, -1] })).toEqual([3, -1, -1, -1]);
});

test('a solo asks who and the tricks, a misère whether it was made, cards thrown in nothing', () => {
  const form = alone(SOLO, PROPOSE, MISERE, THROWN_IN);
  expect(questions(form, withWhat({ key: 'solo', side: null }))).toEqual(['what', 'who', 'tricks']);
  expect(questions(form, withWhat({ key: 'misere', side: null }))).toEqual(['what', 'who', 'made']);
  expect(figuresOf(form, withWhat({ key: 'thrown_in', side: null }))).toEqual({ played: 'thrown_in' });
  const pair = withSeat(form, withSeat(form, withWhat({ key: 'propose', side: null }), 3), 1);
  expect(pair.who).toEqual([1, 3]);
  expect(withSeat(form, pair, 3).who).toEqual([1]);
  expect(withSeat(form, withSeat(form, withWhat({ key: 'solo', side: null }), 3), 1).who).toEqual([1]);
});

test('opening a question again clears what depends on it', () => {
  const said: Answers = { ...withWhat({ key: 'solo', side: null }), who: [2], tricks: 7 };
  expect(withoutAnswer(said, 'what')).toEqual(NOTHING_SAID);
  expect(withoutAnswer(said, 'who')).toEqual({ ...said, who: [] });
  expect(withoutAnswer(said, 'tricks')).toEqual({ ...said, tricks: null });
});

test('figures that are changed stand as they were entered; those of a kind no longer asked are entered again', () => {
  const cases: readonly (readonly [Form, Figures])[] = [
    [pairs(1, GRAND, LOW), { played: 'grand', by: [0], tricks: [8, 5] }],
    [pairs(null, GRAND, DIX), { played: 'grand_dix', by: [1], made: true }],
    [alone(SOLO, PROPOSE), { played: 'propose', by: [0, 2], tricks: [9, 4] }],
    [pairs(0, PLAY), { tricks: [8, 5] }],
    [pairs(0), { points: [4, 0] }],
  ];
  for (const [form, figures] of cases) expect(figuresOf(form, answersOf(form, figures))).toEqual(figures);
  expect(answersOf(pairs(0, GRAND, LOW), { tricks: [8, 5] })).toEqual(NOTHING_SAID);
  expect(answersOf(pairs(0, GRAND, LOW), { tricks: [8, 5], low: true })).toEqual(NOTHING_SAID);
});

test('minus twenty-one is three taps, in any order of the sign', () => {
  expect(['2', '1', '-'].reduce(typed, '')).toBe('-21');
  expect(['-', '2', '1'].reduce(typed, '')).toBe('-21');
  expect(['0', '7'].reduce(typed, '')).toBe('7');
  expect(['1', '2', '3', '4'].reduce(typed, '')).toBe('123');
  const form: Form = { choices: [], columns: 4, own: null };
  const said = ['3', '-1', '-1', '-'].reduce((answers, text, place) => withPoints(answers, place, text), NOTHING_SAID);
  expect(nextQuestion(form, said)).toBe('points 3');
  expect(figuresOf(form, withPoints(said, 3, '-1'))).toEqual({ points: [3, -1, -1, -1] });
});

test('a contract is made by its tricks, or as it was said', () => {
  expect(isMade(GRAND, { by: [1], tricks: [6, 7] }, 2)).toBe(true);
  expect(isMade(GRAND, { by: [0], tricks: [6, 7] }, 2)).toBe(false);
  expect(isMade(SOLO, { by: [3], tricks: [5, 8] }, 4)).toBe(true);
  expect(isMade(MISERE, { by: [3], made: false }, 4)).toBe(false);
  expect(isMade(LOW, { tricks: [6, 7] }, 2)).toBeNull();
});

test('of choices with one name the number and the times are asked, where they differ', () => {
  const form = alone(...VIP, SOLO);
  expect(whats(form).map((one) => one.key)).toEqual(['vip 9 1', 'solo']);
  const said = withWhat({ key: 'vip 9 1', side: null });
  expect(questions(form, said)).toEqual(['what', 'number', 'times', 'who', 'tricks']);
  expect(questions(form, withWhat({ key: 'solo', side: null }))).toEqual(['what', 'who', 'tricks']);
  expect(differing(form, said, 'number')).toEqual([9, 10]);
  const all: Answers = { ...said, number: 10, times: 2, who: [3], isAll: true, tricks: 10 };
  expect(figuresOf(form, all)).toEqual({ played: 'vip 10 2', by: [3], tricks: [10, 3] });
  expect(answersOf(form, { played: 'vip 10 2', by: [3], tricks: [10, 3] })).toEqual(all);
});

test('a declarer is named before the partner, and may play without one', () => {
  const form = alone(...VIP, SOLO);
  const said: Answers = { ...withWhat({ key: 'vip 9 1', side: null }), number: 9, times: 1 };
  const one = withSeat(form, said, 3);
  expect(nextQuestion(form, one)).toBe('who');
  expect(nextQuestion(form, { ...one, isAll: true })).toBe('tricks');
  const two = withSeat(form, one, 1);
  expect([two.who, nextQuestion(form, two)]).toEqual([[3, 1], 'tricks']);
  expect(worthOf(VIP, 4, { played: 'vip 9 1', by: [3], tricks: [9, 4] })).toEqual([-9, -9, -9, 27]);
  expect(worthOf(VIP, 4, { played: 'vip 9 1', by: [3, 1], tricks: [9, 4] })).toEqual([-9, 9, -9, 9]);
});

test('of several who play alone one tap says made and two say failed, and what they are worth is added', () => {
  const form = alone(SOLO, EACH);
  const taps = [2, 0, 2].reduce((said, seat) => withSeat(form, said, seat), withWhat({ key: 'each', side: null }));
  expect([taps.who, taps.kept, nextQuestion(form, taps)]).toEqual([[0, 2], [0], 'who']);
  const figures: Figures = { played: 'each', by: [0, 2], kept: [0] };
  expect(figuresOf(form, { ...taps, isAll: true })).toEqual(figures);
  expect(answersOf(form, figures)).toEqual({ ...taps, isAll: true });
  expect(worthOf(form.choices, 4, figures)).toEqual([32, 0, -32, 0]);
  expect([isMade(EACH, figures, 4), isMade(EACH, { ...figures, kept: [] }, 4)]).toEqual([null, false]);
});
