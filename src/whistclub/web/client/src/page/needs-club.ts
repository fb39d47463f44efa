/* The pages that need other people, and so a club. */

const ROOMS: ReadonlySet<string> = new Set(['friends', 'teach', 'prepared', 'season', 'device']);
/** Of an evening's pages those that are shown on the device that runs it; the others are for other devices. */
const OF_EVENING: ReadonlySet<string> = new Set(['', 'run', 'hall', 'results', 'print']);

/** True for the page of a path, as its parts, that a site without a club has nothing for. */
export const needsClub = (parts: readonly string[]): boolean =>
  ROOMS.has(parts[0] ?? '') || (parts[0] === 'evening' && parts.length > 1);

/** The same for an evening by its code. */
export const eveningNeedsClub = (parts: readonly string[]): boolean => !OF_EVENING.has(parts[1] ?? '');
