/* The content of a review: costs, turning points, the two curves and the ledger, as numbers. Pure. */
import type { Ledger, Marked, Price, PricedAct, DealReview } from '../net/review';
import { markAt, type StripMark } from '../replay/strip';

/** A right card that cost fewer points as the cards lay is no turning point. */
const UNLUCKY = 1;
const MOST_TURNING = 3;
/** Half the last digit told, of points and of chances: anything smaller is nothing. */
const LEAST_POINTS = 0.05;
const LEAST_CHANCE = 0.005;

export const bestOf = (marked: Marked): PricedAct => marked.acts[0] as PricedAct;
export const madeOf = (marked: Marked): PricedAct =>
  marked.acts.find(({ alike }) => alike.includes(marked.played)) ?? bestOf(marked);

/** True if the fair price clearly tells the act from the best one, whether that makes it an error or not. */
export const isCostly = ({ verdict }: Marked): boolean => verdict !== 'best' && verdict !== 'level';

/** The best act as it is named: of equal ones the one that the reason speaks of. */
export function betterAct(marked: Marked): string {
  const { act, alike } = bestOf(marked);
  return marked.custom && alike.includes(marked.custom.act) ? marked.custom.act : act;
}

/**
 * What an act gives away, in the unit in which it is told; below 0 where it gains. Points of the deal, a chance to win
 * the match, or points at the match score where only these tell two acts apart: a star moves neither.
 */
export interface Amount {
  readonly value: number;
  readonly unit: 'points' | 'match' | 'worth';
}

/** The loss of the second of two prices against the first. */
function givenAway(best: Price, made: Price): Amount {
  const points: Amount = { value: best.scored - made.scored, unit: 'points' };
  const worth = best.points - made.points;
  if (Math.abs(points.value) >= LEAST_POINTS && points.value * worth >= 0) return points;
  const match = inMatch(best, made);
  if (match !== null) return Math.abs(match) >= LEAST_CHANCE ? { value: match, unit: 'match' } : points;
  return Math.abs(worth) >= LEAST_POINTS ? { value: worth, unit: 'worth' } : points;
}

/** The chance to win the match that it gives away; null where none is counted. */
const inMatch = (best: Price, made: Price): number | null =>
  typeof best.match === 'number' && typeof made.match === 'number' ? best.match - made.match : null;

/** The points of the deal that an act gave away; of a solitaire what it was worth for the whole game. */
export const pointsLost = (marked: Marked): number =>
  marked.method === 'odds' ? madeOf(marked).cost : bestOf(marked).fair.scored - madeOf(marked).fair.scored;

/** The cost of an act by what its seat could know. */
export const costOfAct = (marked: Marked): Amount => givenAway(bestOf(marked).fair, madeOf(marked).fair);

/** The figure told beside that: the match beside points of the deal, and these beside the match. Null for nothing. */
export function besides(marked: Marked): Amount | null {
  const [best, made] = [bestOf(marked).fair, madeOf(marked).fair];
  if (costOfAct(marked).unit === 'points') {
    const match = inMatch(best, made) ?? 0;
    return Math.abs(match) < LEAST_CHANCE ? null : { value: match, unit: 'match' };
  }
  const points = best.scored - made.scored;
  return Math.abs(points) < LEAST_POINTS ? null : { value: points, unit: 'points' };
}

/** The standard error of what the act gave away, in its unit. */
export function giveOrTake(marked: Marked): number {
  const made = madeOf(marked);
  const { unit, value } = costOfAct(marked);
  if (unit === 'points') return made.scored_error;
  return unit === 'worth' || !made.cost ? made.error : (made.error * value) / made.cost;
}

/**
 * What the act cost as the cards lay, below 0 where it gained: a costly act against the better one, any other against
 * the best there was. Null where that is not known.
 */
export function openCost(marked: Marked): Amount | null {
  const made = madeOf(marked).open;
  const best = bestOf(marked).open;
  if (!made || !best) return null;
  if (isCostly(marked)) return givenAway(best, made);
  const ends = marked.acts.flatMap(({ open }) => (open ? [open] : []));
  const most = ends.reduce((one, other) =>
    other.scored > one.scored || (other.scored === one.scored && other.points > one.points) ? other : one,
  );
  return givenAway(most, made);
}

/** The word for what the choice came to as the cards lay. */
export function cameTo({ value, unit }: Amount): 'harmful' | 'harmless' | 'lucky' {
  if (Math.abs(value) < (unit === 'match' ? LEAST_CHANCE : LEAST_POINTS)) return 'harmless';
  return value > 0 ? 'harmful' : 'lucky';
}

/** The points of the deal that a right card cost as the cards lay. */
const unluckyPoints = (marked: Marked): number => {
  const cost = openCost(marked);
  return cost?.unit === 'points' ? cost.value : 0;
};

export const isUnlucky = (marked: Marked): boolean =>
  marked.trick > 0 && !isCostly(marked) && unluckyPoints(marked) >= UNLUCKY;

/** A decision that turned the deal, with its letter. */
export interface TurningPoint {
  readonly letter: string;
  readonly marked: Marked;
}

