import { expect, test } from 'vitest';
import { answered, dayAfter, isDue, newErrors, type Exercise } from '../src/puzzles/exercises';
import type { Marked, DealReview } from '../src/net/review';

const DAY = '2026-11-26';
const DEAL = { table: 't', match: 'm', place: 2, game: 'whist' };
const PRICE = { points: 1, scored: 1, tricks: 3, chance: null, match: null };

const marked = (number: number, seat: string, verdict: Marked['verdict']): Marked => ({
  number,
  trick: 4,
  seat,
  played: 'play H3',
  verdict,
  acts: [
    { act: 'play HQ', alike: ['play HQ'], fair: PRICE, tricks: null, cost: 0, error: 0, scored_error: 0, open: null },
    {
      act: 'play H3',
      alike: ['play H3'],
      fair: { ...PRICE, points: 0 },
      tricks: null,
      cost: 1,
      error: 0.1,
      scored_error: 0.1,
      open: null,
    },
  ],
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
});

const review = (all: readonly Marked[]): DealReview => ({
  number: 1,
  first: 0,
  marked: all,
  open: [],
  ledgers: [],
  turning: [],
  chances: [],
});
const NONE = { exercises: [], gone: [] };

const [FIRST] = newErrors(NONE, review([marked(9, 'S', 'error')]), 'S', DEAL, DAY);
const exercise = FIRST as Exercise;

test('own errors of a review are kept, to be asked from the next day on', () => {
  const found = newErrors(
    NONE,
    review([marked(9, 'S', 'error'), marked(10, 'W', 'error'), marked(13, 'S', 'agreed')]),
    'S',
    DEAL,
    DAY,
  );
  expect(found.map(({ id, due }) => [id, due])).toEqual([['m-2-9', '2026-11-27']]);
  expect(exercise.choices[0]).toEqual({ acts: ['play HQ'], worth: 1 });
});

test('a review looked at again brings nothing twice, and nothing back that was taken away', () => {
  const again = review([marked(9, 'S', 'error')]);
  expect(newErrors({ exercises: [exercise], gone: [] }, again, 'S', DEAL, DAY)).toEqual([]);
  expect(newErrors({ exercises: [], gone: ['m-2-9'] }, again, 'S', DEAL, DAY)).toEqual([]);
});

test('found once it comes after a week, found twice it rests, missed it comes tomorrow', () => {
  const once = answered(exercise, true, DAY);
  expect(once.due).toBe(dayAfter(DAY, 7));
  expect(isDue(once, DAY)).toBe(false);
  const twice = answered(once, true, once.due);
  expect([twice.due, isDue(twice, '2030-01-01')]).toEqual(['', false]);
  const missed = answered(once, false, once.due);
  expect([missed.due, missed.found]).toEqual([dayAfter(once.due, 1), 0]);
});
