/* A table of this browser is seen again as it was, and nothing can be done there before the tables have started. */
import { expect, test } from 'vitest';
import { memoryStore } from '../src/net/browser-store';
import { wholeView, type Welcome } from '../src/net/wire';
import { fromWelcome, type Model } from '../src/match/model';
import { keepShown, shownLast } from '../src/table/session/last-table';
import { game } from './games';

const WHIST = game('whist');
const VIEW = wholeView({ to_act: [0], acts: [[0, 'play SA']], phase: 'play', tricks: [1, 0] });

function shown(change: Partial<Welcome> = {}, lesson?: string): Model {
  const table = {
    id: 'abc',
    game: 'whist',
    preset: 'whist',
    options: {},
    settings: { preset: 'whist' },
    phase: 'playing' as const,
    match: 'm',
    seats: [],
    host: '',
    host_seat: null,
    watching: 0,
    ...(lesson ? { lesson } : {}),
  };
  const you = { name: 'N', guest: 0, seat: 0, host: true };
  const own = { legal: ['play S2'], may: ['undo'], known: [], view: { hand: ['S2', 'H3'] } };
  return fromWelcome({ tell: 'welcome', now_ms: 0, match: 'm', seq: 5, you, table, view: VIEW, own, ...change }, WHIST);
}

const again = (store: ReturnType<typeof memoryStore>, id = 'abc', version = 'v1'): Model | null =>
  shownLast(id, () => WHIST, store, version);

test('the hand and the trick are seen again, and no card may be played', () => {
  const store = memoryStore();
  keepShown(shown(), store, 'v1');
  const seen = again(store);
  expect(seen?.view?.hand).toEqual(['S2', 'H3']);
  expect(seen?.view?.acts).toEqual([[0, 'play SA']]);
  expect(seen?.legal).toEqual([]);
  expect(seen?.game).toBe(WHIST);
});

test('nothing is seen of another table, by another version of the site, or in a club', () => {
  const store = memoryStore();
  keepShown(shown(), store, 'v1');
  expect(again(store, 'other')).toBeNull();
  expect(again(store, 'abc', 'v2')).toBeNull();
  keepShown(shown(), store, '');
  expect(again(store, 'abc', '')).toBeNull();
});

test('between deals and in a lesson nothing is kept, nor what was kept before', () => {
  for (const other of [shown({ view: undefined as never }), shown({}, 'first')]) {
    const store = memoryStore();
    keepShown(shown(), store, 'v1');
    keepShown(other, store, 'v1');
    expect(again(store)).toBeNull();
  }
});
