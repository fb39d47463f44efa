/*
 * The parts that are needed only once Python runs: the package and the kernel. A worker beside that of the tables
 * fetches them, since Python, while it starts, leaves its own not a moment to read what comes. For the same reason that
 * worker is begun before: a browser starts it by way of the one that asked for it.
 */
import { PartMissing, type PartSizes } from './parts';

export const PACKAGE = 'whistclub.tar.zst';
export const KERNEL = 'whist_kernel.wasm.zst';

/** The first message to that worker. */
export interface RestRequest {
  /** Of the channel on which the pages hear how much has come. */
  readonly channel: string;
  readonly folder: string;
  readonly cacheName: string;
  readonly sizes: PartSizes;
}

/** Tells it to fetch; `come` bytes had come before. */
export interface Go {
  readonly come: number;
}

export interface Rest {
  readonly ours: ArrayBuffer;
  /** Null on a site without a kernel. */
  readonly kernel: ArrayBuffer | null;
}

/** Begins that worker. Returns what has it fetch them, when so many bytes have come. */
export function restWorker(asked: RestRequest): (come: number) => Promise<Rest> {
  const worker = new Worker(new URL('./late-parts-worker.ts', import.meta.url), { type: 'module' });
  const fetched = new Promise<Rest>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Rest | { readonly failed: string }>) =>
      'failed' in data ? reject(new PartMissing(data.failed)) : resolve(data);
    worker.onerror = () => reject(new Error('the worker of the other parts has failed'));
    worker.postMessage(asked);
  }).finally(() => worker.terminate());
  // Whoever waits for them is told; until then nobody is.
  fetched.catch(() => undefined);
  return (come) => {
    worker.postMessage({ come } satisfies Go);
    return fetched;
  };
}
