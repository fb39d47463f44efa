/* Acts by their text form: of a card, or a call of a word, a number or the bare verb. Pure. */

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

export const isPlay = (act: string | null): boolean => act !== null && verbOf(act) === 'play';

/** The card played; empty for every other act. */
export const playedIn = (act: string | null): string => (act !== null && isPlay(act) ? wordOf(act) : '');

/** True if the verb alone is the act. */
export const isBare = (act: string): boolean => !act.includes(' ');

/** The number that an act names; null for an act that names none. */
export const numberOf = (act: string): number | null => (/^\d+$/.test(wordOf(act)) ? Number(wordOf(act)) : null);

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

/** The number of columns in which numbers stand: rows of the same length, of seven at most. */
export const columnsOf = (numbers: number): number => Math.ceil(numbers / Math.ceil(numbers / 7));

/**
 * The rows that the buttons of these acts take on a phone: of words two columns for each verb, of numbers up to seven.
 */
export function rowsOf(acts: readonly string[]): number {
  const isNumber = (act: string): boolean => numberOf(act) !== null;
  const words = acts.filter((act) => !isNumber(act)).map(verbOf);
  const ofWords = [...new Set(words)].map((verb) => Math.ceil(words.filter((one) => one === verb).length / 2));
  return ofWords.reduce((sum, rows) => sum + rows, Math.ceil(acts.filter(isNumber).length / 7));
}

/** True if two cards may be laid as a signal. */
export const maySignal = (legal: readonly string[]): boolean =>
  legal.some((act) => isOfCard(act) && wordOf(act).includes(' '));
