/* The part of a person's seat that hand and cloth are drawn from: a session at a table has it, and so has a drill. */
import type { Speaker } from '../../messages/speaker';
import type { ActPrice } from '../../net/wire';
import type { Model } from '../../match/model';

export interface AtCloth {
  readonly clockAheadMs: number;
  readonly said: Readonly<Record<number, string>>;
  speaker(model: Model, you?: string): Speaker;
}

export interface AtHand {
  readonly truth: Model | null;
  readonly offline: boolean;
  readonly hinted: string | null;
  readonly nudged: { readonly card: string; readonly count: number } | null;
  readonly note: { readonly kind: string } | null;
  readonly sending: string | null;
  readonly lifted: readonly string[];
  /** The part of its usual size at which the hand lies; missing where that is all of it. */
  readonly size?: number;
  /** The better act, ringed after another was chosen; missing or empty where there is none. */
  readonly better?: string;
  readonly pairing: boolean;
  readonly director: { finish(): void };
  speaker(model: Model, you?: string): Speaker;
  tap(card: string, touch?: boolean): void;
  throwCard(card: string): void;
  unlift(): void;
}

/** The same for the buttons of calls. */
export interface AtCalls {
  readonly prices: readonly ActPrice[];
  readonly hinted: string | null;
  readonly better?: string;
  /** True once a call was made and the buttons only tell. */
  readonly isAnswered?: boolean;
  readonly notes: { tell(lead: string, rest: string, kind: 'hint', forMs: number): void };
  speaker(model: Model, you?: string): Speaker;
  play(act: string): void;
}

/** The same for the board of a table for one. */
export interface AtDummy {
  readonly better?: string;
  /** The prices that follow a hint, where hints are given. */
  readonly prices?: readonly ActPrice[];
  readonly truth: Model | null;
  readonly director: { readonly busy: boolean };
  readonly hinted: string | null;
  speaker(model: Model, you?: string): Speaker;
  play(act: string): void;
}
