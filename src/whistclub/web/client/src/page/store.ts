/*
 * The browser's own database, as the log of the tables and for small records. A call is answered once its transaction
 * is complete, and asks the browser for strict durability: what was answered outlives the tab and a loss of power.
 *
 * Python calls it (`whistclub/page/worker_face.py`); what is not a text travels as JSON.
 */

/** Entries for a log, after its entry `after`; none says that it has not grown. */
interface LogRows {
  readonly log: string;
  readonly after: number;
  readonly entries: readonly string[];
}

/** A record to be kept, or removed where there is no text. */
type KeptText = readonly [kind: string, key: string, text: string | null];

/** Rows to be appended and records to be kept, all or nothing. */
export interface Change {
  readonly jobs: readonly LogRows[];
  readonly kept: readonly KeptText[];
}

/**
 * Why a change was not stored. `conflict`: a log does not end where its rows begin. `gone`: another version of the
 * pages has taken the store, or the browser has closed it. `none`: this browser has no store.
 */
export type NotStored = 'conflict' | 'full' | 'gone' | 'newer' | 'none' | 'other';

/** An error that keeps the browser's store from doing what it was asked; its message is the reason. */
export class StoreFailure extends Error {
  constructor(readonly why: NotStored) {
    super(why);
    this.name = 'StoreFailure';
  }
}

export interface TableStore {
  /** Stores JSON of a `Change`. Answers with JSON: the `why` of one that was not stored, else an empty object. */
  append(change: string): Promise<string>;
  /** The texts of the entries after `since`, in order, as JSON. */
  read(log: string, since: number): Promise<string>;
  /** Removes a log with all its entries; answers as `append`. */
  erase(log: string): Promise<string>;
  get(kind: string, key: string): Promise<string | undefined>;
  /** JSON of `[key, text]` for each record of this kind. */
  all(kind: string): Promise<string>;
}

/** The answer to a change that is stored, and to one that is not. */
export const STORED = '{}';
export const notStored = (why: NotStored): string => JSON.stringify({ why });

/** Of the database's form. A page that knows a lower one than a store has leaves that store alone. */
const VERSION = 1;
const STRICT: IDBTransactionOptions = { durability: 'strict' };

/** Opens the store of this name. `lost` is called when the browser or a page of another version takes it away. */
export async function openStore(name: string, lost: () => void): Promise<TableStore> {
  try {
    const opening = indexedDB.open(name, VERSION);
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore('entries', { keyPath: ['log', 'seq'] });
      opening.result.createObjectStore('kept', { keyPath: ['kind', 'key'] });
    };
    const database = await asked(opening);
    database.onclose = lost;
    database.onversionchange = () => {
      database.close();
      lost();
    };
    return new BrowserStore(database);
  } catch (problem) {
    throw failureOf(problem);
  }
}

class BrowserStore implements TableStore {
  constructor(private readonly database: IDBDatabase) {}

  append(change: string): Promise<string> {
    return this.write(['entries', 'kept'], async (transaction) => {
      const { jobs, kept } = JSON.parse(change) as Change;
      const entries = transaction.objectStore('entries');
      for (const { log, after } of jobs) {
        if ((await lastOf(entries, log)) !== after) throw new StoreFailure('conflict');
      }
      const written = jobs.flatMap(({ log, after, entries: texts }) =>
        texts.map((text, i) => asked(entries.add({ log, seq: after + 1 + i, text }))),
      );
      await Promise.all([...written, ...kept.map((one) => recorded(transaction.objectStore('kept'), one))]);
    });
  }

  read(log: string, since: number): Promise<string> {
    return this.look('entries', async (entries) => {
      const found = await asked(entries.getAll(IDBKeyRange.bound([log, since + 1], [log, []])));
      return JSON.stringify(found.map(({ text }) => text as string));
    });
  }

  erase(log: string): Promise<string> {
    return this.write(['entries'], async (transaction) => {
      await asked(transaction.objectStore('entries').delete(wholeOf(log)));
    });
  }

  get(kind: string, key: string): Promise<string | undefined> {
    return this.look('kept', async (kept) => (await asked(kept.get([kind, key])))?.text as string | undefined);
  }

  all(kind: string): Promise<string> {
    return this.look('kept', async (kept) => {
      const found = await asked(kept.getAll(wholeOf(kind)));
      return JSON.stringify(found.map(({ key, text }) => [key, text]));
    });
  }

  private async look<T>(name: string, act: (from: IDBObjectStore) => Promise<T>): Promise<T> {
    try {
      return await act(this.database.transaction(name).objectStore(name));
    } catch (problem) {
      throw failureOf(problem);
    }
  }

  private async write(
    names: readonly string[],
    act: (transaction: IDBTransaction) => Promise<unknown>,
  ): Promise<string> {
    try {
      const transaction = this.database.transaction(names, 'readwrite', STRICT);
      const complete = completed(transaction);
      // What aborts it is mostly told by a request before; then nobody waits for this one.
      complete.catch(() => undefined);
      await act(transaction);
      await complete;
      return STORED;
    } catch (problem) {
      return notStored(failureOf(problem).why);
    }
  }
}

/** The seq of a log's last entry; 0 of an unknown one. */
async function lastOf(entries: IDBObjectStore, log: string): Promise<number> {
  const last = await asked(entries.openKeyCursor(wholeOf(log), 'prev'));
  return last ? ((last.primaryKey as IDBValidKey[])[1] as number) : 0;
}

const recorded = (store: IDBObjectStore, [kind, key, text]: KeptText): Promise<unknown> =>
  text === null ? asked(store.delete([kind, key])) : asked(store.put({ kind, key, text }));

/** All keys whose first part is this one. */
const wholeOf = (first: string): IDBKeyRange => IDBKeyRange.bound([first], [first, []]);

const asked = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const completed = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new StoreFailure('other'));
  });

const WHY: Readonly<Record<string, NotStored>> = {
  QuotaExceededError: 'full',
  VersionError: 'newer',
  InvalidStateError: 'gone',
  SecurityError: 'none',
};

/** The reason that a store could not be opened, or did not do what it was asked. */
function failureOf(problem: unknown): StoreFailure {
  if (problem instanceof StoreFailure) return problem;
  if (problem instanceof ReferenceError || problem instanceof TypeError) return new StoreFailure('none');
  return new StoreFailure((problem instanceof DOMException && WHY[problem.name]) || 'other');
}
