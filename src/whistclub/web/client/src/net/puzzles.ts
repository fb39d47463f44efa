/* Puzzles: places in the middle of a deal with one best act; `docs/coach.md` says what their worths mean. */
import { ask } from './api';
import type { PuzzleList, PuzzlePage } from './wire.gen';

export type { ListedPuzzle, PuzzleList, Choice, Lie, StillOut, PastTrick, PuzzlePage } from './wire.gen';

export const getPuzzles = (): Promise<PuzzleList> => ask('GET', '/api/puzzles');
export const getPuzzle = (name: string): Promise<PuzzlePage> => ask('GET', `/api/puzzles/${encodeURIComponent(name)}`);
