/* The results of one's matches by game, and one's rating. */
import { ask } from './api';
import type { GameTally, OwnRating } from './wire.gen';

export type { MatchTally, GameTally, OwnRating } from './wire.gen';

export const getStatistics = (): Promise<{ games: readonly GameTally[]; rating: OwnRating }> =>
  ask('GET', '/api/statistics');
export const hideRating = (hidden: boolean): Promise<OwnRating> => ask('PUT', '/api/me/rating', { hidden });
