/* The parts that a start of the worker needs: fetched once, unpacked, and kept for a start without a network. */

import { EVENINGS } from './evening-part';

/** The name of each part's file, and how many bytes it has. */
export type PartSizes = Readonly<Record<string, number>>;

/** The cache in which a static site of this version is kept; the service worker's too. */
export const keptAs = (name: string, version: string): string => `${name} ${version}`;

/** A part that did not come; its message says which. */
export class PartMissing extends Error {}

type Bytes = Uint8Array<ArrayBuffer>;
/** The part of `fzstd` that is used here; it lies among the parts. */
interface Zstd {
  readonly Decompress: new (given: (piece: Bytes) => void) => { push(piece: Bytes, isLast: boolean): void };
}

const UNPACKS = 'zstd.mjs';
const PACKED = '.zst';
const MODULE = 'application/wasm';
/** The browser's own, whatever answers for it while Python starts: see `runtime.ts`. */
const overNetwork = globalThis.fetch.bind(globalThis);
/** The longest time in which nothing of a part comes, before the start ends with that as its cause. */
const SILENCE_MS = 30_000;
/** Bytes between two tellings of how much has come: the tenth of a megabyte that a page shows. */
const STEP = 100_000;

export class Parts {
  /** The part of which nothing came any longer, if there is one. */
  missing: PartMissing | null = null;
  private told = 0;
  private come = 0;
  private readonly of: number;
  private readonly zstd: Promise<Zstd>;

  constructor(
    private readonly folder: URL,
    private readonly cacheName: string,
    readonly sizes: PartSizes,
    private readonly progress: (come: number, of: number) => void,
  ) {
    const counted = Object.entries(sizes).filter(([name]) => name.endsWith(PACKED) && name !== EVENINGS);
    this.of = counted.reduce((sum, [, size]) => sum + size, 0);
    this.zstd = import(/* @vite-ignore */ new URL(UNPACKS, folder).href) as Promise<Zstd>;
    // Whoever unpacks is told.
    this.zstd.catch(() => undefined);
  }

  /** The number of bytes that have come. */
  get count(): number {
    return this.come;
  }

  /** So many bytes have come before, by others. */
  countFrom(come: number): void {
    this.come = come;
  }

  /**
   * A part that is WebAssembly, unpacked. `isHere` is called once all of it has come. Where it was kept unpacked and a
   * service worker answers for it, a browser has it compiled from the second such start on: compiled code is kept for
   * the address of an answer, which those have not that a page makes or reads from what it keeps itself.
   */
  async fetchModule(name: string, isHere: () => void): Promise<Response> {
    const address = this.unpackedAt(name);
    const kept = await (await this.cache())?.match(address);
    if (!kept) return this.fetch(name, MODULE, isHere);
    this.come += this.sizes[name] ?? 0;
    this.tell();
    isHere();
    // Never over the network: a host has the packed file alone.
    const init: RequestInit = { cache: 'only-if-cached', mode: 'same-origin' };
    const answer = await overNetwork(address, init).catch(() => null);
    return answer?.ok && answer.headers.get('Content-Type') === MODULE ? answer : kept;
  }

  /** Keeps a part that is WebAssembly unpacked too, where it is kept at all. */
  async keepModule(name: string): Promise<void> {
    const [cache, address] = [await this.cache(), this.unpackedAt(name)];
    if (!cache || (await cache.match(address)) || !(await cache.match(this.addressOf(name)))) return;
    await cache.put(address, await this.fetch(name, MODULE));
  }

  /** A part unpacked as it is read; `type` is what it is then. `isHere` is called once all of it has come. */
  async fetch(name: string, type = '', isHere: () => void = () => undefined): Promise<Response> {
    const silence = new Silence(name);
    const answer = await silence.broken(this.keptOrFetched(this.addressOf(name), silence.signal));
    if (!answer.ok || !answer.body) throw new PartMissing(`${name}: ${answer.status}`);
    const { Decompress } = await silence.broken(this.zstd);
    // The file is packed, not its way here: a host that knows nothing of it sends it as it is.
    const body = answer.body.pipeThrough(this.counting(silence, isHere)).pipeThrough(unpacking(Decompress));
    return new Response(body, type ? { headers: { 'Content-Type': type } } : {});
  }

  private addressOf(name: string): string {
    return new URL(name, this.folder).href;
  }

  private unpackedAt(name: string): string {
    return this.addressOf(name.slice(0, -PACKED.length));
  }

  /** Null where this browser keeps nothing, or refuses even to say so. */
  private async cache(): Promise<Cache | null> {
    try {
      return await caches.open(this.cacheName);
    } catch {
      return null;
    }
  }

  private async keptOrFetched(address: string, signal: AbortSignal): Promise<Response> {
    const cache = await this.cache();
    const kept = await cache?.match(address);
    if (kept) return kept;
    const answer = await overNetwork(address, { signal });
    // Not waited for: the copy is written while the part is read, and where there is no room the game goes on.
    if (answer.ok) void cache?.put(address, answer.clone()).catch(() => undefined);
    return answer;
  }

  private counting(silence: Silence, isHere: () => void): TransformStream<Bytes, Bytes> {
    return new TransformStream({
      start: (controller) =>
        void silence.ended().catch((problem: PartMissing) => controller.error((this.missing = problem))),
      transform: (chunk, controller) => {
        silence.begin();
        this.come += chunk.length;
        this.tell();
        controller.enqueue(chunk);
      },
      flush: () => {
        silence.end();
        isHere();
      },
    });
  }

  /** Tells how much has come, but not each piece: the page has better things to do than to draw it again. */
  private tell(): void {
    if (this.come < this.of && this.come - this.told < STEP) return;
    this.told = this.come;
    this.progress(this.come, this.of);
  }
}

/** The time in which nothing of a part has come: after too long its request ends. */
class Silence {
  private readonly ending = new AbortController();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly name: string) {
    this.begin();
  }

  get signal(): AbortSignal {
    return this.ending.signal;
  }

  /** Something has come. */
  begin(): void {
    this.end();
    this.timer = setTimeout(() => this.ending.abort(new PartMissing(`${this.name}: nothing comes`)), SILENCE_MS);
  }

  end(): void {
    clearTimeout(this.timer);
  }

  /** The result, or the failure once nothing has come for too long. */
  async broken<T>(waited: Promise<T>): Promise<T> {
    try {
      return await Promise.race([waited, this.ended()]);
    } catch (problem) {
      this.end();
      throw problem instanceof PartMissing ? problem : new PartMissing(`${this.name}: ${String(problem)}`);
    }
  }

  ended(): Promise<never> {
    return new Promise((_, reject) => {
      this.signal.addEventListener('abort', () => reject(this.signal.reason as Error), { once: true });
    });
  }
}

function unpacking(Decompress: Zstd['Decompress']): TransformStream<Bytes, Bytes> {
  let give: (piece: Bytes) => void = () => undefined;
  const unpacked = new Decompress((piece) => give(piece));
  return new TransformStream({
    start: (controller) => {
      give = (piece) => controller.enqueue(piece);
    },
    transform: (piece) => unpacked.push(piece, false),
  });
}
