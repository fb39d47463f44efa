/* Python in the worker: its own parts and the package, fetched side by side while they are compiled. */
import { placeKernel } from './kernel';
import { tarred } from './tar';
import type { Parts } from './parts';
import type { Rest } from './late-parts';

/** The part of Pyodide that is used here. */
export interface Python {
  readonly FS: Files;
  pyimport(module: string): unknown;
}

interface Files {
  mkdirTree(path: string): void;
  writeFile(path: string, content: Uint8Array): void;
}
/** Python that has started. */
export interface Started {
  readonly python: Python;
  /** Puts the modules in a tar file on its path. */
  readonly add: (tar: Uint8Array) => void;
}

interface Options {
  readonly indexURL: string;
  readonly stdLibURL: string;
  readonly lockFileContents: string;
  readonly packageBaseUrl: string;
  readonly env: Readonly<Record<string, string>>;
  readonly createPyodideModule: unknown;
  readonly fsInit: (files: Files, about: { readonly sitePackages: string }) => Promise<void>;
}
/** Python's own `importlib`. */
interface Importing {
  invalidate_caches(): void;
}
interface Pyodide {
  loadPyodide(options: Options): Promise<Python>;
}

const WASM = 'pyodide.asm.wasm';
export const PYTHON = `${WASM}.zst`;
const GLUE = 'pyodide.asm.mjs';
const STDLIB = 'stdlib.zip';
/** No package is fetched from anywhere. */
const NO_PACKAGES = JSON.stringify({
  info: { arch: 'wasm32', platform: 'emscripten_5_0_3', python: '3.14.2', abi_version: '2026_0' },
  packages: {},
});

/**
 * Python with the package on its path, and the kernel in its place; `folder` holds the parts. What Python itself starts
 * with comes first, the rest while it starts.
 */
export async function startPython(folder: URL, parts: Parts, fetchRest: () => Promise<Rest>): Promise<Started> {
  let wasmIsHere = (): void => undefined;
  const first = new Promise<void>((resolve) => (wasmIsHere = resolve));
  const fetched: Record<string, Promise<Response>> = {
    [WASM]: parts.fetchModule(PYTHON, wasmIsHere),
    [STDLIB]: parts.fetch(`${STDLIB}.zst`, 'application/zip'),
  };
  const glue = parts.fetch(`${GLUE}.zst`, 'text/javascript').then(asModule);
  const rest = first.then(fetchRest);
  // Whoever waits for them is told; until then nobody is.
  for (const one of [glue, rest, ...Object.values(fetched)]) one.catch(() => undefined);
  let site = '';
  const python = await started(folder, fetched, glue, (found) => (site = found));
  const add = (tar: Uint8Array): void => {
    unpack(python.FS, site, tar);
    (python.pyimport('importlib') as Importing).invalidate_caches();
  };
  const { ours, kernel } = await rest;
  add(new Uint8Array(ours));
  if (kernel) await placeKernel(kernel);
  return { python, add };
}

async function started(
  folder: URL,
  fetched: Readonly<Record<string, Promise<Response>>>,
  glue: Promise<unknown>,
  placed: (site: string) => void,
): Promise<Python> {
  const restore = answering(fetched);
  try {
    const pyodide = (await import(/* @vite-ignore */ new URL('pyodide.mjs', folder).href)) as Pyodide;
    return await pyodide.loadPyodide({
      indexURL: folder.href,
      stdLibURL: new URL(STDLIB, folder).href,
      lockFileContents: NO_PACKAGES,
      packageBaseUrl: folder.href,
      // Hashes of texts are the same everywhere, so that nothing can depend on them unseen.
      createPyodideModule: await glue,
      env: { PYTHONHASHSEED: '0' },
      fsInit: (_, { sitePackages }) => Promise.resolve(placed(sitePackages)),
    });
  } finally {
    restore();
  }
}

/** A packed script as a module: a worker's scripts follow the policy of its own answer, not that of the page. */
async function asModule(answer: Response): Promise<unknown> {
  const address = URL.createObjectURL(await answer.blob());
  try {
    return ((await import(/* @vite-ignore */ address)) as { default: unknown }).default;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Answers Python's own requests for its parts with those that are on their way. Returns what ends that. */
function answering(fetched: Readonly<Record<string, Promise<Response>>>): () => void {
  const usual = self.fetch;
  self.fetch = (asked, init) => {
    const name = new URL(asked instanceof Request ? asked.url : asked, self.location.href).pathname.split('/').at(-1);
    return fetched[name ?? ''] ?? usual(asked, init);
  };
  return () => (self.fetch = usual);
}

function unpack(files: Files, into: string, tar: Uint8Array): void {
  for (const { name, content } of tarred(tar)) {
    if (content === null) files.mkdirTree(`${into}/${name}`);
    else files.writeFile(`${into}/${name}`, content);
  }
}
