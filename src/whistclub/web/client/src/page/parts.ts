/* The parts that a start of the worker needs: fetched once, unpacked, and kept for a start without a network. */

/** The name of each part's file, and how many bytes it has. */
export type Sizes = Readonly<Record<string, number>>;

/** The cache in which a static site of this version is kept; the service worker's too. */
export const keptAs = (name: string, version: string): string => `${name} ${version}`;

type Bytes = Uint8Array<ArrayBuffer>;
/** The part of `fzstd` that is used here; it lies among the parts. */
interface Zstd {
  readonly Decompress: new (given: (piece: Bytes) => void) => { push(piece: Bytes, isLast: boolean): void };
}

const UNPACKS = 'zstd.mjs';
const PACKED = '.zst';
/** Bytes between two tellings of how much has come: the tenth of a megabyte that a page shows. */
const STEP = 100_000;

export class Parts {
  private told = 0;
  private readonly of: number;
  private readonly zstd: Promise<Zstd>;

  /** `come` are bytes that have come before, by others. */
  constructor(
    private readonly folder: URL,
    private readonly cacheName: string,
    readonly sizes: Sizes,
    private readonly progress: (come: number, of: number) => void,
    private come = 0,
  ) {
    const counted = Object.entries(sizes).filter(([name]) => name.endsWith(PACKED));
    this.of = counted.reduce((sum, [, size]) => sum + size, 0);
    this.zstd = import(/* @vite-ignore */ new URL(UNPACKS, folder).href) as Promise<Zstd>;
    // Whoever unpacks is told.
    this.zstd.catch(() => undefined);
  }

  /** How many bytes have come. */
  get count(): number {
    return this.come;
  }

  /** A part unpacked as it is read; `type` is what it is then. `isHere` is called once all of it has come. */
  async fetch(name: string, type = '', isHere: () => void = () => undefined): Promise<Response> {
    const address = new URL(name, this.folder).href;
    const answer = await this.keptOrFetched(address);
    if (!answer.ok || !answer.body) throw new Error(`${name}: ${answer.status}`);
    const { Decompress } = await this.zstd;
    // The file is packed, not its way here: a host that knows nothing of it sends it as it is.
    const body = answer.body.pipeThrough(this.counting(isHere)).pipeThrough(unpacking(Decompress));
    return new Response(body, type ? { headers: { 'Content-Type': type } } : {});
  }

  private async keptOrFetched(address: string): Promise<Response> {
    const cache = await caches.open(this.cacheName).catch(() => null);
    const kept = await cache?.match(address);
    if (kept) return kept;
    const answer = await fetch(address);
    // Not waited for: the copy is written while the part is read, and where there is no room the game goes on.
    if (answer.ok) void cache?.put(address, answer.clone()).catch(() => undefined);
    return answer;
  }

  private counting(isHere: () => void): TransformStream<Bytes, Bytes> {
    return new TransformStream({
      transform: (chunk, controller) => {
        this.come += chunk.length;
        this.tell();
        controller.enqueue(chunk);
      },
      flush: isHere,
    });
  }

  /** Tells how much has come, but not each piece: the page has better things to do than to draw it again. */
  private tell(): void {
    if (this.come < this.of && this.come - this.told < STEP) return;
    this.told = this.come;
    this.progress(this.come, this.of);
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
