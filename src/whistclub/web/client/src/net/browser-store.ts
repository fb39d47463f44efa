/* Everything that this browser keeps for later visits; a browser that keeps nothing still works. */

/** The part of the Web Storage that is used here. */
export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The browser's store, or one that lasts as long as the page where it has none. */
export function browserStore(): Store {
  try {
    return localStorage;
  } catch {
    return memoryStore();
  }
}

export function memoryStore(): Store {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

/** The value kept under a key, null where there is none that can be read. */
export function readKept<T>(store: Store, key: string): T | null {
  try {
    return JSON.parse(store.getItem(key) ?? 'null') as T | null;
  } catch {
    return null;
  }
}

/** Keeps a value. Returns false where there is no room for it. */
export function keep(store: Store, key: string, value: unknown): boolean {
  try {
    store.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
