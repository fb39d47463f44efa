/* Reads a tar file (POSIX ustar). */

const BLOCK = 512;
const TEXT = new TextDecoder();

const FOLDER = '5';

export interface Entry {
  readonly name: string;
  /** Null for a folder. */
  readonly content: Uint8Array | null;
}

export function* tarred(tar: Uint8Array): Generator<Entry> {
  for (let at = 0; at + BLOCK <= tar.length && tar[at];) {
    const text = (from: number, length: number): string => {
      const found = TEXT.decode(tar.subarray(at + from, at + from + length));
      return found.split('\0', 1)[0] ?? '';
    };
    const [name, size, prefix] = [text(0, 100), parseInt(text(124, 12), 8), text(345, 155)];
    const from = at + BLOCK;
    const content = text(156, 1) === FOLDER ? null : tar.subarray(from, from + size);
    yield { name: (prefix ? `${prefix}/${name}` : name).replace(/\/$/, ''), content };
    at = from + Math.ceil(size / BLOCK) * BLOCK;
  }
}