/** The acts that cost most, the dearest first, and after them right cards that were unlucky. */
export function turningOf({ marked, turning }: DealReview): TurningPoint[] {
  const costly = marked.filter(({ number }) => turning.includes(number));
  const unlucky = marked.filter(isUnlucky);
  const found = [
    ...costly.sort((one, other) => madeOf(other).cost - madeOf(one).cost),
    ...unlucky.sort((one, other) => unluckyPoints(other) - unluckyPoints(one)),
  ];
  return found.slice(0, MOST_TURNING).map((one, i) => ({ letter: 'ABC'[i] ?? '', marked: one }));
}

/** The letters of the turning points by their place in the strip. */
export function lettersAt(turning: readonly TurningPoint[], marks: readonly StripMark[]): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  for (const { letter, marked } of turning) {
    const place = markAt(marks, marked.number);
    found.set(place, `${found.get(place) ?? ''}${letter}`);
  }
  return found;
}

/** Points as the score sheet of a side counts them: less those of the other where there are two. */
const scoredBy = (points: readonly number[], side: number): number =>
  points.length === 2 ? (points[side] ?? 0) - (points[1 - side] ?? 0) : (points[side] ?? 0);

/**
 * The points a seat could expect after each mark of the strip, as it saw things after its own acts; the last are those
 * scored.
 */
export function fairLine(review: DealReview, marks: readonly StripMark[], letter: string): number[] {
  const own = review.marked.filter(({ seat }) => seat === letter);
  const first = own[0];
  let last = first ? bestOf(first).fair.scored : 0;
  const line = marks.map(({ step }) => {
    const made = own.findLast(({ number }) => number <= step);
    if (made) last = madeOf(made).fair.scored;
    return last;
  });
  const scored = review.ledgers.find(({ seat }) => seat === letter)?.points;
  return scored === undefined ? line : [...line.slice(0, -1), scored];
}

/** The points of a side with open cards after each mark of the strip. */
export const openLine = ({ open }: DealReview, marks: readonly StripMark[], side: number): number[] =>
  marks.map(({ step }) => scoredBy(open[Math.min(step, open.length - 1)] ?? [], side));

/** The chance of each hand of a solitaire, of a hundred: before its bid, after it, and after each trick. */
export function chanceLines({ chances }: DealReview): { readonly hand: string; readonly line: readonly number[] }[] {
  const hands = [...new Set(chances.map(({ hand }) => hand))];
  return hands.map((hand) => {
    const points = chances.filter((one) => one.hand === hand);
    return { hand, line: [points[0]?.before ?? 0, ...points.map(({ after }) => after)].map(inHundred) };
  });
}

/** The kernel counts odds with single precision. */
const SURE = 1e-5;

/** A chance of a hundred; 0 and 100 only for what is certain. */
export function inHundred(chance: number): number {
  if (chance <= SURE || chance >= 1 - SURE) return Math.round(chance) * 100;
  return Math.min(99, Math.max(1, Math.round(100 * chance)));
}

export type LedgerPart = 'start' | 'deal' | 'hidden' | 'own' | 'partner' | 'opponents';

/** In tenths, as it is told. */
export const tenths = (value: number): number => Math.sign(value) * Math.round(10 * Math.abs(value));

/**
 * The errors of a seat, of its partner and of the others in tenths of a point: of each act what is told of it, where it
 * cost all of a side alike.
 */
function toldParts(ledger: Ledger, { ledgers, marked, chances }: DealReview, sides: number): [number, number, number] {
  const rounded: [number, number, number] = [tenths(ledger.own), tenths(ledger.partner), tenths(ledger.opponents)];
  if (chances.length) return rounded;
  const letters = ledgers.map(({ seat }) => seat);
  const place = letters.indexOf(ledger.seat);
  const mate = letters.length === 4 ? letters[(place + 2) % 4] : '';
  const sum = (isOne: (seat: string) => boolean): number =>
    marked
      .filter(({ seat, verdict }) => verdict === 'error' && isOne(seat))
      .reduce((all, one) => all - tenths(pointsLost(one)), 0);
  const own = sum((seat) => seat === ledger.seat);
  if (sides !== 2) return [own, rounded[1], rounded[2]];
  return [own, sum((seat) => seat === mate), -sum((seat) => seat !== ledger.seat && seat !== mate)];
}

/** The parts of a ledger, which add up as they are printed: what was hidden takes the rounding. */
export function partsOf(ledger: Ledger, review: DealReview, seats: number, sides: number): [LedgerPart, number][] {
  const isPartnered = sides < seats;
  const [start, deal] = [tenths(ledger.start), tenths(ledger.deal)];
  const [own, partner, opponents] = toldParts(ledger, review, sides);
  const hidden = tenths(ledger.points) - start - deal - own - partner - opponents;
  const all: [LedgerPart, number][] =
    seats === 1
      ? [
          ['start', start],
          ['hidden', hidden],
          ['own', own],
        ]
      : [
          ['deal', deal],
          ['hidden', hidden],
          ['own', own],
          ['partner', partner],
          ['opponents', opponents],
        ];
  return all.filter(([part]) => part !== 'partner' || isPartnered).map(([part, value]) => [part, value / 10]);
}
