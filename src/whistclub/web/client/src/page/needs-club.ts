/* The pages that need other people, and so a club. */
import { browserStore, keep, readKept } from '../net/browser-store';
import { isSite } from '../site/site';

const OPENED_HERE = 'whistclub-device-evenings';
const MOST_OPENED = 100;

const ROOMS: ReadonlySet<string> = new Set(['friends', 'teach', 'prepared', 'season', 'device']);
/** Of an evening's pages those that are shown on the device that runs it; the others are for other devices. */
const OF_EVENING: ReadonlySet<string> = new Set(['', 'run', 'hall', 'results', 'print']);

/** True for the page of a path, as its parts, that a site without a club has nothing for. */
export const needsClub = (parts: readonly string[]): boolean =>
  ROOMS.has(parts[0] ?? '') || (parts[0] === 'evening' && parts.length > 1);

/** The same for an evening by its code. A club's pages without a network know which were opened on this device. */
export const eveningNeedsClub = (code: string, parts: readonly string[]): boolean =>
  !OF_EVENING.has(parts[1] ?? '') || !(isSite || isOpenedHere(code));

/** Keeps in mind that the evening of this code was opened on this device. */
export function keepOpened(code: string): void {
  keep(browserStore(), OPENED_HERE, [...openedHere(), code].slice(-MOST_OPENED));
}

export const isOpenedHere = (code: string): boolean => openedHere().includes(code.toUpperCase());

const openedHere = (): readonly string[] => readKept<string[]>(browserStore(), OPENED_HERE) ?? [];
