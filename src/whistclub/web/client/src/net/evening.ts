/* The messages of an evening, as `web/wire/evening.py` has them. */
import type { CashierPart, LinkRow, PressPart, PrizeMoney, TabletPart, DrawnTicket } from './evening-roles';
import type { Why } from './wire';

export const EVENING_VERSION = 1;

export interface EveningSettings {
  name: string;
  place?: 'cards' | 'online';
  format?: string;
  moving?: 'up_down' | 'ladies_gents';
  pairing?: 'first_first' | 'random' | 'fewest_repeats';
  preset?: string;
  options?: Record<string, string>;
  tables?: number;
  rounds?: number;
  length?: 'deals' | 'game';
  deals?: number;
  minutes?: number;
  enter?: 'tricks' | 'points';
  trumps?: 'round' | 'game';
  first?: 'drawn' | 'entered';
  bot?: string;
  where?: string;
  begins?: string;
  level?: 'count' | 'decide';
  currency?: string;
  /** The entry fee and the price of a raffle ticket, in hundredths of the currency. */
  fee?: number;
  ticket?: number;
  /** The change in the box at the start. */
  box?: number;
}

export interface Figures {
  readonly tricks?: readonly [number, number] | null;
  readonly points?: readonly number[] | null;
  readonly low?: boolean;
  readonly played?: string;
  readonly by?: readonly number[];
  readonly made?: boolean | null;
}

/** Something that may have been played in a deal with real cards, and what each outcome of it is worth. */
export interface EntryChoice {
  readonly key: string;
  readonly declarers?: 'nobody' | 'side' | 'player' | 'pair';
  readonly outcome?: 'tricks' | 'made' | 'nothing';
  readonly undertaken?: number;
  readonly avoids?: boolean;
  readonly name?: string;
  readonly about?: string;
  readonly card?: string;
  /** By tricks, or failed and made, or the only one: of who declares (N and S where nobody does), and of each other. */
  readonly worth?: readonly (readonly [number, number])[];
}

/** The list of the standings that a row or a prize is of; empty where there is but one. */
export type Direction = '' | 'NS' | 'EW';

/** A part among ladies and gents. */
export type Part = 'lady' | 'gent';

export interface NameOf {
  readonly guest: number;
  readonly name: string;
  readonly bot?: boolean;
}

export interface StandingRow extends NameOf {
  readonly rank: number;
  readonly values: readonly number[];
  readonly out?: number;
  readonly away?: boolean;
  readonly direction?: Direction;
  /** The part that they sat as most. */
  readonly part?: Part | null;
  /** The points that organisers added or took; the values have them in them. */
  readonly adjusted?: number;
}

/** The reason for which an organiser adds or takes points. */
export type AdjustmentCause = 'late' | 'revoke' | 'spoiled' | 'average' | 'other';

/** Points that an organiser added to guests in a round, or took. */
export interface Adjustment {
  readonly number: number;
  readonly round: number;
  readonly people: readonly NameOf[];
  readonly points: number;
  readonly cause: AdjustmentCause;
  readonly words?: string;
  readonly by?: string;
  readonly was?: readonly number[];
  readonly taken_back?: boolean;
}

export type PrizeKind =
  'own' | 'lucky_table' | 'half_time' | 'last_rounds' | 'most_in_deal' | 'lowest' | 'third' | 'second' | 'highest';

/** A prize that is given; an own one has words and a guest, 0 as long as nobody is named. */
export interface ChosenPrize {
  readonly kind: PrizeKind;
  readonly words?: string;
  readonly guest?: number;
}

/** A prize; the lucky table has no guest: its number is the value, and `people` sat there. */
export interface Prize {
  readonly kind: PrizeKind;
  readonly guest: number;
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly tie?: Why | null;
  readonly partner?: number;
  readonly partner_name?: string;
  readonly direction?: Direction;
  readonly part?: Part | null;
  readonly people?: readonly NameOf[];
  readonly words?: string;
}

export interface PublicEvening {
  readonly code: string;
  readonly path: string;
  readonly url: string;
  readonly squares: readonly string[];
  readonly settings: EveningSettings;
  readonly bounds: readonly Why[];
  readonly phase: 'gathering' | 'playing' | 'between' | 'over';
  readonly paused: boolean;
  readonly round: number;
  readonly rounds: number;
  readonly trump: string;
  readonly began_ms: number;
  readonly left_ms: number | null;
  readonly tables: number;
  readonly missing: readonly number[];
  readonly missing_count: number;
  readonly here: number;
  readonly ranked?: number;
  readonly preset?: string;
  readonly choices?: readonly EntryChoice[];
  readonly expected: readonly NameOf[];
  readonly organisers: readonly string[];
  readonly standing_keys: readonly string[];
  readonly said: Why | null;
  readonly said_seq: number;
}

