/* Days and hours in the visitor's own clock and zone. */
import { say } from '../messages/speech.svelte';
import { locale } from '../state/settings.svelte';

const DAY_MS = 86_400_000;

/** The hour of a moment: 13:00. */
export const hourOf = (ms: number): string =>
  new Intl.DateTimeFormat(locale(), { hour: '2-digit', minute: '2-digit' }).format(ms);

/** The date of a moment: Thursday 26 November. */
export const dateOf = (ms: number): string =>
  new Intl.DateTimeFormat(locale(), { weekday: 'long', day: 'numeric', month: 'long' }).format(ms);

const midnight = (ms: number): number => new Date(ms).setHours(0, 0, 0, 0);

/** A moment gone by, as one says it: today at 13:05, yesterday at 20:10, else the date. */
export function pastOf(ms: number, now = Date.now()): string {
  const days = Math.round((midnight(now) - midnight(ms)) / DAY_MS);
  if (days > 1) return dateOf(ms);
  return say(days === 1 ? 'home-yesterday-at' : 'home-today-at', { time: hourOf(ms) });
}
