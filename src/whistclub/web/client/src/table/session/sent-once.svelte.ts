/*
 * Commands of a table: the second tap of a double tap sends nothing, and of an act that waits long for its answer, as
 * where the tables still start, that is known.
 */
import { DEAF_MS } from '../../components/pressing.svelte';
import type { Command } from '../../net/wire';

/** Commands that people give several times running: each is one of its own. */
const REPEATED: ReadonlySet<Command['do']> = new Set<Command['do']>(['undo', 'redo', 'talk']);

/** So long may an answer take before somebody wonders whether their tap was noticed. */
const LATE_MS = 400;

export class SentOnce {
  /** The id of the last act, once it has been waiting long. */
  late = $state('');
  private waiting: ReturnType<typeof setTimeout> | undefined;
  private last = { text: '', atMs: 0, id: '' };

  /** `deliver` sends a command and returns its id. */
  constructor(private readonly deliver: (command: Command) => string) {}

  /**
   * Sends a command and returns its id; the same one again at once is not sent, and has the first one's id. An act is
   * another one once the table has come further than `seq`.
   */
  send(command: Command, seq = 0): string {
    const [text, now] = [JSON.stringify([command, command.do === 'act' && seq]), performance.now()];
    if (text === this.last.text && now - this.last.atMs < DEAF_MS && !REPEATED.has(command.do)) return this.last.id;
    const id = this.deliver(command);
    this.last = { text, atMs: now, id };
    if (command.do === 'act') {
      clearTimeout(this.waiting);
      this.waiting = setTimeout(() => (this.late = id), LATE_MS);
    }
    return id;
  }
}
