/*
 * The strip under a replay: one mark for what came before the first trick, one for each trick, one for what came after.
 * Pure.
 */
import type { Replay, ReplayStep } from '../net/api';
import { isPlay } from '../match/acts';
import { sideOf } from '../match/seating';

/**
 * `number` is the trick's, from 1; `winner` its seat, null for the dummy of a solitaire; `step` the last one that
 * belongs to the mark.
 */
export interface StripMark {
  readonly kind: 'calls' | 'ours' | 'theirs' | 'rest';
  readonly number: number;
  readonly winner: number | null;
  readonly step: number;
}

const isCard = (step: ReplayStep): boolean => isPlay(step.action);

/** The steps before the first card is played, without the deal itself. */
export const callsOf = ({ steps }: Replay): readonly ReplayStep[] => {
  const first = steps.findIndex(isCard);
  return steps.slice(1, first < 0 ? steps.length : first);
};

/**
 * The seats on the side of `near`: partners; where every seat scores for itself, those who want the same tricks, or all
 * those who want none of them.
 */
function sideOfSeat({ names, points, steps }: Replay, near: number): (seat: number) => boolean {
  if (points.length !== names?.length) return (seat) => sideOf(seat, points.length) === sideOf(near, points.length);
  const aims = steps.findLast(({ view }) => view?.aims.length)?.view?.aims ?? [];
  if (!aims.length) return (seat) => seat === near;
  const aimOf = (seat: number): number => aims.findIndex(([seats]) => seats.includes(seat));
  return (seat) => aimOf(seat) === aimOf(near);
}

function takenBy(isNear: (seat: number) => boolean, step: ReplayStep, number: number, at: number): StripMark | null {
  const event = step.events.find(([key]) => key === 'event-trick' || key === 'event-trick-dummy');
  if (!event) return null;
  const winner = event[0] === 'event-trick' ? event[1] : null;
  const isOurs = winner !== null && isNear(winner);
  return { kind: isOurs ? 'ours' : 'theirs', number, winner, step: at };
}

/** The marks in order, as the seat `near` sees them. */
export function stripOf(replay: Replay, near: number): StripMark[] {
  const last = replay.steps.length - 1;
  const isNear = sideOfSeat(replay, near);
  const marks: StripMark[] = [{ kind: 'calls', number: 0, winner: null, step: callsOf(replay).length }];
  replay.steps.forEach((step, at) => {
    const mark = takenBy(isNear, step, marks.length, at);
    if (mark) marks.push(mark);
  });
  const end = marks.at(-1)?.step ?? 0;
  if (end < last) marks.push({ kind: 'rest', number: marks.length, winner: null, step: last });
  return marks;
}

/** The place in the strip of this step. */
export const markAt = (marks: readonly StripMark[], at: number): number => {
  const found = marks.findIndex(({ step }) => step >= at);
  return found < 0 ? marks.length - 1 : found;
};

/** The step a trick further on, or a trick back. */
export function trickFrom(marks: readonly StripMark[], at: number, by: 1 | -1): number {
  if (by > 0) return marks.find(({ step }) => step > at)?.step ?? at;
  return marks.findLast(({ step }) => step < at)?.step ?? 0;
}

/** The tricks taken up to this step: ours and theirs. */
export const tricksTo = (marks: readonly StripMark[], at: number): readonly [number, number] => {
  const taken = marks.filter(({ step }) => step <= at);
  return [taken.filter(({ kind }) => kind === 'ours').length, taken.filter(({ kind }) => kind === 'theirs').length];
};

/** The steps of the trick that this one belongs to, up to it; none before the first card. */
export function trickTo(replay: Replay, marks: readonly StripMark[], at: number): readonly ReplayStep[] {
  const place = markAt(marks, at);
  const before = marks[place - 1];
  return before ? replay.steps.slice(before.step + 1, at + 1).filter(({ action }) => action !== '') : [];
}
