/* The coach's review of a deal that is over; `docs/coach.md` says what its prices mean. */
import { ask, matchPath, Problem } from './api';
import { waitMs } from './retries';

export interface Price {
  readonly points: number;
  readonly scored: number;
  readonly tricks: number | null;
  readonly chance: number | null;
  /** The gain in the chance to win the match; null where none is counted. */
  readonly match: number | null;
}

export interface PricedAct {
  readonly act: string;
  readonly alike: readonly string[];
  readonly fair: Price;
  readonly cost: number;
  readonly error: number;
  readonly scored_error: number;
  readonly open: Price | null;
}

/** The holding that tells the deals where the better act gains from the others. */
export interface Fact {
  readonly kind: 'card' | 'at_least' | 'at_most' | 'worlds';
  readonly chance: number;
  readonly gain: number;
  readonly rest: number;
  readonly seat: string;
  readonly card: string;
  readonly suit: string;
  readonly count: number;
}

/** A decision with its acts, the best first; `number` is that of the step of the replay. */
export interface Marked {
  readonly number: number;
  readonly trick: number;
  readonly seat: string;
  readonly played: string;
  readonly verdict: 'best' | 'level' | 'agreed' | 'error';
  readonly acts: readonly PricedAct[];
  readonly method: 'cards' | 'early' | 'policy' | 'calls' | 'plays' | 'odds';
  readonly worlds: number;
  readonly is_all: boolean;
  readonly custom: {
    readonly act: string;
    readonly key: string;
    readonly facts: Readonly<Record<string, string | number>>;
  } | null;
  readonly fact: Fact | null;
}

export interface Ledger {
  readonly seat: string;
  readonly points: number;
  readonly start: number;
  readonly deal: number;
  readonly hidden: number;
  readonly own: number;
  readonly partner: number;
  readonly opponents: number;
}

export interface Chance {
  readonly hand: string;
  readonly number: number;
  readonly before: number;
  readonly after: number;
}

export interface Review {
  readonly marked: readonly Marked[];
  /** The points by side as the cards lay, before any act and after each. */
  readonly open: readonly (readonly number[])[];
  readonly ledgers: readonly Ledger[];
  readonly turning: readonly number[];
  readonly chances: readonly Chance[];
}

/**
 * The deal from a trick on with another card, played perfectly by all, all hands seen. Cards are in the order played.
 */
export interface BestLine {
  readonly act: string;
  readonly tricks: readonly {
    readonly number: number;
    readonly cards: readonly (readonly [string, string])[];
    readonly taker: string;
  }[];
  /** By side, at the end of the deal. */
  readonly points: readonly number[];
}

type DealPath = readonly [string, string, number];
const dealPath = ([table, match, place]: DealPath): string => `${matchPath(table, match)}/deals/${place}`;

/** The line with this act in the place of act `number`; null where there is none. */
export const openLine = async (deal: DealPath, number: number, act: string): Promise<BestLine | null> =>
  (
    await ask<{ line: BestLine | null }>(
      'GET',
      `${dealPath(deal)}/line?number=${number}&act=${encodeURIComponent(act)}`,
    )
  ).line;
/** The file of an act as a case. */
export const casePath = (deal: DealPath, number: number): string => `${dealPath(deal)}/case?number=${number}`;

/** The answer of the club: the review, or the verdicts since those seen, and when to ask again. */
interface Reviewing {
  readonly review: Review | null;
  readonly marked: readonly Marked[];
  readonly again_ms: number | null;
}

/**
 * A review while it comes: its verdicts so far, the last decision's first, none of which is taken back, and at the end
 * the whole.
 */
export interface Coming {
  readonly marked: readonly Marked[];
  readonly review: Review | null;
}

/** The club is busy, or cannot read just now. */
const ASKS_AGAIN = [429, 503];

/**
 * Follows the review of a deal until it is whole; what is returned ends it. The club makes it only as long as somebody
 * asks.
 *
 * `fail` hears why there is none. A connection that fails on the way is tried again.
 */
export function followReview(
  deal: DealPath,
  hear: (coming: Coming) => void,
  fail: (problem: unknown) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  let marked: readonly Marked[] = [];
  const path = `${dealPath(deal)}/review`;
  const askIn = (ms: number, tries: number): void => {
    timer = setTimeout(() => asked(tries), ms);
  };
  const asked = (tries: number): void => {
    ask<Reviewing>('GET', `${path}?seen=${marked.length}`)
      .then((told) => {
        if (isOver) return;
        if (!told.review) marked = [...marked, ...told.marked];
        hear({ marked: told.review?.marked ?? marked, review: told.review });
        if (!told.review) askIn(told.again_ms ?? waitMs(0, Math.random()), 0);
      })
      .catch((problem: unknown) => {
        if (isOver) return;
        const status = problem instanceof Problem ? problem.status : 0;
        if (ASKS_AGAIN.includes(status) || (marked.length && !status)) askIn(waitMs(tries, Math.random()), tries + 1);
        else fail(problem);
      });
  };
  asked(0);
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
