/* Python in the worker: its own parts and the package, fetched side by side while they are compiled. */
import { tarred } from './tar';
import type { Parts } from './parts';

/** The part of Pyodide that is used here. */
export interface Python {
  pyimport(module: string): unknown;
}

interface Files {
  mkdirTree(path: string): void;
  writeFile(path: string, content: Uint8Array): void;
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
interface Pyodide {
  loadPyodide(options: Options): Promise<Python>;
}

const WASM = 'pyodide.asm.wasm';
const GLUE = 'pyodide.asm.mjs';
const STDLIB = 'stdlib.zip';
/** No package is fetched from anywhere. */
const NO_PACKAGES = JSON.stringify({
  info: { arch: 'wasm32', platform: 'emscripten_5_0_3', python: '3.14.2', abi_version: '2026_0' },
  packages: {},
});

/** Starts Python with the package on its path; `folder` holds the parts. */
export async function startPython(folder: URL, parts: Parts): Promise<Python> {
  const ours = parts.fetch('whistclub.tar.gz', 'application/x-tar').then((answer) => answer.arrayBuffer());
  const fetched: Record<string, Promise<Response>> = {
    [WASM]: parts.fetch(`${WASM}.gz`, 'application/wasm'),
    [STDLIB]: parts.fetch(`${STDLIB}.gz`, 'application/zip'),
  };
  const glue = parts.fetch(`${GLUE}.gz`, 'text/javascript').then(asModule);
  // Whoever waits for them is told; until then nobody is.
  for (const one of [glue, ours, ...Object.values(fetched)]) one.catch(() => undefined);
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
      fsInit: async (files, { sitePackages }) => unpack(files, sitePackages, new Uint8Array(await ours)),
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
