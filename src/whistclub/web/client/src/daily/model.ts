/* The deals of the day in figures: months as weeks, scores as columns, a place in comparison. Pure. */
import type { Daily, DailyDay, DailyStanding } from '../net/api';

export interface DayOfMonth {
  readonly date: string;
  readonly number: number;
  readonly played: readonly string[];
  /** The day has not come yet. */
  readonly ahead: boolean;
  readonly today: boolean;
}

const DAY_MS = 86_400_000;
const WEEK = 7;

/** Some Monday, from which the names of weekdays are taken. */
export const A_MONDAY = '2026-11-23';

/** The date so many days later, as `2026-11-22`. */
export const dateAfter = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);

/** The first day of the month of a date, so many months later. */
export function monthOf(date: string, later = 0): string {
  const [year = 0, month = 1] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + later, 1)).toISOString().slice(0, 10);
}

/** The days of a month, and the number of empty places before them in a week that begins on Monday. */
export function monthGrid(
  month: string,
  daily: Daily,
): { readonly before: number; readonly days: readonly DayOfMonth[] } {
  const days: DayOfMonth[] = [];
  for (let date = month; date.slice(0, WEEK) === month.slice(0, WEEK); date = dateAfter(date, 1)) {
    days.push({
      date,
      number: Number(date.slice(-2)),
      played: daily.played[date] ?? [],
      ahead: date > daily.date,
      today: date === daily.date,
    });
  }
  return { before: (new Date(month).getUTCDay() + WEEK - 1) % WEEK, days };
}

/** The presets of a day, in its own order; none where the day is not known. */
export const presetsOf = (day: DailyDay | undefined): readonly string[] => day?.presets ?? [];

export interface ScoreColumn {
  readonly score: number;
  readonly count: number;
  readonly own: boolean;
}

/** Ranked results by score, the least first; the own one is marked. */
export function columns(standing: DailyStanding): readonly ScoreColumn[] {
  const own = ownRow(standing);
  return standing.scores.map(([score, count]) => ({
    score,
    count,
    own: own !== undefined && own.place > 0 && own.score === score,
  }));
}

/** The own row of the standings. */
export const ownRow = (standing: DailyStanding): DailyStanding['rows'][number] | undefined =>
  standing.rows.find(({ you }) => you);

/**
 * The number of ranked results below, equal to (others) and above the own one; null where the own one takes no place.
 */
export function compared(standing: DailyStanding): {
  readonly place: number;
  readonly count: number;
  readonly worse: number;
  readonly same: number;
  readonly better: number;
} | null {
  const own = ownRow(standing);
  if (!own?.place) return null;
  const among = (test: (score: number) => boolean): number =>
    standing.scores.reduce((sum, [score, count]) => sum + (test(score) ? count : 0), 0);
  return {
    place: own.place,
    count: among(() => true),
    worse: among((score) => score < own.score),
    same: among((score) => score === own.score) - 1,
    better: among((score) => score > own.score),
  };
}

/**
 * A try that was stopped or helped is compared with nobody; one without a place for another reason still is with bots.
 */
const NOT_ALONE: readonly string[] = ['daily-brought', 'daily-stopped', 'daily-assisted'];

/**
 * The number of bots below, level with and above the own result, of how many by now and of how many that play; null
 * where it is compared with none.
 */
export function besideBots(standing: DailyStanding): {
  readonly worse: number;
  readonly same: number;
  readonly count: number;
  readonly most: number;
} | null {
  const own = ownRow(standing);
  const { most, scores } = standing.bots;
  if (!own || !most || (own.why && NOT_ALONE.includes(own.why.key))) return null;
  const among = (test: (score: number) => boolean): number =>
    scores.reduce((sum, [score, count]) => sum + (test(score) ? count : 0), 0);
  return {
    worse: among((score) => score < own.score),
    same: among((score) => score === own.score),
    count: among(() => true),
    most,
  };
}

/** True if more bots are still to play the deal. */
export const awaitsBots = ({ bots }: DailyStanding): boolean =>
  bots.scores.reduce((sum, [, count]) => sum + count, 0) < bots.most;

/** The results of bots by score, the own score marked where it is among them. */
export function botColumns(standing: DailyStanding): readonly ScoreColumn[] {
  const own = besideBots(standing) && ownRow(standing);
  return standing.bots.scores.map(([score, count]) => ({ score, count, own: own?.score === score }));
}

/** The mean of the ranked results; null where there is none. */
export function average(standing: DailyStanding): number | null {
  const count = standing.scores.reduce((sum, [, each]) => sum + each, 0);
  return count ? standing.scores.reduce((sum, [score, each]) => sum + score * each, 0) / count : null;
}

/** The best ranked result, and how often it was reached; null where there is none. */
export const most = (standing: DailyStanding): { readonly score: number; readonly count: number } | null => {
  const [score, count] = standing.scores.at(-1) ?? [];
  return score === undefined || count === undefined ? null : { score, count };
};

/** The deals of today that this person has not finished, those begun first. */
export function leftToday(daily: Daily | null): readonly string[] {
  const left = daily?.presets.filter((preset) => !daily.over.includes(preset)) ?? [];
  return [...left].sort((one, other) => Number(other in (daily?.tables ?? {})) - Number(one in (daily?.tables ?? {})));
}

/** The time until a moment in whole minutes, rounded up, as hours and minutes. */
export function untilMs(moment: number, now: number): { readonly hours: number; readonly minutes: number } {
  const minutes = Math.max(0, Math.ceil((moment - now) / 60_000));
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}
