import { expect, test } from 'vitest';
import type { Daily, DailyStanding } from '../src/net/api';
import type { Marked, DealReview } from '../src/net/review';
import {
  average,
  awaitsBots,
  besideBots,
  botColumns,
  columns,
  compared,
  dateAfter,
  monthGrid,
  monthOf,
  most,
} from '../src/daily/model';
import { costSentence, ownActs, sharedLine } from '../src/daily/result-line';

const row = (place: number, score: number, you = false) => ({
  place,
  name: '',
  guest: 1,
  score,
  you,
  why: null,
  rating: null,
});
const standing = (own: DailyStanding['rows'][number] | null, scores: DailyStanding['scores']): DailyStanding => ({
  date: '2026-11-22',
  preset: 'whist',
  begun: 9,
  rows: own ? [own] : [],
  scores,
  bots: { most: 0, scores: [] },
  table: '',
  match: '',
});
const daily: Daily = {
  date: '2026-11-22',
  presets: ['whist', 'gongor'],
  tables: {},
  over: [],
  unranked: {},
  days: [],
  ends_ms: 0,
  now_ms: 0,
  begun: {},
  played: { '2026-11-21': ['whist', 'gongor'], '2026-11-22': ['whist'] },
};

test('a month begins at its weekday and knows what was played, today, and what is to come', () => {
  const { before, days } = monthGrid('2026-11-01', daily);
  expect(before).toBe(6);
  expect(days.length).toBe(30);
  expect(days[20]).toEqual({ date: '2026-11-21', number: 21, played: ['whist', 'gongor'], ahead: false, today: false });
  expect(days.filter(({ today }) => today).map(({ date }) => date)).toEqual(['2026-11-22']);
  expect(days.filter(({ ahead }) => ahead).length).toBe(8);
});
test('months and days go over the end of a year', () => {
  expect(monthOf('2026-11-22', 2)).toBe('2027-01-01');
  expect(monthOf('2026-01-31', -1)).toBe('2025-12-01');
  expect(dateAfter('2026-12-31', 1)).toBe('2027-01-01');
});
test('a place is compared with those below, level and above', () => {
  const found = standing(row(3, 2, true), [
    [-1, 4],
    [2, 3],
    [5, 2],
  ]);
  expect(compared(found)).toEqual({ place: 3, count: 9, worse: 4, same: 2, better: 2 });
  expect(columns(found).map(({ own }) => own)).toEqual([false, true, false]);
  expect(most(found)).toEqual({ score: 5, count: 2 });
  expect(average(found)).toBeCloseTo(12 / 9);
});
test('a result without a place is compared with nobody', () => {
  expect(compared(standing(row(0, 2, true), [[2, 3]]))).toBeNull();
  expect(columns(standing(row(0, 2, true), [[2, 3]]))[0]?.own).toBe(false);
  expect(compared(standing(null, []))).toBeNull();
  expect(average(standing(null, []))).toBeNull();
  expect(most(standing(null, []))).toBeNull();
});

const bots: DailyStanding['bots'] = {
  most: 60,
  scores: [
    [-1, 41],
    [2, 7],
    [5, 12],
  ],
};
const beside = (place: number, key = ''): DailyStanding => ({
  ...standing({ ...row(place, 2, true), why: key ? { key, args: {} } : null }, [[2, 1]]),
  bots,
});

test('the first visitor stands beside bots, who are counted apart', () => {
  const found = beside(1);
  expect(compared(found)).toEqual({ place: 1, count: 1, worse: 0, same: 0, better: 0 });
  expect(besideBots(found)).toEqual({ worse: 41, same: 7, count: 60, most: 60 });
  expect(botColumns(found).map(({ own }) => own)).toEqual([false, true, false]);
  expect(awaitsBots(found)).toBe(false);
  expect(awaitsBots({ ...found, bots: { most: 60, scores: [[1, 59]] } })).toBe(true);
});
test('a try without a place stands beside bots unless it was stopped or helped', () => {
  expect(besideBots(beside(0, 'daily-seen-address'))?.worse).toBe(41);
  expect(besideBots(beside(0, 'daily-assisted'))).toBeNull();
  expect(besideBots(beside(0, 'daily-stopped'))).toBeNull();
  expect(botColumns(beside(0, 'daily-stopped')).some(({ own }) => own)).toBe(false);
});

const choice = (number: number, seat: string, cost: number): Marked => {
  const fair = { points: 1, scored: 1, tricks: null, chance: null, match: null };
  const worse = { ...fair, points: 1 - cost, scored: 1 - cost };
  const best = {
    act: 'play SA',
    alike: ['play SA'],
    fair,
    tricks: null,
    cost: 0,
    error: 0,
    scored_error: 0,
    open: null,
  };
  return {
    number,
    trick: number,
    seat,
    played: cost ? 'play HQ' : 'play SA',
    verdict: cost ? 'error' : 'best',
    acts: [best, { ...best, act: 'play HQ', alike: ['play HQ'], fair: worse, cost }],
    method: 'cards',
    worlds: 64,
    draws: 0,
    luck: 0,
    theme: '',
    is_all: false,
    custom: null,
    reason: null,
    fact: null,
    heaps: null,
  };
};
const review: DealReview = {
  number: 1,
  first: 0,
  marked: [choice(9, 'N', 0.3), choice(5, 'E', 2), choice(4, 'N', 1.2), choice(1, 'N', 0)],
  open: [],
  ledgers: [],
  turning: [],
  chances: [],
};
const named = { game: 'Whist', date: '27 November', score: '+2' };
const said = (key: string, values: Record<string, unknown> = {}): string =>
  key === 'coach-decimal'
    ? `${values['sign']}${values['whole']}.${values['tenth']}`
    : `${key}(${Object.values(values).join(' ')})`;

test('a line for a friend tells the result, the place and the own errors by trick, and no card', () => {
  const line = sharedLine(beside(1), review, 'N', named, said);
  expect(line).toContain('daily-bots(41 7 60 60)');
  expect(line).toContain('daily-shared-trick(4 −1.2), daily-shared-trick(9 −0.3)');
  for (const secret of ['SA', 'HQ', '2.0']) expect(line).not.toContain(secret);
  expect(sharedLine(beside(1), null, 'N', named, said)).not.toContain('daily-shared-no-error');
});
test('in a solitaire it tells the chances of the last hand', () => {
  const chances = [
    { hand: 'aft', trick: 1, number: 0, before: 0.93, after: 0.91, is_exact: true, whole: null },
    { hand: 'aft', trick: 2, number: 1, before: 0.91, after: 0, is_exact: true, whole: null },
  ];
  expect(sharedLine(beside(1), { ...review, chances }, 'N', named, said)).toContain('daily-shared-chances(93, 91, 0)');
});
test('what the own errors cost together is their sum', () => {
  expect(costSentence(ownActs(review.marked, 'N'), said)).toBe('daily-acts(3 2 1.5)');
});
test('to a friend one says nothing of a place that one has alone, nor of bots that were all better', () => {
  const alone = standing(row(1, 3, true), [[3, 1]]);
  const line = sharedLine({ ...alone, bots: { most: 60, scores: [[5, 60]] } }, null, 'N', named, said);
  expect(line).not.toContain('daily-place');
  expect(line).not.toContain('daily-bots');
  expect(
    sharedLine(
      standing(row(1, 3, true), [
        [2, 1],
        [3, 1],
      ]),
      null,
      'N',
      named,
      said,
    ),
  ).toContain('daily-place(1 2)');
});
