import { describe, expect, it } from 'vitest';
import { queryOf, type GameSummary, type OwnGame } from '../src/net/own-games';
import { byDay, companyOf, scoreOf, wordOf } from '../src/own-games/own-games';

const summary = (score: number[], winners: number[], seats = 4): GameSummary => ({
  preset: 'whist',
  daily: '',
  ended_ms: 0,
  score,
  winners,
  stopped: false,
  deals: 3,
  thrown_in: 0,
  bots: [],
  on_device: false,
  counts: true,
  names: Array.from({ length: seats }, (_, seat) => `p${seat}`),
});
const game = (seat: number, opened_ms = 0): OwnGame => ({
  match: `m${opened_ms}`,
  room: 'r',
  seat,
  game: 'whist',
  opened_ms,
  summary: null,
});

describe('a finished game in a row', () => {
  it('names one’s own score first and says who won', () => {
    expect(scoreOf(game(1), summary([13, 12], [0]))).toBe('12 : 13');
    expect(wordOf(game(1), summary([13, 12], [0]))).toEqual({ key: 'my-games-lost' });
    expect(wordOf(game(2), summary([13, 12], [0]))).toEqual({ key: 'my-games-won' });
  });
  it('says the place among four, with the sign of the score', () => {
    expect(scoreOf(game(1), summary([9, 4, -6, -7], [0]))).toBe('+4');
    expect(scoreOf(game(2), summary([9, 4, -6, -7], [0]))).toBe('\u22126');
    expect(wordOf(game(1), summary([9, 4, -6, -7], [0]))).toEqual({ key: 'my-games-place', place: 2, of: 4 });
  });
  it('calls a match shared that several sides won', () => {
    expect(wordOf(game(1), summary([0, 0, 0, 0], [0, 1, 2, 3]))).toEqual({ key: 'my-games-shared' });
  });
  it('says that a match without winners was stopped', () => {
    expect(wordOf(game(0), { ...summary([1, 2], []), stopped: true })).toEqual({ key: 'my-games-stopped' });
  });
  it('tells partners from the others', () => {
    expect(companyOf(game(1), summary([1, 2], []))).toEqual({ partners: [3], others: [0, 2] });
    expect(companyOf(game(0), summary([1, 2, 3, 4], []))).toEqual({ partners: [], others: [1, 2, 3] });
    expect(companyOf(game(0), summary([5], [], 1))).toEqual({ partners: [], others: [] });
  });
  it('lies under the day it began on this device’s clock', () => {
    const noon = (day: number): number => new Date(2026, 10, day, 12).getTime();
    const days = byDay([game(0, noon(20)), game(1, noon(20)), game(2, noon(19))]);
    expect(days.map(({ day, games }) => [day, games.length])).toEqual([
      ['2026-11-20', 2],
      ['2026-11-19', 1],
    ]);
  });
});

describe('the query of a choice', () => {
  it('is empty for all games', () => {
    expect(queryOf({ game: '', other: null, day: '' }, '')).toBe('');
  });
  it('spans one day of this device’s clock', () => {
    const query = new URLSearchParams(
      queryOf({ game: 'solo', other: { id: 'x', name: 'Ada', guest: 0 }, day: '2026-11-20' }, '9.m'),
    );
    expect([query.get('game'), query.get('other'), query.get('after')]).toEqual(['solo', 'x', '9.m']);
    expect(Number(query.get('since_ms'))).toBe(new Date(2026, 10, 20).getTime());
    expect(Number(query.get('until_ms'))).toBe(new Date(2026, 10, 21).getTime());
  });
});
