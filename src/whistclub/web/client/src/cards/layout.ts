/* The layout of a hand: order, rows, card width and steps, all in pixels. Pure. */
import { partsOf, type Face } from './faces';
import type { Family } from '../net/profile';

/** The kind of screen: a phone upright, a phone lying on its side, or anything wider. */
export type Stance = 'phone' | 'lying' | 'wide';

export interface HandRoom {
  readonly stance: Stance;
  /** The width for the cards, without margins and without what the device's corners and cut-outs take. */
  readonly tray: number;
  /** The height of the window. */
  readonly height: number;
  /** The most cards that this hand has had in the deal: by them the box is as high from the first card to the last. */
  readonly dealt: number;
  /** True if the large indices are chosen, which need more of the card. */
  readonly large: boolean;
}

/**
 * Rows of cards, back row first; `step` from card to card and `rise` from row to row, `width` of a card, `box` the
 * height that the hand keeps.
 */
export interface Layout {
  readonly rows: readonly (readonly string[])[];
  readonly width: number;
  readonly step: number;
  readonly rise: number;
  readonly box: number;
  readonly face: Face;
}

const FRENCH_SUITS = 'SHCD';
const FRENCH_RANKS = 'AKQJT98765432';
const DECK_SUITS = 'MSWLYK';
const DECK_RANKS = 'A123456789PCX';
/** A hand of more cards lies in two rows on a phone, one of so many or fewer in one. */
const ONE_ROW = 7;
const FULL_FROM_PX = 96;
/** The least step from card to card at which a thumb finds every card of a row of seven. */
const THUMB_PX = 45;
/** The share of a card's width that its neighbour leaves in sight, so that a ten is seen whole: of the usual and of the
    large indices, and of one that stands in a line. Three suits of the Decktet in a line need all of the card. */
const IN_SIGHT = { usual: 0.465, large: 0.62, line: 0.7, decktet: 1 } as const;
/** Rank and suit of the back row are in sight down to here, as a share of a card's width. */
const BACK_ROW = 0.78;
/** A card of the front row is lifted by so much at most, and hides nothing of the back row. */
const LIFT_PX = 8;

/**
 * The suits held in their order: trumps leftmost, red and black in turn where that can be, else spades, hearts, clubs,
 * diamonds.
 */
export function suitOrder(held: ReadonlySet<string>, trump: string): string {
  const suits = [...FRENCH_SUITS]
    .filter((suit) => held.has(suit))
    .sort((a, b) => Number(b === trump) - Number(a === trump));
  const orders = permutations(suits).filter((order) => !held.has(trump) || order[0] === trump);
  const alternates = (order: readonly string[]): boolean =>
    order.every((suit, i) => i === 0 || isRed(suit) !== isRed(order[i - 1] ?? ''));
  return (orders.find(alternates) ?? suits).join('');
}

const isRed = (suit: string): boolean => suit === 'H' || suit === 'D';

/** All orders of a few things, those nearest to the given one first. */
function permutations(things: readonly string[]): string[][] {
  if (things.length < 2) return [[...things]];
  return things.flatMap((first) => permutations(things.filter((one) => one !== first)).map((rest) => [first, ...rest]));
}

/** By suits, each from the top, those that the French pack has not first; of the Decktet by rank, then first suit. */
export function sorted(cards: readonly string[], family: Family, trump = '', lowFirst = false): string[] {
  const held = new Set(cards.map((card) => partsOf(card).suits[0] ?? ''));
  const others = [...held].filter((suit) => !FRENCH_SUITS.includes(suit)).sort();
  const order = [...others, ...suitOrder(held, trump)];
  const keyed = cards.map((card) => {
    const { rank, suits } = partsOf(card);
    const suit = suits[0] ?? '';
    if (family === 'decktet') return { card, key: DECK_RANKS.indexOf(rank) * 10 + DECK_SUITS.indexOf(suit) };
    const place = FRENCH_RANKS.indexOf(rank);
    return { card, key: order.indexOf(suit) * 20 + (lowFirst ? 12 - place : place) };
  });
  return keyed.sort((a, b) => a.key - b.key).map(({ card }) => card);
}

/**
 * The place at which a hand breaks into two rows of at most `most`: between suits where that fits, nearest to even
 * rows.
 */
