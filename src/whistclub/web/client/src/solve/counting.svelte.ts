/* A place counted step by step: each step may cost more, what is known stands meanwhile, and it can be stopped. */
import { refusalOf } from '../messages/refusal';
import { solvePlace, type SolvedPlace } from '../net/solve';
import { isKnown, type SolverQuestion } from './question';

/** The nodes of each step: the first is over in the blink of an eye for most deals; the last is what a club allows. */
export const STEPS = [300_000, 2_000_000, 16_000_000] as const;

export class Counting {
  /** The place as far as it is known. */
  place = $state.raw<SolvedPlace | null>(null);
  /** The cards that were played before it. */
  played = $state.raw<readonly string[]>([]);
  /** The step that is being counted, from 1; 0 while nothing is. */
  step = $state(0);
  isStopped = $state(false);
  trouble = $state('');
  private turn = 0;

  /** Counts the place after these cards; whatever was counted before is let go of. */
  async count(
    hands: readonly string[],
    { leader, ...asked }: SolverQuestion,
    played: readonly string[],
  ): Promise<void> {
    const now = ++this.turn;
    [this.isStopped, this.trouble] = [false, ''];
    for (const [at, nodes] of STEPS.entries()) {
      this.step = at + 1;
      try {
        const found = await solvePlace({ hands, ...asked }, leader, played, nodes);
        if (now !== this.turn) return;
        [this.place, this.played] = [found, played];
        if (isKnown(found) || found.why === 'solve-no-kernel') break;
      } catch (problem) {
        if (now !== this.turn) return;
        this.trouble = refusalOf(problem);
        break;
      }
    }
    this.step = 0;
  }

  /** Asks no further; the step under way ends by itself, and nobody waits for it. */
  stop(): void {
    this.turn += 1;
    [this.step, this.isStopped] = [0, true];
  }
}
