/* The pages that need other people, and so a club. */

const ROOMS: ReadonlySet<string> = new Set(['evening', 'friends', 'teach', 'prepared', 'season', 'device']);

/** True for the page of a path, as its parts, that a site without a club has nothing for; see the codes of evenings. */
export const needsClub = (parts: readonly string[]): boolean => ROOMS.has(parts[0] ?? '');
