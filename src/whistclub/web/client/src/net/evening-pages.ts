/* The additions to an evening's messages for its printed pages, as `web/wire/evening_pages.py` has it. */
import { ask } from './api';
import type { Adjustment, CardRow, EveningSettings, Prize, StandingRow } from './evening';

/** A player in a seat; `guest` 0 and an empty name where nobody holds the number yet. */
export interface PlannedSeat {
  readonly seat: string;
  readonly player: number;
  readonly guest: number;
  readonly name: string;
}

export interface PlannedRound {
  readonly round: number;
  readonly tables: readonly { readonly table: number; readonly seats: readonly PlannedSeat[] }[];
  readonly out: readonly PlannedSeat[];
}

/** The seatings of all rounds where no result decides them; no rounds in other formats. */
export interface Schedule {
  readonly rounds: readonly PlannedRound[];
}

/** A deal to be laid out: the cards of each seat from North, clockwise, and the card that is turned, if any. */
export interface LaidDeal {
  readonly deal: number;
  readonly dealer: string;
  readonly hands: readonly string[];
  readonly turned: string;
}

export interface LaidDeals {
  readonly rounds: readonly { readonly round: number; readonly deals: readonly LaidDeal[] }[];
}

/** The results of an evening that is over, for everybody with its link; `guest` is oneself, 0 for somebody else. */
export interface Results {
  readonly code: string;
  readonly settings: EveningSettings;
  readonly opened_ms: number;
  readonly rounds: number;
  readonly organisers: readonly string[];
  readonly standing_keys: readonly string[];
  readonly standings: readonly StandingRow[];
  readonly prizes: readonly Prize[];
  readonly adjustments: readonly Adjustment[];
  readonly corrected: readonly {
    readonly round: number;
    readonly table: number;
    readonly deal: number;
    readonly by: string;
  }[];
  readonly cards: readonly { readonly guest: number; readonly name: string; readonly rows: readonly CardRow[] }[];
  readonly each: boolean;
  readonly guest: number;
  readonly may_export: boolean;
  /** True for its organisers. */
  readonly organises?: boolean;
}

const path = (code: string, page: string): string => `/api/evenings/${encodeURIComponent(code)}/${page}`;
export const getSchedule = (code: string): Promise<Schedule> => ask('GET', path(code, 'schedule'));
export const getLaidDeals = (code: string): Promise<LaidDeals> => ask('GET', path(code, 'deals'));
export const getResults = (code: string): Promise<Results> => ask('GET', path(code, 'results'));
