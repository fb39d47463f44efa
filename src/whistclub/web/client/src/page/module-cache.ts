/*
 * Python compiled: a browser keeps what it has compiled with the answer that brought it, so its WebAssembly is kept
 * unpacked, as such an answer (see `Parts.fetchModule`). A worker of its own does that, since a bot may be thinking in
 * that of the tables.
 */
import type { PartSizes } from './parts';

/** The message to that worker. */
export interface ModuleRequest {
  readonly folder: string;
  readonly cacheName: string;
  readonly sizes: PartSizes;
  /** Of the part that is WebAssembly. */
  readonly name: string;
}

/** Keeps this part unpacked for the next start. Where that fails the next start only takes longer. */
export function keepModule(asked: ModuleRequest): void {
  const worker = new Worker(new URL('./module-cache-worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = () => worker.terminate();
  worker.onerror = () => worker.terminate();
  worker.postMessage(asked);
}
