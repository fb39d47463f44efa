/*
 * The pages of a club on a device without a network: they play on at tables in this browser. Which home a page has is
 * decided when it starts, so that nothing changes under a deal; back at the club, finished games are brought there.
 */
import type { Me, Tables } from '../net/api';
import { acted } from '../net/identity';
import { browserStore, keep, readKept } from '../net/browser-store';
import { overNetwork, type Reach } from '../net/reach';
import { club } from '../state/club.svelte';
import { surroundings } from '../state/surroundings.svelte';
import { bringGames, type Answered } from './game-transfer';
import { areKept, isOffered, isWanted, keepParts } from './kept-parts';
import { isOpenedHere } from './needs-club';

const HERE = 'whistclub-on-device';
const PLAYS = '1';
const GOES_ON = 'goes on';
const UNSENT = 'whistclub-device-games';
const ANSWERED = 'whistclub-device-answered';
const UNFINISHED = 'whistclub-device-unfinished';
const OWN_NAME = 'whistclub-own-name';
const MOST_ANSWERED = 2_000;
const AGAIN_MS = 30_000;

interface NewName {
  readonly name: string;
  readonly face: number;
}

/**
 * True for a table or an evening of this device that is opened again, and wherever somebody goes on here: network or
 * not, it is this device that is played on.
 */
export function staysHere(path: string): boolean {
  const kept = sessionStorage.getItem(HERE);
  return kept === GOES_ON || (kept === PLAYS && path.startsWith('/t/')) || isOpenedHere(path.split('/')[1] ?? '');
}

/** The page plays on this device from now on. `device` reaches its tables. */
export function playHere(device: Reach): void {
  if (!sessionStorage.getItem(HERE)) sessionStorage.setItem(HERE, PLAYS);
  keep(browserStore(), UNSENT, true);
  surroundings.network = 'device';
  let isAsking = false;
  // One after the other: two at once would bring and count each game twice.
  const ask = (): void => {
    if (isAsking || surroundings.network !== 'device' || document.visibilityState === 'hidden') return;
    isAsking = true;
    void overNetwork
      .ask('GET', '/api/me')
      .then(async (answer) => {
        if (!answer.ok) return;
        await bring(device);
        surroundings.network = 'back';
      })
      .catch(() => undefined)
      .finally(() => (isAsking = false));
  };
  addEventListener('online', ask);
  document.addEventListener('visibilitychange', ask);
  setInterval(ask, AGAIN_MS);
  ask();
}

/** Takes one's name at the club for the device too, where one has none yet. */
export async function takeOwnName(device: Reach): Promise<void> {
  const own = readKept<NewName>(browserStore(), OWN_NAME);
  if (!own?.name || club.me.name) return;
  const answer = await device.ask('PUT', '/api/me', JSON.stringify(own));
  if (answer.ok) club.me = (await answer.json()) as Me;
}

/** From this device to the club, in a page of its own. */
export function toClub(): void {
  sessionStorage.removeItem(HERE);
  location.assign('/');
}

/** From the club to this device, whose tables are not finished. */
export function goOnHere(): void {
  sessionStorage.setItem(HERE, GOES_ON);
  location.assign('/');
}

/** The page is at the club: it keeps what is wanted for later, and brings what was played meanwhile. */
export async function atClub(): Promise<void> {
  sessionStorage.removeItem(HERE);
  if (!isOffered()) return;
  const { name, face = 0 } = club.me;
  keep(browserStore(), OWN_NAME, { name, face } satisfies NewName);
  surroundings.waitingHere = readKept<number>(browserStore(), UNFINISHED) ?? 0;
  const away = async (): Promise<void> => {
    if (await areKept()) surroundings.network = 'away';
  };
  addEventListener('offline', () => void away());
  if (!navigator.onLine) await away();
  addEventListener('online', () => (surroundings.network = 'here'));
  if (readKept<boolean>(browserStore(), UNSENT) && (await areKept())) await bringFromBefore();
  if (isWanted() && !(await areKept())) await keepParts(() => undefined).catch(() => undefined);
}

/** Opens the tables of this device beside those of the club, only to bring their games. */
async function bringFromBefore(): Promise<void> {
  const { openHome } = await import('./open');
  const device = openHome(() => undefined);
  // Only at the club: on the device more is played meanwhile.
  if (await bring(device.reach)) keep(browserStore(), UNSENT, false);
  const tables = await device.reach.ask('GET', '/api/tables');
  if (tables.ok) {
    const { mine } = (await tables.json()) as Tables;
    surroundings.waitingHere = mine.filter(({ phase }) => phase !== 'over').length;
    keep(browserStore(), UNFINISHED, surroundings.waitingHere);
  }
  device.end();
  // Games of somebody whom the club did not know have made them a guest.
  if (surroundings.brought) acted();
}

/** Brings the games to the club. Returns true if all have come there. */
async function bring(device: Reach): Promise<boolean> {
  return bringGames(device, overNetwork, answered(), ({ games, unreadable }) => {
    surroundings.brought += games;
    surroundings.notTaken += unreadable;
  });
}

function answered(): Answered {
  const store = browserStore();
  const known = readKept<string[]>(store, ANSWERED) ?? [];
  return {
    has: (match) => known.includes(match),
    add: (matches) => {
      known.push(...matches);
      keep(store, ANSWERED, known.slice(-MOST_ANSWERED));
    },
  };
}
