/* What a review says: costs, turning points, the two curves and the ledger, as numbers. Pure. */
import type { Ledger, Marked, PricedAct, Review } from '../net/review';
import { markAt, type Mark } from '../replay/strip';

/** A right card that cost fewer points as the cards lay is no turning point. */
const UNLUCKY = 1;
const MOST_TURNING = 3;
/** What is told with one digit after the point and is smaller than this is nothing. */
const LEAST = 0.05;

export const bestOf = (marked: Marked): PricedAct => marked.acts[0] as PricedAct;
export const madeOf = (marked: Marked): PricedAct =>
  marked.acts.find(({ alike }) => alike.includes(marked.played)) ?? bestOf(marked);

/** True if the act clearly cost something. */
export const isCostly = ({ verdict }: Marked): boolean => verdict === 'error' || verdict === 'agreed';

/**
 * The points the act cost as the cards lay, below 0 where it gained: a costly act against the better one, any other
 * against the best there was. Null where that is not known.
 */
export function openCost(marked: Marked): number | null {
  const made = madeOf(marked).open;
  const best = bestOf(marked).open;
  if (!made || !best) return null;
  if (isCostly(marked)) return best.points - made.points;
  return Math.max(...marked.acts.flatMap(({ open }) => (open ? [open.points] : []))) - made.points;
}

/** The word for what the choice came to as the cards lay. */
export const cameTo = (cost: number): 'harmful' | 'harmless' | 'lucky' =>
  Math.abs(cost) < LEAST ? 'harmless' : cost > 0 ? 'harmful' : 'lucky';

export const isUnlucky = (marked: Marked): boolean =>
  marked.trick > 0 && !isCostly(marked) && (openCost(marked) ?? 0) >= UNLUCKY;

/** A decision that turned the deal, with its letter. */
export interface Turning {
  readonly letter: string;
  readonly marked: Marked;
}

/** The acts that cost most, the dearest first, and after them right cards that were unlucky. */
export function turningOf({ marked, turning }: Review): Turning[] {
  const costly = marked.filter(({ number }) => turning.includes(number));
  const unlucky = marked.filter(isUnlucky);
  const found = [
    ...costly.sort((one, other) => madeOf(other).cost - madeOf(one).cost),
    ...unlucky.sort((one, other) => (openCost(other) ?? 0) - (openCost(one) ?? 0)),
  ];
  return found.slice(0, MOST_TURNING).map((one, i) => ({ letter: 'ABC'[i] ?? '', marked: one }));
}

/** The letters of the turning points by their place in the strip. */
export function lettersAt(turning: readonly Turning[], marks: readonly Mark[]): ReadonlyMap<number, string> {
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
export function fairLine(review: Review, marks: readonly Mark[], letter: string): number[] {
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
export const openLine = ({ open }: Review, marks: readonly Mark[], side: number): number[] =>
  marks.map(({ step }) => scoredBy(open[Math.min(step, open.length - 1)] ?? [], side));

/** The chance of each hand of a solitaire, of a hundred: before its bid, after it, and after each trick. */
export function chanceLines({ chances }: Review): { readonly hand: string; readonly line: readonly number[] }[] {
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

export type Part = 'start' | 'deal' | 'hidden' | 'own' | 'partner' | 'opponents';

/** The parts of a ledger, which add up as they are printed: what was hidden takes the rounding. */
export function partsOf(ledger: Ledger, seats: number, isPartnered: boolean): [Part, number][] {
  const tenths = (value: number): number => Math.round(10 * value);
  const told = (['start', 'deal', 'own', 'partner', 'opponents'] as const).map((part) => tenths(ledger[part]));
  const [start = 0, deal = 0, own = 0, partner = 0, opponents = 0] = told;
  const hidden = tenths(ledger.points) - told.reduce((sum, one) => sum + one, 0);
  const all: [Part, number][] =
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
