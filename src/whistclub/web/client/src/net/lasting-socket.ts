/* A socket that comes back by itself, with pings that notice a dead connection. */
import { whenChanged } from './identity';
import { OPEN, reach, type Socket } from './reach';
import { socketWatch } from './socket-watch';
import type { Why } from './wire';
import type { Bye } from './wire.gen';

export type ConnectionState = 'opening' | 'open' | 'lost' | 'closed';

export interface SocketUser<Message> {
  /** The messages for a socket that has just opened: the greeting, then what was not answered. */
  greet(): Iterable<string>;
  receive(message: Message): void;
  /** `againMs` is when the next try comes, in milliseconds since 1970; null where none comes by itself. */
  state(state: ConnectionState, againMs: number | null, why: Why | null): void;
}

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 15_000;
/** The club's pings are answered below the page, which does not see them; these tell it that a network is gone. */
const PING_MS = 25_000;
/** The longest wait for an answer: a phone that changes its network needs some seconds. */
const SILENCE_MS = 10_000;
/** The close code of a worker that stops while others go on: nobody needs to be told until one of them is reached. */
const SENT_ON = 1012;

export class LastingSocket<Message extends { readonly tell: string }> {
  private socket: Socket | undefined;
  private wait = FIRST_WAIT_MS;
  private again: ReturnType<typeof setTimeout> | undefined;
  private ping: ReturnType<typeof setInterval> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private bye: Bye | null = null;
  private done = false;
  private forget: (() => void) | undefined;

  /** `path` begins with a slash. Nothing happens before `open`. */
  constructor(
    private readonly path: string,
    private readonly user: SocketUser<Message>,
  ) {}

  open(): void {
    addEventListener('online', this.retryNow);
    addEventListener('offline', this.dropped);
    this.forget = whenChanged(() => this.reconnect());
    this.connect();
  }

  get isOpen(): boolean {
    return this.socket?.readyState === OPEN;
  }

  /** Sends the text if the socket is open. */
  send(text: string): void {
    if (this.socket?.readyState === OPEN) this.socket.send(text);
  }

  /** The club has let this client in. */
  welcomed(): void {
    this.wait = FIRST_WAIT_MS;
    this.user.state('open', null, null);
  }

  /** Tries again at once. */
  readonly retryNow = (): void => {
    if (this.done || (this.socket && this.socket.readyState <= OPEN)) return;
    clearTimeout(this.again);
    this.connect();
  };

  close(): void {
    this.done = true;
    this.forget?.();
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
    clearTimeout(this.again);
    this.stopTimers();
    socket?.close();
    this.connect();
  }

  /** The device has said that it has no connection: what is open now leads nowhere. */
  private readonly dropped = (): void => {
    const socket = this.socket;
    if (!reach().needsNetwork || !socket || socket.readyState > OPEN) return;
    this.socket = undefined;
    socket.close();
    this.lose(null);
  };

  private connect(): void {
    this.user.state('opening', null, null);
    this.bye = null;
    const socket = reach().connect(this.path);
    this.socket = socket;
    let hasOpened = false;
    socket.onopen = () => {
      hasOpened = true;
      socketWatch.opened();
      this.greet(socket);
    };
    socket.onmessage = (event) => {
      if (this.socket === socket) this.receive(String(event.data));
    };
    socket.onclose = (event) => {
      if (!hasOpened && !this.done) socketWatch.failed();
      if (this.socket === socket) this.lose(event.code);
    };
  }

  private greet(socket: Socket): void {
    for (const text of this.user.greet()) socket.send(text);
    this.ping = setInterval(() => this.check(), PING_MS);
  }

  private check(): void {
    if (this.socket?.readyState !== OPEN) return;
    this.socket.send('{"do":"ping"}');
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.socket?.close(), SILENCE_MS);
  }

  private receive(text: string): void {
    clearTimeout(this.silence);
    const message = JSON.parse(text) as Message | Bye | { readonly tell: 'pong' };
    if (message.tell === 'pong') return;
    if (message.tell === 'bye') this.bye = message as Bye;
    this.user.receive(message as Message);
  }

  private lose(code: number | null): void {
    this.stopTimers();
    if (this.done) return;
    const again = this.bye ? this.bye.again_s : undefined;
    if (again === null) {
      this.user.state('closed', null, this.bye?.why ?? null);
      return;
    }
    const wait = again === undefined ? this.wait * (0.75 + Math.random() / 2) : again * 1000;
    this.wait = Math.min(this.wait * 1.7, LONGEST_WAIT_MS);
    this.again = setTimeout(() => this.connect(), wait);
    if (code === SENT_ON && this.bye) return;
    this.user.state('lost', Date.now() + wait, this.bye?.why ?? null);
  }

  private stopTimers(): void {
    clearInterval(this.ping);
    clearTimeout(this.silence);
  }
}

/** Random bytes in hexadecimal. */
export function randomHex(bytes: number): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
