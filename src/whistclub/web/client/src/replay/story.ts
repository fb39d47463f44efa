/* A step of a replay as a story: without what the screen shows beside it. Pure. */
import type { ReplayStep } from '../net/api';

type ToldEvent = readonly [key: string, args: Readonly<Record<string, string | number>>];

const TRICKS: Readonly<Record<string, string>> = {
  'event-trick': 'client-replay-story-trick',
  'event-trick-dummy': 'client-replay-story-dummy',
};
/** True for the events that tell of a full trick. */
export const isTrickTold = (key: string): boolean => key in TRICKS;
const PLAYED = ['event-led', 'event-played'];

/**
 * The events of a step that are told: the last card of a full trick lies there, and so do bids turned up; the count of
 * tricks has its own place.
 */
export function storyOf(step: ReplayStep, toPlayer: boolean): ToldEvent[] {
  const events = step.events.filter(([key]) => !key.endsWith('-own') || toPlayer);
  const isFull = events.some(([key]) => key in TRICKS);
  const isTurned = events.some(([key]) => /^event-(shown|signal)-/.test(key));
  return events
    .filter(([key]) => !(isFull && PLAYED.includes(key)) && !(isTurned && key === 'event-laid'))
    .map(([key, , args]) => [TRICKS[key] ?? key, args]);
}

/** True if the step tells all that the lines of the result would say again: a deal thrown in has nothing to count. */
export const tellsItsEnd = (step: ReplayStep): boolean => step.events.some(([key]) => key === 'event-thrown-in');

/** A deal's end by the table, before its last card, from `seat kind what` of its record; null if it was played out. */
export function endingOf(ending: string): { key: string; args: { seat: string } } | null {
  const [seat = '', kind = '', what = ''] = ending.split(' ');
  if (kind === 'concede') return { key: 'event-table-conceded', args: { seat } };
  if (kind !== 'claim') return null;
  return { key: what === 'all' ? 'event-table-claimed' : 'event-table-claimed-none', args: { seat } };
}
