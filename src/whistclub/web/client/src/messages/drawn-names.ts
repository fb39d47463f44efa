/* Drawn names, as Red Hat: a number stands for the name of somebody who has typed none, in every language. */
import type { Catalogue } from './catalogue';

const ADJECTIVES = 24;
const THINGS = 24;
const [FIRST, LAST] = [1000, 9999];

/** The number of a drawn name for somebody whom the club does not know yet. */
export const anyNumber = (): number => FIRST + Math.floor(Math.random() * (LAST + 1 - FIRST));

/** The name that a number stands for, as `drawn_name` of Python's `messages`; 0 is somebody without one. */
export function drawnName(catalogue: Catalogue, number: number): string {
  if (!number) return catalogue.format('drawn-none');
  const adjective = catalogue.format(`drawn-adjective-${number % ADJECTIVES}`);
  return catalogue.format(`drawn-thing-${Math.floor(number / ADJECTIVES) % THINGS}`, { adjective });
}
