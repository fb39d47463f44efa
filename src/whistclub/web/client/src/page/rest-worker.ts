/* The worker that fetches what is needed once Python runs: see `rest.ts`. */
import { Parts } from './parts';
import { KERNEL, PACKAGE, type Asked } from './rest';

self.onmessage = ({ data }: MessageEvent<Asked>) => {
  void fetched(data).then(
    ([ours, kernel]) => self.postMessage({ ours, kernel }, { transfer: kernel ? [ours, kernel] : [ours] }),
    (problem: unknown) => self.postMessage({ failed: String(problem) }),
  );
};

function fetched({ channel, folder, cacheName, sizes, come }: Asked): Promise<[ArrayBuffer, ArrayBuffer | null]> {
  const line = new BroadcastChannel(channel);
  const tell = (progress: number, of: number): void => line.postMessage({ told: { progress, of } });
  const parts = new Parts(new URL(folder), cacheName, sizes, tell, come);
  const bytes = (name: string): Promise<ArrayBuffer> => parts.fetch(name).then((answer) => answer.arrayBuffer());
  return Promise.all([bytes(PACKAGE), sizes[KERNEL] ? bytes(KERNEL) : null]);
}
