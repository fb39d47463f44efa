/* The table whose first deal is played with a guide; kept for this visit only. */
const KEY = 'whistclub-guided';

function kept(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

export const guided = $state({ table: kept() });

/** Guides at this table; an empty one: nowhere. */
export function guide(table: string): void {
  guided.table = table;
  try {
    sessionStorage.setItem(KEY, table);
  } catch {
    /* Without a place to keep it a reload ends the guide. */
  }
}
