/* The cards that lie in the middle at a step of a replay. Pure. */
import type { Replay } from '../net/api';
import { playedIn } from '../match/acts';
import { DUMMY, lyingIn } from '../match/model';

/** The cards with the seats they lie before, the first led; `winner` is set once the trick is full. */
export interface TrickCards {
  readonly cards: readonly (readonly [number, string])[];
  readonly winner: number | null;
}

const IS_TAKEN = ['event-trick', 'event-trick-dummy'];

/** After a trick its cards lie until the next act, so that they can be read. */
export function trickCardsAt(replay: Replay, at: number): TrickCards {
  const step = replay.steps[at];
  const taken = step?.events.find(([key]) => IS_TAKEN.includes(key));
  const view = (taken ? replay.steps[at - 1] : step)?.view;
  const cards = view ? [...lyingIn(view)] : [];
  if (!taken || !step) return { cards, winner: null };
  const played = playedIn(step.action);
  if (played) cards.push([step.seat ?? 0, played]);
  return { cards, winner: taken[0] === 'event-trick-dummy' ? DUMMY : taken[1] };
}
