/* Hands that lie open, solved: the tricks by leader, and the value of each card at a place in the play. */
import { ask } from './api';
import type { TextRead } from './prepared';

export type Letter = 'N' | 'E' | 'S' | 'W';
export type Side = 'NS' | 'EW' | Letter;
export type Aim = 'most' | 'fewest' | 'none';

/** Four hands, the trump (empty for none), and the aim of a side against all others. */
export interface LaidHands {
  readonly hands: readonly string[];
  readonly trump: string;
  readonly side: Side;
  readonly aim: Aim;
}

/** The side's tricks by the seat that leads; null where that took too long. For the aim `none` 1 is yes. */
export interface SolvedHands {
  readonly tricks: readonly (number | null)[];
}

export interface CardWorth {
  readonly card: string;
  readonly least: number;
  readonly most: number;
}

/** A place in the play: all values are of the whole deal, tricks taken included. */
export interface SolvedPlace {
  readonly hands: readonly string[];
  readonly table: string;
  readonly leader: Letter;
  readonly turn: Letter;
  readonly taken: readonly number[];
  readonly least: number;
  readonly most: number;
  readonly cards: readonly CardWorth[];
  readonly line: string;
  readonly why: string | null;
}

export interface DealRead {
  readonly hands: readonly string[];
  readonly leader: Letter | null;
  readonly board: string;
}

export interface DealsRead extends TextRead {
  readonly deals: readonly DealRead[];
}

export const solveHands = (laid: LaidHands): Promise<SolvedHands> => ask('POST', '/api/solve', laid);
export const solvePlace = (
  laid: LaidHands,
  leader: Letter,
  played: readonly string[],
  nodes: number,
): Promise<SolvedPlace> => ask('POST', '/api/solve/cards', { laid, leader, played: played.join(' '), nodes });
export const readPasted = (text: string): Promise<DealsRead> => ask('POST', '/api/solve/text', { text });
