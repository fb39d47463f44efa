/* The keys under which this client keeps things in a browser's stores: all begin alike, so that all are found. Pure. */
export const KEPT_PREFIX = 'whistclub-';

/** The part of a store that forgetting needs. */
export type Emptied = Pick<Storage, 'length' | 'key' | 'removeItem'>;

/** Removes everything that the client keeps in this store. */
export function emptied(store: Emptied): void {
  const keys = Array.from({ length: store.length }, (_, at) => store.key(at) ?? '');
  for (const key of keys) if (key.startsWith(KEPT_PREFIX)) store.removeItem(key);
}
