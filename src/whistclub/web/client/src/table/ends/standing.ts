/* The end of a deal or a match in figures: games of a rubber, and standings of several. Pure. */
import type { DealOver } from '../../net/wire';

/** A game of a rubber that is over: its last score, and the side that won it. */
export interface GameOver {
  readonly score: readonly number[];
  readonly winner: number;
  /** The place of the deal that ended it in the list of deals. */
  readonly at: number;
}

/**
 * The games that are over: a deal after which the score starts from zero ended one, and so does the deal that ends the
 * match. Only for games of two sides whose points are added up.
 */
export function gamesOver(deals: readonly DealOver[], isMatchOver: boolean): readonly GameOver[] {
  const found: GameOver[] = [];
  let score: readonly number[] = [0, 0];
  for (const [at, deal] of deals.entries()) {
    const after = score.map((points, side) => points + (deal.points[side] ?? 0));
    const restarted = deal.score.some((points, side) => points !== after[side]);
    if (restarted || (isMatchOver && at === deals.length - 1))
      found.push({ score: after, winner: (after[0] ?? 0) > (after[1] ?? 0) ? 0 : 1, at });
    score = restarted ? deal.score : after;
  }
  return found;
}

/** The games each side has won. */
export const gamesWon = (games: readonly GameOver[]): readonly [number, number] => [
  games.filter(({ winner }) => winner === 0).length,
  games.filter(({ winner }) => winner === 1).length,
];

export interface SidePlace {
  readonly side: number;
  /** From 1; equal scores share one. */
  readonly place: number;
  readonly score: number;
  /** The most points in a deal, and that deal's number; null where no deal brought any. */
  readonly best: { readonly points: number; readonly number: number } | null;
}

/** The sides of a match by their scores, the highest first. */
export function standings(score: readonly number[], deals: readonly DealOver[]): readonly SidePlace[] {
  return score
    .map((own, side) => ({
      side,
      place: 1 + score.filter((other) => other > own).length,
      score: own,
      best: bestDeal(side, deals),
    }))
    .sort((one, other) => one.place - other.place || one.side - other.side);
}

function bestDeal(side: number, deals: readonly DealOver[]): SidePlace['best'] {
  let best: SidePlace['best'] = null;
  for (const { points, number } of deals) {
    const own = points[side] ?? 0;
    if (own > (best?.points ?? 0)) best = { points: own, number };
  }
  return best;
}

/** True of a deal that moved no score: thrown in, dropped or level. */
export const isWithoutPoints = (deal: DealOver): boolean => deal.points.every((points) => points === 0);
