/* The one thing the coach says after a deal. Pure. */
import type { Marked, Review } from '../net/review';
import { madeOf } from './reading';

/** An error that costs less, in points, is left to the review. */
const LEAST = 0.3;

/** The act that is spoken of; null where there is nothing to look at. */
export interface Line {
  readonly whose: 'own' | 'partner';
  readonly marked: Marked;
}

/** The own error that cost most, else that of a bot who was the partner; `own` and `partner` are letters of seats, `partner` empty where there is no such bot. */
export function lineOf({ marked }: Review, own: string, partner: string): Line | null {
  const dearest = (letter: string): Marked | undefined =>
    marked
      .filter((one) => one.seat === letter && one.verdict === 'error' && one.method !== 'odds')
      .filter((one) => madeOf(one).cost >= LEAST)
      .sort((one, other) => madeOf(other).cost - madeOf(one).cost)[0];
  const mine = dearest(own);
  if (mine) return { whose: 'own', marked: mine };
  const theirs = partner ? dearest(partner) : undefined;
  return theirs ? { whose: 'partner', marked: theirs } : null;
}
