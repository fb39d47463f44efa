/* Many guests added one after the other. */
import type { Part } from '../../../net/evening';
import type { Answer } from '../../../state/evening.svelte';
import type { Desk } from '../desk.svelte';

interface Newcomer {
  readonly name: string;
  readonly part: Part | null;
}

/** So many follow each other at once; the others come no faster than the club takes messages of one phone. */
const AT_ONCE = 25;
const PACE_MS = 120;

/** Adds these people, here or expected. Returns those who were refused, each with the answer. */
export async function addAll(
  desk: Desk,
  people: readonly Newcomer[],
  here: boolean,
): Promise<readonly { readonly name: string; readonly answer: Exclude<Answer, { done: true }> }[]> {
  const refused: { name: string; answer: Exclude<Answer, { done: true }> }[] = [];
  for (const [count, { name, part }] of people.entries()) {
    if (count > AT_ONCE) await new Promise((go) => setTimeout(go, PACE_MS));
    const answer = await desk.send({ do: 'add_guest', name, here, ...(part ? { part } : {}) });
    if (!answer.done) refused.push({ name, answer });
  }
  return refused;
}
