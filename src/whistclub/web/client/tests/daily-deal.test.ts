import { expect, test } from 'vitest';
import type { DailyDay } from '../src/net/api';
import { dailyCheck, dailySeed, sealOf } from '../src/daily/daily-deal';
import { dealText } from '../src/fair-deal/fair-deal';
import { stockOf } from '../src/match/profile';
import { game } from './games';
import { hexToBytes } from '@noble/hashes/utils.js';

const SECRET = '07'.repeat(32);
const DATE = '2026-11-18';
const PRESETS = ['gongor', 'hermits'];
const SEED = '1e8c31c666834a94ddce8be66b68c6c6a2db7e89e0fc087cd6bb9af570c9057f';
const options = { deck: 'extended' };
const STOCK = stockOf(game('hermits'), options);
const day: DailyDay = {
  date: DATE,
  presets: PRESETS,
  sealed: sealOf(DATE, PRESETS, SECRET),
  since_ms: 0,
  secret: SECRET,
};
const record = {
  game: 'hermits',
  options,
  deals: [1, 2].map((number) => ({ seed: SEED, deal: dealText(STOCK, hexToBytes(SEED), number) })),
};

test('seed and seal are those that the club makes', () => {
  expect(dailySeed(DATE, 'hermits', SECRET)).toBe(SEED);
  expect(day.sealed).toBe('5787e1e70ecf93d5e6e154ad828e7226ec4e7ad0b5398917aa910ee469c892ff');
});
test('the cards of a day are found to be that day’s', () => {
  expect(
    dailyCheck(record, STOCK, 'hermits', [1, 2], [{ ...day, date: '2026-11-17', secret: null }, day], {
      [DATE]: day.sealed,
    }),
  ).toEqual({ date: DATE, wrong: [] });
});
test('another secret, another seal than was shown and other cards are found', () => {
  expect(dailyCheck(record, STOCK, 'hermits', [1, 2], [{ ...day, sealed: '00' }], {})?.wrong).toEqual(['seal']);
  expect(dailyCheck(record, STOCK, 'hermits', [1, 2], [day], { [DATE]: '00' })?.wrong).toEqual(['shown']);
  expect(dailyCheck(record, STOCK, 'hermits', [2, 1], [day], {})?.wrong).toEqual(['cards']);
});
test('a day whose secret is not open checks nothing', () => {
  expect(dailyCheck(record, STOCK, 'hermits', [1, 2], [{ ...day, secret: null }], {})).toBeNull();
  expect(dailyCheck(record, STOCK, 'gongor', [1, 2], [day], {})).toBeNull();
});
