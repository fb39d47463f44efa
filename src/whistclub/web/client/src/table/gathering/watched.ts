/* The tables that this tab only watches, so that a reload does not ask again. */

const KEY = 'whistclub-watched:';

export function keepWatched(table: string, watches: boolean): void {
  try {
    if (watches) sessionStorage.setItem(KEY + table, 'yes');
    else sessionStorage.removeItem(KEY + table);
  } catch {
    /* Without it one is asked again. */
  }
}

export function isWatched(table: string): boolean {
  try {
    return sessionStorage.getItem(KEY + table) !== null;
  } catch {
    return false;
  }
}
