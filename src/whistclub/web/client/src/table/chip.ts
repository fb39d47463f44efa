/* The label on the cloth that says what is played, from the game's profile. Pure. */
import type { Text } from '../net/profile';
import type { Speaker } from '../messages/speaker';
import type { Model } from './model';
import { factsOf, firstMatch, valuesOf, type Facts, type WordOf } from './profile';

export interface Chip {
  readonly title: string;
  readonly text: string;
  readonly more: string;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Reads facts as names of seats, suits and calls; a kind that begins with a capital gives a word that does. */
function wordsFor(model: Model, speaker: Speaker): WordOf {
  const name = (seat: unknown): string =>
    seat === model.you.seat
      ? speaker.catalogue.format('client-you')
      : speaker.seat(model.table.seats[Number(seat)]?.letter ?? '');
  const kinds: Readonly<Record<string, (value: unknown) => string | number>> = {
    name: (value) => (value === null ? '' : name(value)),
    names: (value) => speaker.listed((Array.isArray(value) ? value : []).map(name)),
    suit: (value) => speaker.suit(String(value ?? '').charAt(0)),
    call: (value) => speaker.call(String(value ?? '')),
  };
  return (how, value) => {
    if (how === '') return typeof value === 'number' ? value : String(value ?? '');
    const word = kinds[small(how)]?.(value) ?? '';
    return how === small(how) ? word : capital(String(word));
  };
}

/** The label of this moment; null where the game shows none. `isRevealing`: bids are being turned. */
export function chipOf(model: Model, speaker: Speaker, isRevealing: boolean): Chip | null {
  if (!model.view) return null;
  const facts: Facts = { ...factsOf(model), reveal: isRevealing };
  const rule = firstMatch(model.game.browser.chip, facts);
  if (!rule) return null;
  const wordOf = wordsFor(model, speaker);
  const text = ({ key, facts: sources }: Text): string => {
    const values = valuesOf(sources, facts, wordOf);
    return key ? speaker.catalogue.format(key, values) : Object.values(values).join(' ');
  };
  const more = firstMatch(rule.more, facts);
  return { title: text(rule.title), text: text(rule.text), more: more ? text(more) : '' };
}
