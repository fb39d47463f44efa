/* The messages of the WebSocket, as `docs/wire.md` tells them. */

export const VERSION = 1;

export type Facts = Readonly<Record<string, string | number>>;
export type TableEvent = readonly [key: string, seat: number | null, facts: Facts];
export type Line = readonly [key: string, facts: Facts, points: readonly number[]];
/** An act as a viewer knows it: null where they know only that this seat acted. */
export type SeenAct = readonly [seat: number, action: string | null];
export type SeatCard = readonly [seat: number, card: string];

export interface Why {
  readonly key: string;
  readonly args?: Facts;
}

export interface Settings {
  preset: string;
  options?: Record<string, string>;
  conventions?: Readonly<Record<string, string>>;
  clock_s?: number;
  listed?: boolean;
  spectators?: boolean;
  hints?: boolean;
  bot?: string;
  bots_fill?: boolean;
  seed?: string | null;
}

export interface SeatInfo {
  readonly seat: number;
  readonly letter: string;
  readonly kind: 'free' | 'person' | 'bot';
  readonly name: string;
  /** The number of a person who has taken no name. */
  readonly guest?: number;
  /** The number of the drawn face; a bot's is its seat. */
  readonly face?: number;
  readonly bot: string;
  readonly here: boolean;
  readonly helps_ms?: number;
  /** The person has the seat from the next deal on; the bot plays this one. */
  readonly waits?: boolean;
}

export interface TableInfo {
  readonly id: string;
  readonly game: string;
  readonly preset: string;
  readonly options: Readonly<Record<string, string>>;
  readonly settings: Settings;
  readonly phase: 'gathering' | 'playing' | 'over';
  readonly match: string;
  readonly seats: readonly SeatInfo[];
  readonly host: string;
  /** The host's seat; null where they have none. */
  readonly host_seat?: number | null;
  readonly watching: number;
  /** The evening that the table belongs to, in this round. */
  readonly evening?: { readonly code: string; readonly round: number; readonly table: number } | null;
  /** The place in a finished deal that is tried again here; `trick` is 0 before its first card. */
  readonly tried?: { readonly number: number; readonly trick: number };
  /** The name of a guided deal. */
  readonly lesson?: string;
  /** The date of a deal of the day. */
  readonly daily?: string;
}

export interface You {
  readonly name: string;
  readonly guest?: number;
  readonly seat: number | null;
  readonly host: boolean;
  /** The seat that is the viewer's from the next deal on, and whether the others may be asked for its cards now. */
  readonly waits?: number;
  readonly may_ask?: boolean;
  /** The seat that the viewer left in this deal, and alone may take at once. */
  readonly left?: number;
}

export interface Proof {
  readonly table: string;
  readonly number: number;
  readonly secret: string;
  readonly parts: readonly string[];
  readonly commitments: readonly string[];
  readonly sealed: string;
}

export interface DealOver {
  readonly place: number;
  readonly number: number;
  readonly dealer: string;
  readonly lines: readonly Line[];
  readonly points: readonly number[];
  readonly score: readonly number[];
  readonly ending?: string | null;
  readonly assisted?: boolean;
  readonly taken_over?: readonly number[];
  readonly open?: boolean;
  readonly proof?: Proof | null;
}

export interface MatchOver {
  readonly key: string;
  readonly score: readonly number[];
  readonly winners: readonly number[];
  readonly lines: readonly Line[];
  readonly stopped: boolean;
}

export interface Seal {
  readonly number: number;
  readonly sealed: string;
  readonly commitments: readonly string[];
  readonly opening: boolean;
  readonly opened: readonly number[];
  readonly ends_ms: number;
}

export interface UndoRequest {
  readonly seat: number;
  readonly agreed: readonly number[];
}

/** Somebody asks for a seat's cards in the running deal. */
export interface SeatRequest {
  readonly seat: number;
  readonly name: string;
  readonly of: readonly number[];
  readonly agreed: readonly number[];
}

export interface DealSetting {
  readonly number: number;
  readonly dealer: number;
  readonly score: readonly number[];
  readonly carry: unknown;
}

export interface Own {
  readonly legal?: readonly string[] | null;
  readonly may?: readonly string[] | null;
  readonly known?: readonly (readonly [number, string])[] | null;
  readonly view?: Partial<View> | null;
}

export interface ShownBid {
  readonly seat: number;
  readonly means: 'high' | 'low' | 'grand' | 'nullo' | 'pass';
  readonly cards: readonly string[];
}

