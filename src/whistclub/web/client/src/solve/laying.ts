/* Hands laid out card by card: whose each card is, the next seat, the rest at random, and the deal as PBN. Pure. */

export const SEATS = ['N', 'E', 'S', 'W'] as const;
const LETTERS = ['S', 'NS', 'NES', 'NESW', 'ABCDG', 'ABCDGH'];
/** The letters of the seats at a table of so many. */
export const lettersOf = (seats: number): readonly string[] => [...(LETTERS[seats - 1] ?? '')];
export const SUITS = ['S', 'H', 'C', 'D'] as const;
export const RANKS = [...'AKQJT98765432'];
export const FULL = 13;

/** The seat of each card that is laid, in the order they were laid. */
export type Laid = ReadonlyMap<string, number>;

export const NOTHING: Laid = new Map();

export const countOf = (laid: Laid, seat: number): number => [...laid.values()].filter((one) => one === seat).length;

/** The ranks of a suit in a hand, the highest first. */
export const ranksOf = (laid: Laid, seat: number, suit: string): string[] =>
  RANKS.filter((rank) => laid.get(suit + rank) === seat);

/** The card goes to the seat, or out of its hand where it lies there already; a full hand takes none. */
export function placed(laid: Laid, card: string, seat: number): Laid {
  const now = new Map(laid);
  now.delete(card);
  if (laid.get(card) === seat) return now;
  if (countOf(now, seat) >= FULL) return laid;
  return completed(now.set(card, seat));
}

/** The cards without the one laid last. */
export function takenBack(laid: Laid): Laid {
  return new Map([...laid].slice(0, -1));
}

/** The seat to go on with: this one until it is full, then the next that is not. */
export function nextSeat(laid: Laid, seat: number): number {
  const order = [0, 1, 2, 3].map((step) => (seat + step) % SEATS.length);
  return order.find((one) => countOf(laid, one) < FULL) ?? seat;
}

const cardsLeft = (laid: Laid): string[] =>
  SUITS.flatMap((suit) => RANKS.map((rank) => suit + rank)).filter((card) => !laid.has(card));

/** With three full hands the last one is all the rest. */
function completed(laid: Map<string, number>): Laid {
  const open = [0, 1, 2, 3].filter((seat) => countOf(laid, seat) < FULL);
  if (open.length === 1) for (const card of cardsLeft(laid)) laid.set(card, open[0] as number);
  return laid;
}

/** The missing cards dealt at random; `chance` gives numbers from 0 to 1. */
export function restDealt(laid: Laid, chance: () => number): Laid {
  const now = new Map(laid);
  const left = cardsLeft(laid);
  for (const seat of [0, 1, 2, 3]) {
    for (let missing = FULL - countOf(laid, seat); missing > 0; missing -= 1) {
      const [card] = left.splice(Math.floor(chance() * left.length), 1);
      if (card) now.set(card, seat);
    }
  }
  return now;
}

/** A deal in PBN; the card turned for trump is the one named, else the last that is listed of the dealer's hand. */
export function pbnOf(hands: readonly string[], dealer: string, turned = ''): string {
  const written = hands.map((hand) => {
    const cards = hand.split(' ');
    return ['S', 'H', 'D', 'C'].map((suit) => RANKS.filter((rank) => cards.includes(suit + rank)).join('')).join('.');
  });
  const tag = turned ? `[Turned "${turned}"]\n` : '';
  return `[Dealer "${dealer}"]\n${tag}[Deal "N:${written.join(' ')}"]\n`;
}

/** The four hands as texts. */
export const handsOf = (laid: Laid): string[] =>
  SEATS.map((_, seat) =>
    [...laid]
      .filter(([, of]) => of === seat)
      .map(([card]) => card)
      .join(' '),
  );
