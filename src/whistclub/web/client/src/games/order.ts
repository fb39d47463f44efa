/* The games as every list of them shows them. Pure. */
import type { GameForm } from '../net/api';

/** The games by the place that each profile gives; games with the same place by their keys. */
export const gamesInOrder = (games: readonly GameForm[] = []): GameForm[] =>
  [...games].sort((a, b) => a.order - b.order || (a.key < b.key ? -1 : 1));
