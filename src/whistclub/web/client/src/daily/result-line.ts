/* A result of a deal of the day in a line for a friend: no card, no suit, nothing that tells the deal. Pure. */
import type { Say } from '../messages/message-key';
import { chanceLines, costOfAct, pointsLost, tenths } from '../coach/reading';
import { amountOf, decimal } from '../coach/coach-text';
import type { DailyStanding } from '../net/api';
import type { Marked, DealReview } from '../net/review';
import { besideBots, compared, ownRow } from './model';

/** The named parts of a line: the game, the date and the score as they are written. */
export interface DayNames {
  readonly game: string;
  readonly date: string;
  readonly score: string;
}

/** The own choices of a deal in the order in which they were made. */
export const ownActs = (marked: readonly Marked[], letter: string): readonly Marked[] =>
  marked.filter(({ seat }) => seat === letter).sort((one, other) => one.number - other.number);

/** The cost of one's own choices together, in a sentence. */
export function costSentence(acts: readonly Marked[], say: Say): string {
  const errors = acts.filter(({ verdict }) => verdict === 'error');
  const isInPoints = errors.every(({ method }) => method !== 'odds');
  const cost = errors.reduce((sum, one) => sum + tenths(pointsLost(one)), 0) / 10;
  return say(isInPoints ? 'daily-acts' : 'daily-acts-odds', {
    count: acts.length,
    errors: errors.length,
    cost: decimal(say, cost),
  });
}

/** The place among people, and the bots that did worse; empty where the try is compared with neither. */
export function placeSentences(standing: DailyStanding, say: Say): string {
  const place = compared(standing);
  return [place && say('daily-place', { place: place.place, count: place.count }), botsSentence(standing, say)]
    .filter(Boolean)
    .join(' ');
}

/** One's own result beside those of bots; empty where it is not compared. */
export function botsSentence(standing: DailyStanding, say: Say): string {
  const bots = besideBots(standing);
  if (!bots) return '';
  if (!bots.count) return say('daily-bots-none', { most: bots.most });
  return say(bots.count < bots.most ? 'daily-bots-so-far' : 'daily-bots', { ...bots });
}

/** The comparison as one tells it a friend: nothing of a place that one has alone, nor of bots that were all better. */
function comparedForFriend(standing: DailyStanding, say: Say): string {
  const place = compared(standing);
  return [
    place && place.count > 1 ? say('daily-place', { place: place.place, count: place.count }) : '',
    besideBots(standing)?.worse ? botsSentence(standing, say) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** The line to send. The review is null before it is there, or where there is none. */
export function sharedLine(
  standing: DailyStanding,
  review: DealReview | null,
  letter: string,
  { game, date, score }: DayNames,
  say: Say,
): string {
  const points = say('daily-points', { count: Math.abs(ownRow(standing)?.score ?? 0) });
  const head = say('daily-shared-head', { game, date, score, points });
  return [head, comparedForFriend(standing, say), review ? actsOf(review, letter, say) : ''].filter(Boolean).join(' ');
}

/** The cost of an error: points of the deal need no unit there. */
function told(one: Marked, say: Say): string {
  const { value, unit } = costOfAct(one);
  return unit === 'points' ? decimal(say, -value) : amountOf(say, { value: -value, unit });
}

function actsOf(review: DealReview, letter: string, say: Say): string {
  const hand = chanceLines(review).at(-1);
  if (hand) return say('daily-shared-chances', { line: hand.line.join(', ') });
  const costly = ownActs(review.marked, letter).filter(({ verdict }) => verdict === 'error');
  const list = costly.map((one) => {
    const cost = told(one, say);
    return one.trick ? say('daily-shared-trick', { trick: one.trick, cost }) : say('daily-shared-call', { cost });
  });
  return list.length ? say('daily-shared-acts', { list: list.join(', ') }) : say('daily-shared-no-error');
}
