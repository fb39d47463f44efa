/* A hint while it lies open: the act that was advised, and the prices that follow. */
import { bothChances, pricesSentence, reasonSentence } from '../../coach/prices';
import type { ActPrice, Priced } from '../../net/wire';
import { announcer } from '../../state/announcer.svelte';
import { say } from '../../messages/speech.svelte';
import type { Speaker } from '../../messages/speaker';
import type { Model } from '../../match/model';
import type { Notes } from './notes.svelte';

export const HINT_MS = 12_000;

export class Advice {
  /** The act that was advised, as its text; null: none. */
  act = $state.raw<string | null>(null);
  /** Its sentence, and why. */
  lead = $state('');
  why = $state('');
  /** The prices, the best first; none before they come. */
  prices = $state.raw<readonly ActPrice[]>([]);
  /** The reason of play, told with the prices; empty where there is none. */
  reason = $state('');
  /** What that reason is told of: the act that the best is held against, and the tricks it is about. */
  told = $state.raw<Pick<Priced, 'over' | 'reason'> | null>(null);

  /** True while prices come and stay without advice, at this choice. */
  private isKept = false;

  get isOpen(): boolean {
    return this.act !== null || (this.prices.length > 0 && !this.isKept);
  }

  /** Prices of this choice come and stay, and nothing is advised unless somebody asks. */
  keep(): void {
    this.isKept = true;
  }

  /** Advice is put away; prices that were wanted without it stay. */
  forget(): void {
    this.act = null;
    this.reason = '';
    if (!this.isKept) this.prices = [];
  }

  /** The choice is another one: all goes. */
  end(): void {
    this.isKept = false;
    this.forget();
  }

  /** The choices have changed from `before`: advice and prices of another moment go. */
  see(before: readonly string[], legal: readonly string[]): void {
    if (this.act !== null && !legal.includes(this.act)) this.forget();
    if (legal.join() === before.join()) return;
    this.prices = [];
    this.reason = '';
    this.isKept = false;
  }

  /** Takes the prices of what may be done now, and tells them; those of another moment come too late. */
  take(priced: Priced, model: Model, speaker: Speaker, notes: Notes): void {
    const { prices } = priced;
    const isOfNow = prices.every(({ acts }) => acts.every((act) => model.legal.includes(act)));
    if ((this.act === null && !this.isKept) || !isOfNow) return;
    this.prices = prices;
    if (this.act === null) return;
    const sayer = { say, speaker };
    this.reason = reasonSentence(priced, sayer);
    this.told = priced;
    announcer.say(pricesSentence(prices, sayer), this.reason);
    const both = bothChances(prices, this.act, sayer);
    if (both && notes.note?.kind === 'hint') notes.show(notes.note.lead, both, 'hint', HINT_MS);
  }
}
