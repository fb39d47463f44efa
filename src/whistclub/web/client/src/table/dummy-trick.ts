/* Computes who takes a trick against the dummy, for the sentence that says what twiddling would change. */
import { partsOf } from '../cards/faces';

const RANKS = 'A123456789PCX';

/** True if the player's card beats the dummy's: the higher trump, else the higher card that shares the suit led. */
export function isMine(led: string, card: string, trump: string): boolean {
  const [theirs, mine] = [partsOf(led), partsOf(card)];
  const higher = RANKS.indexOf(mine.rank) > RANKS.indexOf(theirs.rank);
  const [isTrump, beats] = [mine.suits.includes(trump), theirs.suits.includes(trump)];
  if (trump !== '' && (isTrump || beats)) return isTrump && (!beats || higher);
  return higher && mine.suits.some((suit) => theirs.suits.includes(suit));
}

/** The suits still in the side pile that would give the trick to the other, were they turned. */
export function turners(led: string, card: string, trump: string, left: readonly string[]): string[] {
  const now = isMine(led, card, trump);
  return left.filter((suit) => isMine(led, card, suit) !== now);
}

/** The suits whose card of the side pile has not been turned. */
export const suitsLeft = (side: readonly string[]): string[] =>
  [...'MSWLYK'].filter((suit) => !side.some((card) => card[0] === suit));

/** Of the suits that may be turned next, each as likely as the others, the number that would give the trick to the player; null where none is left. */
export function twiddleOdds(
  led: string,
  card: string,
  side: readonly string[],
): { readonly good: number; readonly of: number } | null {
  const left = suitsLeft(side);
  return left.length ? { good: left.filter((suit) => isMine(led, card, suit)).length, of: left.length } : null;
}
