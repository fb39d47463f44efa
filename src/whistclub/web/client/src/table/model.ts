/* The table as this client knows it: a pure fold over what the server tells. */
import type { Family } from '../cards/faces';
import type {
  SeatRequest, DealOver, TableEvent, MatchOver, Own, UndoRequest, Seal, SeatCard, DealSetting, TableInfo, Update, View, Welcome, You,
} from '../net/wire';

/** A trick that lies complete: its cards in the order played, and who took it (null: not known). */
export interface FullTrick {
  readonly cards: readonly SeatCard[];
  readonly winner: number | null;
}

/** Who plays the dummy's cards of a solitaire, where seats are numbers. */
export const DUMMY = -1;

/** The table after the entry `seq`. `view` is null between deals; the viewer's own part is laid over it already. */
export interface Model {
  readonly table: TableInfo;
  readonly you: You;
  readonly match: string;
  readonly seq: number;
  readonly setting: DealSetting | null;
  readonly open: View | null;
  readonly own: Own;
  readonly view: View | null;
  readonly legal: readonly string[];
  readonly may: readonly string[];
  readonly deals: readonly DealOver[];
  readonly result: MatchOver | null;
  readonly seal: Seal | null;
  readonly question: UndoRequest | null;
  readonly asking: SeatRequest | null;
  readonly clockEndsMs: number | null;
  readonly lastTrick: FullTrick | null;
  /** Whether this deal is marked: a hint, acts taken back, a hand taken over. */
  readonly assisted: boolean;
  readonly log: readonly TableEvent[];
}

const LOG_KEPT = 40;
const NOTHING: Own = {};

export const familyOf = (game: string): Family => (game === 'gongor' || game === 'hermits' ? 'decktet' : 'french');

export const isAlone = (model: Model): boolean => model.table.seats.length === 1;

/** Whether bids are spoken here, not laid as cards. */
export const isSpoken = (model: Model): boolean => model.table.options['bidding'] === 'spoken';

/** The open view with the viewer's own laid over it. */
export function mergedView(open: View | null, own: Own): View | null {
  if (open === null) return null;
  const acts = own.known?.length ? [...open.acts] : open.acts;
  for (const [place, act] of own.known ?? []) {
    const seat = acts[place]?.[0];
    if (seat !== undefined) (acts as [number, string | null][])[place] = [seat, act];
  }
  return { ...open, ...own.view, acts };
}

export function fromWelcome(message: Welcome): Model {
  const open = message.view ?? null;
  const own = message.own ?? NOTHING;
  const view = mergedView(open, own);
  return {
    table: message.table,
    you: message.you,
    match: message.match ?? '',
    seq: message.seq ?? 0,
    setting: message.setting ?? null,
    open,
    own,
    view,
    legal: own.legal ?? [],
    may: own.may ?? [],
    deals: message.deals ?? [],
    result: message.result ?? null,
    seal: message.seal ?? null,
    question: message.question ?? null,
    asking: message.asking ?? null,
    clockEndsMs: message.clock_ends_ms ?? null,
    lastTrick: view === null ? null : lastTrickOf(view, message.table.game),
    assisted: message.assisted ?? false,
    log: message.last ?? [],
  };
}

/** The table after one more entry. Entries come in order and without gaps; the connection sees to that. */
export function withUpdate(model: Model, message: Update): Model {
  const open = message.over ? null : openAfter(model.open, message);
  const own = message.over ? { may: message.own?.may ?? [] } : ownAfter(model.own, message.own);
  const view = mergedView(open, own);
  const kept = <T>(value: T | undefined, before: T): T => (value === undefined ? before : value);
  return {
    ...model,
    seq: message.seq,
    setting: message.setting ?? model.setting,
    open,
    own,
    view,
    legal: own.legal ?? [],
    may: own.may ?? [],
    deals: message.deal ? [...model.deals.filter((one) => one.place !== message.deal?.place), message.deal] : model.deals,
    result: message.result ?? model.result,
    seal: kept(message.seal, model.seal),
    question: kept(message.question, model.question),
    asking: kept(message.asking, model.asking),
    clockEndsMs: kept(message.clock_ends_ms, model.clockEndsMs),
    lastTrick: trickAfter(model, view, message),
    assisted: !message.over && !happens(message, 'event-dealt') && (model.assisted || happens(message, 'event-table-hinted') || happens(message, 'event-table-seat-given')),
    log: [...model.log, ...message.events].slice(-LOG_KEPT),
  };
}

