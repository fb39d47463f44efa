/* The part of a person's seat that hand and cloth are drawn from: a session at a table has it, and so has a drill. */
import type { Speaker } from '../../messages/speaker';
import type { ActPrice } from '../../net/wire';
import type { Model } from '../model';

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
  readonly pairing: boolean;
  readonly director: { finish(): void };
  speaker(model: Model, you?: string): Speaker;
  tap(card: string, touch?: boolean): void;
  throwCard(card: string): void;
  unlift(): void;
}

/** The same for the board of a table for one. */
export interface AtDummy {
  /** The prices that follow a hint, where hints are given. */
  readonly prices?: readonly ActPrice[];
  readonly truth: Model | null;
  readonly director: { readonly busy: boolean };
  readonly hinted: string | null;
  speaker(model: Model, you?: string): Speaker;
  play(act: string): void;
}
