import { expect, test } from 'vitest';
import { daysTo } from '../src/puzzles/exercises';
import { sharedLine } from '../src/puzzles/result-line';

const say = (key: string, values: Record<string, unknown> = {}): string =>
  [key, ...Object.values(values).map(String)].join(' ');
const PUZZLE = { themes: ['trumps', 'lead'], missed: { strong: 0, club: 0.25, simple: 1, quick: 1 } };

test('the line has the game, the theme, whether it was found, and the levels from the weakest on', () => {
  const line = sharedLine(PUZZLE, true, { game: 'Whist', date: '' }, say);
  expect(line).toContain('client-puzzle-shared Whist puzzle-theme-trumps');
  expect(line).toContain('client-puzzle-shared-found');
  const levels = ['simple 100', 'quick 100', 'club 25', 'strong 0'].map((one) => `client-puzzle-shared-level ${one}`);
  expect(line).toContain(levels.join(', '));
});

test('the puzzle of the day is sent with its date, and a miss is told', () => {
  const line = sharedLine(PUZZLE, false, { game: 'Whist', date: '27 November' }, say);
  expect(line).toContain('client-puzzle-shared-day Whist puzzle-theme-trumps 27 November');
  expect(line).toContain('client-puzzle-shared-missed');
});

test('an exercise says in how many days it comes again', () => {
  expect([0, 1, 6]).toEqual(['2026-11-27', '2026-11-28', '2026-12-03'].map((due) => daysTo(due, '2026-11-27')));
});
