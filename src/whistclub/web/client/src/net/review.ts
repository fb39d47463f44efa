/* The coach's review of a deal that is over; `docs/coach.md` says what its prices mean. */
import { ask, matchPath } from './api';

export interface Price {
  readonly points: number;
  readonly scored: number;
  readonly tricks: number | null;
  readonly chance: number | null;
}

export interface PricedAct {
  readonly act: string;
  readonly alike: readonly string[];
  readonly fair: Price;
  readonly cost: number;
  readonly error: number;
  readonly open: Price | null;
}

/** The holding that tells the deals where the better act gains from the others. */
export interface Fact {
  readonly kind: 'card' | 'at_least' | 'at_most' | 'worlds';
  readonly chance: number;
  readonly gain: number;
  readonly rest: number;
  readonly seat: string;
  readonly card: string;
  readonly suit: string;
  readonly count: number;
}

/** A decision with its acts, the best first; `number` is that of the step of the replay. */
export interface Marked {
  readonly number: number;
  readonly trick: number;
  readonly seat: string;
  readonly played: string;
  readonly verdict: 'best' | 'level' | 'agreed' | 'error';
  readonly acts: readonly PricedAct[];
  readonly method: 'cards' | 'policy' | 'calls' | 'plays' | 'odds';
  readonly worlds: number;
  readonly is_all: boolean;
  readonly custom: {
    readonly act: string;
    readonly key: string;
    readonly facts: Readonly<Record<string, string | number>>;
  } | null;
  readonly fact: Fact | null;
}

export interface Ledger {
  readonly seat: string;
  readonly points: number;
  readonly start: number;
  readonly deal: number;
  readonly hidden: number;
  readonly own: number;
  readonly partner: number;
  readonly opponents: number;
}

export interface Chance {
  readonly hand: string;
  readonly number: number;
  readonly before: number;
  readonly after: number;
}

export interface Review {
  readonly marked: readonly Marked[];
  /** The points by side as the cards lay, before any act and after each. */
  readonly open: readonly (readonly number[])[];
  readonly ledgers: readonly Ledger[];
  readonly turning: readonly number[];
  readonly chances: readonly Chance[];
}

export const getReview = (table: string, match: string, place: number): Promise<Review> =>
  ask('GET', `${matchPath(table, match)}/deals/${place}/review`);
