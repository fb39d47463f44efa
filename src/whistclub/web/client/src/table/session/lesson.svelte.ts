/* A guided deal at the table: the advice for each decision, and what another act would cost. */
import type { Command, ToClient, Why } from '../../net/wire';
import type { Model } from '../../match/model';
import { Terms } from './terms';

type HintedMessage = Extract<ToClient, { tell: 'hinted' }>;

export class Lesson {
  /** The act that is advised now, and why; null: none yet. */
  advice = $state.raw<{ readonly action: string; readonly why: Why } | null>(null);
  /** Another act that was chosen, and what it costs; null: not known yet. */
  instead = $state.raw<{ readonly action: string; readonly cost: Why | null } | null>(null);
  /** The decisions of this visit that followed the advice, and the others. */
  followed = $state(0);
  own = $state(0);
  isSkipped = $state(false);
  readonly terms = new Terms();
  /** Advice that came while the trick before it still lay. */
  private early: HintedMessage | null = null;
  private isWaiting = false;
  private hasActed = false;

  constructor(private readonly send: (command: Command) => string) {}

  /** Looks at the table as it is now, after a message with these events, and asks for advice once a decision. */
  see(model: Model, events: readonly (readonly [string, (number | null)?, ...unknown[]])[] = []): void {
    if (!this.isOn(model)) return;
    if (events.some(([key, seat]) => seat === model.you.seat && key !== 'event-table-hinted')) this.hasActed = false;
    if (!model.legal.length || (this.advice && !model.legal.includes(this.advice.action))) this.forget();
    if (!model.legal.length || this.advice || this.isWaiting || this.hasActed) return;
    this.isWaiting = true;
    this.send({ do: 'hint' });
  }

  /** Starts over after a new connection. */
  restart(model: Model): void {
    this.forget();
    this.hasActed = false;
    this.see(model);
  }

  /** Keeps advice until all that came before it has been seen. */
  keep(message: HintedMessage): void {
    this.early = message;
  }

  /** The advice that was kept, once. */
  kept(): HintedMessage | null {
    const early = this.early;
    this.early = null;
    return early;
  }

  take(message: HintedMessage): void {
    this.isWaiting = false;
    this.advice = { action: message.action, why: message.why };
    if (this.instead && message.instead === this.instead.action)
      this.instead = { action: this.instead.action, cost: message.cost ?? null };
  }

  /**
   * True if the act is not to be made yet: it is not the one advised, and the person has not been told what it costs.
   */
  stops(model: Model, action: string): boolean {
    if (!this.isOn(model) || !this.advice) return false;
    if (action !== this.advice.action && this.instead?.action !== action) {
      this.instead = { action, cost: null };
      this.send({ do: 'hint', instead: action });
      return true;
    }
    if (action === this.advice.action) this.followed += 1;
    else this.own += 1;
    this.forget();
    this.hasActed = true;
    return false;
  }

  /** Takes the chosen act back. */
  drop(): void {
    this.instead = null;
  }

  /** Plays on without advice. */
  skip(): void {
    this.isSkipped = true;
    this.forget();
  }

  isOn(model: Model | null): boolean {
    return !!model?.table.lesson && !this.isSkipped && model.you.seat !== null;
  }

  private forget(): void {
    this.advice = null;
    this.instead = null;
    this.early = null;
    this.isWaiting = false;
  }
}
