/* The table at which somebody waits while they look at another page of the club. */

interface Waiting {
  /** The id of the table; empty for nobody who waits. */
  table: string;
}

export const waiting = $state<Waiting>({ table: '' });
