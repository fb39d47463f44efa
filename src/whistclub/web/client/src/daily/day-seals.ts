/* The seals of days as this device was shown them first, kept to be compared when a day's secret is opened. */
import type { DailyDay } from '../net/api';

export type KeptDays = Readonly<Record<string, string>>;

const KEY = 'whistclub-days';
/** Two months: a day's secret is opened the day after, so older ones have long been compared. */
const KEPT = 60;

/** The seals of days as this device was shown them first. */
export function keptDays(): KeptDays {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as KeptDays;
  } catch {
    return {};
  }
}

/** Keeps the seals of days this device has not been shown before. */
export function keepDays(days: readonly DailyDay[]): void {
  const all = {
    ...Object.fromEntries(days.filter(({ secret }) => secret === null).map(({ date, sealed }) => [date, sealed])),
    ...keptDays(),
  };
  const last = Object.entries(all)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .slice(-KEPT);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(last)));
  } catch {
    /* Nothing is compared later. */
  }
}