export interface SeatName extends NameOf {
  readonly seat: string;
  readonly reached?: boolean;
  readonly part?: Part | null;
  /** The other part, where they have to sit as that. */
  readonly sits_as?: Part | null;
}

export interface EveningDeal {
  readonly deal: number;
  readonly state: 'entered' | 'disputed' | 'stands';
  readonly figures: Figures;
  readonly points: readonly number[];
  readonly side?: number | null;
  readonly by?: string;
  readonly at_ms?: number;
  readonly disputed?: Figures | null;
  readonly disputed_points?: readonly number[];
  readonly disputed_by?: string;
  readonly confirmed_by?: string;
  readonly was?: readonly Figures[];
  readonly corrected_by?: string;
  /** Entered at the tablet of the table. */
  readonly tablet?: boolean;
}

export interface TableNow {
  readonly table: number;
  readonly seats: readonly SeatName[];
  readonly dealer: string;
  readonly deals?: readonly EveningDeal[];
  readonly needs?: number;
  /** The number of deals that add to the sums, 0 for all; one beyond them decides a level table. */
  readonly counts?: number;
  readonly sums?: readonly number[];
  readonly over?: boolean;
  readonly winner?: number | null;
  readonly level?: boolean;
  readonly calls?: boolean;
  readonly heard_ms?: number;
  readonly room?: string;
}

export interface OwnSeat {
  readonly round: number;
  readonly table: number;
  readonly seat: string;
  readonly side: number;
  readonly partner: NameOf | null;
  readonly seats: readonly SeatName[];
  readonly come_from?: number;
  readonly keeps?: boolean;
}

export interface CardRow {
  readonly round: number;
  readonly table: number;
  readonly partner: string;
  readonly outcome: 'won' | 'lost' | 'level' | 'out' | 'playing';
  readonly ours: number;
  readonly theirs: number;
}

export interface GuestPart {
  readonly guest: number;
  readonly name: string;
  /** Another guest of this name who has a letter behind it. */
  readonly namesake?: string;
  readonly presence: 'expected' | 'here' | 'away';
  readonly seat: OwnSeat | null;
  readonly sits_out: boolean;
  readonly table: TableNow | null;
  readonly ask: 'none' | 'reach' | 'enter' | 'wait' | 'confirm' | 'conflict';
  readonly deal: number;
  readonly may_enter: number;
  readonly reached: boolean;
  readonly next: OwnSeat | null;
  readonly next_out: boolean;
  readonly card: readonly CardRow[];
  readonly standing: StandingRow | null;
  readonly near: readonly StandingRow[];
  readonly prizes: readonly Prize[];
  readonly adjustments?: readonly Adjustment[];
  readonly organiser?: boolean;
  /** The part that they take, null where they have not said. */
  readonly part?: Part | null;
}

export interface GuestRow {
  readonly guest: number;
  readonly name: string;
  readonly presence: 'expected' | 'here' | 'away';
  readonly since_ms: number;
  readonly phone: boolean;
  readonly table?: number;
  readonly seat?: string;
  readonly sits_out?: boolean;
  readonly partner?: number;
  readonly organiser?: boolean;
  /** True for one who has had a seat. */
  readonly sat?: boolean;
  readonly part?: Part | null;
  readonly sits_as?: Part | null;
  /** The words for them where they come with another phone. */
  readonly word?: string;
}

export interface Starting {
  readonly round: number;
  readonly tables: number;
  readonly sit_out: number;
  readonly bots: number;
  readonly why_not: Why | null;
}

export interface PastRound {
  readonly round: number;
  readonly by_hand: boolean;
  readonly is_over: boolean;
  readonly tables: readonly TableNow[];
  readonly out: readonly NameOf[];
}

