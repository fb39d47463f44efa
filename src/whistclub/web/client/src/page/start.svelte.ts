/* The start of a static site's tables in this browser, and what a page knows of it. */
import { reachBy, type Reach } from '../net/reach';
import { surroundings } from '../state/surroundings.svelte';
import { keepSite } from './keep-site';
import { openHome } from './open';
import { progress } from './progress.svelte';
import { isSite } from '../site/site';

export { default as StartFooter } from './StartFooter.svelte';
export { default as Starting } from './Starting.svelte';

/** For so long the first table has the network and the device for itself, before the rest of the site is kept. */
const FIRST_TABLE_MS = 4_000;
/** The longest wait for the worker to be begun; a tab that leads and is asleep lets one wait for seconds. */
const BEGIN_MS = 300;

/**
 * Plays at the tables of this browser from now on. What the page does next can wait until their worker is begun: that
 * takes longest, and a busy page would keep it from beginning.
 */
export async function start(): Promise<Reach> {
  const { reach, begun } = openHome((message) => {
    if ('progress' in message) [progress.come, progress.of] = [message.progress, message.of];
    else if ('notes' in message) surroundings.homeNote = message.notes;
    else if ('failed' in message) surroundings.homeTrouble = { key: message.failed, args: message.args };
    else if ('ready' in message && isSite) setTimeout(keepSite, FIRST_TABLE_MS);
  });
  reachBy(reach);
  await Promise.race([begun, new Promise((resolve) => setTimeout(resolve, BEGIN_MS))]);
  return reach;
}
