/* The table as this client knows it: a pure fold over what the server tells. */
import type { GameForm } from '../net/api';
import {
  wholeView,
  type SeatRequest,
  type DealOver,
  type TableEvent,
  type MatchOver,
  type Outline,
  type Own,
  type UndoRequest,
  type Seal,
  type SeatCard,
  type DealSetting,
  type TableInfo,
  type Update,
  type View,
  type Welcome,
  type You,
} from '../net/wire';
import { isPlay, playedIn } from './acts';
import { pileOf } from './piles';

/** A trick that lies complete: its cards in the order played, and who took it (null: not known). */
export interface FullTrick {
  readonly cards: readonly SeatCard[];
  readonly winner: number | null;
}

/** Stands for the dummy of a solitaire where seats are numbers. */
export const DUMMY = -1;

/** The table after the entry `seq`. `view` is null between deals; the viewer's own part is laid over it already. */
export interface Model {
  readonly game: GameForm;
  readonly table: TableInfo;
  readonly you: You;
  readonly match: string;
  readonly seq: number;
  readonly setting: DealSetting | null;
  readonly outline: Outline;
  readonly open: View | null;
  readonly own: Own;
  readonly view: View | null;
  readonly legal: readonly string[];
  readonly may: readonly string[];
  readonly deals: readonly DealOver[];
  /** The seats that undertook the deal that was over last, as far as this client saw it. */
  readonly lastHolders: readonly number[];
  /** The tricks of that deal; 0: this client has not seen it. */
  readonly lastTricks: number;
  readonly result: MatchOver | null;
  readonly seal: Seal | null;
  readonly question: UndoRequest | null;
  readonly asking: SeatRequest | null;
  readonly clockEndsMs: number | null;
  readonly lastTrick: FullTrick | null;
  /** True if this deal is marked as assisted: a hint, acts taken back, a hand taken over. */
  readonly assisted: boolean;
  readonly log: readonly TableEvent[];
}

const LOG_KEPT = 40;
const NOTHING: Own = {};

export const isAlone = (model: Model): boolean => model.table.seats.length === 1;

/** True for who sits at a table with others, people or bots. */
export const mayTalk = (model: Model): boolean => !isAlone(model) && model.you.seat !== null;

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

/** The table as a welcome tells it; `game` is the form of the game played there. */
export function fromWelcome(message: Welcome, game: GameForm): Model {
  const open = message.view ? wholeView(message.view) : null;
  const own = message.own ?? NOTHING;
  const view = mergedView(open, own);
  return {
    game,
    table: message.table,
    you: message.you,
    match: message.match ?? '',
    seq: message.seq ?? 0,
    setting: message.setting ?? null,
    outline: message.outline ?? {},
    open,
    own,
    view,
    legal: own.legal ?? [],
    may: own.may ?? [],
    deals: message.deals ?? [],
    lastHolders: [],
    lastTricks: 0,
    result: message.result ?? null,
    seal: message.seal ?? null,
    question: message.question ?? null,
    asking: message.asking ?? null,
    clockEndsMs: message.clock_ends_ms ?? null,
    lastTrick: view === null ? null : lastTrickOf(view, message.table.seats.length),
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
    deals: message.deal
      ? [...model.deals.filter((one) => one.place !== message.deal?.place), message.deal]
      : model.deals,
    lastHolders: message.over ? (model.view?.holders ?? []) : model.lastHolders,
    lastTricks: message.over ? tricksAfter(model.view, message, model.table.seats.length) : model.lastTricks,
    result: message.result ?? model.result,
    seal: kept(message.seal, model.seal),
    question: kept(message.question, model.question),
    asking: kept(message.asking, model.asking),
    clockEndsMs: kept(message.clock_ends_ms, model.clockEndsMs),
    lastTrick: trickAfter(model, view, message),
    assisted:
      !message.over &&
      !happens(message, 'event-dealt') &&
      (model.assisted || happens(message, 'event-table-hinted') || happens(message, 'event-table-seat-given')),
    log: [...model.log, ...message.events].slice(-LOG_KEPT),
  };
}

const happens = (message: Update, kind: string): boolean => message.events.some(([key]) => key.startsWith(kind));

