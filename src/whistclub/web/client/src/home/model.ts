/* The first offers of the home page, and the state of a game of one's own. Pure. */
import { leftToday } from '../daily/model';
import type { Brief, Daily } from '../net/api';

/**
 * The one act that home offers by the lamp, in this order: a game that waits for me, a game of mine, today's deal, or
 * else a new game.
 */
export type Offer =
  | { readonly kind: 'waiting' | 'going'; readonly table: Brief }
  | { readonly kind: 'daily'; readonly preset: string }
  | { readonly kind: 'again' | 'first' };

const HOUR_MS = 3_600_000;

/**
 * One's own tables that are not over, those that wait for oneself first, then by the time of the last thing that
 * happened there.
 */
export function unfinished(tables: readonly Brief[]): readonly Brief[] {
  return tables
    .filter((table) => table.phase !== 'over')
    .sort((one, other) => Number(waits(other)) - Number(waits(one)) || lastMs(other) - lastMs(one));
}

/** True if the table waits for this person: it is their turn, or the next deal is theirs to ask for. */
const waits = (table: Brief): boolean => table.phase === 'playing' && (table.turn || table.going?.stage === 'between');

/** The time of the last event at the table. */
export const lastMs = (table: Brief): number => table.going?.played_ms ?? table.changed_ms;

/** A table that is set and not begun is a game only with company, or if it has only just been set. */
const isGame = (table: Brief, nowMs: number): boolean =>
  table.phase === 'playing' || table.names.length > 1 || nowMs - table.changed_ms < HOUR_MS;

export function offerOf(tables: readonly Brief[], daily: Daily | null, isKnown: boolean, nowMs: number): Offer {
  const games = unfinished(tables).filter((table) => isGame(table, nowMs));
  const [first] = games;
  if (first) return { kind: waits(first) ? 'waiting' : 'going', table: first };
  if (!isKnown) return { kind: 'first' };
  const [preset] = leftToday(daily);
  return preset ? { kind: 'daily', preset } : { kind: 'again' };
}

/** The score of a running game: of two sides one's own and the others', else one's own alone. */
export interface Score {
  readonly own: number;
  readonly others: number | null;
}

export function scoreOf(table: Brief): Score | null {
  const score = table.going?.score ?? [];
  const side = (table.seat ?? 0) % Math.max(1, score.length);
  const own = score[side];
  return own === undefined ? null : { own, others: score.length === 2 ? (score[1 - side] ?? 0) : null };
}

/** The days up to today in order, as many as wanted: the date by the club's day, and whether a deal of it was begun. */
export function lastDays(daily: Daily, count: number): readonly { readonly date: string; readonly played: boolean }[] {
  const today = Date.parse(daily.date);
  return Array.from({ length: count }, (_, i) => {
    const date = new Date(today - (count - 1 - i) * 24 * HOUR_MS).toISOString().slice(0, 10);
    return { date, played: (daily.played[date]?.length ?? 0) > 0 };
  });
}

/** Days in a row with a deal, up to yesterday, and today where one was played. */
export function daysInARow(daily: Daily): { readonly days: number; readonly today: boolean } {
  const all = lastDays(daily, 31).map(({ played }) => played);
  const today = all.pop() ?? false;
  const missed = [...all].reverse().indexOf(false);
  return { days: (missed < 0 ? all.length : missed) + Number(today), today };
}
