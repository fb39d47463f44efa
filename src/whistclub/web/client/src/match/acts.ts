/* Acts by their text form: of a card, or a call of a word, a number, both, or the bare verb. Pure. */

import type { KindForm } from '../net/wire.gen';

/** The text form of a card: its suits and its rank, in capitals. */
const CARD = /^[A-Z]+[0-9A-Z]$/;
const OF_CARDS: ReadonlySet<string> = new Set(['play', 'lay', 'exchange']);

export const verbOf = (act: string): string => act.split(' ', 1)[0] ?? '';

/** All that follows the verb. */
export const wordOf = (act: string): string => act.slice(verbOf(act).length + 1);

/** True if acts of this verb are made with cards in every game. */
export const isOfCards = (verb: string): boolean => OF_CARDS.has(verb);

/** True if the act is made with a card: also one of a game's own verb, such as a card laid away. */
export const isOfCard = (act: string): boolean => isOfCards(verbOf(act)) || CARD.test(wordOf(act));

/** True if the act names a suit for something, such as trump, or the ace that is called. */
export const namesSuit = (act: string): boolean => verbOf(act) !== 'call' && /^([A-Z]|none)$/.test(wordOf(act));

export const isPlay = (act: string | null): boolean => act !== null && verbOf(act) === 'play';

/** The card played; empty for every other act. */
export const playedIn = (act: string | null): string => (act !== null && isPlay(act) ? wordOf(act) : '');

/** True if the verb alone is the act. */
export const isBare = (act: string): boolean => !act.includes(' ');

/** The number that an act names; null for an act that names none. */
export const numberOf = (act: string): number | null => (/^\d+$/.test(wordOf(act)) ? Number(wordOf(act)) : null);

/** A number and a word that an act names together, such as `call 4 uptown`. */
export interface Pair {
  readonly act: string;
  readonly number: number;
  readonly word: string;
}

/** The number and the word that an act names; null for an act of another form. */
export function pairOf(act: string): Pair | null {
  const [, number, word] = /^(\d+) (\w+)$/.exec(wordOf(act)) ?? [];
  return number !== undefined && word !== undefined ? { act, number: Number(number), word } : null;
}

/** Up to so many acts of a number and a word have a button each; of more, first the number is chosen. */
const SOME_PAIRS = 4;

/** The acts of a number and a word, where there are so many that the number is chosen first; else none. */
export function pairsOf(acts: readonly string[]): readonly Pair[] {
  const pairs = acts.map(pairOf).filter((pair) => pair !== null);
  return pairs.length > SOME_PAIRS ? pairs : [];
}

/** True if nothing is called: the word is shared by all games. */
export const isPass = (act: string): boolean => wordOf(act) === 'pass';

/** Cards that the viewer may choose now, with the acts they stand for. */
export function cardActs(legal: readonly string[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const act of legal) {
    const card = wordOf(act);
    if (card && !card.includes(' ') && isOfCard(act)) found.set(card, act);
  }
  return found;
}

/** Legal acts that no card stands for, in the order offered. */
export const wordActs = (legal: readonly string[]): readonly string[] => legal.filter((act) => !isOfCard(act));

/** Legal acts that name a number of the row above the board: they are chosen there. */
export const pickActs = (legal: readonly string[], numbers: readonly number[]): readonly string[] =>
  legal.filter((act) => numbers.includes(numberOf(act) ?? -1));

/** The number of columns in which things of one kind stand: rows of the same length, of `most` at most. */
export const columnsOf = (things: number, most = 7): number => Math.ceil(things / Math.ceil(things / most));

/** From so many words on they stand closer; beside numbers with words, fewer do. */
const MANY_WORDS = 16;
const MANY_BESIDE_PAIRS = 5;

/** True if so many words beside so many pairs stand closer; what does not fit is scrolled to. */
export const areMany = (words: number, pairs: number): boolean => words >= (pairs ? MANY_BESIDE_PAIRS : MANY_WORDS);

const lines = (things: number, most: number): number => Math.ceil(things / most);

/**
 * The rows that the buttons of these acts take: of words `columns` for each verb, two beside numbers, of numbers up to
 * seven, of numbers with a word those of the numbers and those of the words.
 */
export function rowsOf(acts: readonly string[], columns = 2): number {
  const pairs = pairsOf(acts);
  const single = acts.filter((act) => !pairs.some((pair) => pair.act === act));
  const numbers = single.filter((act) => numberOf(act) !== null);
  const words = single.filter((act) => !numbers.includes(act)).map(verbOf);
  const beside = pairs.length || numbers.length ? Math.min(columns, 2) : columns;
  const across = areMany(words.length, pairs.length) ? columns + 1 : beside;
  const ofWords = [...new Set(words)].map((verb) => lines(words.filter((one) => one === verb).length, across));
  const ofPairs = [new Set(pairs.map(({ number }) => number)).size, new Set(pairs.map(({ word }) => word)).size];
  return [...ofWords, lines(numbers.length, 7), lines(ofPairs[0] ?? 0, 7), lines(ofPairs[1] ?? 0, 6)].reduce(
    (sum, rows) => sum + rows,
    0,
  );
}

/**
 * The rows to keep for calls of a number and a word before they are offered: the numbers, the words, and the calls that
 * go without a number, in two rows where there is more than a pass. 0 for a game that has none.
 */
export function pairRows(kinds: readonly KindForm[]): number {
  const pairs = kinds.find(({ takes }) => takes.of === 'pairs');
  if (!pairs) return 0;
  const alone = kinds
    .filter(({ verb, takes }) => verb === pairs.verb && takes.of === 'words')
    .flatMap(({ takes }) => takes.words ?? [])
    .filter((word) => !pairs.takes.words?.includes(word));
  return alone.length > 1 ? 4 : 3;
}

/** True if two cards may be laid as a signal. */
export const maySignal = (legal: readonly string[]): boolean =>
  legal.some((act) => isOfCard(act) && wordOf(act).includes(' '));
