/* The prices that follow a hint, in words. Pure. */
import type { Values } from '../messages/catalogue';
import type { Speaker } from '../messages/speaker';
import type { ActPrice } from '../net/wire';
import { isOfCard, isPass, wordOf } from '../table/acts';
import { inHundred } from './reading';
import { decimal } from './words';

/** What a price is said with. */
export interface Sayer {
  readonly say: (key: string, values?: Values) => string;
  readonly speaker: Speaker;
}

/** A slip of the rail: the cards that share it, what it says, and how it is spoken. */
export interface Slip {
  readonly cards: readonly string[];
  readonly isBest: boolean;
  readonly value: string;
  readonly unit: string;
  readonly spoken: string;
}

/** The cards that have no slip of their own, with the least and the most that they cost. */
export interface Others {
  readonly count: number;
  readonly words: string;
}

const UNDER = 0.01;
const isUnderOne = (chance: number): boolean => chance < UNDER && inHundred(chance) === 1;

/** A chance as it is written: never by decimals, and 0 and 100 only where they are sure. */
export function chanceWord(chance: number, say: Sayer['say']): string {
  if (isUnderOne(chance)) return say('client-price-under');
  return say('client-coach-chance', { chance: inHundred(chance) });
}

/** From this on no digit after the point is told. */
const WHOLE = 10;

/** Points with one digit after the point, large ones without. */
const rounded = (say: Sayer['say'], value: number, isSigned = false): string =>
  Math.abs(value) >= WHOLE
    ? `${value < 0 ? '\u2212' : isSigned ? '+' : ''}${Math.round(Math.abs(value))}`
    : decimal(say, value, isSigned);

/** What a price is called: a chance, best, as good, or what it gives away. */
export function priceWord(price: ActPrice, { say }: Sayer): string {
  if (price.chance !== undefined && price.chance !== null) return chanceWord(price.chance, say);
  if (price.word !== 'cost') return say(price.word === 'best' ? 'client-coach-best' : 'client-coach-level');
  return rounded(say, -price.cost);
}

/** The same as a button says it, with its unit. */
export function priceLine(price: ActPrice, sayer: Sayer): string {
  const { say } = sayer;
  if (price.chance !== undefined && price.chance !== null) return priceWord(price, sayer);
  if (price.word !== 'cost') return priceWord(price, sayer);
  return say('client-coach-in-points', { cost: priceWord(price, sayer) });
}

/**
 * The price of an act on its button, and whether it is the best; where one may pass the average of each call stands,
 * for a pass has a price too.
 */
export function buttonPrice(
  prices: readonly ActPrice[],
  act: string,
  sayer: Sayer,
): { readonly line: string; readonly isBest: boolean } | null {
  const price = prices.find(({ acts }) => acts.includes(act));
  if (!price) return null;
  const hasPass = prices.some(({ acts }) => acts.some(isPass));
  const line = hasPass
    ? sayer.say('client-coach-in-points', { cost: rounded(sayer.say, price.scored, true) })
    : priceLine(price, sayer);
  return { line, isBest: price.word === 'best' && !isChance(price) };
}

/** True for a price in chances: that of a solitaire. */
const isChance = ({ chance }: ActPrice): boolean => chance !== undefined && chance !== null;

/** The chance of this hand with an act, and then of the whole game; empty where that does not count. */
export function bothChances(prices: readonly ActPrice[], act: string, { say }: Sayer): string {
  const price = prices.find(({ acts }) => acts.includes(act));
  if (!price || price.chance === undefined || price.chance === null) return '';
  if (price.whole === undefined || price.whole === null) return '';
  return say('client-price-both', { chance: chanceWord(price.chance, say), whole: chanceWord(price.whole, say) });
}

/** The rail: cards sorted by price, equal ones on one slip, and those for which there is no room together. */
export function railOf(prices: readonly ActPrice[], most: number, sayer: Sayer): [Slip[], Others | null] {
  const ofCards = prices.filter(({ acts }) => acts.every(isOfCard));
  if (ofCards.length !== prices.length) return [[], null];
  const shown = ofCards.length > most ? ofCards.slice(0, most - 1) : ofCards;
  const rest = ofCards.slice(shown.length);
  const { say } = sayer;
  const [first, last] = [rest[0], rest.at(-1)];
  const others =
    first && last
      ? {
          count: rest.reduce((sum, { acts }) => sum + acts.length, 0),
          words: say('client-price-from-to', { from: priceWord(first, sayer), to: priceWord(last, sayer) }),
        }
      : null;
  return [shown.map((one) => slipOf(one, sayer)), others];
}

function slipOf(price: ActPrice, sayer: Sayer): Slip {
  const cards = [...new Set(price.acts.flatMap((act) => wordOf(act).split(' ')))];
  const { say, speaker } = sayer;
  const named = cards.map((card) => speaker.card(card)).join(', ');
  return {
    cards,
    isBest: price.word === 'best' && !isChance(price),
    ...valueOf(price, sayer),
    spoken: say('client-price-spoken', { act: named, price: priceLine(price, sayer) }),
  };
}

/** What a slip says: a number and, below it, its unit. */
function valueOf(price: ActPrice, sayer: Sayer): { readonly value: string; readonly unit: string } {
  const { say } = sayer;
  if (isChance(price)) {
    const chance = price.chance ?? 0;
    const value = isUnderOne(chance) ? say('client-price-under-one') : String(inHundred(chance));
    return { value, unit: say('client-price-of-hundred') };
  }
  return { value: priceWord(price, sayer), unit: price.word === 'cost' ? say('client-coach-points') : '' };
}

/** The prices as they are spoken: the best first, then what the next ones cost. */
export function pricesSentence(prices: readonly ActPrice[], sayer: Sayer): string {
  const { say, speaker } = sayer;
  const most = 3;
  return prices
    .slice(0, most)
    .map((one) => say('client-price-spoken', { act: speaker.choice(one.acts[0] ?? ''), price: priceLine(one, sayer) }))
    .join(' ');
}
