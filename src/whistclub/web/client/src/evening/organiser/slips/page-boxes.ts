/* The boxes of slips as they stand in the document. */

/** A box by its table and its place in the row. */
export interface BoxPlace {
  readonly table: number;
  readonly box: number;
}

/** The boxes on the page, as the browser has them. */
export interface Boxes {
  /** The box that has the focus, null where none has. */
  readonly focused: () => BoxPlace | null;
  /** Focuses a box and selects its text; nothing where there is no such box. */
  readonly focus: (place: BoxPlace) => void;
  /** Types a character over what is selected in the box that has the focus. */
  readonly insert: (key: string) => void;
  /** What gives the focus back to the field outside this row that has it; null where none has. */
  readonly away: (table: number) => (() => void) | null;
}

/** The boxes of this list. */
export function boxesIn(list: () => HTMLElement): Boxes {
  const row = (table: number): HTMLInputElement[] => [
    ...list().querySelectorAll<HTMLInputElement>(`[data-table="${String(table)}"] input`),
  ];
  const placeOf = (input: Element | null): BoxPlace | null => {
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
