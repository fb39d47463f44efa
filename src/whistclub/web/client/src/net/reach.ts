/*
 * How the club is reached: over the network, or in a worker of this browser. A page decides once, at its start; nothing
 * above this file knows which it is.
 */

/** The part of a WebSocket that is used here. */
export interface Socket {
  readonly readyState: number;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent<string>) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(text: string): void;
  close(): void;
}

/** The value of `readyState` of a socket that is open. */
export const OPEN = 1;

export interface Reach {
  /** True if a device without a network does not reach it. */
  readonly needsNetwork: boolean;
  /** Asks; `body` is JSON text. Rejects where nothing answers. */
  ask(method: string, path: string, body?: string): Promise<Response>;
  /** Opens a socket; `path` begins with a slash. */
  connect(path: string): Socket;
}

export const overNetwork: Reach = {
  needsNetwork: true,
  ask(method, path, body) {
    const init: RequestInit = { method, credentials: 'same-origin' };
    if (body !== undefined) {
      init.body = body;
      init.headers = { 'Content-Type': 'application/json' };
    }
    return fetch(path, init);
  },
  connect(path) {
    const address = new URL(path, location.href);
    address.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
    return new WebSocket(address);
  },
};

let current = overNetwork;

/** From now on the club is reached so. */
export function reachBy(reach: Reach): void {
  current = reach;
}

export const reach = (): Reach => current;
