/* The messages to those who have a task at an evening: a tablet, the door, the press; the links by which they come. */
import type { Adjustment, Part, Prize, PrizeKind, StandingRow, TableNow } from './evening';

/** The purpose of a link. */
export type LinkRole = 'table' | 'cashier' | 'hall' | 'press' | 'organiser';

/** A link in use, as organisers know it. */
export interface LinkRow {
  readonly number: number;
  readonly role: LinkRole;
  readonly made_ms: number;
  readonly table?: number;
  /** Those who organise by it. */
  readonly people?: readonly string[];
}

/** The part of a tablet that stands at a table. */
export interface TabletPart {
  readonly table: number;
  readonly now: TableNow | null;
  /** The next deal to enter, 0 for none. */
  readonly deal: number;
  /** The table in the next round, and the tables that its four come from by seat, 0 for none. */
  readonly next: TableNow | null;
  readonly come_from: readonly number[];
  /** True while the table waits for an organiser whom it called. */
  readonly called?: boolean;
}

/** A guest as whoever sits at the door knows them. */
export interface DoorRow {
  readonly guest: number;
  readonly name: string;
  readonly presence: 'expected' | 'here' | 'away';
  readonly part?: Part | null;
  readonly paid?: boolean;
  readonly owes?: boolean;
  readonly tickets?: number;
}

/** A raffle ticket that was drawn, and who has it. */
export interface DrawnTicket {
  readonly ticket: number;
  readonly guest: number;
  readonly name: string;
}

/** The cash sheet, in hundredths of the currency. */
export interface Money {
  readonly entries: number;
  readonly paid: number;
  readonly raffle: number;
  readonly sold: number;
  readonly spent: readonly { readonly number: number; readonly words: string; readonly cents: number }[];
  readonly prizes: number;
  /** The claims of the prizes beyond the entries. */
  readonly short: number;
  readonly open: number;
  readonly left: number;
  readonly drawn: readonly DrawnTicket[];
  /** The change that lay in the box at the start. */
  readonly box?: number;
}

/** The money of each prize of a kind: a share of the pot in hundredths, or a sum. */
export interface PrizeMoney {
  readonly kind: PrizeKind;
  readonly share?: number;
  readonly cents?: number;
  /** The number of the own prize. */
  readonly words?: string;
}

export interface CashierPart {
  readonly guests: readonly DoorRow[];
  /** Null for an evening that costs nothing. */
  readonly money: Money | null;
}

export interface PressPart {
  readonly standings: readonly StandingRow[];
  readonly prizes: readonly Prize[];
  readonly adjustments: readonly Adjustment[];
}
