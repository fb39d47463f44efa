/* The games of the last visit, kept on this device to be shown where there is no network. */
import type { Brief, Tables } from '../net/api';
import { browserStore, keep, readKept, type Store } from '../net/browser-store';

export interface KeptGame {
  /** The key of the game. */
  readonly game: string;
  /** The other people at the table. */
  readonly names: readonly string[];
  readonly phase: Brief['phase'];
  readonly turn: boolean;
  readonly changed_ms: number;
}

interface LastVisit {
  readonly at_ms: number;
  readonly games: readonly KeptGame[];
}

const KEY = 'whistclub-games';
const MOST = 12;

/**
 * Keeps the latest of one's own tables. `gameOf` is the key of the game that a preset belongs to, `own` one's name at
 * the tables.
 */
export function keepGames(
  tables: Tables,
  gameOf: (preset: string) => string,
  own: string,
  nowMs: number,
  store: Store = browserStore(),
): void {
  const games = [...tables.mine]
    .sort((one, other) => other.changed_ms - one.changed_ms)
    .slice(0, MOST)
    .map(({ preset, names, phase, turn, changed_ms }): KeptGame => ({
      game: gameOf(preset),
      names: without(names, own),
      phase,
      turn,
      changed_ms,
    }));
  keep(store, KEY, { at_ms: nowMs, games } satisfies LastVisit);
}

/** The names but for the first that is one's own. */
const without = (names: readonly string[], own: string): string[] => names.filter((_, i) => i !== names.indexOf(own));

/** The games of the last visit and its time, null where nothing was kept. */
export const keptGames = (store: Store = browserStore()): LastVisit | null => readKept<LastVisit>(store, KEY);

/** True if this device has seen an evening and can show what it knows of it. */
export const isEveningKept = (code: string, store: Store = browserStore()): boolean =>
  ['guest', 'organiser', 'hall'].some((role) => store.getItem(`whistclub-evening:${code}:${role}`) !== null);
