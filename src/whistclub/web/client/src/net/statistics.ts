/* The results of one's matches by game, and one's rating. */
import { ask } from './api';

export interface Tally {
  readonly matches: number;
  readonly won: number;
  readonly lost: number;
  readonly stopped: number;
  readonly streak: number;
  readonly longest_streak: number;
  readonly score_average: number | null;
  readonly score_best: number | null;
  readonly deals: number;
  readonly deal_average: number | null;
  readonly deal_best: number | null;
  readonly fewest_deals: number | null;
}

export interface GameTally {
  readonly game: string;
  readonly preset: string;
  readonly is_campaign: boolean;
  readonly is_solitaire: boolean;
  readonly unassisted: Tally;
  readonly assisted: Tally;
}

/** One's rating where others held the same cards; null with fewer results than it is shown from, or hidden. */
export interface OwnRating {
  readonly rating: number | null;
  readonly deviation: number | null;
  readonly results: number;
  readonly shown_from: number;
  readonly hidden: boolean;
}

export const getStatistics = (): Promise<{ games: readonly GameTally[]; rating: OwnRating }> =>
  ask('GET', '/api/statistics');
export const hideRating = (hidden: boolean): Promise<OwnRating> => ask('PUT', '/api/me/rating', { hidden });
