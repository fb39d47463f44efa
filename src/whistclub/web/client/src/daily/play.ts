/* Begins today's deal of a preset, or goes on with the own try. */
import type { Daily } from '../net/api';
import { openAndGo } from '../state/open-table';
import { go } from '../state/route.svelte';

/** Returns why it could not be begun, as a sentence, or nothing. */
export async function playDeal(daily: Daily, preset: string): Promise<string> {
  const table = daily.tables[preset];
  if (!table)
    return openAndGo({ settings: { preset }, with_bots: true, daily: true, unranked: preset in daily.unranked });
  go(daily.over.includes(preset) ? `/daily/${daily.date}/${preset}` : `/t/${table}`);
  return '';
}
