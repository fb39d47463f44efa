/* The layout of a hand: order, rows, card width and steps, all in pixels. Pure. */
import { partsOf, type Face, type Family } from '../cards/faces';

/** The kind of screen: a phone upright, a phone lying on its side, or anything wider. */
export type Stance = 'phone' | 'lying' | 'wide';

export interface Room {
  readonly stance: Stance;
  /** The width for the hand, without margins. */
  readonly tray: number;
  /** Width and height of the window. */
  readonly window: number;
  readonly height: number;
}

/** Rows of cards, back row first; `step` from card to card and `rise` from row to row, `width` of a card. */
export interface Layout {
  readonly rows: readonly (readonly string[])[];
  readonly width: number;
  readonly step: number;
  readonly rise: number;
  readonly face: Face;
}

const FRENCH_SUITS = 'SHCD';
const FRENCH_RANKS = 'AKQJT98765432';
const DECK_SUITS = 'MSWLYK';
const DECK_RANKS = 'A123456789PCX';
const FULL_FROM_PX = 96;
const LEAST_STEP_PX = 46;

/** The suits held in their order: trumps leftmost, red and black in turn where that can be, else spades, hearts, clubs, diamonds. */
export function suitOrder(held: ReadonlySet<string>, trump: string): string {
  const suits = [...FRENCH_SUITS].filter((suit) => held.has(suit)).sort((a, b) => Number(b === trump) - Number(a === trump));
  const orders = permutations(suits).filter((order) => !held.has(trump) || order[0] === trump);
  const alternates = (order: readonly string[]): boolean => order.every((suit, i) => i === 0 || isRed(suit) !== isRed(order[i - 1] ?? ''));
  return (orders.find(alternates) ?? suits).join('');
}

const isRed = (suit: string): boolean => suit === 'H' || suit === 'D';

/** All orders of a few things, those nearest to the given one first. */
function permutations(things: readonly string[]): string[][] {
  if (things.length < 2) return [[...things]];
  return things.flatMap((first) => permutations(things.filter((one) => one !== first)).map((rest) => [first, ...rest]));
}

/** By suits, each from the top; of the Decktet by rank, then first suit. */
export function sorted(cards: readonly string[], family: Family, trump = '', lowFirst = false): string[] {
  const order = suitOrder(new Set(cards.map((card) => partsOf(card).suits[0] ?? '')), trump);
  const keyed = cards.map((card) => {
    const { rank, suits } = partsOf(card);
    const suit = suits[0] ?? '';
    if (family === 'decktet') return { card, key: DECK_RANKS.indexOf(rank) * 10 + DECK_SUITS.indexOf(suit) };
    const place = FRENCH_RANKS.indexOf(rank);
    return { card, key: order.indexOf(suit) * 20 + (lowFirst ? 12 - place : place) };
  });
  return keyed.sort((a, b) => a.key - b.key).map(({ card }) => card);
}

/** The place at which a hand breaks into two rows of at most `most`: between suits where that fits, nearest to even rows. */
export function brokenAt(cards: readonly string[], most: number, fallback: number, family: Family): number {
  const fits = (back: number): boolean => back <= most && cards.length - back <= most && back > 0;
  const suit = (i: number): string => partsOf(cards[i] ?? '').suits[0] ?? '';
  const breaks = cards.map((_, i) => i).filter((i) => i > 0 && fits(i) && family === 'french' && suit(i) !== suit(i - 1));
  const uneven = (back: number): number => Math.abs(2 * back - cards.length) + (back < cards.length / 2 ? 0.5 : 0);
  return breaks.sort((a, b) => uneven(a) - uneven(b))[0] ?? fallback;
}

/** The hand for this room; the cards come in their order. */
export function laidOut(cards: readonly string[], room: Room, family: Family): Layout {
  if (room.stance === 'lying') return fan(cards, 76, room.tray, 4);
  if (room.stance === 'phone') return onPhone(cards, unit(room.window), room.tray, family);
  const width = room.window >= 1100 ? 116 * growth(room) : 92;
  const one = fan(cards, width, room.tray, 8);
  if (cards.length < 2 || one.step >= LEAST_STEP_PX) return one;
  return twoRows(cards, width, room.tray, family);
}

/** The growth of the cards on a large screen, against one of 1440 by 900. */
const growth = (room: Room): number => (room.window < 1800 || room.height < 1000 ? 1 : Math.min(room.window / 1440, room.height / 900, 1.6));

/** The phone's unit: cards grow with the screen up to 460 px. */
export const unit = (window: number): number => Math.min(window / 100, 4.6);

function fan(cards: readonly string[], width: number, tray: number, gap: number): Layout {
  const step = cards.length < 2 ? width : Math.min(width + gap, (tray - width) / (cards.length - 1));
  return { rows: [cards], width, step, rise: 0, face: width >= FULL_FROM_PX ? 'full' : 'index' };
}

function twoRows(cards: readonly string[], width: number, tray: number, family: Family): Layout {
  const at = brokenAt(cards, 7, Math.min(7, cards.length), family);
  const longest = Math.max(at, cards.length - at);
  const step = Math.min(width + 8, (tray - width) / Math.max(1, longest - 1));
  return { rows: [cards.slice(0, at), cards.slice(at)], width, step, rise: width * 0.8, face: 'across' };
}

function onPhone(cards: readonly string[], u: number, tray: number, family: Family): Layout {
  const n = cards.length;
  if (n > 10) {
    const width = 18.4 * u;
    return rowsOf(cards, brokenAt(cards, 7, 7, family), width, (tray - width) / 6, 15 * u);
  }
  if (n > 7) {
    const [at, width] = [brokenAt(cards, 5, Math.ceil(n / 2), family), 19 * u];
    return rowsOf(cards, at, width, Math.min(width + 4, (tray - width) / (Math.max(at, n - at) - 1)), 14.2 * u);
  }
  if (n === 7) return rowsOf(cards, 7, 22.2 * u, Math.min(12.2 * u, (tray - 22.2 * u) / 6), 0);
  const width = 28.9 * u;
  return rowsOf(cards, n, width, n < 2 ? width : Math.min(width + 6, (tray - width) / (n - 1)), 0);
}

function rowsOf(cards: readonly string[], at: number, width: number, step: number, rise: number): Layout {
  const rows = at >= cards.length ? [cards] : [cards.slice(0, at), cards.slice(at)];
  return { rows, width, step, rise, face: rows.length > 1 ? 'across' : 'index' };
}
