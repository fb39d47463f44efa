/*
 * The addresses of pages. In a club a page has the path `/t/ID`. A static site has one document and any host may serve
 * it from any folder: there the same path stands behind a hash, `FOLDER/#/t/ID`, which no host is asked for.
 */
import { base, isSite } from './site';

/** The address of a page by its path; of a file of the site, its place below the folder. An address stays as it is. */
export function addressOf(path: string): string {
  if (!isSite || path.startsWith(`${base}#`)) return path;
  return /\.\w+$/.test(path) ? base + path.slice(1) : `${base}#${path}`;
}

/** The page that an address means, with its path, search and hash as a club has them. */
export function pageAt(address: URL): URL {
  if (!isSite || address.pathname !== base) return address;
  return new URL(address.hash.startsWith('#/') ? address.hash.slice(1) : '/', address.origin);
}
