/* A page that is opened from outside asks for what it shows before its own code has come. */
import { getReplay, type Replay } from './api';

let asked: { readonly path: string; readonly replay: Promise<Replay> } | null = null;

const pathOf = (table: string, match: string, place: number): string => `/t/${table}/${match}/${place}`;

/** The replay that a path names, as its parts; null for another path. */
export function replayIn(parts: readonly string[]): readonly [table: string, match: string, place: number] | null {
  const [room, table, match, place] = parts;
  return room === 't' && table && match && place && parts.length === 4 ? [table, match, Number(place)] : null;
}

/** Asks for a replay ahead of its page. */
export function askEarly(table: string, match: string, place: number): void {
  const replay = getReplay(table, match, place);
  replay.catch(() => undefined);
  asked = { path: pathOf(table, match, place), replay };
}

/** The replay that was asked for ahead, once; else it is asked for now. */
export function replayOf(table: string, match: string, place: number): Promise<Replay> {
  const early = asked?.path === pathOf(table, match, place) ? asked.replay : null;
  asked = null;
  return early ?? getReplay(table, match, place);
}
