/* The words of a question and of its answer. */
import type { CardWorth, Side, SolvedPlace } from '../net/solve';
import { say, speakerFor } from '../messages/speech.svelte';
import { capital } from '../messages/capitals';
import { tellNothing, worstOf, type SolverQuestion } from './question';

/** The seats of a side in words, and whether it is one alone. */
export function sideWords(side: Side): { side: string; alone: 'yes' | 'no' } {
  const speaker = speakerFor('french');
  const seats = [...side].map((letter) => speaker.seat(letter));
  return { side: speaker.listed(seats), alone: seats.length === 1 ? 'yes' : 'no' };
}

/** The question again as a sentence. */
export function asked({ trump, leader, side, aim }: SolverQuestion): string {
  const speaker = speakerFor('french');
  const suit = trump ? capital(speaker.suit(trump)) : 'none';
  const played = say('client-solve-played-with', { trump: suit, leader: speaker.seat(leader) });
  return `${played} ${say('client-solve-asked', { aim, ...sideWords(side) })}`;
}

/** The value of a place. */
export function answered(place: SolvedPlace, { side, aim }: SolverQuestion): string {
  const { least, most } = place;
  const who = sideWords(side);
  if (aim !== 'none' && tellNothing(place, place)) return say('client-solve-not-known', who);
  if (aim !== 'none')
    return least === most
      ? say('client-solve-value', { ...who, tricks: least })
      : say('client-solve-between', { ...who, least, most });
  if (least !== most) return say('client-solve-open', who);
  return say(least ? 'client-solve-yes' : 'client-solve-no', who);
}

/** The card that gives most away; empty where none does. */
export function givenAway(place: SolvedPlace, question: SolverQuestion): string {
  const worst = worstOf(place, question);
  if (!worst) return '';
  return capital(say('client-solve-gives', { card: speakerFor('french').card(worst.card), count: worst.count }));
}

/** The value of a card as it stands under it. */
export function figureOf({ least, most }: CardWorth, place: SolvedPlace, { aim }: SolverQuestion): string {
  if (tellNothing({ least, most }, place)) return '?';
  if (aim === 'none') {
    if (least !== most) return '?';
    return say(least ? 'client-solve-is-yes' : 'client-solve-is-no');
  }
  return least === most ? `${least}` : `${least}\u2013${most}`;
}

/** A card with its value, read out. */
export function worthOf({ card, least, most }: CardWorth, place: SolvedPlace, { aim }: SolverQuestion): string {
  const named = speakerFor('french').card(card);
  if (tellNothing({ least, most }, place)) return say('client-solve-worth-open', { card: named });
  if (aim === 'none') {
    if (least !== most) return say('client-solve-worth-open', { card: named });
    return say(least ? 'client-solve-worth-yes' : 'client-solve-worth-no', { card: named });
  }
  return least === most
    ? say('client-solve-worth', { card: named, least })
    : say('client-solve-worth-between', { card: named, least, most });
}
