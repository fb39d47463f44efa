/* The words of the page in the language chosen: sentences, names of games and people, reasons. */
import type { Family } from '../net/profile';
import type { Why } from '../net/wire';
import type { Catalogue, Values } from './catalogue';
import { hyphened } from './keys';
import type { Said } from './message-key';
import { calledIn, Speaker } from './speaker';

class Speech {
  /** The messages of the language; null until they are there. */
  catalogue = $state.raw<Catalogue | null>(null);
}

export const speech = new Speech();

/** The words for one game's pack. Throws an error before there are any. */
export function speakerFor(family: Family, names: Readonly<Record<string, string>> = {}, isToPlayer = true): Speaker {
  if (!speech.catalogue) throw new Error('no words yet');
  return new Speaker(speech.catalogue, family, names, isToPlayer);
}

/** A message of the client in the language chosen. */
export function say<Key extends string>(key: Said<Key>, values?: Values): string {
  return speech.catalogue?.format(key, values) ?? '';
}

/** A message of the client where the catalogue has it, else nothing. */
export const sayIfKnown = (key: string, values?: Values): string =>
  speech.catalogue?.has(key) ? say(key, values) : '';

/** The name of a game, its key where the catalogue has none. */
export const gameName = (key: string): string => (speech.catalogue ? speakerFor('french').game(key) : key);

/** The name of a preset, its words where the catalogue has none. */
export const presetName = (preset: string): string =>
  preset ? sayIfKnown(`preset-${hyphened(preset)}`) || preset.replace(/_/g, ' ') : '';

/** A game in a sentence; one of another package has the sentence that every face shows. */
export const aboutGame = (game: string): string =>
  sayIfKnown(`client-about-${hyphened(game)}`) || sayIfKnown(`game-${hyphened(game)}-about`);

/** The name of what is played at a table: a relative's own, else the game's. */
export const playedName = (game: string, preset: string): string =>
  sayIfKnown(`client-played-${hyphened(preset)}`) || gameName(game);

/** Somebody's name in words: who has typed none has a drawn one. */
export const called = (person: { readonly name: string; readonly guest?: number }): string =>
  speech.catalogue ? calledIn(speech.catalogue, person) : '';

/** A name as the club writes it, in words; a drawn one is written `#4821`. */
export const written = (name: string): string => (speech.catalogue ? speakerFor('french').person(name || '#0') : '');

/** The reason of a refusal, in a sentence. */
export function because(why: Why | null): string {
  if (!why) return say('client-error-unreachable');
  const key = why.key.startsWith('reason-') ? why.key.slice(7) : why.key;
  return speakerFor('french').reason({ key, args: why.args ?? {} });
}
