/* What an evening's printed pages need in addition to its messages, as `web/wire/evening_pages.py` has it. */
import { ask } from './api';

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

const path = (code: string, page: string): string => `/api/evenings/${encodeURIComponent(code)}/${page}`;
export const getSchedule = (code: string): Promise<Schedule> => ask('GET', path(code, 'schedule'));
export const getLaidDeals = (code: string): Promise<LaidDeals> => ask('GET', path(code, 'deals'));
