/* Opens the tables in a worker of this browser, for a page of a static site or of a club without a network. */
import { randomHex } from '../net/lasting-socket';
import { HomeReach } from './home';
import { askToPersist } from './keep-site';
import { lead } from './leading-tab';
import type { Channel, FromHome, ToHome } from './messages';
import { base, siteParts, siteVersion, storeName } from '../site/site';
import type { Start } from './worker';

/** A start that says nothing for so long has ended without a word. */
const SILENCE_MS = 90_000;

export interface OpenHome {
  readonly reach: HomeReach;
  /** Fulfilled once the worker is begun, by this page or by another one. */
  readonly begun: Promise<void>;
  /** Lets go of it: if this page leads, the worker ends. */
  readonly end: () => void;
}

/** Opens the tables in the worker, once `after` is settled. `told` hears how far its start is, and what fails. */
export function openHome(told: (message: FromHome) => void, after: Promise<unknown> = Promise.resolve()): OpenHome {
  const name = storeName;
  const page = randomHex(8);
  const line = new BroadcastChannel(name);
  const listeners = new Set([told]);
  const tell = (message: FromHome): void => listeners.forEach((listener) => listener(message));
  line.onmessage = ({ data }: MessageEvent<{ readonly to?: string; readonly from?: string; told: FromHome }>) => {
    if (data.from === undefined && (data.to === undefined || data.to === page)) tell(data.told);
  };
  const channel: Channel = {
    post: (message: ToHome) => {
      // With the first act there is something to lose.
      if ('send' in message && message.text.startsWith('{"do":"act"')) askToPersist();
      line.postMessage({ from: page, told: message });
    },
    listen: (listener) => void listeners.add(listener),
  };
  const reach = new HomeReach(channel);
  const settle = watched(() => tell({ failed: 'page-not-started', args: {} }));
  listeners.add(settle);
  let hasBegun = (): void => undefined;
  const begun = new Promise<void>((resolve) => (hasBegun = resolve));
  listeners.add((message) => 'home' in message && hasBegun());
  const stop = lead(name, () => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.onerror = () => tell({ failed: 'page-not-started', args: {} });
    const folder = new URL(base + siteParts.folder, location.href).href;
    const version = siteVersion || siteParts.folder;
    const start: Start = { name, version, folder, sizes: siteParts.sizes };
    void after.finally(() => worker.postMessage(start));
    return () => worker.terminate();
  });
  const end = (): void => {
    settle({ failed: '', args: {} });
    stop();
    line.close();
  };
  return { reach, begun, end };
}

/** Calls `silent` where a start goes no further for too long. Returns what hears how far it is. */
function watched(silent: () => void): (message: FromHome) => void {
  let timer = setTimeout(silent, SILENCE_MS);
  return (message) => {
    clearTimeout(timer);
    const isUnderWay = 'progress' in message || 'home' in message || 'notes' in message;
    if (isUnderWay) timer = setTimeout(silent, SILENCE_MS);
  };
}
