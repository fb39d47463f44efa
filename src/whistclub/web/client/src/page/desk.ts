/*
 * Hands what pages ask to Python, and its messages to the page that they are for. Pages number their requests and
 * sockets for themselves; Python gets numbers that are the worker's own.
 */
import { isOfEvenings, needsEvenings } from './evening-part';
import type { FromHome, ToHome } from './messages';

/** `whistclub/page/worker_face.py`, as it is seen from here: messages are JSON texts. */
export interface WorkerFace {
  begin(store: unknown, post: (text: string) => void): Promise<void>;
  receive(text: string): void;
}

/** The close code by which a socket connects again later. */
const AGAIN = 1013;
const NO_PART = JSON.stringify({ why: { key: 'page-no-part', args: {} } });

interface PagePlace {
  readonly page: string;
  /** The page's own number. */
  readonly number: number;
}

export class RequestDesk {
  private count = 0;
  private readonly asked = new Map<number, PagePlace>();
  private readonly sockets = new Map<number, PagePlace>();
  /** Of sockets at evenings: fulfilled once what evenings need has come, or has not. */
  private readonly late = new Map<number, Promise<boolean>>();

  constructor(
    private readonly receiveText: (text: string) => void,
    private readonly tell: (told: FromHome, to: string) => void,
    /** Has what evenings need fetched. False where it does not come. */
    private readonly evenings: () => Promise<boolean>,
  ) {}

  /** A page sends a message. */
  receive(page: string, told: Exclude<ToHome, { readonly hello: true }>): void {
    if ('ask' in told) {
      this.asked.set(++this.count, { page, number: told.ask });
      this.request({ ...told, ask: this.count });
    } else if ('open' in told) {
      this.sockets.set(++this.count, { page, number: told.open });
      this.open({ ...told, open: this.count });
      this.tell({ opened: told.open }, page);
    } else if ('send' in told) {
      const socket = this.numberOf(page, told.send);
      if (socket) this.handOn(socket, { ...told, send: socket });
    } else {
      const socket = this.numberOf(page, told.close);
      if (socket) this.handOn(socket, { close: socket });
      this.sockets.delete(socket);
      this.late.delete(socket);
    }
  }

  private request(told: Extract<ToHome, { readonly ask: number }>): void {
    if (!needsEvenings(told.method, told.path)) return this.hand(told);
    void this.evenings().then((came) => {
      // Where nobody has ever asked for an evening, one's data tell of none.
      if (came || !isOfEvenings(told.path)) this.hand(told);
      else this.post(JSON.stringify({ answer: told.ask, status: 503, type: 'application/json', body: NO_PART }));
    });
  }

  private open(told: Extract<ToHome, { readonly open: number }>): void {
    if (isOfEvenings(told.path)) this.late.set(told.open, this.evenings());
    this.handOn(told.open, told, () => this.post(JSON.stringify({ cut: told.open, code: AGAIN, reason: '' })));
  }

  /** Hands on what belongs to a socket, in order: what is for an evening, once it has what it needs. */
  private handOn(socket: number, told: ToHome, without: () => void = () => undefined): void {
    const late = this.late.get(socket);
    if (!late) return this.hand(told);
    void late.then((came) => (came ? this.hand(told) : without()));
  }

  /** Python sends a message. */
  post(text: string): void {
    const told = JSON.parse(text) as FromHome;
    if ('answer' in told) {
      const place = this.asked.get(told.answer);
      this.asked.delete(told.answer);
      if (place) this.tell({ ...told, answer: place.number }, place.page);
    } else if ('texts' in told) {
      const place = this.sockets.get(told.texts);
      if (place) this.tell({ ...told, texts: place.number }, place.page);
    } else if ('cut' in told) {
      const place = this.sockets.get(told.cut);
      this.sockets.delete(told.cut);
      this.late.delete(told.cut);
      if (place) this.tell({ ...told, cut: place.number }, place.page);
    }
  }

  private hand(told: ToHome): void {
    this.receiveText(JSON.stringify(told));
  }

  /** The worker's number of a page's socket; 0 where it has ended. */
  private numberOf(page: string, number: number): number {
    for (const [own, place] of this.sockets) if (place.page === page && place.number === number) return own;
    return 0;
  }
}
