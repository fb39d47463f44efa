/* The open page; links inside the club change it without a reload. */
interface Route {
  /** The page that led here; empty on the first one. */
  before: string;
  path: string;
  hash: string;
}

export const route = $state<Route>({ before: '', path: location.pathname, hash: location.hash });

function here(): void {
  route.path = location.pathname;
  route.hash = location.hash;
}

/** Opens a page of the club; `instead`: in place of this one. */
export function go(path: string, instead = false): void {
  if (!instead) route.before = location.pathname;
  if (instead) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  here();
  scrollTo(0, 0);
}

/** Takes over clicks on links to pages of the club. */
export function watchLinks(): void {
  addEventListener('popstate', here);
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element | null)?.closest?.('a[href]');
    if (
      !(link instanceof HTMLAnchorElement) ||
      link.target ||
      link.origin !== location.origin ||
      link.pathname.startsWith('/api/') ||
      link.hasAttribute('download')
    )
      return;
    if (link.hash && link.pathname === location.pathname) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
