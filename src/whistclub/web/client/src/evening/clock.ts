/* The clock of a round. */

/**
 * Milliseconds left now: those of the last message less the time since it came; the clock stands while the evening is
 * paused.
 */
export function leftNow(left_ms: number | null, paused: boolean, sinceMs: number): number | null {
  if (left_ms === null) return null;
  return Math.max(0, paused ? left_ms : left_ms - sinceMs);
}

/** A time left as a clock shows it: `5:10`, `1:02:00`. Seconds that have begun are still there. */
export function clockText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const two = (n: number): string => String(n).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** A moment as the time of day. */
export const timeOfDay = (ms: number, language: string): string =>
  new Date(ms).toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit', hour12: false });
