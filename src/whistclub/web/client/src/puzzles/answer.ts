/* The words about an answer to a puzzle, and about the worth of acts. Pure. */
import { inHundred } from '../coach/reading';
import { decimal } from '../coach/coach-text';
import { capital } from '../messages/capitals';
import type { Speaker } from '../messages/speaker';
import type { Say } from '../messages/message-key';
import type { Choice, Lie, PuzzlePage } from '../net/puzzles';

/** The sayings of one language, and the names of the seats. */
export interface PuzzleVoice {
  readonly say: Say;
  readonly speaker: Speaker;
}

/** A chance of a hundred; of deals that were drawn never 0 or 100, which only a count can say. */
function chanceOf({ method }: Pick<PuzzlePage, 'method'>, worth: number): number {
  const told = inHundred(worth);
  return method === 'drawn' ? Math.min(99, Math.max(1, told)) : told;
}

export const worthOf = (puzzle: Pick<PuzzlePage, 'unit' | 'method'>, worth: number, voice: PuzzleVoice): string =>
  puzzle.unit === 'chance' ? String(chanceOf(puzzle, worth)) : decimal(voice.say, worth);

const choiceOf = (puzzle: PuzzlePage, act: string): Choice | undefined =>
  puzzle.choices.find(({ acts }) => acts.includes(act));

export const isBest = (puzzle: PuzzlePage, act: string): boolean => puzzle.choices[0]?.acts.includes(act) ?? false;

/** The judgement of an answer. */
export function verdictOf(puzzle: PuzzlePage, act: string, voice: PuzzleVoice): string {
  const { say, speaker } = voice;
  const named = capital(speaker.choice(act));
  const [choice, best] = [choiceOf(puzzle, act), puzzle.choices[0]];
  if (!choice || !best || choice === best) return say('puzzle-right', { act: named });
  const told = { act: named, best: speaker.choice(best.acts[0] ?? '') };
  if (puzzle.unit === 'chance') {
    const [chance, better] = [chanceOf(puzzle, choice.worth), chanceOf(puzzle, best.worth)];
    return say('puzzle-wrong-chance', { ...told, chance, better });
  }
  return say(`puzzle-wrong-${puzzle.unit}`, { ...told, cost: decimal(say, toldCost(choice.worth, best.worth)) });
}

/** The cost of a choice as the worths beside it are told, with one digit: who subtracts them finds it again. */
const toldCost = (worth: number, best: number): number => Math.abs(Math.round(10 * worth) - Math.round(10 * best)) / 10;

/** A part of the worlds in words. */
export function lieText(lie: Lie, { say, speaker }: PuzzleVoice): string {
  if (lie.kind === 'else') return say('puzzle-lie-else');
  const seat = speaker.seat(lie.seat ?? '');
  if (lie.kind === 'card') return say('puzzle-lie-card', { seat, card: speaker.card(lie.card ?? '') });
  const key = lie.kind === 'at_least' ? 'puzzle-lie-at-least' : 'puzzle-lie-at-most';
  return say(key, { seat, suit: speaker.suit(lie.suit ?? ''), count: lie.count ?? 0 });
}

/** The two choices that are compared: the best, and the one answered, or else the second best. */
export function comparedOf(puzzle: PuzzlePage, act: string): readonly [number, number] {
  const made = puzzle.choices.findIndex(({ acts }) => acts.includes(act));
  return [0, made > 0 ? made : 1];
}
