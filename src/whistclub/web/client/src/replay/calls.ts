/* The calls of a replayed deal, seat by seat. Pure. */
import type { GameForm, Replay, ReplayStep } from '../net/api';
import type { Speaker } from '../messages/speaker';
import { isBare, namesSuit, verbOf, wordOf } from '../match/acts';
import { capital } from '../messages/capitals';
import { calledBy, meaningOfLaying } from '../match/moment';
import { callsOf } from './strip';

/** True for a call of the auction: naming trump, laying away and what else follows from the contract is none. */
function isCall(replay: Replay, { phases }: Pick<GameForm, 'phases'>, step: ReplayStep): boolean {
  const verb = verbOf(step.action);
  const [first] = phases;
  if (isBare(step.action) || namesSuit(step.action)) return false;
  if (!first?.verbs.includes(verb)) return verb === 'call' || verb === 'say';
  const asked = replay.steps[replay.steps.indexOf(step) - 1]?.view?.phase;
  return asked === first.name || (replay.outline.calls ?? []).some(([call]) => call === wordOf(step.action));
}

/** The last call of each seat up to this step, of those made before the first card. */
export function lastCalls(replay: Replay, game: Pick<GameForm, 'phases'>, at: number): ReadonlyMap<number, ReplayStep> {
  const found = new Map<number, ReplayStep>();
  const done = new Set(replay.steps.slice(0, at + 1));
  for (const step of callsOf(replay))
    if (done.has(step) && step.seat !== null && isCall(replay, game, step)) found.set(step.seat, step);
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
