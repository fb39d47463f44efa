/* Remembers the seat one had in a match, so that its replay is seen from there. Kept as long as the tab. */
const KEY = 'whistclub-seat:';

export function keepSeat(match: string, seat: number): void {
  try {
    sessionStorage.setItem(KEY + match, String(seat));
  } catch {
    /* Without it the replay is seen from the south. */
  }
}

/** The seat kept, null where there is none. */
export function seatKept(match: string): number | null {
  try {
    const kept = sessionStorage.getItem(KEY + match);
    return kept === null ? null : Number(kept);
  } catch {
    return null;
  }
}