export interface OrganiserPart {
  readonly name: string;
  readonly guests: readonly GuestRow[];
  readonly rounds: readonly PastRound[];
  readonly standings: readonly StandingRow[];
  readonly prizes: readonly Prize[];
  readonly starting: Starting;
  readonly undo: { readonly seq: number; readonly what: Why } | null;
  /** The page that the hall screen was turned to, empty for its own turns, and the prize that it shows. */
  readonly hall_page?: string;
  readonly hall_prize?: number;
  readonly adjustments?: readonly Adjustment[];
  /** The prizes that are given, null for the usual ones. */
  readonly chosen_prizes?: readonly ChosenPrize[] | null;
  readonly links?: readonly LinkRow[];
  /** The tables whose tablets call, the first one first. */
  readonly calling?: readonly number[];
  readonly cash?: CashierPart | null;
  readonly prize_money?: readonly PrizeMoney[];
  /** The sum that this makes of each prize. */
  readonly prize_cents?: readonly number[];
}

export interface HallPart {
  /** The round of the seats, 0 where nobody has one to take. */
  readonly round?: number;
  readonly page: string;
  readonly prize: number;
  readonly tables: readonly TableNow[];
  readonly out: readonly NameOf[];
  readonly standings: readonly StandingRow[];
  readonly prizes: readonly Prize[];
  /** The raffle tickets that were drawn, while they are shown. */
  readonly drawn?: readonly DrawnTicket[];
}

/** The evening as this client may see it. */
export interface Evening {
  readonly tell: 'evening';
  readonly seq: number;
  readonly now_ms: number;
  readonly public: PublicEvening;
  readonly guest?: GuestPart | null;
  readonly organiser?: OrganiserPart | null;
  readonly hall?: HallPart | null;
  readonly tablet?: TabletPart | null;
  readonly cashier?: CashierPart | null;
  readonly press?: PressPart | null;
}

export type FromEvening =
  | Evening
  | { readonly tell: 'done'; readonly id: string; readonly seq: number }
  | { readonly tell: 'refused'; readonly id: string; readonly why: Why }
  | { readonly tell: 'pong'; readonly now_ms: number }
  | { readonly tell: 'bye'; readonly why: Why; readonly again_s?: number | null };

/** The commands of `club/evening/commands.py`, without their ids. */
export type EveningCommand =
  | { do: 'join'; name?: string; guest?: number; part?: Part | null; word?: string }
  | { do: 'leave'; guest?: number }
  | { do: 'reach'; round: number }
  | { do: 'enter_deal' | 'confirm_deal' | 'correct_deal'; round: number; table: number; deal: number; figures: Figures }
  | { do: 'add_guest'; name: string; here?: boolean; part?: Part | null }
  | { do: 'choose_part'; guest?: number; part: Part }
  | { do: 'receive_guest' | 'await_phone'; guest: number }
  | { do: 'remove_guests'; guests: readonly number[]; played?: boolean }
  | { do: 'rename_guest'; guest: number; name: string }
  | { do: 'pair_guests'; up: number; down: number }
  | { do: 'change_settings'; settings: EveningSettings }
  | { do: 'begin_round' | 'end_round'; round: number }
  | {
      do: 'adjust';
      number?: number;
      round: number;
      guest: number;
      points: number;
      cause: AdjustmentCause;
      words?: string;
    }
  | { do: 'choose_prizes'; prizes: readonly ChosenPrize[] | null }
  | { do: 'take_back_adjustment'; number: number }
  | { do: 'decide_table'; round: number; table: number; side: 0 | 1 }
  | { do: 'swap'; guest: number; other: number; after?: number }
  | { do: 'substitute'; away: number; guest: number }
  | { do: 'pause' | 'resume' | 'finish' | 'take_up_again' | 'call_organiser' }
  | { do: 'end_call'; table: number }
  | { do: 'extend'; minutes: number; after?: number }
  | { do: 'add_organiser'; guest: number; alone?: boolean }
  | { do: 'cut_link' | 'draw_ticket'; number: number }
  | { do: 'take_entry'; guest: number; paid: boolean }
  | { do: 'sell_tickets'; guest: number; tickets: number }
  | { do: 'spend'; number?: number; words: string; cents: number }
  | { do: 'share_out'; prizes: readonly PrizeMoney[] }
  | { do: 'organise_by_link'; token: string; name?: string }
  | { do: 'turn_hall'; page: '' | 'seating' | 'names' | 'clock' | 'standings' | 'prize' | 'raffle'; prize?: number }
  | { do: 'undo'; undone: number };

export type EveningRole = 'guest' | 'organiser' | 'hall' | 'table' | 'cashier' | 'press';