const happens = (message: Update, kind: string): boolean => message.events.some(([key]) => key.startsWith(kind));

function openAfter(open: View | null, message: Update): View | null {
  if (message.view === undefined) return open;
  const { acts: fresh = [], ...changed } = message.view;
  const before = open?.acts ?? [];
  const acts = [...before.slice(0, message.acts_from ?? before.length), ...fresh];
  return { to_act: [], ...open, ...changed, acts };
}

function ownAfter(own: Own, change: Own | undefined): Own {
  if (change === undefined) return own;
  return {
    legal: change.legal ?? own.legal ?? [],
    may: change.may ?? own.may ?? [],
    known: change.known ?? own.known ?? [],
    view: change.view ?? own.view ?? {},
  };
}

function trickAfter(model: Model, view: View | null, message: Update): FullTrick | null {
  const done = completed(model.view, message);
  if (done) return done;
  const dealt = happens(message, 'event-dealt');
  return dealt || view === null ? (dealt ? null : model.lastTrick) : model.lastTrick;
}

/** The trick that this entry completed, if it did. */
export function completed(before: View | null, message: Update): FullTrick | null {
  const taken = message.events.find(([key]) => key === 'event-trick' || key === 'event-trick-dummy');
  if (!taken || before === null) return null;
  const lying = before.led ? [[DUMMY, before.led] as const, ...(before.trick ?? [])] : (before.trick ?? []);
  const played = message.events
    .filter(([key]) => key === 'event-led' || key === 'event-played')
    .map(([, seat, facts]): SeatCard => [seat ?? 0, String(facts['card'])]);
  const winner = taken[0] === 'event-trick-dummy' ? DUMMY : taken[1];
  return { cards: [...lying, ...played], winner };
}

/** The last complete trick, from the acts alone: for a client that has just come. */
export function lastTrickOf(view: View, game: string): FullTrick | null {
  const plays = view.acts.flatMap(([seat, act]): SeatCard[] => (act?.startsWith('play ') ? [[seat, act.slice(5)]] : []));
  if (familyOf(game) === 'decktet') return null;
  const size = view.sitting_out == null ? 4 : 3;
  const lying = plays.length % size;
  if (plays.length < size) return null;
  const cards = plays.slice(plays.length - lying - size, plays.length - lying);
  const next = lying ? plays[plays.length - lying]?.[0] : view.to_act[0];
  return { cards, winner: next ?? null };
}

/** How many cards a seat other than the viewer's still holds. */
export function heldBy(view: View, seat: number): number {
  const played = view.acts.filter(([who, act]) => who === seat && act?.startsWith('play ')).length;
  return Math.max(0, 13 - played);
}

/** Cards the viewer may play, lay or pass now, with the acts they stand for. */
export function cardActs(legal: readonly string[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const act of legal) {
    const [verb = '', card, second] = act.split(' ');
    if (card && !second && (verb === 'play' || verb === 'lay' || verb === 'exchange')) found.set(card, act);
  }
  return found;
}

/** Legal acts that no card stands for: calls, bids, suits, twiddle and keep; in the order offered. */
export const wordActs = (legal: readonly string[]): readonly string[] => legal.filter((act) => !/^(play|lay|exchange) /.test(act));

/** Whether two cards may be laid as a signal. */
export const maySignal = (legal: readonly string[]): boolean => legal.some((act) => /^lay \S+ \S+$/.test(act));

/** Places round the table as the viewer sees them: their own seat south; spectators see seat 2 (South) there. */
export function placeOf(seat: number, model: Model): 'n' | 'e' | 's' | 'w' {
  const base = model.you.seat ?? (model.table.seats.length === 4 ? 2 : 0);
  return (['s', 'w', 'n', 'e'] as const)[(seat - base + 4) % 4] ?? 's';
}

/** The side a seat belongs to: partnerships have two, in Solo each seat is its own. */
export const sideOf = (seat: number, sides: number): number => (sides === 2 ? seat % 2 : seat);

/** How many sides the score of this table has. */
export const sidesOf = (model: Model): number => model.setting?.score.length ?? model.deals[0]?.score.length ?? 2;
