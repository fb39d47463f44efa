/*
 * The parts that run tables in this browser, kept by the pages of a club for the time without a network. They are 7 MB:
 * a device fetches them when somebody asks for it, or has put the club among its own programs.
 */
import { browserStore, type Store } from '../net/browser-store';
import { keptAs } from './parts';
import { base, isSite, siteParts, storeName } from '../site/site';

const KEY = 'whistclub-without-network';
const CACHE = keptAs(storeName, siteParts.folder);
const PLACE = base + siteParts.folder;

/** True if the club has the parts, and this browser all that they need. */
export const isOffered = (): boolean =>
  !isSite && siteParts.folder !== '' && 'caches' in globalThis && 'serviceWorker' in navigator && !!navigator.locks;

/** The parts in megabytes. */
export const megabytes = Object.values(siteParts.sizes).reduce((sum, size) => sum + size, 0) / 1e6;

interface DeviceFacts {
  /** True where the club is one of the device's own programs. */
  readonly isInstalled: boolean;
  /** True where the device is asked to fetch little. */
  readonly isSparing: boolean;
}

/** True if this device is to keep the parts: what somebody has said counts, else how the club is used here. */
export function isWanted(device: DeviceFacts = thisDevice(), store: Store = browserStore()): boolean {
  const said = store.getItem(KEY);
  return said ? said === 'yes' : device.isInstalled && !device.isSparing;
}

export function want(isWanted: boolean, store: Store = browserStore()): void {
  store.setItem(KEY, isWanted ? 'yes' : 'no');
}

const thisDevice = (): DeviceFacts => ({
  isInstalled: matchMedia('(display-mode: standalone)').matches,
  isSparing: (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData ?? false,
});

/** True if everything is here that plays without a network. */
export async function areKept(): Promise<boolean> {
  if (!isOffered() || !(await caches.has(CACHE))) return false;
  const cache = await caches.open(CACHE);
  const found = await Promise.all(Object.keys(siteParts.sizes).map((name) => cache.match(PLACE + name)));
  return found.every(Boolean);
}

/** Fetches what is not kept yet. `told` hears how many megabytes have come. */
export async function keepParts(told: (megabytes: number) => void): Promise<void> {
  await keepAllPages();
  const cache = await caches.open(CACHE);
  let bytes = 0;
  for (const [name, size] of Object.entries(siteParts.sizes)) {
    const address = PLACE + name;
    if (!(await cache.match(address))) {
      const answer = await fetch(address);
      if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
      await cache.put(address, answer);
    }
    told((bytes += size) / 1e6);
  }
  await forgetParts((name) => name !== CACHE);
}

/** Removes the parts of this version and others, or some of them. */
export async function forgetParts(isForgotten: (name: string) => boolean = () => true): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(keptAs(storeName, '')) && isForgotten(name));
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** Has the service worker keep every page, not only those that were opened. */
async function keepAllPages(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const line = new MessageChannel();
  const done = new Promise<void>((resolve, reject) => {
    line.port1.onmessage = ({ data }) => (data === 'kept' ? resolve() : reject(new Error('pages not kept')));
  });
  active?.postMessage({ pages: true }, [line.port2]);
  await done;
}
