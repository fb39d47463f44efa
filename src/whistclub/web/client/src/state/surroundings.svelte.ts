/* All that this device or the way to the club lacks, each told by its cause. */
import { socketWatch } from '../net/socket-watch';
import type { Why } from '../net/wire';

const MOST_OFF_MS = 5 * 60_000;

/** True if the browser keeps a cookie that a page sets. */
function keepsCookies(): boolean {
  if (!navigator.cookieEnabled) return false;
  document.cookie = 'probe=1; path=/; max-age=60; samesite=lax';
  return document.cookie.includes('probe=1');
}

/** True if the browser keeps what a page stores. */
function keepsStorage(): boolean {
  try {
    localStorage.setItem('whistclub-probe', '1');
    localStorage.removeItem('whistclub-probe');
    return true;
  } catch {
    return false;
  }
}

class Surroundings {
  /** Sockets do not get through though the club answers. */
  areSocketsBlocked = $state(false);
  /** The lead of this device's clock over the club's, where that matters; 0 elsewhere. */
  clockAheadMs = $state(0);
  /** The lack of the home of the tables in this browser, as the key of a message; empty if nothing. */
  homeNote = $state('');
  /** The reason that this home keeps or plays nothing more; null while all is well. */
  homeTrouble = $state.raw<Why | null>(null);
  /** The network, as far as it decides where one plays: here, away from a club's page, or a club's page without it. */
  network = $state<'here' | 'away' | 'device' | 'back'>('here');
  /** Games of this device that the club has taken in since this page began, and those that it has refused. */
  brought = $state(0);
  notTaken = $state(0);
  /** Tables of this device that are not finished, as far as a page at the club knows. */
  waitingHere = $state(0);
  readonly hasCookies = keepsCookies();
  readonly hasStorage = keepsStorage();

  constructor() {
    socketWatch.listen((blocked) => (this.areSocketsBlocked = blocked));
  }

  /** The club has told its time. */
  clubTime(nowMs: number): void {
    const ahead = Date.now() - nowMs;
    this.clockAheadMs = Math.abs(ahead) > MOST_OFF_MS ? ahead : 0;
  }
}

export const surroundings = new Surroundings();
