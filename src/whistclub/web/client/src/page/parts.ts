/* The parts that a start of the worker needs: fetched once, unpacked, and kept for a start without a network. */

/** The name of each part's file, and how many bytes it has. */
export type Sizes = Readonly<Record<string, number>>;

/** The cache in which a static site of this version is kept; the service worker's too. */
export const keptAs = (name: string, version: string): string => `${name} ${version}`;

export class Parts {
  private come = 0;
  private readonly of: number;

  constructor(
    private readonly folder: URL,
    private readonly cacheName: string,
    readonly sizes: Sizes,
    private readonly progress: (come: number, of: number) => void,
  ) {
    this.of = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  }

  /** A part as it is read, unpacked where it is packed; `type` is what it is then. */
  async fetch(name: string, type: string): Promise<Response> {
    const address = new URL(name, this.folder).href;
    const answer = await this.keptOrFetched(address);
    if (!answer.ok || !answer.body) throw new Error(`${name}: ${answer.status}`);
    let body = answer.body.pipeThrough(this.counting());
    // The file is packed, not its way here: a host that knows nothing of it sends it as it is.
    if (name.endsWith('.gz')) body = body.pipeThrough(new DecompressionStream('gzip'));
    return new Response(body, { headers: { 'Content-Type': type } });
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

  private counting(): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
    return new TransformStream({
      transform: (chunk, controller) => {
        this.come += chunk.length;
        this.progress(this.come, this.of);
        controller.enqueue(chunk);
      },
    });
  }
}
