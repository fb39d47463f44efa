/* The share of bots that miss a puzzle, the weakest level first. Pure. */
import type { PuzzlePage } from '../net/puzzles';

const LEVELS = ['simple', 'quick', 'club', 'strong'];

/** The levels with the share of tries in which each misses it. */
export const missedBy = ({ missed }: Pick<PuzzlePage, 'missed'>): readonly (readonly [string, number])[] =>
  LEVELS.flatMap((level) => (missed[level] === undefined ? [] : [[level, missed[level]] as const]));
