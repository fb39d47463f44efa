/* This browser's person. Its cookie is out of the page's sight, so code that may have got one says so here:
   connections made before know nobody, and connect again. */

let known = false;
let changes = 0;
const listeners = new Set<() => void>();

/** The club's word: true if it knows this browser's person. */
export function learnt(isKnown: boolean): void {
  known = isKnown;
}

/** True if the club has said that it knows this browser's person. */
export const isKnown = (): boolean => known;

/** A request that changes something was answered: it makes somebody of a person whom the club did not know. */
export function acted(): void {
  if (!known) changed();
}

/** This browser is somebody else now. */
export function changed(): void {
  changes += 1;
  for (const listener of [...listeners]) listener();
}

/** The number of times this browser became somebody else. */
export const countOfChanges = (): number => changes;

/** Calls back whenever this browser becomes somebody else; returns what ends that. */
export function whenChanged(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** True for the refusal of what nobody in particular may do. */
export const isForKnown = (key: string): boolean => key.replace(/^reason-/, '') === 'nobody-known';
