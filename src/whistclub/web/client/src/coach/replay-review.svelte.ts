/* The review of the deal that is replayed: asked for when it is wanted, and what it says of the step that is shown. */
import { refusalOf } from '../messages/refusal';
import { followReview, type Marked, type DealReview } from '../net/review';
import { playedIn } from '../match/acts';
import { betterAct, isCostly, turningOf } from './reading';

export class ReplayReview {
  /** True while the coach is wanted. */
  isOn = $state(false);
  /** The verdicts that are there; the review is made of them. */
  marked = $state.raw<readonly Marked[]>([]);
  review = $state.raw<DealReview | null>(null);
  trouble = $state('');
  readonly shown = $derived(this.isOn ? this.marked : []);
  readonly turning = $derived(this.isOn && this.review ? turningOf(this.review) : []);
  #stop = (): void => undefined;

  constructor(
    private readonly table: string,
    private readonly match: string,
    private readonly place: number,
  ) {}

  readonly toggle = (): void => {
    this.isOn = !this.isOn;
    if (!this.isOn) this.stop();
    else if (!this.review) this.ask();
  };

  readonly ask = (): void => {
    this.trouble = '';
    this.stop();
    this.#stop = followReview(
      [this.table, this.match, this.place],
      ({ marked, review }) => {
        this.marked = marked;
        this.review = review;
      },
      (problem) => (this.trouble = refusalOf(problem)),
    );
  };

  /** Asks no more: the page goes away, or the coach is not wanted. */
  readonly stop = (): void => this.#stop();

  /** The decision at a step. */
  at(step: number): Marked | null {
    return this.shown.find(({ number }) => number === step) ?? null;
  }

  /** The decision at a step, if it clearly cost something. */
  costlyAt(step: number): Marked | null {
    const found = this.at(step);
    return found && isCostly(found) ? found : null;
  }

  /** The card played in a trick, and its decision. */
  ofCard(card: string): Marked | null {
    return this.shown.find(({ played }) => playedIn(played) === card) ?? null;
  }

  /** The card that would have been better at a step; empty for none. */
  betterCard(step: number): string {
    const found = this.costlyAt(step);
    return found ? playedIn(betterAct(found)) : '';
  }
}
