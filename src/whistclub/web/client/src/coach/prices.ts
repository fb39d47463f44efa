/* The prices that follow a hint, in words. Pure. */
import type { Say } from '../messages/message-key';
import type { Speaker } from '../messages/speaker';
import type { ActPrice, Priced } from '../net/wire';
import { isOfCard, isPass, wordOf } from '../match/acts';
import { inHundred } from './reading';
import { amountOf, decimal, numberOf, reasonOf } from './coach-text';

/** The words and the speaker for a price. */
export interface Sayer {
  readonly say: Say;
  readonly speaker: Speaker;
}

/** A slip of the rail: the cards that share it, those beyond the ones shown, what it says, and how it is spoken. */
export interface PriceSlip {
  readonly cards: readonly string[];
  readonly more: string;
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
function chanceWord(chance: number, say: Sayer['say']): string {
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

/** A chance of a hundred as a bare number. */
const bareChance = (chance: number, say: Sayer['say']): string =>
  isUnderOne(chance) ? say('client-price-under-one') : String(inHundred(chance));

/** The odds of a bid in as little room as it has: those of the hand, and below them what judges it. */
export function pickLines(prices: readonly ActPrice[], act: string, { say }: Sayer): readonly string[] {
  const price = prices.find(({ acts }) => acts.includes(act));
  if (price?.chance === undefined || price.chance === null) return [];
  const hand = say('client-price-hand', { chance: bareChance(price.chance, say) });
  if (price.whole !== undefined && price.whole !== null)
    return [hand, say('client-price-game', { chance: bareChance(price.whole, say) })];
  if (price.scored === price.chance) return [chanceWord(price.chance, say)];
  return [hand, decimal(say, price.scored, true)];
}

/** The name of a price: a chance, best, as good, or what it gives away. */
function priceWord(price: ActPrice, { say }: Sayer): string {
  if (price.chance !== undefined && price.chance !== null) return chanceWord(price.chance, say);
  if (price.word !== 'cost') return say(price.word === 'best' ? 'client-coach-best' : 'client-coach-level');
  return price.unit === 'match' ? numberOf(say, -price.cost, 'match') : rounded(say, -price.cost);
}

/** The same as a button says it, with its unit. */
function priceLine(price: ActPrice, sayer: Sayer): string {
  const { say } = sayer;
  if (isChance(price)) return chanceLine(price, sayer);
  if (price.word !== 'cost') return priceWord(price, sayer);
  return say('coach-amount', { cost: priceWord(price, sayer), unit: price.unit ?? 'points' });
}

/** The chance of the hand, and what judges the act: the chance of the whole game, or points. */
function chanceLine(price: ActPrice, sayer: Sayer): string {
  const { say } = sayer;
  const chance = priceWord(price, sayer);
  if (price.whole !== undefined && price.whole !== null)
    return say('client-price-with-whole', { chance, whole: chanceWord(price.whole, say) });
  if (price.scored === price.chance) return chance;
  return say('client-price-with-points', { chance, points: decimal(say, price.scored, true) });
}

/** The average of each call is told where one may pass, which has a price too; not where the match says otherwise. */
function areAverages(prices: readonly ActPrice[]): boolean {
  const most = Math.max(...prices.map(({ scored }) => scored));
  return prices.some(({ acts }) => acts.some(isPass)) && Math.round(10 * (most - (prices[0]?.scored ?? 0))) <= 0;
}

/** The price of an act on its button, and whether it is the best. */
export function buttonPrice(
  prices: readonly ActPrice[],
  act: string,
  sayer: Sayer,
): { readonly line: string; readonly isBest: boolean } | null {
  const price = prices.find(({ acts }) => acts.includes(act));
  if (!price) return null;
  const average = { value: price.scored, unit: 'points' } as const;
  const line = areAverages(prices) ? amountOf(sayer.say, average, true) : priceLine(price, sayer);
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

/**
 * The reason of play of a hint, and the act that it is told against unless that was just `made`; empty where there is
 * none.
 */
export function reasonSentence({ over, reason }: Pick<Priced, 'over' | 'reason'>, sayer: Sayer, made = ''): string {
  if (!over || !reason) return '';
  if (over === made) return reasonOf(reason, sayer).join(' ');
  const act = sayer.speaker.choice(over);
  const against = over.startsWith('play ')
    ? sayer.say('coach-reason-against', { card: act })
    : sayer.say('coach-reason-against-act', { act });
  return [against, ...reasonOf(reason, sayer)].join(' ');
}

/** The acts that no sample tells from the best, as one price: the one advised comes first. */
function together(prices: readonly ActPrice[]): readonly ActPrice[] {
  const [best] = prices;
  if (!best || isChance(best)) return prices;
  const isGood = ({ word }: ActPrice): boolean => word !== 'cost';
  const acts = prices.filter(isGood).flatMap((one) => one.acts);
  return [{ ...best, acts }, ...prices.filter((one) => !isGood(one))];
}

/**
 * The rail: cards sorted by price, those that are as good on one slip, and those for which there is no room together.
 * Where all are as good there is nothing to compare, and that is said in place of slips.
 */
export function railOf(all: readonly ActPrice[], most: number, sayer: Sayer): [PriceSlip[], Others | null] {
  const prices = together(all);
  const ofCards = prices.filter(({ acts }) => acts.every(isOfCard));
  if (ofCards.length !== prices.length) return [[], null];
  if (ofCards.length === 1) return [[], { count: 0, words: sayer.say('client-price-all-alike') }];
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

/** Cards shown on a slip; the others are counted in words, since a number beside a price looks like points. */
export const SHOWN = 3;

function slipOf(price: ActPrice, sayer: Sayer): PriceSlip {
  const cards = [...new Set(price.acts.flatMap((act) => wordOf(act).split(' ')))];
  const { say, speaker } = sayer;
  const named = cards.map((card) => speaker.card(card)).join(', ');
  return {
    cards,
    more: cards.length > SHOWN ? say('client-price-more', { count: cards.length - SHOWN }) : '',
    isBest: price.word === 'best' && !isChance(price),
    ...valueOf(price, sayer),
    spoken: say('client-price-spoken', { act: named, price: priceLine(price, sayer) }),
  };
}

/** The text of a slip: a number and, below it, its unit. */
function valueOf(price: ActPrice, sayer: Sayer): { readonly value: string; readonly unit: string } {
  const { say } = sayer;
  if (isChance(price)) {
    const chance = price.chance ?? 0;
    const whole = price.whole ?? null;
    const game = whole === null ? '' : `, ${say('client-price-game', { chance: bareChance(whole, say) })}`;
    return { value: bareChance(chance, say), unit: `${say('client-price-of-hundred')}${game}` };
  }
  if (price.word !== 'cost') return { value: priceWord(price, sayer), unit: '' };
  return { value: priceWord(price, sayer), unit: say(`client-price-unit-${price.unit ?? 'points'}`) };
}

/** The prices as they are spoken: the best first, then what the next ones cost. */
export function pricesSentence(prices: readonly ActPrice[], sayer: Sayer): string {
  const { say, speaker } = sayer;
  const most = 3;
  const averages = areAverages(prices);
  if (prices.length > 1 && !averages && prices.every((one) => !isChance(one) && one.word !== 'cost'))
    return say('client-price-all-alike');
  return prices
    .slice(0, most)
    .map((one) => {
      const act = one.acts[0] ?? '';
      const price = averages ? (buttonPrice(prices, act, sayer)?.line ?? '') : priceLine(one, sayer);
      return say('client-price-spoken', { act: speaker.choice(act), price });
    })
    .join(' ');
}
