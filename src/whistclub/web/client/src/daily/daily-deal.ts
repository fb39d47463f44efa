/* Recomputes the cards of a deal of the day from its secret, once that is open; the same as `whist verify --daily`. */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { KeptDays } from './day-seals';
import type { DailyDay, RecordOf } from '../net/api';
import type { StockRule } from '../net/profile';
import { canonical, dealText } from '../fair-deal/fair-deal';

/** A fault that a check found. */
export type DailyFinding = 'seal' | 'shown' | 'cards';
export interface DailyCheck {
  readonly date: string;
  readonly wrong: readonly DailyFinding[];
}

/** The seed of a day's cards of a preset. */
export const dailySeed = (date: string, preset: string, secret: string): string =>
  bytesToHex(hmac(sha256, hexToBytes(secret), utf8ToBytes(`${preset}/${date}`)));

/** The seal of a day. */
export const sealOf = (date: string, presets: readonly string[], secret: string): string =>
  bytesToHex(sha256(utf8ToBytes(canonical({ date, presets, secret }))));

/** The day whose cards of this preset come from the seed, and whether all fits; null for none whose secret is open. */
export function dailyCheck(
  record: RecordOf,
  stock: StockRule,
  preset: string,
  numbers: readonly number[],
  days: readonly DailyDay[],
  kept: KeptDays,
): DailyCheck | null {
  for (const { date, presets, sealed, secret } of days) {
    if (secret === null) continue;
    const seed = dailySeed(date, preset, secret);
    if (!record.deals.some((deal) => deal.seed === seed)) continue;
    const wrong: DailyFinding[] = [];
    if (sealOf(date, presets, secret) !== sealed) wrong.push('seal');
    if (kept[date] !== undefined && kept[date] !== sealed) wrong.push('shown');
    const isDealt = record.deals.every(
      (deal, place) =>
        deal.seed === seed && deal.deal?.trim() === dealText(stock, hexToBytes(seed), numbers[place] ?? 0),
    );
    if (!isDealt) wrong.push('cards');
    return { date, wrong };
  }
  return null;
}
