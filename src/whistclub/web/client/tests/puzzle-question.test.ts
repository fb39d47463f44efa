import { expect, test, vi } from 'vitest';
import { outText } from '../src/puzzles/question';
import { voiceIn } from './coach-voice';
import { game } from './games';

const voice = voiceIn('en');
vi.mock('../src/state/club.svelte', () => ({ club: { game: (key: string) => game(key) } }));
vi.mock('../src/messages/speech.svelte', () => ({
  say: (key: string, values: Record<string, string>): string => voice.say(key as never, values),
}));

const out = (key: string, cards: readonly string[]): string =>
  outText({ game: key, out: { cards, known: [] } } as never, voice);

test('jokers are named behind the suits', () => {
  expect(out('bid_whist', ['C2', 'CT', 'H5', 'JL', 'JB'])).toBe(
    'Still out: hearts 5; clubs 10 2; little joker; big joker.',
  );
});

test('without jokers there are the suits alone, and of the Decktet each card by itself', () => {
  expect(out('whist', ['C2', 'SA'])).toBe('Still out: spades A; clubs 2.');
  expect(out('gongor', ['MA', 'WA'])).toBe('Still out: MA; WA.');
});
