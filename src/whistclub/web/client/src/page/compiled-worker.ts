/* The worker that keeps WebAssembly unpacked: see `compiled.ts`. */
import type { Asked } from './compiled';
import { Parts } from './parts';

self.onmessage = ({ data }: MessageEvent<Asked>) => {
  const parts = new Parts(new URL(data.folder), data.cacheName, data.sizes, () => undefined);
  void parts
    .keepModule(data.name)
    .catch(() => undefined)
    .then(() => self.postMessage('done'));
};
