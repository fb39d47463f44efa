/* Tells if other people's phones can open a link. */

const ONLY_HERE = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** True for a link that leads to the club on this machine alone. */
export const isOnlyHere = (url: string): boolean => ONLY_HERE.test(new URL(url, location.href).hostname);
