/* The closeness of a match, and which of its deals are worth remembering. Pure. */
import type { DealOver } from '../../net/wire';

/** A lead of the side that lost: the scores of loser and winner after this deal. */
export interface Lead {
  readonly number: number;
  readonly most: number;
  readonly least: number;
}

/**
 * The largest lead that `loser` had over `winner`, the latest of equal ones; null if it never led. `scores` are as
 * `scoresOf` gives them.
 */
export function lostLead(
  scores: readonly (readonly number[])[],
  deals: readonly DealOver[],
  winner: number,
  loser: number,
): Lead | null {
  let found: Lead | null = null;
  deals.forEach(({ number }, at) => {
    const [most, least] = [scores[loser]?.[at + 1] ?? 0, scores[winner]?.[at + 1] ?? 0];
    if (most > least && (found === null || most - least >= found.most - found.least)) found = { number, most, least };
  });
  return found;
}

/** The number of the deal from which on the winner led all others to the end; null if the end was level. */
export function ledFrom(
  scores: readonly (readonly number[])[],
  deals: readonly DealOver[],
  winner: number,
): number | null {
  const isAhead = (at: number): boolean =>
    scores.every((line, side) => side === winner || (line[at] ?? 0) < (scores[winner]?.[at] ?? 0));
  const behind = deals.findLastIndex((_, at) => !isAhead(at + 1));
  return behind === deals.length - 1 ? null : (deals[behind + 1]?.number ?? null);
}

export interface MemorableDeal {
  readonly kind: 'best' | 'closest';
  readonly deal: DealOver;
}

/**
 * Two deals at most: the one with the most points for this side, and the closest of the others, in which the fewest
 * points moved.
 */
export function memorableDeals(deals: readonly DealOver[], side: number): MemorableDeal[] {
  const moved = (deal: DealOver): number => deal.points.reduce((sum, points) => sum + Math.abs(points), 0);
  const counted = deals.filter((deal) => moved(deal) > 0);
  if (counted.length < 2) return [];
  const best = counted.reduce((so, deal) => ((deal.points[side] ?? 0) > (so.points[side] ?? 0) ? deal : so));
  const isBest = (best.points[side] ?? 0) > 0;
  const closest = counted
    .filter((deal) => !isBest || deal !== best)
    .reduce((so, deal) => (moved(deal) <= moved(so) ? deal : so));
  return [...(isBest ? [{ kind: 'best' as const, deal: best }] : []), { kind: 'closest' as const, deal: closest }];
}

const RANKS = '23456789TJQKA';

/** The two highest cards of a French hand, the highest first. */
export const highest = (hand: readonly string[]): readonly string[] =>
  [...hand].sort((one, other) => RANKS.indexOf(other.slice(1)) - RANKS.indexOf(one.slice(1))).slice(0, 2);

/** The bids or markers of a solitaire that were made, and the hand that ended it. */
export interface Campaign {
  readonly made: readonly number[];
  readonly missed: { readonly aim: number | null; readonly tricks: number } | null;
}

export function campaignOf(deals: readonly DealOver[]): Campaign {
  const lines = deals.flatMap((deal) => deal.lines).filter(([, facts]) => 'tricks' in facts && 'hand' in facts);
  const aimOf = (facts: Readonly<Record<string, string | number>>): number | null => {
    const aim = facts['bid'] ?? facts['pip'];
    return aim === undefined ? null : Number(aim);
  };
  const lost = lines.find(([, , points]) => (points[0] ?? 0) <= 0);
  return {
    made: lines.flatMap(([, facts, points]) => ((points[0] ?? 0) > 0 ? [aimOf(facts) ?? 0] : [])),
    missed: lost ? { aim: aimOf(lost[1]), tricks: Number(lost[1]['tricks']) } : null,
  };
}
