/* What a deal means, in words. */
import { say } from '../../state/club.svelte';
import { yoursFirst, type Meaning } from './figures';

/** As a sentence of the dock: `They win the table, 5 to 4.` */
export function meaningSentence({ kind, ours, theirs }: Meaning): string {
  return { won: () => say('party-guest-mean-won', { ours, theirs }), lost: () => say('party-guest-mean-lost', { ours, theirs }), level: () => say('party-guest-mean-level', { ours }), stands: () => say('party-guest-mean-stands', { ours, theirs }) }[kind]();
}

/** As words below a figure: `they win the table`. */
export function meaningWords({ kind, ours, theirs }: Meaning): string {
  return { won: () => say('party-guest-means-won'), lost: () => say('party-guest-means-lost'), level: () => say('party-guest-means-level'), stands: () => say('party-guest-means-stands', { ours, theirs }) }[kind]();
}

/** What a deal is worth, by side: `One point for you`. */
export function worthText(points: readonly number[], side: number): string {
  if (points.length !== 2) return '';
  const [ours, theirs] = yoursFirst(points, side);
  if (ours && theirs) return say('party-guest-worth-both', { ours, theirs });
  if (ours) return say('party-guest-worth-ours', { points: ours });
  return theirs ? say('party-guest-worth-theirs', { points: theirs }) : say('party-guest-worth-nobody');
}
