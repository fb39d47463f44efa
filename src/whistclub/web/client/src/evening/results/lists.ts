/* The standings of an evening as its results page lists them: one list, or one of each part or side. */
import type { Prize, StandingRow } from '../../net/evening';
import { say } from '../../messages/speech.svelte';
import { listName } from '../hall/hall-text';

export interface NamedList {
  readonly name: string;
  readonly rows: readonly StandingRow[];
}

/** The prizes with the highest first; of one kind a lady's comes before a gent's. */
export function bestFirst(prizes: readonly Prize[]): readonly Prize[] {
  const kinds = [...new Set(prizes.map((one) => one.kind))].reverse();
  return kinds.flatMap((kind) => prizes.filter((one) => one.kind === kind));
}

/** The lists; of ladies and gents each counts its places by itself, and equal ones share one. */
export function listsOf(rows: readonly StandingRow[]): readonly NamedList[] {
  if (rows.some((row) => row.part))
    return (['lady', 'gent'] as const).map((part) => ({
      name: say(part === 'lady' ? 'evening-results-ladies' : 'evening-results-gents'),
      rows: placed(rows.filter((row) => row.part === part)),
    }));
  if (rows.some((row) => row.direction))
    return (['NS', 'EW'] as const).map((side) => ({
      name: listName(side),
      rows: rows.filter((row) => row.direction === side),
    }));
  return [{ name: say('evening-hall-standings-final'), rows }];
}

/** The rows of one part with their places in it. */
const placed = (rows: readonly StandingRow[]): readonly StandingRow[] =>
  rows.map((row) => ({ ...row, rank: 1 + rows.filter((other) => other.rank < row.rank).length }));
