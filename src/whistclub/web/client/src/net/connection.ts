/* One connection to a table that comes back by itself: what was missed is caught up, what was not answered is sent again. */
import { toTable, VERSION, type Command, type ToClient, type Why } from './wire';

export type ConnectionState = 'opening' | 'open' | 'lost' | 'closed';

export interface Listener {
  /** The last entry the client has, so that the server sends what it missed. */
  position(): { match: string; seq: number; seat: number | null };
  receive(message: ToClient): void;
  /** `againMs` is when the next try comes, in milliseconds since 1970; null where none comes by itself. */
  state(state: ConnectionState, againMs: number | null, why: Why | null): void;
}

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 15_000;
const PING_MS = 25_000;
const SILENCE_MS = 10_000;

function freshPrefix(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(6));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export class Connection {
  private socket: WebSocket | undefined;
  private wait = FIRST_WAIT_MS;
  private again: ReturnType<typeof setTimeout> | undefined;
  private ping: ReturnType<typeof setInterval> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private readonly prefix = freshPrefix();
  private count = 0;
  private readonly unanswered = new Map<string, { text: string; match: string }>();
  private bye: { why: Why; again_s?: number | null } | null = null;
  private done = false;

  constructor(private readonly table: string, private readonly listener: Listener) {
    this.open();
    addEventListener('online', this.retryNow);
    addEventListener('offline', this.dropped);
  }

  /** Sends a command and returns the id under which its answer comes. */
  send(command: Command): string {
    const id = `${this.prefix}-${++this.count}`;
    const { match, seq } = this.listener.position();
    const text = JSON.stringify(toTable(command) ? { ...command, id } : { ...command, id, saw: seq });
    this.unanswered.set(id, { text, match });
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(text);
    return id;
  }

  /** Tries again at once. */
  readonly retryNow = (): void => {
    if (this.done || (this.socket && this.socket.readyState <= WebSocket.OPEN)) return;
    clearTimeout(this.again);
    this.open();
  };

  /** The device has said that it has no connection: what is open now leads nowhere. */
  private readonly dropped = (): void => {
    const socket = this.socket;
    if (!socket || socket.readyState > WebSocket.OPEN) return;
    this.socket = undefined;
    socket.close();
    this.lose();
  };

  close(): void {
    this.done = true;
    removeEventListener('online', this.retryNow);
    removeEventListener('offline', this.dropped);
    clearTimeout(this.again);
    this.stopTimers();
    this.socket?.close();
  }

  /** Ends this connection and makes another at once. */
  reconnect(): void {
    const socket = this.socket;
    this.socket = undefined;
    this.stopTimers();
    socket?.close();
    this.open();
  }

  private open(): void {
    this.listener.state('opening', null, null);
    this.bye = null;
    const address = new URL(`/ws/${encodeURIComponent(this.table)}`, location.href);
    address.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.onopen = () => this.greet(socket);
    socket.onmessage = (event) => {
      if (this.socket === socket) this.receive(String(event.data));
    };
    socket.onclose = () => {
      if (this.socket === socket) this.lose();
    };
  }

  private greet(socket: WebSocket): void {
    const { match, seq, seat } = this.listener.position();
    const hello = match ? { do: 'hello', version: VERSION, match, since: seq, seat } : { do: 'hello', version: VERSION };
    socket.send(JSON.stringify(hello));
    for (const [id, { text, match: asked }] of this.unanswered) {
      if (asked === match) socket.send(text);
      else this.unanswered.delete(id);
    }
    this.ping = setInterval(() => this.check(), PING_MS);
  }

  private check(): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    this.socket.send('{"do":"ping"}');
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.socket?.close(), SILENCE_MS);
  }

  private receive(text: string): void {
    clearTimeout(this.silence);
    const message = JSON.parse(text) as ToClient;
    if (message.tell === 'pong') return;
    if (message.tell === 'bye') this.bye = message;
    if (message.tell === 'done' || message.tell === 'refused' || message.tell === 'stale') this.unanswered.delete(message.id);
    if (message.tell === 'welcome' || message.tell === 'table') {
      this.wait = FIRST_WAIT_MS;
      this.listener.state('open', null, null);
    }
    this.listener.receive(message);
  }

  private lose(): void {
    this.stopTimers();
    if (this.done) return;
    const again = this.bye ? this.bye.again_s : undefined;
    if (again === null) {
      this.listener.state('closed', null, this.bye?.why ?? null);
      return;
    }
    const wait = again === undefined ? this.wait * (0.75 + Math.random() / 2) : again * 1000;
    this.wait = Math.min(this.wait * 1.7, LONGEST_WAIT_MS);
    this.again = setTimeout(() => this.open(), wait);
    this.listener.state('lost', Date.now() + wait, this.bye?.why ?? null);
  }

  private stopTimers(): void {
    clearInterval(this.ping);
    clearTimeout(this.silence);
  }
}
