/* The calls of a replayed deal, seat by seat. Pure. */
import type { Replay, ReplayStep } from '../net/api';
import type { Speaker } from '../messages/speaker';
import { isBare, verbOf, wordOf } from '../match/acts';
import { capital } from '../messages/capitals';
import { calledBy, meaningOfLaying } from '../match/moment';
import { callsOf } from './strip';

const isBid = ({ action }: ReplayStep): boolean => !isBare(action) && verbOf(action) !== 'exchange';

/** The last call of each seat up to this step, of those made before the first card. */
export function lastCalls(replay: Replay, at: number): ReadonlyMap<number, ReplayStep> {
  const found = new Map<number, ReplayStep>();
  const done = new Set(replay.steps.slice(0, at + 1));
  for (const step of callsOf(replay))
    if (done.has(step) && step.seat !== null && isBid(step)) found.set(step.seat, step);
  return found;
}

/** The call that a laid card stands for, in a word; empty where the game reads none in it. */
export function laidAs({ outline }: Replay, action: string, speaker: Speaker): string {
  const call = meaningOfLaying(outline, wordOf(action).split(' '));
  return call ? capital(speaker.call(call)) : '';
}

/** A seat's call in a word or two; empty for a bid card without a meaning, or no call. */
export function callText(replay: Replay, made: ReplayStep | undefined, speaker: Speaker): string {
  if (!made) return '';
  return verbOf(made.action) === 'lay' ? laidAs(replay, made.action, speaker) : calledBy(made.action, speaker);
}
