/* Commands of a table: the second tap of a double tap sends nothing. */
import { DEAF_MS } from '../../components/pressing.svelte';
import type { Command } from '../../net/wire';

/** Commands that people give several times running: each is an act of its own. */
const REPEATED: ReadonlySet<Command['do']> = new Set<Command['do']>(['act', 'undo', 'redo', 'talk']);

export class SentOnce {
  private last = { text: '', atMs: 0, id: '' };

  /** `deliver` sends a command and returns its id. */
  constructor(private readonly deliver: (command: Command) => string) {}

  /** Sends a command and returns its id; the same one again at once is not sent, and has the first one's id. */
  send(command: Command): string {
    const [text, now] = [JSON.stringify(command), performance.now()];
    if (text === this.last.text && now - this.last.atMs < DEAF_MS && !REPEATED.has(command.do)) return this.last.id;
    this.last = { text, atMs: now, id: this.deliver(command) };
    return this.last.id;
  }
}
