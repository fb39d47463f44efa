/* State shared by the whole client: the person and the games. */
import { getGames, getMe, Problem, unlisted, type GameForm, type Games, type Me } from '../net/api';
import { countOfChanges, learnt, whenChanged } from '../net/identity';
import { addressOf } from '../site/address';
import { isSite } from '../site/site';
import { loadCatalogue, loadEveningWords } from '../messages/catalogue';
import { speech } from '../messages/speech.svelte';
import { settings } from './settings.svelte';

class Club {
  private who = $state.raw<Me>({ known: false, name: '', guest: 0, face: 0 });
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
    if (speech.catalogue?.language !== language) {
      const [catalogue, evening] = await Promise.all([
        loadCatalogue(language),
        this.isAtEvening ? loadEveningWords(language) : '',
      ]);
      catalogue.add(evening);
      speech.catalogue = catalogue;
    }
    this.addWords();
  }

  /** Reads the words of the pages of an evening too, from now on. */
  async speakOfEvening(): Promise<void> {
    if (this.isAtEvening) return;
    const words = await loadEveningWords(settings.language);
    this.isAtEvening = true;
    speech.catalogue?.add(words);
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
    if (speech.catalogue) speech.catalogue.add(this.games?.words?.[speech.catalogue.language] ?? '');
  }

  /** A game by its key. */
  game(key: string): GameForm {
    return this.games?.games.find((one) => one.key === key) ?? unlisted(key);
  }

  /** The whole link to a page, as somebody else can follow it. */
  link(path: string): string {
    return isSite ? location.origin + addressOf(path) : (this.games?.origin ?? location.origin) + path;
  }
}

export const club = new Club();