function openAfter(open: View | null, message: Update): View | null {
  if (message.view === undefined) return open;
  const { acts: fresh = [], ...changed } = message.view;
  const before = open?.acts ?? [];
  const acts = [...before.slice(0, message.acts_from ?? before.length), ...fresh];
  return wholeView({ to_act: [], ...open, ...changed, acts });
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

/** The cards of the trick on the table in order, that of a dummy before them. */
export const lyingIn = ({ led, trick }: View): readonly SeatCard[] => (led ? [[DUMMY, led], ...trick] : trick);

/**
 * The tricks of a deal after an entry that completes the last: those that are counted, or all where some are not (the
 * first half of German Whist).
 */
function tricksAfter(before: View | null, message: Update, seats: number): number {
  if (before === null) return 0;
  const counted = before.tricks.reduce((sum, one) => sum + one, 0);
  const lying = lyingIn(before).length;
  const played = (before.acts.filter(([, act]) => isPlay(act)).length - lying) / seats;
  return Math.max(counted, Math.ceil(played)) + (completed(before, message) ? 1 : 0);
}

/** The trick that this entry completed, if it did. */
export function completed(before: View | null, message: Update): FullTrick | null {
  const taken = message.events.find(([key]) => key === 'event-trick' || key === 'event-trick-dummy');
  if (!taken || before === null) return null;
  const lying = lyingIn(before);
  const played = message.events
    .filter(([key]) => key === 'event-led' || key === 'event-played')
    .map(([, seat, facts]): SeatCard => [seat ?? 0, String(facts['card'])]);
  const winner = taken[0] === 'event-trick-dummy' ? DUMMY : taken[1];
  return { cards: [...lying, ...played], winner };
}

/** The tricks of the deal so far, from the acts alone; that on the table, the last, has no winner yet. */
export function tricksOf(view: View, seats: number): FullTrick[] {
  const plays = view.acts.flatMap(([seat, act]): SeatCard[] => (isPlay(act) ? [[seat, playedIn(act)]] : []));
  const size = Math.max(1, seats - view.out.length);
  return Array.from({ length: Math.ceil(plays.length / size) }, (_, i) => {
    const [cards, next] = [plays.slice(i * size, (i + 1) * size), plays[(i + 1) * size]?.[0] ?? view.to_act[0]];
    return { cards, winner: cards.length < size ? null : (next ?? null) };
  });
}

/** The last complete trick, from the acts alone: for a client that has just come. */
export function lastTrickOf(view: View, seats: number): FullTrick | null {
  return seats === 1 ? null : (tricksOf(view, seats).findLast(({ winner }) => winner !== null) ?? null);
}

/**
 * The table as it stood when its last deal ended, for those who look at it afterwards: that deal's number and dealer,
 * not the next one's.
 */
export function asPlayed(model: Model): Model {
  const deal = model.deals.at(-1);
  if (!deal) return model;
  const dealer = model.table.seats.find(({ letter }) => letter === deal.dealer)?.seat ?? 0;
  return {
    ...model,
    setting: {
      number: deal.number,
      dealer,
      score: model.result?.score ?? deal.score,
      counts: model.setting?.counts ?? [],
    },
  };
}

/** The number of cards that a seat has played. */
const playedBy = (view: View, seat: number | null): number =>
  view.acts.filter(([who, act]) => who === seat && isPlay(act)).length;

/** The table without the word of who is winning the trick, for those who leave it out. */
export const withoutWinning = (model: Model | null): Model | null =>
  model?.view ? { ...model, view: { ...model.view, winning: null } } : model;

/**
 * The most cards that the viewer's hand has had at once in this deal; where cards are drawn that is half of all that it
 * gets.
 */
export function dealtTo({ view, you, table }: Model): number {
  if (view === null) return 0;
  const lies = view.trick.some(([seat]) => seat === you.seat) ? 1 : 0;
  const dealt = view.dealt[you.seat ?? -1] ?? 0;
  if (pileOf(view, 'stock')) {
    // While a trick that is whole is still shown, card by card, the next one has been drawn.
    const isWhole = view.acts.filter(([, act]) => act?.startsWith('play ')).length % table.seats.length === 0;
    return Math.max(view.hand.length + (isWhole ? 0 : lies), Math.ceil(dealt / 2));
  }
  if (table.seats.length === 1) return Math.max(view.hand.length + lies, dealt);
  return view.hand.length + playedBy(view, you.seat);
}
