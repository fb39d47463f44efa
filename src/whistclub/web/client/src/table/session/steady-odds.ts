/* The odds of a solitaire where a person wants them at every choice: a hint is asked for, and its prices are shown. */
import type { Command } from '../../net/wire';
import { isAlone, type Model } from '../../match/model';

export class SteadyOdds {
  private askedFor = '';
  /** The hints that were asked for here and have not come yet. */
  private waiting = 0;

  constructor(
    private readonly isWanted: () => boolean,
    private readonly ask: (command: Command) => void,
  ) {}

  /** Asks for the odds of a choice, once. At a deal of the day a hint costs the rank, so there nobody asks for them. */
  see(model: Model): void {
    const { lesson, daily, prepared } = model.table;
    if (!this.isWanted() || !isAlone(model) || lesson || daily || prepared) return;
    if (model.legal.length < 2 || !model.may.includes('hint')) return;
    // The view changes with every act, and not with the hint itself.
    const choice = `${model.match} ${JSON.stringify(model.view)}`;
    if (this.askedFor === choice) return;
    this.askedFor = choice;
    this.waiting += 1;
    this.ask({ do: 'hint' });
  }

  /** True if this hint came for its odds alone. */
  takes(): boolean {
    if (!this.waiting) return false;
    this.waiting -= 1;
    return true;
  }

  /** Nothing that was asked for comes any more. */
  forget(): void {
    this.waiting = 0;
    this.askedFor = '';
  }
}
