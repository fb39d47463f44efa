import { expect, test } from 'vitest';
import { fromWelcome, type Model } from '../src/table/model';
import { worthOf } from '../src/table/worth';
import { game } from './games';

const table = (key: string, options: Record<string, string>): Model =>
  fromWelcome(
    {
      tell: 'welcome',
      now_ms: 0,
      match: '',
      seq: 1,
      you: { name: 'N', seat: 0, host: true },
      view: null,
      own: { legal: [] },
      table: {
        id: 't',
        game: key,
        preset: key,
        options,
        settings: { preset: key },
        phase: 'playing',
        match: '',
        seats: [],
        host: 'N',
        watching: 0,
      },
    },
    game(key),
  );

test('each call of Solo says what it brings, a proposal to each of the two', () => {
  const counts = game('solo').browser.contracts.map(({ call }) => worthOf(table('solo', {}), `call ${call}`)?.count);
  expect(counts).toEqual([4, 12, 24, 36, 36, 48, 72]);
  expect(worthOf(table('solo', {}), 'call accept')).toEqual({
    key: 'calls-worth-points-each',
    values: { count: 4 },
    count: 4,
  });
});
test('under units a lone declarer is paid by all three', () => {
  const counts = game('solo').browser.contracts.map(
    ({ call }) => worthOf(table('solo', { scoring: 'units' }), `call ${call}`)?.count,
  );
  expect(counts).toEqual([1, 3, 6, 9, 9, 12, 18]);
});
test('a pass, and a game without such rules, have no worth', () => {
  expect(worthOf(table('solo', {}), 'call pass')).toBeUndefined();
  expect(worthOf(table('minnesota', {}), 'call sola_nola')).toBeUndefined();
});
