/* A finished deal, read from its replay. Pure. */
import type { Replay } from '../net/api';
import { pileOf } from '../match/piles';

/** A trick of a finished deal: who took it, and the step at which it was complete. */
export interface PastTrick {
  readonly winner: number | null;
  readonly step: number;
}

/** Cards of a hand as the replay writes them, with blanks between. */
export const cardsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);

/** The hands as dealt, by seat. */
export const handsOf = (replay: Replay): string[][] => (replay.steps[0]?.hands ?? []).map(cardsOf);

/**
 * The cards of the pack that went to no hand, where the game leaves any beside the table; `pack` are those that it is
 * dealt from.
 */
export function undealtIn(replay: Replay, pack: readonly string[]): string[] {
  const view = replay.steps[0]?.view ?? null;
  if (!pileOf(view, 'undealt') && !pileOf(view, 'kitty')) return [];
  const dealt = new Set(handsOf(replay).flat());
  return pack.filter((card) => !dealt.has(card));
}

/** The tricks in order. */
export const tricksOf = (replay: Replay): PastTrick[] =>
  replay.steps.flatMap((step, i) =>
    step.events.filter(([key]) => key === 'event-trick').map(([, seat]): PastTrick => ({ winner: seat, step: i })),
  );
