/* The seat one had in a match, so that its replay is seen from there: known by this tab, else by the account. */
import { getOwnGames } from '../net/own-games';
import { club } from './club.svelte';

const KEY = 'whistclub-seat:';

export function keepSeat(match: string, seat: number): void {
  try {
    sessionStorage.setItem(KEY + match, String(seat));
  } catch {
    /* Without it the account is asked. */
  }
}

/** The seat kept, null where there is none. */
function seatKept(match: string): number | null {
  try {
    const kept = sessionStorage.getItem(KEY + match);
    return kept === null ? null : Number(kept);
  } catch {
    return null;
  }
}

/**
 * The seat that this person had in a match with these names, however its replay was opened; null for who did not play.
 * One's own games are asked, the latest of them; in an older one a drawn name tells.
 */
export async function ownSeat(match: string, names: readonly string[]): Promise<number | null> {
  const kept = seatKept(match);
  if (kept !== null || !club.me?.known) return kept;
  const latest = await getOwnGames({ game: '', other: null, day: '' }).catch(() => null);
  const found = latest?.games.find((one) => one.match === match)?.seat;
  const drawn = club.me.guest ? names.indexOf(`#${club.me.guest}`) : -1;
  return found ?? (drawn < 0 ? null : drawn);
}
