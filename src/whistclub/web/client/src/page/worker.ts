/*
 * The worker in which the tables of this browser live. It hears every page of the site on one channel, what comes
 * before it is ready waits.
 */
import { eveningPart } from './evening-part';
import { keepModule } from './module-cache';
import { RequestDesk, type WorkerFace } from './desk';
import { PartMissing, Parts, keptAs, type PartSizes } from './parts';
import { PassingStore } from './passing-store';
import { restWorker } from './late-parts';
import { PYTHON, startPython } from './runtime';
import { openStore, StoreFailure, type TableStore } from './store';
import type { FromHome, ToHome } from './messages';

export interface Start {
  /** Of the site: its store, its channel and what is kept of it are called so. */
  readonly name: string;
  readonly version: string;
  /** The places of the parts, and the size of each. */
  readonly folder: string;
  readonly sizes: PartSizes;
}

/** For so long the tables have the device for themselves, before compiled code is provided for. */
const SETTLED_MS = 60_000;

self.onmessage = ({ data }: MessageEvent<Start>) => begin(data);

function begin(start: Start): void {
  const line = new BroadcastChannel(start.name);
  const tell = (told: FromHome, to?: string): void => line.postMessage({ to, told });
  const home = crypto.randomUUID();
  const opening = openDesk(start, tell);
  opening.catch((problem: unknown) => {
    console.error(problem);
    tell(problem instanceof StoreFailure ? store(problem) : { failed: causeOf(problem), args: {} });
  });
  line.onmessage = ({ data }: MessageEvent<{ readonly from?: string; readonly told: ToHome }>) => {
    const { from, told } = data;
    if (from === undefined) return;
    if ('hello' in told) tell({ home }, from);
    else
      void opening.then(
        (desk) => desk.receive(from, told),
        () => undefined,
      );
  };
  tell({ home });
}

/** The reason for a start that failed: whoever reads it can do something about each. */
function causeOf(problem: unknown): string {
  if (problem instanceof PartMissing) return 'page-no-part';
  return /memory/i.test(String(problem)) ? 'page-no-memory' : 'page-not-started';
}

const store = ({ why }: StoreFailure): FromHome => ({ failed: 'page-store', args: { why } });

async function openDesk(start: Start, tell: (told: FromHome, to?: string) => void): Promise<RequestDesk> {
  const [folder, cacheName, { sizes }] = [new URL(start.folder), keptAs(start.name, start.version), start];
  const parts = new Parts(folder, cacheName, sizes, (progress, of) => tell({ progress, of }));
  const fetchRest = restWorker({ channel: start.name, folder: start.folder, cacheName, sizes });
  const starting = startPython(folder, parts, () => fetchRest(parts.count));
  const [started, kept] = await Promise.all([starting, opened(start.name, tell)]).catch((problem: unknown) => {
    throw parts.missing ?? problem;
  });
  const face = started.python.pyimport('whistclub.page.worker_face') as WorkerFace;
  const evenings = eveningPart(started, new Parts(folder, cacheName, sizes, () => undefined));
  const desk = new RequestDesk((text) => face.receive(text), tell, evenings);
  await face.begin(kept, (text) => desk.post(text));
  tell({ ready: true });
  setTimeout(() => keepModule({ folder: start.folder, cacheName, sizes, name: PYTHON }), SETTLED_MS);
  return desk;
}

/** The browser's store; where it has none, one that ends with the tab, which is said. */
async function opened(name: string, tell: (told: FromHome) => void): Promise<TableStore> {
  try {
    return await openStore(name, () => tell({ failed: 'page-store', args: { why: 'gone' } }));
  } catch (problem) {
    if (!(problem instanceof StoreFailure) || problem.why !== 'none') throw problem;
    tell({ notes: 'page-store-none' });
    return new PassingStore();
  }
}
