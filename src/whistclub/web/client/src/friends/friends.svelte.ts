/* One's friends, read again calmly while the page is looked at. */
import { refusalOf } from '../messages/refusal';
import { getFriends, NO_FRIENDS, type Friends } from '../net/friends';
import { club } from '../state/club.svelte';

const AGAIN_MS = 20_000;

class FriendsState {
  now = $state.raw<Friends>(NO_FRIENDS);
  trouble = $state('');
  /** Counts the changes answered: what was asked for before the last of them is old. */
  private turn = 0;

  /** Makes a change, or reads; what comes back is what is so now. */
  async run(change: () => Promise<Friends>): Promise<boolean> {
    try {
      const found = await change();
      this.turn += 1;
      this.now = found;
      this.trouble = '';
      return true;
    } catch (problem) {
      this.trouble = refusalOf(problem);
      return false;
    }
  }

  /** Reads now and every twenty seconds while the page is looked at. Returns what ends that. */
  watch(): () => void {
    const read = (): void => {
      if (document.hidden || !club.me.known) return;
      const { turn } = this;
      void getFriends()
        .then((found) => void (turn === this.turn && (this.now = found)))
        .catch(() => undefined);
    };
    read();
    const timer = setInterval(read, AGAIN_MS);
    document.addEventListener('visibilitychange', read);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', read);
    };
  }
}

export const friends = new FriendsState();