export function brokenAt(cards: readonly string[], most: number, fallback: number, family: Family): number {
  const fits = (back: number): boolean => back <= most && cards.length - back <= most && back > 0;
  const suit = (i: number): string => partsOf(cards[i] ?? '').suits[0] ?? '';
  const breaks = cards
    .map((_, i) => i)
    .filter((i) => i > 0 && fits(i) && family !== 'decktet' && suit(i) !== suit(i - 1));
  const uneven = (back: number): number => Math.abs(2 * back - cards.length) + (back < cards.length / 2 ? 0.5 : 0);
  return breaks.sort((a, b) => uneven(a) - uneven(b))[0] ?? fallback;
}

/** The hand for this room; the cards come in their order. */
export function laidOut(cards: readonly string[], room: HandRoom, family: Family): Layout {
  return { phone: onPhone, lying: onItsSide, wide: inOneFan }[room.stance](cards, room, family);
}

const isWideIndex = (room: HandRoom, family: Family): boolean => room.large || family === 'decktet';

/** The width of a card where two rows of seven lie: what six strips for a thumb leave, as far as the height allows. */
const inTwoRows = ({ tray, height }: HandRoom): number =>
  Math.min(Math.max(tray - 6 * THUMB_PX, 0.184 * (tray + 16)), 0.116 * height);
const inOneRow = ({ tray, height }: HandRoom): number => Math.min(tray / 3.1, 0.174 * height);

function onPhone(cards: readonly string[], room: HandRoom, family: Family): Layout {
  const n = cards.length;
  const small = inTwoRows(room);
  const box = room.dealt > ONE_ROW ? (BACK_ROW + 1.4) * small + LIFT_PX + 24 : 1.4 * inOneRow(room) + 36;
  if (n <= ONE_ROW) {
    const width = inSight(Math.min(inOneRow(room), (box - 36) / 1.4), n, room);
    return { rows: [cards], width, step: apart(n, width, width + 8, room.tray), rise: 0, box, face: 'index' };
  }
  const at =
    n > 10 ? brokenAt(cards, 7, Math.max(7, Math.ceil(n / 2)), family) : brokenAt(cards, 5, Math.ceil(n / 2), family);
  const longest = Math.max(at, n - at, n > 10 ? 7 : 0);
  const face = isWideIndex(room, family) ? 'across' : 'index';
  const share = face === 'index' ? IN_SIGHT.usual : family === 'decktet' && n <= 10 ? IN_SIGHT.decktet : IN_SIGHT.line;
  const width = Math.min(small, room.tray / (1 + (longest - 1) * share));
  const step = apart(longest, width, width + 4, room.tray);
  return { rows: [cards.slice(0, at), cards.slice(at)], width, step, rise: BACK_ROW * width + LIFT_PX, box, face };
}

/** One fan, cut by the lower edge of the screen below rank and suits. */
function onItsSide(cards: readonly string[], room: HandRoom, family: Family): Layout {
  const width = inSight(Math.min(0.27 * room.height, 108), cards.length, room);
  const seen = isWideIndex(room, family) ? 0.97 : 0.8;
  const most = cards.length > ONE_ROW ? 0.62 * width : width + 8;
  const box = seen * inSight(Math.min(0.27 * room.height, 108), room.dealt, room) + 12;
  return {
    rows: [cards],
    width: Math.min(width, (box - 12) / seen),
    step: apart(cards.length, width, most, room.tray),
    rise: 0,
    box,
    face: 'index',
  };
}

/** One fan; its cards follow the height of the window. */
function inOneFan(cards: readonly string[], room: HandRoom): Layout {
  const width = inSight(0.174 * room.height, Math.max(room.dealt, cards.length), room);
  const most = cards.length > ONE_ROW ? 0.62 * width : width + 10;
  return {
    rows: [cards],
    width,
    step: apart(cards.length, width, most, room.tray),
    rise: 0,
    box: 1.4 * width + 44,
    face: width >= FULL_FROM_PX ? 'full' : 'index',
  };
}

/** A card of a row of so many, no wider than leaves every index in sight. */
const inSight = (width: number, count: number, { tray, large }: HandRoom): number =>
  Math.min(width, tray / (1 + (count - 1) * (large ? IN_SIGHT.large : IN_SIGHT.usual)));

/** The step from card to card of a row of so many: `most`, or as far apart as the tray is wide. */
const apart = (count: number, width: number, most: number, tray: number): number =>
  count < 2 ? width : Math.min(most, (tray - width) / (count - 1));
