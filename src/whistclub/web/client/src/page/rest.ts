/*
 * The parts that are needed only once Python runs: the package and the kernel. A worker beside that of the tables
 * fetches them, since Python, while it starts, leaves its own not a moment to read what comes.
 */
import type { Sizes } from './parts';

export const PACKAGE = 'whistclub.tar.zst';
export const KERNEL = 'whist_kernel.wasm.zst';

/** What that worker is told. */
export interface Asked {
  /** Of the channel on which the pages hear how much has come. */
  readonly channel: string;
  readonly folder: string;
  readonly cacheName: string;
  readonly sizes: Sizes;
  /** Bytes that had come before. */
  readonly come: number;
}

export interface Rest {
  readonly ours: ArrayBuffer;
  /** Null on a site without a kernel. */
  readonly kernel: ArrayBuffer | null;
}

/** Fetches them. */
export function fetchRest(asked: Asked): Promise<Rest> {
  const worker = new Worker(new URL('./rest-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<Rest>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Rest | { readonly failed: string }>) =>
      'failed' in data ? reject(new Error(data.failed)) : resolve(data);
    worker.onerror = () => reject(new Error('the worker of the other parts has failed'));
    worker.postMessage(asked);
  }).finally(() => worker.terminate());
}
