/* The coach's review of a deal that is over; `docs/coach.md` says what its prices mean. */
import { ask, matchPath, Problem } from './api';
import { waitMs } from './retries';
import type { Marked, DealReview, BestLine, GhostDeal, Reviewing } from './wire.gen';

export type {
  Price,
  PricedAct,
  Fact,
  PlayReason,
  Marked,
  Ledger,
  Chance,
  DealReview,
  BestLine,
  GhostDeal,
} from './wire.gen';

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
/** The deal as a bot plays the cards of this seat. */
export const askGhost = (deal: DealPath, seat: number): Promise<GhostDeal> =>
  ask('GET', `${dealPath(deal)}/ghost?seat=${seat}`);
/** The file of an act as a case. */
export const casePath = (deal: DealPath, number: number): string => `${dealPath(deal)}/case?number=${number}`;

/**
 * A review while it comes: its verdicts so far, the last decision's first, none of which is taken back, and at the end
 * the whole.
 */
export interface Coming {
  readonly marked: readonly Marked[];
  readonly review: DealReview | null;
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
