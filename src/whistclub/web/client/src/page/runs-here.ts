/* A browser in which the tables of a site cannot run is known before anybody sits down. */

/** An empty function with a `try` in it: Python is compiled with exceptions of WebAssembly, which old browsers lack. */
const WITH_TRY = new Uint8Array([
  ...[0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00],
  ...[0x01, 0x04, 0x01, 0x60, 0x00, 0x00],
  ...[0x03, 0x02, 0x01, 0x00],
  ...[0x0a, 0x08, 0x01, 0x06, 0x00, 0x06, 0x40, 0x19, 0x0b, 0x0b],
]);

/** True if this browser has all that the tables run on. */
export function runsHere(): boolean {
  return (
    typeof WebAssembly === 'object' &&
    WebAssembly.validate(WITH_TRY) &&
    typeof TransformStream === 'function' &&
    typeof BroadcastChannel === 'function' &&
    hasModuleWorkers()
  );
}

/** A browser that starts workers of modules asks for the type of a worker. */
function hasModuleWorkers(): boolean {
  let isAsked = false;
  const options = {
    get type(): WorkerType {
      isAsked = true;
      return 'module';
    },
  };
  try {
    // No address at all: it is refused once the type has been read, and nothing begins.
    new Worker('http://:', options).terminate();
  } catch {
    /* As intended. */
  }
  return isAsked;
}
