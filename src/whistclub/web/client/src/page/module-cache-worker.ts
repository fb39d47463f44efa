/* The worker that keeps WebAssembly unpacked: see `module-cache.ts`. */
import type { ModuleRequest } from './module-cache';
import { Parts } from './parts';

/** So much is left to the games, of what the browser gives this site. */
const FOR_GAMES_BYTES = 100_000_000;

self.onmessage = ({ data }: MessageEvent<ModuleRequest>) => {
  void keepWhereRoom(data)
    .catch(() => undefined)
    .then(() => self.postMessage('done'));
};

async function keepWhereRoom({ folder, cacheName, sizes, name }: ModuleRequest): Promise<void> {
  const { quota = 0, usage = 0 } = await navigator.storage.estimate();
  if (quota - usage < FOR_GAMES_BYTES) return;
  await new Parts(new URL(folder), cacheName, sizes, () => undefined).keepModule(name);
}