/** The fields of every game's view; which of them a game has is its own affair. */
export interface View {
  readonly to_act: readonly number[];
  readonly acts: readonly SeenAct[];
  readonly hand?: readonly string[];
  readonly shown?: readonly SeatCard[];
  readonly trick?: readonly SeatCard[];
  readonly trump?: string;
  /** The seat whose card is winning so far, -1 for the dummy; null before the second card. */
  readonly winning?: number | null;
  readonly phase?: string;
  readonly won?: readonly number[] | number;
  /* Bids laid or said, and the contract they make. */
  readonly bids?: readonly ShownBid[];
  readonly contract?: string;
  readonly bidder?: number | null;
  readonly grander?: number | null;
  readonly sitting_out?: number | null;
  /* A card turned for trump, and an auction. */
  readonly turned?: string;
  readonly face_up?: boolean;
  readonly standing?: string;
  readonly holders?: readonly number[];
  readonly undertaken?: number;
  /* A stock from which cards are drawn: the cards turned so far, the cards left, and tricks by seat since it is gone. */
  readonly upturned?: readonly string[];
  readonly stock?: number;
  readonly counted?: readonly number[];
  /* A solitaire against a dummy with a side pile. */
  readonly dummy?: readonly string[];
  readonly dummy_fore?: readonly string[];
  readonly led?: string | null;
  readonly side?: readonly string[];
  readonly side_left?: number;
  readonly bid?: number | null;
  readonly bids_left?: readonly number[];
  readonly markers?: readonly number[];
  readonly declared?: number | null;
}

export interface Welcome {
  readonly tell: 'welcome';
  readonly table: TableInfo;
  readonly you: You;
  readonly now_ms: number;
  readonly match?: string;
  readonly seq?: number;
  readonly setting?: DealSetting | null;
  readonly view?: View | null;
  readonly own?: Own | null;
  readonly deals?: readonly DealOver[];
  readonly result?: MatchOver | null;
  readonly seal?: Seal | null;
  readonly question?: UndoRequest | null;
  readonly asking?: SeatRequest | null;
  readonly clock_ends_ms?: number | null;
  readonly last?: readonly TableEvent[];
  readonly assisted?: boolean;
  readonly version?: number;
}

export interface Update {
  readonly tell: 'told';
  readonly seq: number;
  readonly events: readonly TableEvent[];
  readonly view?: Partial<View>;
  readonly acts_from?: number;
  readonly own?: Own;
  readonly over?: boolean;
  readonly deal?: DealOver | null;
  readonly setting?: DealSetting | null;
  readonly result?: MatchOver | null;
  readonly seal?: Seal | null;
  readonly question?: UndoRequest | null;
  readonly asking?: SeatRequest | null;
  readonly clock_ends_ms?: number | null;
}

export type ToClient =
  | Welcome
  | Update
  | { readonly tell: 'done'; readonly id: string; readonly seq?: number }
  | { readonly tell: 'refused'; readonly id: string; readonly why: Why }
  | { readonly tell: 'stale'; readonly id: string; readonly seq: number }
  | { readonly tell: 'table'; readonly table: TableInfo; readonly you: You }
  | { readonly tell: 'said'; readonly seat: number; readonly phrase: string }
  | {
      readonly tell: 'hinted';
      readonly seq: number;
      readonly action: string;
      readonly why: Why;
      readonly instead?: string;
      readonly cost?: Why;
    }
  | { readonly tell: 'pong'; readonly now_ms: number }
  | { readonly tell: 'bye'; readonly why: Why; readonly again_s?: number | null };

/** A command before it is sent: the connection adds the id, and `saw` where it goes to the match. */
export type Command =
  | { readonly do: 'act'; readonly action: string }
  | {
      readonly do:
        | 'next_deal'
        | 'undo'
        | 'redo'
        | 'agree_undo'
        | 'refuse_undo'
        | 'agree_seat'
        | 'refuse_seat'
        | 'claim'
        | 'concede'
        | 'stop'
        | 'leave'
        | 'return';
    }
  | { readonly do: 'hint'; readonly instead?: string }
  | { readonly do: 'commit'; readonly number: number; readonly commitment: string }
  | { readonly do: 'open'; readonly number: number; readonly part: string }
  | { readonly do: 'sit' | 'kick'; readonly seat: number }
  | { readonly do: 'stand_up' | 'ask_seat' | 'start' }
  | { readonly do: 'put_bot'; readonly seat: number; readonly bot: string }
  | { readonly do: 'swap'; readonly seat: number; readonly other: number }
  | { readonly do: 'configure'; readonly settings: Settings }
  | { readonly do: 'talk'; readonly phrase: string };

const TABLE_COMMANDS = new Set([
  'sit',
  'kick',
  'stand_up',
  'ask_seat',
  'start',
  'put_bot',
  'swap',
  'configure',
  'talk',
]);

/** True if a command goes to the table and not to the match, and so carries no number of the last entry seen. */
export const toTable = (command: Command): boolean => TABLE_COMMANDS.has(command.do);
