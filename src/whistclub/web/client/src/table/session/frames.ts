/* The frames of an entry: pictures of the table to be shown one after the other. Pure. */
import type { TableEvent, SeatCard, Tag, Update, View } from '../../net/wire';
import { completed, DUMMY, lyingIn, type Model } from '../../match/model';
import { cardTags } from '../../match/moment';

/** The duration of a frame: a movement or a call follows the pace, a linger is time to read, `none` is the last. */
export type Hold = 'play' | 'turn' | 'say' | 'deal' | 'gather' | 'linger' | 'none';

/** The middle of the cloth. `gather` is the seat to which the complete trick moves. */
export interface ClothState {
  readonly trick: readonly SeatCard[];
  readonly winner: number | null;
  readonly gather: number | null;
  /** Bid cards turned so far; null outside a reveal. `isOutcomeSaid`: the outcome has been shown. */
  readonly reveal: readonly Tag[] | null;
  readonly isOutcomeSaid: boolean;
  /** The seat whose card has just come, and so is moving. */
  readonly fresh: number | null;
  /** True while the cards are being dealt. */
  readonly dealing: boolean;
}

/** One picture, the event it shows (for the prompt and for speech), and how long it stands. */
export interface Frame {
  readonly model: Model;
  readonly cloth: ClothState;
  readonly event: TableEvent | null;
  readonly hold: Hold;
}

const BARE: ClothState = {
  trick: [],
  winner: null,
  gather: null,
  reveal: null,
  isOutcomeSaid: false,
  fresh: null,
  dealing: false,
};

/** The cloth as a view has it, with nothing in movement. */
export function clothOf(view: View | null): ClothState {
  if (view === null) return BARE;
  return { ...BARE, trick: lyingIn(view) };
}

export const still = (model: Model): Frame => ({ model, cloth: clothOf(model.view), event: null, hold: 'none' });

const TRICKS = new Set(['event-trick', 'event-trick-dummy']);
const UNSEEN = new Set([
  'event-stock-turned',
  'event-stock-trump',
  'event-leads',
  'event-table-sealed',
  'event-table-opened',
]);
/** Kinds that stay to be read in every game; the game's form has its own. */
const READ = new Set([
  'event-twiddled',
  'event-twiddled-away',
  'event-called',
  'event-table-stood-in',
  'event-table-returned',
  'event-table-seat-given',
  'event-table-seat-refused',
  'event-table-seat-void',
]);

/** The kind of an event, also where it is told to its own seat. */
const kindOf = (key: string): string => key.replace(/^event-/, '').replace(/-own$/, '');

const TRICK_CARDS = new Set(['event-led', 'event-played']);

/** The bid cards that an entry turns. */
const turnedIn = (before: View | null, after: View | null): readonly Tag[] =>
  cardTags(after).filter(([seat]) => !cardTags(before).some(([one]) => one === seat));

/** True if the event tells of this bid: its seat and one of its cards. */
const shows = ([, seat, facts]: TableEvent, [of, , cards]: Tag): boolean =>
  seat === of && cards.includes(String(facts['card'] ?? facts['cards']).split(' ')[0] ?? '');

/** The pictures of an entry, the last of them being the table after it. */
export function framesOf(before: Model, after: Model, message: Update): Frame[] {
  const frames: Frame[] = [];
  let cloth = clothOf(before.view);
  const between = meanwhile(before, after);
  const turned = turnedIn(before.view, after.view);
  const show = (event: TableEvent, change: Partial<ClothState>, hold: Hold): void => {
    cloth = { ...cloth, dealing: false, fresh: null, ...change };
    frames.push({ model: between, cloth, event, hold });
  };
  for (const event of message.events) {
    const [key, seat, facts] = event;
    const bid = key.endsWith('-own') || TRICK_CARDS.has(key) ? undefined : turned.find((tag) => shows(event, tag));
    if (bid) {
      show(event, { reveal: [...(cloth.reveal ?? []), bid] }, 'turn');
    } else if (TRICK_CARDS.has(key)) {
      show(event, { trick: [...cloth.trick, [seat ?? 0, String(facts['card'])]], fresh: seat }, 'play');
    } else if (key === 'event-dummy-turned') {
      show(event, { ...BARE, trick: [[DUMMY, String(facts['card'])]], fresh: DUMMY }, 'play');
    } else if (TRICKS.has(key)) {
      const winner = completed(before.view, message)?.winner ?? seat;
      show(event, { winner }, 'linger');
      frames.push({ model: between, cloth: { ...cloth, gather: winner }, event: null, hold: 'gather' });
      cloth = BARE;
    } else if (after.game.settled.includes(kindOf(key))) {
      show(event, { isOutcomeSaid: true }, 'linger');
    } else if (key.startsWith('event-dealt')) {
      if (key.endsWith('-own') || after.you.seat === null)
        frames.push({ model: after, cloth: { ...clothOf(after.view), dealing: true }, event, hold: 'deal' });
    } else if (!UNSEEN.has(key) && !(key === 'event-table-hinted' && seat === after.you.seat)) {
      show(event, {}, READ.has(key) || after.game.notable.includes(kindOf(key)) ? 'linger' : 'say');
    }
  }
  return [...frames, still(after)];
}

/**
 * The table while an entry is acted out: as before, but for the hand, from which the card is gone. Nobody is to act but
 * who may all the while.
 */
function meanwhile(before: Model, after: Model): Model {
  const base = before.view ?? after.view;
  if (base === null) return { ...after, legal: [] };
  const seat = after.you.seat;
  const fallback = base.hand.filter(
    (card) => !after.lastTrick?.cards.some(([who, one]) => who === seat && one === card),
  );
  const hand = after.view?.hand ?? fallback;
  const acts = after.view?.acts ?? base.acts;
  const legal = after.legal.join() === before.legal.join() ? after.legal : [];
  const shown = {
    ...after,
    view: { ...base, hand, acts, to_act: legal.length && seat !== null ? [seat] : [] },
    deals: before.deals,
    legal,
    lastTrick: before.lastTrick,
  };
  /* The number, the dealer and the score of the next deal come with the last card of this one. */
  return after.view === null
    ? { ...shown, setting: before.setting, assisted: before.assisted, result: before.result }
    : shown;
}
