/*
 * One connection to a table that comes back by itself: what was missed is caught up, what was not answered is sent
 * again.
 */
import { comeIn } from './api';
import { isForKnown, learnt } from './identity';
import { LastingSocket, randomHex, type ConnectionState } from './lasting-socket';
import { toTable, VERSION, type Command, type ToClient, type Why } from './wire';

export type { ConnectionState } from './lasting-socket';

export interface Listener {
  /** The last entry the client has, so that the server sends what it missed. */
  position(): { match: string; seq: number; seat: number | null };
  receive(message: ToClient): void;
  /** `againMs` is when the next try comes, in milliseconds since 1970; null where none comes by itself. */
  state(state: ConnectionState, againMs: number | null, why: Why | null): void;
}

export class Connection {
  private readonly socket: LastingSocket<ToClient>;
  private readonly prefix = randomHex(6);
  private count = 0;
  /** True once this visitor was made a guest for the sake of a command: the second refusal is told. */
  private hasComeIn = false;
  private readonly unanswered = new Map<string, { text: string; match: string }>();

  constructor(
    table: string,
    private readonly listener: Listener,
  ) {
    this.socket = new LastingSocket<ToClient>(`/ws/${encodeURIComponent(table)}`, {
      greet: () => this.greeting(),
      receive: (message) => this.receive(message),
      state: (state, againMs, why) => this.listener.state(state, againMs, why),
    });
    this.socket.open();
  }

  /** Sends a command and returns the id under which its answer comes. */
  send(command: Command): string {
    const id = `${this.prefix}-${++this.count}`;
    const { match, seq } = this.listener.position();
    const text = JSON.stringify(toTable(command) ? { ...command, id } : { ...command, id, saw: seq });
    this.unanswered.set(id, { text, match });
    this.socket.send(text);
    return id;
  }

  /** Tries again at once. */
  readonly retryNow = (): void => this.socket.retryNow();

  close(): void {
    this.socket.close();
  }

  /** Ends this connection and makes another at once. */
  reconnect(): void {
    this.socket.reconnect();
  }

  private *greeting(): Generator<string> {
    const { match, seq, seat } = this.listener.position();
    const hello = match
      ? { do: 'hello', version: VERSION, match, since: seq, seat }
      : { do: 'hello', version: VERSION };
    yield JSON.stringify(hello);
    for (const [id, { text, match: asked }] of this.unanswered) {
      if (asked === match) yield text;
      else this.unanswered.delete(id);
    }
  }

  private receive(message: ToClient): void {
    if (message.tell === 'refused' && isForKnown(message.why.key) && !this.hasComeIn) return void this.comeIn(message);
    if (message.tell === 'done' || message.tell === 'refused' || message.tell === 'stale')
      this.unanswered.delete(message.id);
    if (message.tell === 'welcome' || message.tell === 'table') this.socket.welcomed();
    this.listener.receive(message);
  }

  /** Becomes a guest of the club, after which the socket connects again and resends what was refused. */
  private async comeIn(refused: ToClient): Promise<void> {
    this.hasComeIn = true;
    try {
      learnt(false);
      await comeIn();
    } catch {
      this.receive(refused);
    }
  }
}
