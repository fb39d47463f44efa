/* A store that ends with its tab, for a browser that keeps nothing. */
import { notStored, STORED, type Change, type TableStore } from './store';

export class PassingStore implements TableStore {
  private readonly logs = new Map<string, readonly string[]>();
  private readonly kept = new Map<string, Map<string, string>>();

  append(change: string): Promise<string> {
    const { jobs, kept } = JSON.parse(change) as Change;
    if (jobs.some(({ log, after }) => this.entries(log).length !== after))
      return Promise.resolve(notStored('conflict'));
    for (const { log, entries } of jobs) this.logs.set(log, [...this.entries(log), ...entries]);
    for (const [kind, key, text] of kept) {
      if (text === null) this.records(kind).delete(key);
      else this.records(kind).set(key, text);
    }
    return Promise.resolve(STORED);
  }

  read(log: string, since: number): Promise<string> {
    return Promise.resolve(JSON.stringify(this.entries(log).slice(since)));
  }

  erase(log: string): Promise<string> {
    this.logs.delete(log);
    return Promise.resolve(STORED);
  }

  get(kind: string, key: string): Promise<string | undefined> {
    return Promise.resolve(this.records(kind).get(key));
  }

  all(kind: string): Promise<string> {
    return Promise.resolve(JSON.stringify([...this.records(kind)]));
  }

  private entries(log: string): readonly string[] {
    return this.logs.get(log) ?? [];
  }

  private records(kind: string): Map<string, string> {
    const known = this.kept.get(kind) ?? new Map<string, string>();
    this.kept.set(kind, known);
    return known;
  }
}
