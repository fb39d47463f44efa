/* The cards that a bot played for the viewer while they were away. */
import type { Update } from '../../net/wire';
import type { Model } from '../model';

export class ByBot {
  private count = 0;

  /** Counts the cards of this message. Returns how many there were once the viewer is back, else 0. */
  see(model: Model, message: Update): number {
    const mine = model.you.seat;
    if (mine === null) return 0;
    const info = model.table.seats[mine];
    let told = 0;
    for (const [key, seat] of message.events) {
      if (seat !== mine) continue;
      if (info?.kind === 'person' && info.bot && (key === 'event-led' || key === 'event-played')) this.count += 1;
      if (key === 'event-table-returned') [told, this.count] = [this.count, 0];
    }
    return told;
  }
}
