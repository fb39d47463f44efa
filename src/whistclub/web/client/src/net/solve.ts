/* Hands that lie open, solved: the tricks by leader, and the value of each card at a place in the play. */
import { ask } from './api';
import type { LaidHands as HandsSent, Letter, SolvedHands, SolvedPlace, DealsRead } from './wire.gen';

export type { Letter, Side, SolvedHands, CardWorth, SolvedPlace, DealRead, DealsRead } from './wire.gen';

export type Aim = NonNullable<HandsSent['aim']>;
export interface LaidHands extends Required<Omit<HandsSent, 'trump'>> {
  readonly trump: string;
}

export const solveHands = (laid: LaidHands): Promise<SolvedHands> => ask('POST', '/api/solve', laid);
export const solvePlace = (
  laid: LaidHands,
  leader: Letter,
  played: readonly string[],
  nodes: number,
): Promise<SolvedPlace> => ask('POST', '/api/solve/cards', { laid, leader, played: played.join(' '), nodes });
export const readPasted = (text: string): Promise<DealsRead> => ask('POST', '/api/solve/text', { text });
