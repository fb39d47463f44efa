/* The plan of the tables next to one's own, in the order of their numbers. */

export interface PlannedTable {
  readonly table: number;
  /** The middle of the table on the plan. */
  readonly x: number;
  readonly is: 'to' | 'from' | 'other';
}

export interface Plan {
  readonly tables: readonly PlannedTable[];
  readonly width: number;
  /** True if there are tables before the first or after the last one shown. */
  readonly before: boolean;
  readonly after: boolean;
  /**
   * The tables between the old and the new one that are left out, null for none: the gap comes after the table of this
   * place.
   */
  readonly gapAfter: number | null;
}

const SPACING = 58;
const MOST = 6;

/** The plan: all tables where there are few, else those around the new one and the way from the old one. */
export function planOf(tables: number, from: number, to: number): Plan {
  const shown = numbersShown(tables, from, to);
  const gap = shown.findIndex((number, i) => i > 0 && number !== (shown[i - 1] ?? 0) + 1);
  const placed = shown.map((table, i): PlannedTable => ({
    table,
    x: (i + 0.5) * SPACING,
    is: table === to ? 'to' : table === from ? 'from' : 'other',
  }));
  return {
    tables: placed,
    width: shown.length * SPACING,
    before: (shown[0] ?? 1) > 1,
    after: (shown.at(-1) ?? tables) < tables,
    gapAfter: gap < 0 ? null : gap - 1,
  };
}

function numbersShown(tables: number, from: number, to: number): readonly number[] {
  const range = (first: number, count: number): number[] => Array.from({ length: count }, (_, i) => first + i);
  if (tables <= MOST) return range(1, tables);
  const apart = from ? Math.abs(from - to) : 0;
  if (apart < MOST) {
    const middle = from ? Math.floor((from + to) / 2) : to;
    return range(Math.min(Math.max(1, middle - 2), tables - MOST + 1), MOST);
  }
  const [near, far] = [Math.min(Math.max(1, to - 1), tables - 2), Math.min(Math.max(1, from - 1), tables - 2)];
  return to < from ? [...range(near, 3), ...range(far, 3)] : [...range(far, 3), ...range(near, 3)];
}
