/* The boxes of slips as they stand in the document. */
import type { Boxes, Place } from './row-keys.svelte';

/** The boxes of this list. */
export function boxesIn(list: () => HTMLElement): Boxes {
  const row = (table: number): HTMLInputElement[] => [
    ...list().querySelectorAll<HTMLInputElement>(`[data-table="${String(table)}"] input`),
  ];
  const placeOf = (input: Element | null): Place | null => {
    const table = Number(input?.closest<HTMLElement>('[data-table]')?.dataset.table ?? 0);
    return input instanceof HTMLInputElement && list().contains(input)
      ? { table, box: row(table).indexOf(input) }
      : null;
  };
  return {
    focused: () => placeOf(document.activeElement),
    focus: ({ table, box }) => {
      const input = row(table)[box];
      input?.focus();
      input?.select();
    },
    insert: (key) => {
      const input = document.activeElement as HTMLInputElement;
      input.setRangeText(key, input.selectionStart ?? 0, input.selectionEnd ?? 0, 'end');
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    },
    away: (table) => {
      const now = document.activeElement;
      return now instanceof HTMLInputElement && placeOf(now)?.table !== table ? () => now.focus() : null;
    },
  };
}
