import { expect, test } from 'vitest';
import type { DealOver } from '../src/net/wire';
import { gamesOver, gamesWon, isWithoutPoints, standings } from '../src/table/ends/standing';

const deal = (number: number, points: readonly number[], score: readonly number[]): DealOver => ({
  place: number,
  number,
  dealer: 'N',
  lines: [],
  points,
  score,
});

test('the deal after which the score starts from zero won a game of the rubber', () => {
  const deals = [deal(1, [3, 0], [3, 0]), deal(2, [0, 1], [3, 1]), deal(3, [2, 0], [0, 0]), deal(4, [0, 4], [0, 4])];
  expect(gamesOver(deals, false)).toEqual([{ score: [5, 1], winner: 0, at: 2 }]);
  expect(gamesWon(gamesOver(deals, false))).toEqual([1, 0]);
});
test('the last deal of a match ends a game whatever the score says then', () => {
  const deals = [deal(1, [5, 0], [0, 0]), deal(2, [0, 6], [0, 0]), deal(3, [7, 0], [7, 0])];
  expect(gamesOver(deals, true).map(({ winner }) => winner)).toEqual([0, 1, 0]);
  expect(gamesWon(gamesOver(deals, true))).toEqual([2, 1]);
});
test('in a match without games none is over before its end', () => {
  expect(gamesOver([deal(1, [3, 0], [3, 0]), deal(2, [0, 4], [3, 4])], false)).toEqual([]);
});
test('standings share a place where scores are level, and name the best deal of each', () => {
  const deals = [
    deal(1, [6, -2, -2, -2], [6, -2, -2, -2]),
    deal(2, [0, 0, 0, 0], [6, -2, -2, -2]),
    deal(3, [-9, 3, 3, 3], [-3, 1, 1, 1]),
  ];
  expect(standings([-3, 1, 1, 1], deals)).toEqual([
    { side: 1, place: 1, score: 1, best: { points: 3, number: 3 } },
    { side: 2, place: 1, score: 1, best: { points: 3, number: 3 } },
    { side: 3, place: 1, score: 1, best: { points: 3, number: 3 } },
    { side: 0, place: 4, score: -3, best: { points: 6, number: 1 } },
  ]);
  expect(standings([0, -1], [deal(1, [0, -1], [0, -1])])[1]?.best).toBeNull();
});
test('a deal thrown in moves no score', () => {
  expect(isWithoutPoints(deal(1, [0, 0, 0, 0], [1, 1, 1, 1]))).toBe(true);
  expect(isWithoutPoints(deal(1, [0, 1], [0, 1]))).toBe(false);
});
