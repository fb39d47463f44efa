/*
 * Guests who are none, as somebody makes them up with the poster's code: who may be removed, and marks for many at
 * once.
 */
import type { GuestRow } from '../../../net/evening';

/** The most guests that one command removes. */
export const MOST_REMOVED = 600;
const MINUTE_MS = 60_000;
const MINUTES = [5, 15, 60] as const;

/** Guests who came by the poster within so many minutes, or at any time (0), and have never had a seat. */
export interface RemovalMark {
  readonly minutes: number;
  readonly guests: readonly number[];
}

/** Those who may be removed together, the latest first: everybody who is here or expected, but no organiser. */
export const removable = (guests: readonly GuestRow[]): readonly GuestRow[] =>
  guests
    .filter((one) => one.presence !== 'away' && !one.organiser)
    .sort((a, b) => b.since_ms - a.since_ms || b.guest - a.guest);

/** The marks that differ, the fewest guests first. */
export function marks(guests: readonly GuestRow[], clubMs: number): readonly RemovalMark[] {
  const scanned = removable(guests).filter((one) => one.phone && !one.sat);
  const since = (minutes: number): readonly number[] =>
    scanned
      .filter((one) => !minutes || clubMs - one.since_ms <= minutes * MINUTE_MS)
      .map((one) => one.guest)
      .slice(0, MOST_REMOVED);
  const all = [...MINUTES, 0].map((minutes) => ({ minutes, guests: since(minutes) }));
  return all.filter((one, i) => one.guests.length > (all[i - 1]?.guests.length ?? 0));
}
