/* The one thing the coach says after a deal. Pure. */
import type { Marked, DealReview } from '../net/review';
import { costOfAct, madeOf } from './reading';

/** An error that costs fewer points is left to the review: of the deal, or at the score of the match that it costs. */
const LEAST = 0.3;

/** The act that is spoken of; null where there is nothing to look at. */
export interface CoachRemark {
  readonly whose: 'own' | 'partner';
  readonly marked: Marked;
}

/**
 * What is known while the coach still looks: the tricks from this one on (0: of none all), and the own error that cost
 * most there.
 */
export interface Soon {
  readonly trick: number;
  readonly marked: Marked | null;
}

/**
 * The first verdicts, of which the last decision's comes first: the trick of the last to come may have more of them.
 */
export function soonOf(marked: readonly Marked[], own: string): Soon {
  const dearest = dearestOf(marked, own);
  if (dearest?.trick) return { trick: dearest.trick, marked: dearest };
  const [last, first] = [marked[0]?.trick ?? 0, marked.at(-1)?.trick ?? 0];
  return { trick: first < last ? first + 1 : 0, marked: null };
}

const toldCost = (marked: Marked): number => {
  const { value, unit } = costOfAct(marked);
  return unit === 'points' ? value : madeOf(marked).cost;
};

/** The error of a seat that cost most; undefined where there is nothing to look at. */
const dearestOf = (marked: readonly Marked[], letter: string): Marked | undefined =>
  marked
    .filter((one) => one.seat === letter && one.verdict === 'error' && one.method !== 'odds')
    .filter((one) => toldCost(one) >= LEAST)
    .sort((one, other) => madeOf(other).cost - madeOf(one).cost)[0];

/**
 * The own error that cost most, else that of a bot who was the partner; `own` and `partner` are letters of seats,
 * `partner` empty where there is no such bot.
 */
export function lineOf({ marked }: DealReview, own: string, partner: string): CoachRemark | null {
  const mine = dearestOf(marked, own);
  if (mine) return { whose: 'own', marked: mine };
  const theirs = partner ? dearestOf(marked, partner) : undefined;
  return theirs ? { whose: 'partner', marked: theirs } : null;
}
