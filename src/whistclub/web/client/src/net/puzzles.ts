/* Puzzles: places in the middle of a deal with one best act; `docs/coach.md` says what their worths mean. */
import { ask } from './api';
import type { Welcome, Why } from './wire';

export interface ListedPuzzle {
  readonly name: string;
  readonly game: string;
  /** The main one first. */
  readonly themes: readonly string[];
  readonly level: string;
}

export interface PuzzleList {
  readonly version: number;
  readonly themes: readonly { readonly theme: string; readonly count: number }[];
  readonly puzzles: readonly ListedPuzzle[];
  readonly date: string;
  readonly today: string;
}

/** Acts that are equal in play, and what they are worth. */
export interface Choice {
  readonly acts: readonly string[];
  readonly worth: number;
}

/** A part of the worlds: its share of all, and the worth of each choice in it. */
export interface Lie {
  readonly kind: 'card' | 'at_least' | 'at_most' | 'else';
  readonly share: number;
  readonly worths: readonly number[];
  readonly seat?: string;
  readonly card?: string;
  readonly suit?: string;
  readonly count?: number;
}

export interface StillOut {
  readonly cards: readonly string[];
  readonly known: readonly {
    readonly seat: string;
    readonly lacks: readonly string[];
    readonly holds: readonly string[];
  }[];
}

export interface PastTrick {
  readonly cards: readonly (readonly [seat: number, card: string])[];
  readonly taker: number;
}

export interface Puzzle {
  readonly name: string;
  readonly game: string;
  readonly themes: readonly string[];
  readonly unit: 'tricks' | 'avoided' | 'chance' | 'points';
  /** `own` is a review of a deal of one's own. */
  readonly method: 'counted' | 'drawn' | 'called' | 'odds' | 'own';
  readonly worlds: number;
  /** The best first. */
  readonly choices: readonly Choice[];
  readonly lies: readonly Lie[];
  readonly missed: Readonly<Record<string, number>>;
  readonly why: Why | null;
  readonly table: Welcome;
  readonly tricks: readonly PastTrick[];
  readonly out: StillOut;
}

export const getPuzzles = (): Promise<PuzzleList> => ask('GET', '/api/puzzles');
export const getPuzzle = (name: string): Promise<Puzzle> => ask('GET', `/api/puzzles/${encodeURIComponent(name)}`);
