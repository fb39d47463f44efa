/* Recomputes the cards of a deal of the day from its secret, once that is open; the same as `whist verify --daily`. */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { DailyDay, RecordOf } from '../net/api';
import type { StockRule } from '../net/profile';
import { canonical, dealText } from './fair-deal';

/** A fault that a check found. */
export type DailyFinding = 'seal' | 'shown' | 'cards';
export interface DailyCheck {
  readonly date: string;
  readonly wrong: readonly DailyFinding[];
}
type Kept = Readonly<Record<string, string>>;

const KEY = 'whistclub-days';
const KEPT = 60;

/** The seals of days as this device was shown them first. */
export function keptDays(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Kept;
  } catch {
    return {};
  }
}

/** Keeps the seals of days this device has not been shown before. */
export function keepDays(days: readonly DailyDay[]): void {
  const all = { ...Object.fromEntries(days.filter(({ secret }) => secret === null).map(({ date, sealed }) => [date, sealed])), ...keptDays() };
  const last = Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1)).slice(-KEPT);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(last)));
  } catch {
    /* Nothing is compared later. */
  }
}

/** The seed of a day's cards of a preset. */
export const dailySeed = (date: string, preset: string, secret: string): string => bytesToHex(hmac(sha256, hexToBytes(secret), utf8ToBytes(`${preset}/${date}`)));

/** The seal of a day. */
export const sealOf = (date: string, presets: readonly string[], secret: string): string => bytesToHex(sha256(utf8ToBytes(canonical({ date, presets, secret }))));

/** The day whose cards of this preset come from the seed, and whether all fits; null for none whose secret is open. */
export function dailyCheck(
  record: RecordOf, stock: StockRule, preset: string, numbers: readonly number[], days: readonly DailyDay[], kept: Kept,
): DailyCheck | null {
  for (const { date, presets, sealed, secret } of days) {
    if (secret === null) continue;
    const seed = dailySeed(date, preset, secret);
    if (!record.deals.some((deal) => deal.seed === seed)) continue;
    const wrong: DailyFinding[] = [];
    if (sealOf(date, presets, secret) !== sealed) wrong.push('seal');
    if (kept[date] !== undefined && kept[date] !== sealed) wrong.push('shown');
    const isDealt = record.deals.every((deal, place) => deal.seed === seed && deal.deal?.trim() === dealText(stock, hexToBytes(seed), numbers[place] ?? 0));
    if (!isDealt) wrong.push('cards');
    return { date, wrong };
  }
  return null;
}
