/* The open page; links inside the club change it without a reload. */
import { addressOf, pageAt } from '../site/address';
import { isSite } from '../site/site';

interface Route {
  /** The page that led here; empty on the first one. */
  before: string;
  path: string;
  search: string;
  hash: string;
}

export const route = $state<Route>({ before: '', ...opened() });

function opened(): Omit<Route, 'before'> {
  const { pathname, search, hash } = pageAt(new URL(location.href));
  return { path: pathname, search, hash };
}

function here(): void {
  Object.assign(route, opened());
}

/** Opens a page of the club; `instead`: in place of this one. */
export function go(path: string, instead = false): void {
  if (!instead) route.before = route.path;
  if (instead) history.replaceState(null, '', addressOf(path));
  else history.pushState(null, '', addressOf(path));
  here();
  scrollTo(0, 0);
}

/** Names the page that is open anew, so that its link leads back to what is shown; no page is turned. */
export const renamed = (path: string): void => history.replaceState(null, '', addressOf(path));

/** Takes the part behind the hash out of the address. */
export const dropHash = (): void => history.replaceState(null, '', addressOf(route.path));

/** Takes over clicks on links to pages of the club. */
export function watchLinks(): void {
  addEventListener('popstate', here);
  for (const sign of ['pointerdown', 'focusin', 'contextmenu']) document.addEventListener(sign, makeWhole, true);
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = linkOf(event);
    if (!link || link.target || link.origin !== location.origin || link.hasAttribute('download')) return;
    makeWhole(event);
    const { pathname, search, hash } = pageAt(new URL(link.href));
    if (pathname.startsWith('/api/')) return;
    if (!isSite && hash && pathname === location.pathname) return;
    event.preventDefault();
    go(pathname + search + hash);
  });
}

const linkOf = (event: Event): HTMLAnchorElement | null =>
  (event.target as Element | null)?.closest?.<HTMLAnchorElement>('a[href]') ?? null;

/** A link about to be used gets the address by which a browser finds the page in a tab of its own. */
function makeWhole(event: Event): void {
  const link = linkOf(event);
  const written = link?.getAttribute('href') ?? '';
  // A part of this page: a site has the page itself behind its hash.
  const path = /^#[^/]/.test(written) ? route.path + route.search + written : written;
  if (link && path.startsWith('/') && !link.hasAttribute('download') && addressOf(path) !== path)
    link.setAttribute('href', addressOf(path));
}
