/* Opens a table and goes there. */
import { refusalOf } from '../messages/refusal';
import { openTable, type NewTable } from '../net/api';
import { guide } from './guided-table.svelte';
import { go } from './route.svelte';

const LAST = 'whistclub-last';

/** The preset played last on this device. */
export function lastPreset(): string {
  try {
    return localStorage.getItem(LAST) ?? '';
  } catch {
    return '';
  }
}

/** Opens the table and goes there. Returns why not, as a sentence, or nothing. */
export async function openAndGo(
  table: NewTable,
  guided = false,
  opened: (id: string) => void = () => {},
): Promise<string> {
  try {
    const { id, path } = await openTable(table);
    opened(id);
    if (guided) guide(id);
    try {
      localStorage.setItem(LAST, table.settings.preset);
    } catch {
      /* The next visit then offers the usual game. */
    }
    go(path);
    return '';
  } catch (problem) {
    return refusalOf(problem);
  }
}

/** A table of this preset with bots, dealt at once; the first deal with a guide if wished. */
export const playNow = (preset: string, guided = false): Promise<string> =>
  openAndGo({ settings: { preset }, with_bots: true }, guided);

/** Opens a table of this preset for friends, whose link can be sent at once. */
export const openForFriends = (preset: string): Promise<string> =>
  openAndGo({ settings: { preset }, with_bots: false });
