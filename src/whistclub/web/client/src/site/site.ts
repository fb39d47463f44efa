/* The origin of these pages: a club, or a static site whose tables live in the browser. */

const told = (name: string): string =>
  (typeof document === 'undefined' ? null : document.querySelector<HTMLMetaElement>(`meta[name=${name}]`))?.content ??
  '';

/** The version of a static site; empty in a club. */
export const siteVersion = told('whistclub-site');
/** The places of the parts that run its tables, and the bytes of each. */
export const siteParts = JSON.parse(told('whistclub-parts') || '{"folder":"","sizes":{}}') as {
  readonly folder: string;
  readonly sizes: Readonly<Record<string, number>>;
};
/** The games at its tables, as JSON text: the answer to `/api/games`; empty in a club. */
export const siteGames = told('whistclub-games');
/** True for the pages of a static site. */
export const isSite = siteVersion !== '';
/** The address of a club for what needs other people, as the site names it; else empty. */
export const clubElsewhere = told('whistclub-club');
/** The path below which the pages lie; a club stands at the root of its address. */
export const base = isSite ? new URL('.', location.href).pathname : '/';
/** The name of the store, the channel and the kept parts of the tables in this browser. */
export const storeName = `whistclub ${base}`;
