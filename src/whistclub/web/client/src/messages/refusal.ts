/* Why something was not done, in a sentence. */
import { Problem } from '../net/api';
import { because } from './speech.svelte';

/** The reason that the club gave; of any other failure, that it was not reached. */
export const refusalOf = (problem: unknown): string => because(problem instanceof Problem ? problem.why : null);
