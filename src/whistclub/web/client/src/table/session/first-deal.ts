/* The first deal of a match is dealt without asking. */
import type { Command } from '../../net/wire';
import type { Model } from '../../match/model';

export class FirstDeal {
  private askedAt = '';

  constructor(private readonly ask: (command: Command) => void) {}

  see(model: Model): void {
    const isFirst = model.view === null && !model.deals.length && !model.result && model.may.includes('next_deal');
    if (!isFirst || this.askedAt === model.match) return;
    this.askedAt = model.match;
    this.ask({ do: 'next_deal' });
  }
}
