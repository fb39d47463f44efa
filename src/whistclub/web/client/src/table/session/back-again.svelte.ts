/* What is said to who comes back of what a bot did for them; of tricks it stands until they act. */
import { say } from '../../messages/speech.svelte';
import type { Update } from '../../net/wire';
import { announcer } from '../../state/announcer.svelte';
import { club } from '../../state/club.svelte';
import type { Model } from '../../match/model';
import { doneByBot, tricksByBot, type TrickByBot } from './by-bot';
import type { Notes } from './notes.svelte';

export class BackAgain {
  /** The tricks to which the bot played, until the viewer's next act. */
  tricks = $state.raw<readonly TrickByBot[]>([]);

  constructor(private readonly notes: Notes) {}

  see({ events, over }: Update, model: Model): void {
    const done = doneByBot(events, model.you.seat);
    if (over) this.tricks = [];
    if (!done) return;
    this.tricks = tricksByBot(model, done.count);
    if (this.tricks.length) announcer.say(this.sentence(model));
    else this.notes.tell(say(done.key, { count: done.count }), say('client-back-yours'));
  }

  sentence({ you }: Model): string {
    const name = club.games?.bot_names?.[you.seat ?? 0] ?? '';
    return say('client-back-tricks', { name, count: this.tricks.length });
  }
}
