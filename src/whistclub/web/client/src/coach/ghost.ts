/* A ghost beside a replay: the deal as a bot plays the cards of one seat. Pure. */
import type { Replay, ReplayStep } from '../net/api';
import type { GhostDeal } from '../net/review';
import { wholeView } from '../net/wire';
import { markAt, type StripMark } from '../replay/strip';
import { trickCardsAt, type TrickCards } from '../replay/trick-cards';

/** The replay in which the ghost plays. */
export const ghostReplay = (replay: Replay, ghost: GhostDeal): Replay => ({
  ...replay,
  steps: ghost.steps.map((step) => ({ ...step, view: step.view && wholeView(step.view) })),
  lines: ghost.lines,
  points: ghost.points,
  ending: null,
  named: [],
});

/** The number of the trick in which both part, 0 before the first card, and what each does there. */
export interface Parting {
  readonly trick: number;
  readonly made: ReplayStep;
  readonly other: ReplayStep;
}

export function partingOf(
  replay: Replay,
  ghost: GhostDeal,
  shown: Replay,
  marks: readonly StripMark[],
): Parting | null {
  const made = replay.steps[ghost.fork ?? -1];
  const other = shown.steps[ghost.fork ?? -1];
  return made && other ? { trick: marks[markAt(marks, ghost.fork ?? 0)]?.number ?? 0, made, other } : null;
}

/** The cards of a trick by its number, as far as they lie at this step; null where the deal has no such trick. */
export function trickOf(
  replay: Replay,
  marks: readonly StripMark[],
  number: number,
  until = Number.POSITIVE_INFINITY,
): TrickCards | null {
  const mark = marks.find((one) => one.number === number && one.kind !== 'calls' && one.kind !== 'rest');
  return mark ? trickCardsAt(replay, Math.min(mark.step, until)) : null;
}

/** The numbers of the tricks from this one on that either deal has. */
export function tricksFrom(first: number, ...deals: readonly (readonly StripMark[])[]): number[] {
  const last = Math.max(...deals.map((marks) => marks.findLast(({ kind }) => kind !== 'rest')?.number ?? 0));
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
}
