/*
 * The part with Python's modules of evenings, fetched when somebody first asks for one. Whatever keeps a site, or a
 * club's parts for the time without a network, keeps it with the others.
 */
import type { Parts } from './parts';
import type { Started } from './runtime';

export const EVENINGS = 'evenings.tar.zst';
const OF_EVENINGS = /^\/(api\/evenings|ws\/evening\/)/;
/** What takes all one's data along, or away. */
const OF_ALL_DATA = /^\/api\/me(\/data)?$/;

export const isOfEvenings = (path: string): boolean => OF_EVENINGS.test(path);

/** True for a request that evenings are asked about, or that may tell of them. */
export const needsEvenings = (method: string, path: string): boolean =>
  isOfEvenings(path) || (OF_ALL_DATA.test(path) && (method === 'DELETE' || path.endsWith('data')));

/** Puts the part in its place, once. Returns what says if it is there: later asked again where it did not come. */
export function eveningPart({ add }: Started, parts: Parts): () => Promise<boolean> {
  let coming: Promise<boolean> | null = null;
  const fetched = async (): Promise<boolean> => {
    try {
      add(new Uint8Array(await (await parts.fetch(EVENINGS)).arrayBuffer()));
      return true;
    } catch (problem) {
      console.error(problem);
      coming = null;
      return false;
    }
  };
  return () => (coming ??= fetched());
}
