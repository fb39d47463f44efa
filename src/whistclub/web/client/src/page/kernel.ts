/* The compiled kernel in the worker, where Python looks for it: see `docs/solver.md`. */
import type { Parts } from './parts';

const NAME = 'whist_kernel.wasm.gz';

interface WithKernel {
  whistKernel?: WebAssembly.Instance;
  /** Set by Python to end what is searched. */
  whistStop?: boolean;
}

/** Puts the kernel in its place; a site without one plays on in Python. */
export async function placeKernel(parts: Parts): Promise<void> {
  if (!parts.sizes[NAME]) return;
  const here = self as WithKernel;
  const answer = await parts.fetch(NAME, 'application/wasm');
  const { instance } = await WebAssembly.instantiateStreaming(answer, {
    whist: {
      now: () => performance.now() / 1000,
      stopped: () => (here.whistStop ? 1 : 0),
      refused: (start: number, size: number) => {
        throw new Error(new TextDecoder().decode(new Uint8Array(memoryOf(instance).buffer, start, size)));
      },
    },
  });
  (instance.exports['_initialize'] as () => void)();
  here.whistKernel = instance;
}

const memoryOf = (instance: WebAssembly.Instance): WebAssembly.Memory =>
  instance.exports['memory'] as WebAssembly.Memory;
