/* The order of the games, and how keys of messages are spelled. */
import { expect, test } from 'vitest';
import { gamesInOrder } from '../src/games/order';
import { hyphened } from '../src/messages/keys';
import type { GameForm } from '../src/net/api';

const game = (key: string, order: number): GameForm => ({ key, order }) as unknown as GameForm;

test('games stand by the place in their profiles, and by their keys where two have the same', () => {
  const given = [game('whist', 30), game('b_game', 1000), game('a_game', 1000), game('minnesota', 10)];
  expect(gamesInOrder(given).map(({ key }) => key)).toEqual(['minnesota', 'whist', 'a_game', 'b_game']);
  expect(given[0]?.key).toBe('whist');
  expect(gamesInOrder(undefined)).toEqual([]);
});

test('a name stands in a key with hyphens', () => {
  expect(hyphened('hermits_eight_tricks')).toBe('hermits-eight-tricks');
});
