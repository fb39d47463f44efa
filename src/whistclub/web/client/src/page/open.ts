/* Opens the club in a worker of this browser, for a page of a static site. */
import { reachBy } from '../net/reach';
import { randomHex } from '../net/lasting-socket';
import { HomeReach } from './home';
import { askToPersist } from './keep';
import { lead } from './lead';
import type { Channel, FromHome, ToHome } from './messages';
import { base, siteParts, siteVersion } from './site';
import type { Start } from './worker';

/** Reaches the club in the worker from now on. `told` hears how far its start is, and what fails. */
export function openHome(told: (message: FromHome) => void): void {
  const name = `whistclub ${base}`;
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
  reachBy(new HomeReach(channel));
  lead(name, () => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.onerror = () => tell({ failed: 'page-not-started', args: {} });
    const folder = new URL(base + siteParts.folder, location.href).href;
    const start: Start = { name, version: siteVersion, folder, sizes: siteParts.sizes };
    worker.postMessage(start);
    return () => worker.terminate();
  });
}
