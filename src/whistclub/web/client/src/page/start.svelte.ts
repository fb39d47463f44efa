/* The start of a static site's tables in this browser, and what a page knows of it. */
import { memoryStore, type Store } from '../net/browser-store';
import { reach, reachBy, type Reach } from '../net/reach';
import { lastPreset } from '../state/open-table';
import { surroundings } from '../state/surroundings.svelte';
import { EarlyReach, type FirstShown } from './early-table';
import { keepSite } from './keep-site';
import { openHome } from './open';
import { progress } from './progress.svelte';
import { base, isSite, siteParts } from '../site/site';

export { default as StartFooter } from './StartFooter.svelte';
export { default as Starting } from './Starting.svelte';
export { runsHere } from './runs-here';

/** For so long the first table has the network and the device for itself, before the rest of the site is kept. */
const FIRST_TABLE_MS = 4_000;
/** The longest wait for the worker to be begun; a tab that leads and is asleep lets one wait for seconds. */
const BEGIN_MS = 300;
/** The part that a site shows before its tables run. */
const FIRST = 'first.json';

/** What reads what a site shows before its tables run: fetched when it is first asked for. */
function readOnce(): () => Promise<FirstShown> {
  let found: Promise<FirstShown> | null = null;
  const read = async (): Promise<FirstShown> =>
    (await (await fetch(base + siteParts.folder + FIRST)).json()) as FirstShown;
  return () => (found ??= read());
}

/** The store of this tab, or one that ends with the page where the browser has none. */
function tabStore(): Store {
  try {
    return sessionStorage;
  } catch {
    return memoryStore();
  }
}

/** True for somebody who has never opened a table in this browser: their first one is there before its tables run. */
export const isFirstVisit = (): boolean => isSite && FIRST in siteParts.sizes && lastPreset() === '';

/** Has what needs no tables at hand, in a browser that cannot run any. */
export function withoutTables(): void {
  const none = { needsNetwork: false, ask: () => Promise.reject(new Error('no tables')), connect: reach().connect };
  reachBy(new EarlyReach(none, readOnce(), false, memoryStore()));
}

/**
 * Plays at the tables of this browser from now on. What the page does next can wait until their worker is begun: that
 * takes longest, and a busy page would keep it from beginning. Where something else is wanted first, the worker fetches
 * nothing before that is settled.
 */
export async function start(first?: Promise<unknown>): Promise<Reach> {
  const { reach: home, begun } = openHome((message) => {
    if ('progress' in message) [progress.come, progress.of] = [message.progress, message.of];
    else if ('notes' in message) surroundings.homeNote = message.notes;
    else if ('failed' in message) surroundings.homeTrouble = { key: message.failed, args: message.args };
    else if ('ready' in message) {
      early?.running();
      if (isSite) setTimeout(keepSite, FIRST_TABLE_MS);
    }
  }, first);
  const early =
    isSite && FIRST in siteParts.sizes ? new EarlyReach(home, readOnce(), isFirstVisit(), tabStore()) : null;
  const reach = early ?? home;
  reachBy(reach);
  if (!first) await Promise.race([begun, new Promise((resolve) => setTimeout(resolve, BEGIN_MS))]);
  return reach;
}
