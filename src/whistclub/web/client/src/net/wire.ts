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
  /** The prepared deal that is played. */
  readonly prepared?: { readonly id: string; readonly deal: number };
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
  readonly counts?: readonly Count[];
}

export interface Own {
  readonly legal?: readonly string[] | null;
  readonly may?: readonly string[] | null;
  readonly known?: readonly (readonly [number, string])[] | null;
  readonly view?: Partial<View> | null;
}

/** A sentence or word to be said: a key of the catalogues and its facts. */
export type Said = readonly [key: string, facts: readonly (readonly [name: string, value: string | number])[]];
/** The label on the table: what is played, by whom or how, and one thing more. */
export type Label = readonly [title: Said, text: Said | null, more: Said | null];
/** The words said of a seat while they hold, and the cards that say so. */
export type Tag = readonly [seat: number, text: Said, cards: readonly string[]];
/** The tricks that a seat, or several together, want to win. */
export type Aim = readonly [seats: readonly number[], tricks: number];
export type PileKind = 'turned' | 'stock' | 'side' | 'dummy' | 'kitty' | 'undealt';
/** A pile: its cards that lie face up, and the number of those face down; `pile-NAME` says how many are left. */
export type Pile = readonly [kind: PileKind, cards: readonly string[], count: number, name: string];
/** Numbers counted off: all, those still open, the one aimed for, and whether one may be aimed for more than once. */
export type Tally = readonly [
  kind: 'bids' | 'markers',
  numbers: readonly number[],
  open: readonly number[],
  aim: number | null,
  again: boolean,
];
/** Cards that the viewer knows by rule, under a heading. */
export type KnownCards = readonly [heading: string, cards: readonly string[]];
/** The meaning of an act, where it differs from the usual one. */
export type Note = readonly [act: string, text: Said];

/** A moment of a running deal for one viewer, as its game tells it; see `rules/moment.py`. */
export interface Moment {
  readonly phase: string;
  readonly label: Label | null;
  readonly guide: Said | null;
  readonly ask: Said | null;
  readonly contract: string;
  readonly notes: readonly Note[];
  readonly tags: readonly Tag[];
  readonly aims: readonly Aim[];
  /** The seats that play the contract. */
  readonly holders: readonly number[];
  readonly out: readonly number[];
  readonly open_hands: readonly number[];
  readonly dealt: readonly number[];
  readonly tricks: readonly number[];
  /** A card to be followed that no seat has played. */
  readonly led: string | null;
  readonly piles: readonly Pile[];
  readonly tally: Tally | null;
  readonly known: readonly KnownCards[];
}

/** The moment from which a client starts: what a view leaves out is empty. */
export const NO_MOMENT: Moment = {
  phase: '',
  label: null,
  guide: null,
  ask: null,
  contract: '',
  notes: [],
  tags: [],
  aims: [],
  holders: [],
  out: [],
  open_hands: [],
  dealt: [],
  tricks: [],
  led: null,
  piles: [],
  tally: null,
  known: [],
};

/** All that a page draws of a running deal: the fields that every game's view has, who is winning, and the moment. */
export interface View extends Moment {
  readonly to_act: readonly number[];
  readonly acts: readonly SeenAct[];
  readonly hand: readonly string[];
  readonly shown: readonly SeatCard[];
  readonly trick: readonly SeatCard[];
  readonly trump: string;
  /** The seat whose card is winning so far, -1 for the dummy; null before the second card. */
  readonly winning: number | null;
}

/** A whole view as it is sent: fields that are empty may be left out. */
export type SentView = Partial<View> & Pick<View, 'to_act' | 'acts'>;

const EMPTY: Omit<View, 'to_act' | 'acts'> = {
  ...NO_MOMENT,
  hand: [],
  shown: [],
  trick: [],
  trump: '',
  winning: null,
};

/** A view with the fields that were left out. */
export const wholeView = (sent: SentView): View => ({ ...EMPTY, ...sent });

/** A call of an auction, its terms, and what it brings. */
export type CallTerms = readonly [call: string, terms: Said, worth: Said | null];

/** The things about a game that stay the same from deal to deal. */
export interface Outline {
  readonly calls?: readonly CallTerms[];
  /** Acts that a second tap confirms. */
  readonly confirmed?: readonly string[];
  /** The calls that one card of these suits stands for when it is laid, and two of them. */
  readonly lays?: readonly (readonly [suits: string, one: string, two: string])[];
  /** Calls that take up another's, with that one: they bring what it brings. */
  readonly answers?: readonly (readonly [answer: string, call: string])[];
  readonly goal?: Said | null;
  /** The heading over the points of a deal; without it they are points. */
  readonly unit?: string;
  /**
   * The points that win, the games of so many points that do, and the most deals; without them there is no such number.
   */
  readonly target?: number;
  readonly games?: number;
  readonly deals?: number;
  /** The tricks that count in a deal of two sides; without it they are not counted off. */
  readonly tricks?: number;
  /** The bids or markers of a campaign, each to be made once. */
  readonly tally?: Tally | null;
}

/** A number kept for each side beside the points. */
export type Count = readonly [name: string, by_side: readonly number[]];

export interface Welcome {
  readonly tell: 'welcome';
  readonly table: TableInfo;
  readonly you: You;
  readonly now_ms: number;
  readonly match?: string;
  readonly seq?: number;
  readonly setting?: DealSetting | null;
  /** Null before the first match. */
  readonly outline?: Outline | null;
  readonly view?: SentView | null;
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

/** Acts that come to the same, with their fair price to the seat that asked; `docs/coach.md` says what it means. */
export interface ActPrice {
  readonly acts: readonly string[];
  readonly word: 'best' | 'level' | 'cost';
  readonly cost: number;
  /** Of what it gives away: points of the deal, a chance to win the match, or points at the match score. */
  readonly unit?: 'points' | 'match' | 'worth';
  readonly scored: number;
  /** Of a hand of a solitaire, and of the whole game. */
  readonly chance?: number | null;
  readonly whole?: number | null;
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
  | { readonly tell: 'priced'; readonly seq: number; readonly prices: readonly ActPrice[] }
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
