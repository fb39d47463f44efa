/* The question of a puzzle, and what is still out, in words. */
import type { PuzzlePage, StillOut } from '../net/puzzles';
import { say } from '../messages/speech.svelte';
import { club } from '../state/club.svelte';
import type { PuzzleVoice } from './answer';

export const themeTitle = (theme: string): string => say(`puzzle-theme-${theme}`);

/** The question: a call, a card of a contract that is made or not, or what else is counted. */
export function questionOf({ unit, method }: PuzzlePage): string {
  if (method === 'called') return say('puzzle-ask-called');
  if (method === 'own' && unit === 'chance') return say('puzzle-ask-chance');
  return say(unit === 'chance' && method !== 'odds' ? 'puzzle-ask-contract' : `puzzle-ask-${unit}`);
}

const SUITS = ['S', 'H', 'D', 'C'];
/** True of a game whose cards stand in one suit each. */
const hasSuits = (game: string): boolean => club.game(game).family !== 'decktet';

/** The cards still out by suit, highest first; of packs whose cards have several suits none. */
export function suitsOut({
  game,
  out,
}: Pick<PuzzlePage, 'game' | 'out'>): readonly { readonly suit: string; readonly ranks: readonly string[] }[] {
  if (!hasSuits(game)) return [];
  return SUITS.map((suit) => ({
    suit,
    ranks: out.cards
      .filter((card) => card.startsWith(suit))
      .map((card) => card.slice(1).replace('T', '10'))
      .reverse(),
  })).filter(({ ranks }) => ranks.length > 0);
}

/** The names of the cards still out that stand under no suit: jokers, and all where cards have several suits. */
export function othersOut({ game, out }: PuzzlePage, { speaker }: PuzzleVoice): readonly string[] {
  const others = hasSuits(game) ? out.cards.filter((card) => !SUITS.includes(card.charAt(0))) : out.cards;
  return others.map((card) => speaker.card(card));
}

/** The knowledge of other hands: suits that they lack, and cards that they must hold. */
export function knownText({ known }: StillOut, { speaker }: PuzzleVoice): readonly string[] {
  return known.flatMap(({ seat, lacks, holds }) => [
    ...(lacks.length
      ? [
          say('puzzle-lacks', {
            seat: speaker.seat(seat),
            suits: speaker.listed(lacks.map((one) => speaker.suit(one))),
          }),
        ]
      : []),
    ...(holds.length
      ? [
          say('puzzle-holds', {
            seat: speaker.seat(seat),
            cards: speaker.listed(holds.map((one) => speaker.card(one))),
          }),
        ]
      : []),
  ]);
}

/** The cards still out in a sentence, as it is spoken. */
export function outText(puzzle: PuzzlePage, voice: PuzzleVoice): string {
  const { speaker } = voice;
  const suits = suitsOut(puzzle).map(({ suit, ranks }) =>
    say('puzzle-out-suit', { suit: speaker.suit(suit), ranks: ranks.join(' ') }),
  );
  const cards = [...suits, ...othersOut(puzzle, voice)].join('; ');
  return [say('puzzle-out', { cards }), ...knownText(puzzle.out, voice)].join(' ');
}
