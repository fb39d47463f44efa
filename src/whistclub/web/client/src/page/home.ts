/*
 * The page's side of a club in a worker of this browser: requests and sockets, as messages to whichever worker is the
 * home of the tables. When that changes, since its tab was closed, what was only asked is asked again, sockets connect
 * again, and an act whose answer is lost is told as lost.
 */
import type { Reach, Socket } from '../net/reach';
import type { Channel, FromHome, ToHome } from './messages';

/** The close code of a home that another one follows at once; see `net/lasting-socket.ts`. */
const FOLLOWED = 1012;
const BYE = JSON.stringify({ tell: 'bye', why: { key: 'club-departs', args: {} }, again_s: 0 });

interface OpenRequest {
  readonly message: Extract<ToHome, { readonly ask: number }>;
  readonly answered: (answer: Response) => void;
  readonly lost: (problem: Error) => void;
}

export class HomeReach implements Reach {
  readonly needsNetwork = false;
  private home = '';
  private count = 0;
  private readonly asked = new Map<number, OpenRequest>();
  private readonly sockets = new Map<number, HomeSocket>();
  private failure: Extract<FromHome, { readonly failed: string }> | null = null;

  constructor(private readonly channel: Channel) {
    channel.listen((message) => this.receive(message));
    channel.post({ hello: true });
  }

  ask(method: string, path: string, body?: string): Promise<Response> {
    if (this.failure) return Promise.resolve(refusal(this.failure));
    const ask = ++this.count;
    const message = { ask, method, path, ...(body === undefined ? {} : { body }) };
    return new Promise((answered, lost) => {
      this.asked.set(ask, { message, answered, lost });
      // Before a home is known there is nobody to hear it; then all that waits is posted.
      if (this.home) this.channel.post(message);
    });
  }

  connect(path: string): Socket {
    const socket = new HomeSocket(++this.count, path, this.channel, (number) => this.sockets.delete(number));
    this.sockets.set(socket.number, socket);
    if (this.home) socket.ask();
    return socket;
  }

  private receive(message: FromHome): void {
    if ('home' in message) this.follow(message.home);
    else if ('answer' in message) this.answer(message);
    else if ('opened' in message) this.sockets.get(message.opened)?.open();
    else if ('texts' in message) this.sockets.get(message.texts)?.receive(message.list);
    else if ('cut' in message) this.sockets.get(message.cut)?.cut(message.code);
    else if ('failed' in message) this.fail(message);
  }

  private answer({ answer, status, type, body }: Extract<FromHome, { readonly answer: number }>): void {
    this.asked.get(answer)?.answered(new Response(body, { status, headers: { 'Content-Type': type } }));
    this.asked.delete(answer);
  }

  /** Another worker is the home now. */
  private follow(home: string): void {
    if (home === this.home) return;
    const isFirst = this.home === '';
    this.home = home;
    this.failure = null;
    for (const [number, { message, lost }] of [...this.asked]) {
      if (isFirst || message.method === 'GET') this.channel.post(message);
      else {
        this.asked.delete(number);
        lost(new Error('the home of the tables has changed'));
      }
    }
    for (const socket of [...this.sockets.values()]) {
      if (isFirst) socket.ask();
      else socket.followed();
    }
  }

  /** The home could not start: everything that waits is refused, with the reason. */
  private fail(message: Extract<FromHome, { readonly failed: string }>): void {
    this.failure = message;
    for (const { answered } of this.asked.values()) answered(refusal(message));
    this.asked.clear();
  }
}

const refusal = ({ failed, args }: { readonly failed: string; readonly args: object }): Response =>
  Response.json({ why: { key: failed, args } }, { status: 503 });

class HomeSocket implements Socket {
  readyState = 0;
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;

  constructor(
    readonly number: number,
    private readonly path: string,
    private readonly channel: Channel,
    private readonly forget: (number: number) => void,
  ) {}

  ask(): void {
    this.channel.post({ open: this.number, path: this.path });
  }

  send(text: string): void {
    this.channel.post({ send: this.number, text });
  }

  close(): void {
    if (this.readyState === 3) return;
    this.channel.post({ close: this.number });
    this.cut(1000);
  }

  open(): void {
    this.readyState = 1;
    this.onopen?.(new Event('open'));
  }

  receive(texts: readonly string[]): void {
    for (const data of texts) this.onmessage?.({ data } as MessageEvent<string>);
  }

  /** The home is another one now; whoever holds this socket connects again. */
  followed(): void {
    if (this.readyState === 1) this.receive([BYE]);
    this.cut(FOLLOWED);
  }

  cut(code: number): void {
    this.readyState = 3;
    this.forget(this.number);
    // As a WebSocket has it: after the code that closes it.
    queueMicrotask(() => this.onclose?.({ code } as CloseEvent));
  }
}
