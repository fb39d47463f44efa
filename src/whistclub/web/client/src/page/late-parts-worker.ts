/* The worker that fetches what is needed once Python runs: see `late-parts.ts`. */
import { Parts } from './parts';
import { KERNEL, PACKAGE, type RestRequest, type Go } from './late-parts';

let parts: Parts;

self.onmessage = ({ data }: MessageEvent<RestRequest | Go>) => {
  if ('come' in data) void fetched(data.come).then(...answers);
  else parts = partsOf(data);
};

function partsOf({ channel, folder, cacheName, sizes }: RestRequest): Parts {
  const line = new BroadcastChannel(channel);
  const tell = (progress: number, of: number): void => line.postMessage({ told: { progress, of } });
  return new Parts(new URL(folder), cacheName, sizes, tell);
}

function fetched(come: number): Promise<[ArrayBuffer, ArrayBuffer | null]> {
  parts.countFrom(come);
  const bytes = (name: string): Promise<ArrayBuffer> => parts.fetch(name).then((answer) => answer.arrayBuffer());
  return Promise.all([bytes(PACKAGE), parts.sizes[KERNEL] ? bytes(KERNEL) : null]);
}

const answers = [
  ([ours, kernel]: [ArrayBuffer, ArrayBuffer | null]): void =>
    self.postMessage({ ours, kernel }, { transfer: kernel ? [ours, kernel] : [ours] }),
  (problem: unknown): void => self.postMessage({ failed: String(problem) }),
] as const;
