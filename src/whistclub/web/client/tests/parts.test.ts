/* Python's WebAssembly is kept unpacked, and the service worker answers for it: so a browser keeps it compiled. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Parts as Type } from '../src/page/parts';

/** In place of Zstandard: a part is packed by a letter before it. */
const UNPACKS = 'export class Decompress { constructor(give) { this.push = (piece) => give(piece.slice(1)); } }';
const WASM = { 'Content-Type': 'application/wasm' };
const place = mkdtempSync(join(tmpdir(), 'parts-'));
writeFileSync(join(place, 'zstd.mjs'), UNPACKS);
const folder = pathToFileURL(`${place}/`);
const at = (name: string): string => new URL(name, folder).href;

let kept: Map<string, Response>;
let fetched: string[];
let answer: (address: string) => Response;
let Parts: typeof Type;
let come: number[];

beforeEach(async () => {
  [kept, fetched, come] = [new Map(), [], []];
  answer = (address) => (address.endsWith('.zst') ? new Response('Zcode') : Response.error());
  const cache = {
    match: (address: string) => Promise.resolve(kept.get(address)?.clone()),
    put: async (address: string, told: Response) => {
      const type = told.headers.get('Content-Type') ?? '';
      kept.set(address, new Response(await told.text(), { headers: { 'Content-Type': type } }));
    },
  };
  vi.stubGlobal('caches', { open: () => Promise.resolve(cache) });
  vi.stubGlobal('fetch', (address: string) => {
    fetched.push(address);
    return Promise.resolve(answer(address));
  });
  vi.resetModules();
  ({ Parts } = await import('../src/page/parts'));
});
afterEach(() => vi.unstubAllGlobals());

const parts = (): Type => new Parts(folder, 'kept', { 'python.wasm.zst': 5 }, (bytes) => come.push(bytes));
const code = async (): Promise<string> => (await parts().fetchModule('python.wasm.zst', () => undefined)).text();

test('a first start fetches the packed module and gives it unpacked', async () => {
  expect(await code()).toBe('code');
  expect(fetched).toEqual([at('python.wasm.zst')]);
  expect(come).toEqual([5]);
});

test('once it is kept unpacked it is asked for by its address, which the service worker answers', async () => {
  await code();
  await parts().keepModule('python.wasm.zst');
  expect(await kept.get(at('python.wasm'))?.clone().text()).toBe('code');
  answer = (address) => new Response(`by ${address.slice(-4)}`, { headers: WASM });
  fetched = [];
  expect(await code()).toBe('by wasm');
  expect(fetched).toEqual([at('python.wasm')]);
  expect(come.at(-1)).toBe(5);
});

test('where no service worker answers, or a host with a page of its own, it is taken from what is kept', async () => {
  await code();
  await parts().keepModule('python.wasm.zst');
  for (const other of [Response.error(), new Response('<p>Not found', { headers: { 'Content-Type': 'text/html' } })]) {
    answer = () => other;
    expect(await code()).toBe('code');
  }
});

test('a module that is not kept packed is not fetched again to be kept unpacked', async () => {
  await parts().keepModule('python.wasm.zst');
  expect(fetched).toEqual([]);
  expect(kept.size).toBe(0);
});

test('a part of which nothing comes any longer is given up, and the failure says which', async () => {
  await code();
  kept.clear();
  vi.useFakeTimers();
  const stuck = new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode('Zc')) });
  answer = () => new Response(stuck);
  const reading = code().catch((problem: Error) => problem.message);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await reading).toContain('python.wasm.zst: nothing comes');
  vi.useRealTimers();
});

test('a part that never begins to come is given up too', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  vi.resetModules();
  ({ Parts } = await import('../src/page/parts'));
  const reading = code().catch((problem: Error) => problem.message);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await reading).toContain('python.wasm.zst: nothing comes');
  vi.useRealTimers();
});
