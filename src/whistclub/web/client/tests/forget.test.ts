/* A person who has everything deleted leaves nothing in the browser either. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emptied, KEPT_PREFIX } from '../src/state/storage-keys';

const SOURCES = join(__dirname, '..', 'src');

class Kept {
  private readonly values = new Map<string, string>();
  constructor(...keys: readonly string[]) {
    for (const key of keys) this.values.set(key, 'x');
  }
  get length(): number {
    return this.values.size;
  }
  key = (at: number): string | null => this.keys[at] ?? null;
  removeItem = (key: string): void => void this.values.delete(key);
  get keys(): readonly string[] {
    return [...this.values.keys()];
  }
}

const texts = (): string[] =>
  readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(ts|svelte)$/.test(path))
    .map((path) => readFileSync(join(SOURCES, path), 'utf8'));

test('drills, guided deals, evenings, seals and looks are forgotten, and nothing of other pages', () => {
  const store = new Kept(
    'whistclub-drills',
    'whistclub-lessons',
    'whistclub-evening:KVRNX:guest',
    'other',
    'whistclub-seals',
    'whistclub-settings',
  );
  emptied(store);
  expect(store.keys).toEqual(['other']);
});

test('every key that the client keeps something under is one that is forgotten', () => {
  const keeping = texts().filter((text) => /(localStorage|sessionStorage|browserStore)\b/.test(text));
  const keys = keeping.flatMap((text) =>
    [...text.matchAll(/^const (?:KEY|LAST|SEEN|PENDING) = '([^']+)'/gm)].map((found) => found[1] ?? ''),
  );
  expect(keys.length).toBeGreaterThan(9);
  expect(keys.filter((key) => !key.startsWith(KEPT_PREFIX))).toEqual([]);
  const bare = keeping.filter((text) => /(?:getItem|setItem)\(['"`](?!whistclub-)/.test(text));
  expect(bare).toEqual([]);
});

test('the page forgets once the club has deleted everything', () => {
  const page = readFileSync(join(SOURCES, 'own-games', 'OwnData.svelte'), 'utf8');
  expect(page).toMatch(/await deleteEverything\(\);\s+forgetEverything\(\);/);
});
