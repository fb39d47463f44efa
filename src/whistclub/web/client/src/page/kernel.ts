/* The compiled kernel in the worker, where Python looks for it: see `docs/solver.md`. */

interface WithKernel {
  whistKernel?: WebAssembly.Instance;
  /** Set by Python to end what is searched. */
  whistStop?: boolean;
}

/** Puts the kernel in its place. */
export async function placeKernel(bytes: ArrayBuffer): Promise<void> {
  const here = self as WithKernel;
  const { instance } = await WebAssembly.instantiate(bytes, {
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
