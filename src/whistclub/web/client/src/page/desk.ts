/*
 * Hands what pages ask to Python, and its messages to the page that they are for. Pages number their requests and
 * sockets for themselves; Python gets numbers that are the worker's own.
 */
import type { FromHome, ToHome } from './messages';

/** `whistclub/page/worker_face.py`, as it is seen from here: messages are JSON texts. */
export interface WorkerFace {
  begin(store: unknown, post: (text: string) => void): Promise<void>;
  receive(text: string): void;
}

interface PagePlace {
  readonly page: string;
  /** The page's own number. */
  readonly number: number;
}

export class RequestDesk {
  private count = 0;
  private readonly asked = new Map<number, PagePlace>();
  private readonly sockets = new Map<number, PagePlace>();

  constructor(
    private readonly receiveText: (text: string) => void,
    private readonly tell: (told: FromHome, to: string) => void,
  ) {}

  /** A page sends a message. */
  receive(page: string, told: Exclude<ToHome, { readonly hello: true }>): void {
    if ('ask' in told) {
      this.asked.set(++this.count, { page, number: told.ask });
      this.hand({ ...told, ask: this.count });
    } else if ('open' in told) {
      this.sockets.set(++this.count, { page, number: told.open });
      this.hand({ ...told, open: this.count });
      this.tell({ opened: told.open }, page);
    } else if ('send' in told) {
      const socket = this.numberOf(page, told.send);
      if (socket) this.hand({ ...told, send: socket });
    } else {
      const socket = this.numberOf(page, told.close);
      if (socket) this.hand({ close: socket });
      this.sockets.delete(socket);
    }
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
