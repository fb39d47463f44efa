/* Forgets what this browser keeps of a person, once the club has deleted everything of theirs. */
import { NO_FRIENDS } from '../net/friends';
import { friends } from '../friends/friends.svelte';
import { guide } from '../state/guided-table.svelte';
import { usualAgain } from '../state/settings.svelte';
import { playsHere } from '../site/here';
import { storeName } from '../site/site';
import { emptied } from '../state/storage-keys';

/**
 * Empties the browser's stores and what this page remembers; looks and sounds are as on the first day, the language
 * stays.
 */
export function forgetEverything(): void {
  friends.now = NO_FRIENDS;
  guide('');
  usualAgain();
  // Games that were played here without the club; at tables in this browser they are removed one by one.
  if (!playsHere() && typeof indexedDB !== 'undefined') indexedDB.deleteDatabase(storeName);
  for (const store of [() => localStorage, () => sessionStorage]) {
    try {
      emptied(store());
    } catch {
      /* A browser that keeps nothing has nothing to forget. */
    }
  }
}
