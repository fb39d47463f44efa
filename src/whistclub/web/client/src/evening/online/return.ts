/* The moment at which a guest is taken from the club's table back to the evening. */
import type { Evening } from '../../net/evening';

/** The place in an evening of one of the club's tables. */
export interface EveningTable {
  readonly code: string;
  readonly round: number;
  readonly table: number;
}

/** Milliseconds to read the result of a table that is done. */
const RESULT_MS = 8000;
/** Milliseconds of notice when the evening goes on. */
const NOTICE_MS = 3000;

/**
 * After how many milliseconds a guest at this table is taken back, null while they stay. `watching`: at a table that is
 * not theirs.
 */
export function returnAfterMs(evening: Evening, place: EveningTable, watching: boolean): number | null {
  const { round, phase } = evening.public;
  if (round !== place.round || phase === 'over') return NOTICE_MS;
  if (phase === 'between') return RESULT_MS;
  return !watching && evening.guest?.table?.over ? RESULT_MS : null;
}
