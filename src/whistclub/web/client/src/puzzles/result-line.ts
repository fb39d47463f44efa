/* A puzzle in a line for a friend: no card, no suit, nothing that tells the position. Pure. */
import { inHundred } from '../coach/reading';
import type { PuzzlePage } from '../net/puzzles';
import type { Say } from '../messages/message-key';
import { missedBy } from './levels';

/** The named parts of a line as they are written; the date is empty but for the puzzle of the day. */
export interface PuzzleNames {
  readonly game: string;
  readonly date: string;
}

/** The line to send: what was asked, whether the first try found it, and how often each level of bots misses it. */
export function sharedLine(
  puzzle: Pick<PuzzlePage, 'themes' | 'missed'>,
  isFound: boolean,
  { game, date }: PuzzleNames,
  say: Say,
): string {
  const asked = { game, theme: say(`puzzle-theme-${puzzle.themes[0] ?? ''}`) };
  const levels = missedBy(puzzle).map(([level, share]) =>
    say('client-puzzle-shared-level', { level, share: share ? inHundred(share) : 0 }),
  );
  return [
    date ? say('client-puzzle-shared-day', { ...asked, date }) : say('client-puzzle-shared', asked),
    say(isFound ? 'client-puzzle-shared-found' : 'client-puzzle-shared-missed'),
    say('client-puzzle-shared-levels', { levels: levels.join(', ') }),
  ].join(' ');
}
