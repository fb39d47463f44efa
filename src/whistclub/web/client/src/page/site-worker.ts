/*
 * The service worker of a static site. Once it is installed the site starts without a network: every page is the one
 * document, and what is kept of this version answers first. A new version waits until no page of the old one is open.
 */

/** The files of the site by their paths below its folder, and its version: written in front of this by `whist page`. */
declare const FILES: readonly string[];
declare const VERSION: string;

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface RequestEvent extends Event {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

const folder = new URL('./', self.location.href);
const PREFIX = `whistclub ${folder.pathname} `;
/** The worker of the tables keeps its parts under this name too; see `parts.ts`. */
const KEPT = `${PREFIX}${VERSION}`;
const DOCUMENT = folder.href;
const addresses = new Set(FILES.map((name) => new URL(name, folder).href));
/** A file in these folders is named by its content. */
const isLasting = (address: string): boolean => /\/(assets|python)\//.test(address.slice(folder.href.length - 1));

/** True for what the tables keep unpacked of a packed file; see `module-cache.ts`. */
const isUnpacked = (address: string): boolean => addresses.has(`${address}.zst`);

async function keepAll(): Promise<void> {
  const cache = await caches.open(KEPT);
  await Promise.all([...addresses].map((address) => keepOne(cache, address)));
}

/** Keeps a file that is not kept yet; one of an older version that is the same is taken from there. */
async function keepOne(cache: Cache, address: string): Promise<void> {
  if (isLasting(address)) {
    if (await cache.match(address)) return;
    const older = await caches.match(address);
    if (older) return cache.put(address, older);
  }
  const answer = await fetch(new Request(address, { cache: isLasting(address) ? 'default' : 'no-cache' }));
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  await cache.put(address, answer);
}

async function forgetOlder(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(PREFIX) && name !== KEPT).map((name) => caches.delete(name)),
  );
}

const kept = async (address: string, request: Request): Promise<Response> =>
  (await caches.match(address, { cacheName: KEPT })) ?? fetch(request);

function answered(request: Request): Promise<Response> | null {
  if (request.method !== 'GET') return null;
  if (request.mode === 'navigate' && request.url.split(/[?#]/)[0] === folder.href) return kept(DOCUMENT, request);
  const address = request.url.split(/[?#]/)[0] ?? '';
  return addresses.has(address) || isUnpacked(address) ? kept(address, request) : null;
}

self.addEventListener('install', (event) => (event as Lasting).waitUntil(keepAll()));
self.addEventListener('activate', (event) => (event as Lasting).waitUntil(forgetOlder()));
self.addEventListener('fetch', (event) => {
  const { request } = event as RequestEvent;
  const answer = answered(request);
  if (answer) (event as RequestEvent).respondWith(answer);
});

export {};
