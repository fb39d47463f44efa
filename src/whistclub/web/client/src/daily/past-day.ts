/* The check of a replayed deal of a past day, as far as the club tells its secret. */
import { getDaily, getRecord, type Replay } from '../net/api';
import { club } from '../state/club.svelte';
import { dailyCheck, type DailyCheck } from './daily-deal';
import { stockOf } from '../match/profile';
import { keptDays } from './day-seals';

/**
 * The check, recomputed from the day's secret; null for a deal that is of no past day. Throws a Problem where the club
 * does not answer.
 */
export async function pastDayCheck(
  replay: Replay,
  table: string,
  match: string,
  place: number,
): Promise<DailyCheck | null> {
  if (replay.proof || !replay.seed || replay.names.length !== 1) return null;
  const [{ days }, record] = await Promise.all([getDaily(), getRecord(table, match)]);
  const numbers = record.deals.map((_, at) => replay.number - place + 1 + at);
  return dailyCheck(record, stockOf(club.game(record.game), record.options), replay.preset, numbers, days, keptDays());
}
