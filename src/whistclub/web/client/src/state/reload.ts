/* A page of which a part could not be fetched, reloaded: a browser does not fetch that part again for the same page,
   and a new version of the club has other parts. */
import { club } from './club.svelte';

const KEY = 'whistclub-reloaded';
/** Between two reloads: a part that stays away must not make the page flicker. */
const BETWEEN_MS = 10_000;

/** Reloads the page as soon as the club answers, at the earliest ten seconds after the last time. */
export async function reloadOnceReached(): Promise<void> {
  await club.arrive();
  const nowMs = Date.now();
  if (club.trouble || nowMs - Number(sessionStorage.getItem(KEY)) < BETWEEN_MS) return;
  sessionStorage.setItem(KEY, String(nowMs));
  location.reload();
}
