/* State shared by the whole client: the messages of the language, the person, and the games. */
import type { Family } from '../cards/faces';
import { getGames, getMe, Problem, unlisted, type GameForm, type Games, type Me } from '../net/api';
import { countOfChanges, learnt, whenChanged } from '../net/identity';
import type { Why } from '../net/wire';
import { addressOf } from '../page/address';
import { isSite } from '../page/site';
import { loadCatalogue, loadEveningWords, type Catalogue, type Values } from '../messages/catalogue';
import { calledIn, Speaker } from '../messages/speaker';
import { settings } from './settings.svelte';
import { hyphened } from '../messages/keys';

class Club {
  catalogue = $state.raw<Catalogue | null>(null);
  private who = $state.raw<Me>({ known: false, name: '' });
  games = $state.raw<Games | null>(null);
  trouble = $state.raw<Problem | null>(null);
  /** The bot that fills up the tables of the evening on the page. */
  eveningBot = $state('');
  private arriving: Promise<void> | null = null;
  private isAtEvening = false;

  constructor() {
    whenChanged(() => void this.arrive());
  }

  /** The person of this browser. */
  get me(): Me {
    return this.who;
  }

  set me(me: Me) {
    learnt(me.known);
    this.who = me;
  }

  /** Reads the words of the chosen language. */
  async speak(): Promise<void> {
    const language = settings.language;
    if (this.catalogue?.language !== language) {
      const [catalogue, evening] = await Promise.all([
        loadCatalogue(language),
        this.isAtEvening ? loadEveningWords(language) : '',
      ]);
      catalogue.add(evening);
      this.catalogue = catalogue;
    }
    this.addWords();
  }

  /** Reads the words of the pages of an evening too, from now on. */
  async speakOfEvening(): Promise<void> {
    if (this.isAtEvening) return;
    const words = await loadEveningWords(settings.language);
    this.isAtEvening = true;
    this.catalogue?.add(words);
  }

  /**
   * Asks who this is and, where that is not known yet, what there is to play. Of two calls at once the second waits for
   * the first.
   */
  arrive(): Promise<void> {
    this.arriving ??= this.ask().finally(() => (this.arriving = null));
    return this.arriving;
  }

  private async ask(): Promise<void> {
    const before = countOfChanges();
    try {
      const [me, games] = await Promise.all([getMe(), this.games ?? getGames()]);
      this.games = games;
      if (countOfChanges() !== before) return await this.ask();
      this.me = me;
      this.trouble = null;
      this.addWords();
    } catch (problem) {
      this.trouble = problem instanceof Problem ? problem : new Problem(null, 0);
    }
  }

  /** Adds the messages of games of other packages, which are no part of the page. */
  private addWords(): void {
    if (this.catalogue) this.catalogue.add(this.games?.words?.[this.catalogue.language] ?? '');
  }

  /** A game by its key. */
  game(key: string): GameForm {
    return this.games?.games.find((one) => one.key === key) ?? unlisted(key);
  }

  /** The name of a game, its key where the catalogue has none. */
  gameName(key: string): string {
    return this.catalogue ? this.speaker('french').game(key) : key;
  }

  /** The whole link to a page, as somebody else can follow it. */
  link(path: string): string {
    return isSite ? location.origin + addressOf(path) : (this.games?.origin ?? location.origin) + path;
  }

  speaker(family: Family, names: Readonly<Record<string, string>> = {}, isToPlayer = true): Speaker {
    if (!this.catalogue) throw new Error('no words yet');
    return new Speaker(this.catalogue, family, names, isToPlayer);
  }
}

export const club = new Club();

/** A message of the client in the language chosen. */
export function say(key: string, values?: Values): string {
  return club.catalogue?.format(key, values) ?? '';
}

/** A message of the client where the catalogue has it, else nothing. */
export const sayIfKnown = (key: string, values?: Values): string => (club.catalogue?.has(key) ? say(key, values) : '');

/** The name of a preset, its words where the catalogue has none. */
export const presetName = (preset: string): string =>
  preset ? sayIfKnown(`preset-${hyphened(preset)}`) || preset.replace(/_/g, ' ') : '';

/** A game in a sentence; one of another package has the sentence that every face shows. */
export const aboutGame = (game: string): string =>
  sayIfKnown(`client-about-${hyphened(game)}`) || sayIfKnown(`game-${hyphened(game)}-about`);

/** The name of what is played at a table: a relative's own, else the game's. */
export const playedName = (game: string, preset: string): string =>
  sayIfKnown(`client-played-${hyphened(preset)}`) || club.gameName(game);

/** Somebody's name in words: who has taken none is called by their number. */
export const called = (person: { readonly name: string; readonly guest?: number }): string =>
  club.catalogue ? calledIn(club.catalogue, person) : '';

/** A name as the club writes it, in words; a guest's is written `#4821`. */
export const written = (name: string): string => (name ? club.speaker('french').person(name) : say('client-guest'));

/** The reason of a refusal, in a sentence. */
export function because(why: Why | null): string {
  if (!why) return say('client-error-unreachable');
  const key = why.key.startsWith('reason-') ? why.key.slice(7) : why.key;
  return club.speaker('french').reason({ key, args: why.args ?? {} });
}
