/* The acts of the bulb and of the rail's slips. */
import { announcer } from '../../state/announcer.svelte';
import { cardActs } from '../../match/acts';
import { liftedSentence } from '../prompt/prompt';
import type { Session } from './session.svelte';

/** Asks for a hint, or puts the one away that lies open. */
export function toggleHint(session: Session): void {
  if (!session.advice.isOpen) {
    session.send({ do: 'hint' });
    return;
  }
  session.advice.forget();
  session.unlift();
}

/** Lifts the first of these cards that may be played, and never plays it. */
export function lift(session: Session, cards: readonly string[]): void {
  session.director.finish();
  const model = session.truth;
  const card = model && cards.find((one) => cardActs(model.legal).has(one));
  if (!card || session.offline) return;
  session.unlift();
  session.lifted = [card];
  announcer.say(liftedSentence(model, card, session.speaker(model)));
}
