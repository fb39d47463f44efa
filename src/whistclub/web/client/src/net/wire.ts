/* The messages of the WebSocket, as `docs/wire.md` tells them. */
import type { FromClient, Moment, Settings as SettingsSent, View as CommonView, Why } from './wire.gen';

export type {
  TableEvent,
  Line,
  Why,
  SeatInfo,
  TableInfo,
  You,
  Proof,
  DealOver,
  MatchOver,
  Seal,
  UndoRequest,
  SeatRequest,
  DealSetting,
  Own,
  Said,
  Label,
  Tag,
  Aim,
  PileKind,
  Pile,
  Tally,
  KnownCards,
  Note,
  Moment,
  CallTerms,
  Outline,
  Count,
  Welcome,
  Update,
  ActPrice,
  Priced,
  ToClient,
} from './wire.gen';

export const VERSION = 1;

export type Facts = Why['args'];
/** An act as a viewer knows it: null where they know only that this seat acted. */
export type SeenAct = CommonView['acts'][number];
export type SeatCard = readonly [seat: number, card: string];

/** What a form changes field by field before it is sent. */
export type Editable<T> = { -readonly [Name in keyof T]: T[Name] };
export type Settings = Editable<SettingsSent> & { options?: Record<string, string> };

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
export interface View
  extends Moment, Required<Pick<CommonView, 'acts' | 'hand' | 'shown' | 'to_act' | 'trick' | 'trump'>> {
  /** The seat whose card is winning so far, -1 for the dummy; null before the second card. */
  readonly winning: number | null;
}

/** A whole view as it is sent: fields that are empty may be left out. */
export type SentView = Partial<View> & Pick<View, 'to_act' | 'acts'>;
/** The fields of a view that have changed, or that are a viewer's own. */
export type ChangedView = Partial<View>;

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

/** A command before it is sent: the connection adds the id, and `saw` where it goes to the match. */
export type Unsent<C> = C extends { readonly id: string } ? Omit<C, 'id' | 'saw'> : never;
export type Command = Unsent<FromClient>;

/** True if a command goes to the table and not to the match, and so carries no number of the last entry seen. */
export const toTable = (command: Command): boolean => TABLE_COMMANDS.has(command.do);

const TABLE_COMMANDS: ReadonlySet<Command['do']> = new Set([
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
