/* The service worker: without a network it opens the club's pages from what it keeps of them. It never keeps what the
   club answers under /api. A new version waits until no page of the old one is open. */

/** The files that make a page, put in when the client is built. */
declare const SHELL: readonly string[];
/** The files of all pages, which a device keeps that is to play without a network. */
declare const PAGES: readonly string[];
/** The words of each language, of which a device keeps those of its own. */
declare const WORDS: Readonly<Record<string, string>>;
/** The version of the client, which follows from its files. */
declare const VERSION: string;

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface PageMessage extends Lasting {
  readonly data: { readonly keep?: readonly string[]; readonly language?: string; readonly pages?: true };
  readonly ports: readonly MessagePort[];
}
interface RequestEvent extends Event {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

const PREFIX = 'whistclub-';
const KEPT = `${PREFIX}${VERSION}`;
/** Under this name a cache keeps the language of the device, for the next version to fetch its words. */
const LANGUAGE = '/kept-language';

async function keepShell(): Promise<void> {
  const cache = await caches.open(KEPT);
  const language = await (await caches.match(LANGUAGE))?.text();
  const words = language ? WORDS[language] : undefined;
  await cache.addAll(
    [...SHELL, ...(words ? [words] : [])].map(
      (path) => new Request(path, { cache: path.startsWith('/assets/') ? 'default' : 'no-cache' }),
    ),
  );
}

/** Keeps files that a page was made of. */
async function keepMore(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(KEPT);
  const isNew = await Promise.all(paths.map(async (path) => path.startsWith('/assets/') && !(await cache.match(path))));
  await cache.addAll(paths.filter((_, i) => isNew[i]));
}

/** Keeps all pages, and tells the page that has asked for it. */
async function keepPages(asking: MessagePort | undefined): Promise<void> {
  try {
    const others = Object.values(WORDS);
    await keepMore(PAGES.filter((path) => !others.includes(path)));
    asking?.postMessage('kept');
  } catch {
    asking?.postMessage('not kept');
  }
}

/** Keeps the words of this language and of no other. */
async function keepLanguage(language: string): Promise<void> {
  const cache = await caches.open(KEPT);
  await cache.put(LANGUAGE, new Response(language));
  const own = WORDS[language];
  if (own) await keepMore([own]);
  await Promise.all(
    Object.values(WORDS)
      .filter((path) => path !== own)
      .map((path) => cache.delete(path)),
  );
}

async function forgetOlder(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(PREFIX) && name !== KEPT).map((name) => caches.delete(name)),
  );
}

const kept = (path: string): Promise<Response | undefined> => caches.match(path, { cacheName: KEPT });

/** From the network, from what is kept where there is none. */
async function newest(request: Request, path: string): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return (await kept(path)) ?? Response.error();
  }
}

/** A file whose name follows from its content: what is kept of it cannot be out of date. */
async function unchanging(request: Request, path: string): Promise<Response> {
  const found = await kept(path);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(KEPT)).put(path, answer.clone());
  return answer;
}

/** A part that runs tables in this browser; the pages keep these by themselves. */
const keptForTables = async (request: Request, path: string): Promise<Response> =>
  (await caches.match(path)) ?? fetch(request);

function answered(request: Request): Promise<Response> | null {
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api')) return null;
  if (pathname.startsWith('/python/')) return keptForTables(request, pathname);
  if (request.mode === 'navigate') return newest(request, '/');
  if (pathname.startsWith('/assets/')) return unchanging(request, pathname);
  return SHELL.includes(pathname) ? newest(request, pathname) : null;
}

self.addEventListener('install', (event) => (event as Lasting).waitUntil(keepShell()));
self.addEventListener('activate', (event) => (event as Lasting).waitUntil(forgetOlder()));
self.addEventListener('message', (event) => {
  const told = event as unknown as PageMessage;
  const { keep = [], language, pages } = told.data;
  const others = Object.values(WORDS);
  told.waitUntil(keepMore(keep.filter((path) => !others.includes(path))).catch(() => undefined));
  if (pages) told.waitUntil(keepPages(told.ports[0]));
  if (language) told.waitUntil(keepLanguage(language).catch(() => undefined));
});
self.addEventListener('fetch', (event) => {
  const { request } = event as RequestEvent;
  const answer = answered(request);
  if (answer) (event as RequestEvent).respondWith(answer);
});

export {};
