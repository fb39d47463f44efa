/* Many guests added one after the other. */
import type { Part } from '../../../net/evening';
import { because } from '../../../messages/speech.svelte';
import type { Desk } from '../desk.svelte';

export interface Newcomer {
  readonly name: string;
  readonly part: Part | null;
  /** The name of the other of two who play as a pair; empty for none. */
  readonly partner?: string;
}

/** So many follow each other at once; the others come no faster than the club takes messages of one phone. */
const AT_ONCE = 25;
const PACE_MS = 120;

/** Somebody who was refused, and why. */
export interface RefusedName {
  readonly name: string;
  readonly why: string;
}

/** Adds these people, here or expected, and makes pairs of those who stand together. Returns those who were refused. */
export async function addAll(desk: Desk, people: readonly Newcomer[], here: boolean): Promise<readonly RefusedName[]> {
  desk.pair(couplesOf(people));
  desk.isAdding = true;
  const refused = await paced(people, async ({ name, part }) => {
    const answer = await desk.send({ do: 'add_guest', name, here, ...(part ? { part } : {}) });
    return answer.done ? '' : because(answer.why);
  });
  desk.isAdding = false;
  return refused;
}

/** The two names of each couple, the lady first. */
export function couplesOf(people: readonly Newcomer[]): readonly (readonly [string, string])[] {
  const firsts = people.filter((one, i) => one.partner && !people.slice(0, i).some(({ name }) => name === one.partner));
  return firsts.map(({ name, partner = '', part }) => (part === 'gent' ? [partner, name] : [name, partner]));
}

/** Does this for one after the other, and says why it was refused; nothing where it was done. */
export async function paced(
  people: readonly Newcomer[],
  add: (one: Newcomer) => Promise<string>,
): Promise<readonly RefusedName[]> {
  const refused: RefusedName[] = [];
  for (const [count, one] of people.entries()) {
    if (count > AT_ONCE) await new Promise((go) => setTimeout(go, PACE_MS));
    const why = await add(one);
    if (why) refused.push({ name: one.name, why });
  }
  return refused;
}
