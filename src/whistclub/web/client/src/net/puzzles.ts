/* Puzzles: places in the middle of a deal with one best act; `docs/coach.md` says what their worths mean. */
import { ask } from './api';
import type { PuzzleList, PuzzlePage, PuzzleReason } from './wire.gen';

export type { ListedPuzzle, PuzzleList, Choice, Lie, StillOut, PastTrick, PuzzlePage, PuzzleReason } from './wire.gen';

export const getPuzzles = (): Promise<PuzzleList> => ask('GET', '/api/puzzles');
export const getPuzzle = (name: string): Promise<PuzzlePage> => ask('GET', `/api/puzzles/${encodeURIComponent(name)}`);
/** The reason of play against an answer, found as it is asked. */
export const getReason = (name: string, act: string): Promise<PuzzleReason> =>
  ask('GET', `/api/puzzles/${encodeURIComponent(name)}/reason?act=${encodeURIComponent(act)}`);
