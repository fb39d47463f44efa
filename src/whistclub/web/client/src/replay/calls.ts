/* The calls of a replayed deal, seat by seat. Pure. */
import type { GameForm, Replay, ReplayStep } from '../net/api';
import type { Rule } from '../net/profile';
import type { Speaker } from '../messages/speaker';
import { calledBy } from '../table/called';
import { actFacts, firstMatch, optionFacts } from '../table/profile';
import { callsOf } from './strip';

const SAYS = ['lay', 'say', 'call', 'bid', 'declare', 'trump'];

/** The meaning of a card laid as a bid, `high` or `low`; empty for all other acts. */
export const meaningOf = (game: GameForm, replay: Replay, action: string): string =>
  firstMatch<Rule>(game.lay_means, { ...optionFacts(game.options, replay.options), ...actFacts(action) })?.key ?? '';

/** The last call of each seat up to this step, of those made before the first card. */
export function lastCalls(replay: Replay, at: number): ReadonlyMap<number, ReplayStep> {
  const found = new Map<number, ReplayStep>();
  const done = new Set(replay.steps.slice(0, at + 1));
  for (const step of callsOf(replay))
    if (done.has(step) && step.seat !== null && SAYS.includes(step.action.split(' ')[0] ?? ''))
      found.set(step.seat, step);
  return found;
}

/** A seat's call in a word or two; empty for a bid card without a meaning, or no call. */
export function callText(game: GameForm, replay: Replay, made: ReplayStep | undefined, speaker: Speaker): string {
  if (!made) return '';
  const laid = made.action.startsWith('lay ');
  const key = laid ? meaningOf(game, replay, made.action) : '';
  if (key) return speaker.catalogue.format(`client-replay-says-${key}`);
  return laid ? '' : calledBy(made.action, speaker) || speaker.choice(made.action);
}
