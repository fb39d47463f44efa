import { expect, test } from 'vitest';
import type { Daily, DailyStanding } from '../src/net/api';
import { average, columns, compared, dateAfter, monthGrid, monthOf, most } from '../src/daily/model';

const row = (place: number, score: number, you = false) => ({ place, name: '', guest: 1, score, you, why: null });
const standing = (own: DailyStanding['rows'][number] | null, scores: DailyStanding['scores']): DailyStanding => ({
  date: '2026-11-22',
  preset: 'whist',
  begun: 9,
  rows: own ? [own] : [],
  scores,
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
