/* A question to four open hands, and the address that holds it. Pure. */
import type { Aim, LaidHands, Letter, Side, SolvedPlace, CardWorth } from '../net/solve';
import { RANKS, SEATS, type Laid } from './laying';

export const TRUMPS = ['', 'S', 'H', 'C', 'D'] as const;
export const SIDES = ['NS', 'EW', 'N', 'E', 'S', 'W'] as const satisfies readonly Side[];
export const AIMS = ['most', 'fewest', 'none'] as const satisfies readonly Aim[];
/** The suits in the order of PBN. */
const IN_PBN = ['S', 'H', 'D', 'C'] as const;

export interface SolverQuestion extends Omit<LaidHands, 'hands'> {
  readonly leader: Letter;
}
export const USUAL: SolverQuestion = { trump: '', leader: 'N', side: 'NS', aim: 'most' };

/** A question with its hands and the cards played, as an address holds them. */
export interface SolverPlace {
  readonly question: SolverQuestion;
  readonly hands: readonly string[];
  readonly played: readonly string[];
}

const cardsOf = (hand: string): string[] => hand.split(' ').filter(Boolean);

const handText = (hand: string): string =>
  IN_PBN.map((suit) => RANKS.filter((rank) => cardsOf(hand).includes(suit + rank)).join('')).join('.');

const handIn = (text: string): string =>
  text
    .split('.')
    .flatMap((ranks, place) => [...ranks].map((rank) => `${IN_PBN[place] ?? '?'}${rank}`))
    .join(' ');

/** True for four hands of equally many cards, each card once. */
export function areHands(hands: readonly string[]): boolean {
  const all = hands.map(cardsOf);
  const cards = all.flat();
  return (
    all.length === SEATS.length &&
    cards.length > 0 &&
    all.every((hand) => hand.length * SEATS.length === cards.length) &&
    cards.every((card) => /^[SHDC][2-9TJQKA]$/.test(card)) &&
    new Set(cards).size === cards.length
  );
}

/** The path of a place: `/solve?deal=A3.J974.AQJ653.A_...&trump=S&leads=W&side=EW&for=most&played=D4C3`. */
export function pathOf({ question, hands, played }: SolverPlace): string {
  const fields = new URLSearchParams({
    deal: hands.map(handText).join('_'),
    trump: question.trump,
    leads: question.leader,
    side: question.side,
    for: question.aim,
  });
  if (played.length) fields.set('played', played.join(''));
  return `/solve?${fields}`;
}

const oneOf = <T extends string>(values: readonly T[], value: string | null, usual: T): T =>
  values.find((one) => one === value) ?? usual;

/** The place that an address holds; null where it names none, and `wrong` where what it names is no deal. */
export function placeIn(search: string): SolverPlace | 'wrong' | null {
  const fields = new URLSearchParams(search);
  const deal = fields.get('deal');
  if (!deal) return null;
  const hands = deal.toUpperCase().split('_').map(handIn);
  if (!areHands(hands)) return 'wrong';
  const question: SolverQuestion = {
    trump: oneOf(TRUMPS, fields.get('trump'), USUAL.trump as ''),
    leader: oneOf(SEATS, fields.get('leads'), USUAL.leader),
    side: oneOf(SIDES, fields.get('side'), USUAL.side as 'NS'),
    aim: oneOf(AIMS, fields.get('for'), USUAL.aim),
  };
  return { question, hands, played: (fields.get('played') ?? '').match(/[SHDC][2-9TJQKA]/g) ?? [] };
}

/** These hands as they lie in the editor. */
export const laidOf = (hands: readonly string[]): Laid =>
  new Map(hands.flatMap((hand, seat) => cardsOf(hand).map((card): [string, number] => [card, seat])));

const isExact = ({ least, most }: { readonly least: number; readonly most: number }): boolean => least === most;

/** True once everything about a place is known. */
export const isKnown = (place: SolvedPlace): boolean => isExact(place) && place.cards.every(isExact);

/** True for bounds that tell nothing: as far apart as there are tricks to come. */
export const tellNothing = ({ least, most }: { readonly least: number; readonly most: number }, place: SolvedPlace) =>
  most > least && most - least >= Math.max(...place.hands.map((hand) => cardsOf(hand).length));

/** True if the seat to play is on the side asked for. */
const isOurs = (place: SolvedPlace, side: Side): boolean => side.includes(place.turn);

/** The best value for whoever plays, among the cards that are known; null where none is. */
function bestOf(place: SolvedPlace, { side, aim }: SolverQuestion): number | null {
  const values = place.cards.filter(isExact).map((one) => one.least);
  if (!values.length) return null;
  return isOurs(place, side) === (aim !== 'fewest') ? Math.max(...values) : Math.min(...values);
}

/** True for a card that nothing beats. */
export function isBest(card: CardWorth, place: SolvedPlace, question: SolverQuestion): boolean {
  return isKnown(place) && card.least === bestOf(place, question);
}

/** The card that gives most away, and how many tricks; null where none does, or not all is known. */
export function worstOf(place: SolvedPlace, question: SolverQuestion): { card: string; count: number } | null {
  const best = bestOf(place, question);
  if (best === null || question.aim === 'none' || !isKnown(place)) return null;
  const costs = inOrder(place).map(({ card, least }) => ({ card, count: Math.abs(best - least) }));
  const most = costs.reduce((worst, one) => (one.count > worst.count ? one : worst), { card: '', count: 0 });
  return most.count ? most : null;
}

/** The cards that may be played, as a hand holds them: by suit, the highest first. */
export function inOrder(place: SolvedPlace): CardWorth[] {
  const rank = (card: string): number => 'SHCD'.indexOf(card.charAt(0)) * 13 + RANKS.indexOf(card.charAt(1));
  return [...place.cards].sort((one, other) => rank(one.card) - rank(other.card));
}

/** A line of play cut into tricks; the first may have begun. */
export function tricksOf(place: SolvedPlace): string[][] {
  const line = cardsOf(place.line);
  const first = SEATS.length - cardsOf(place.table).length;
  const cut: string[][] = [];
  for (let at = 0; at < line.length;) {
    const end = at + (cut.length ? SEATS.length : first);
    cut.push(line.slice(at, end));
    at = end;
  }
  return cut;
}
