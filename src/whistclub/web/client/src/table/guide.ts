/* The guided first deal: one sentence for the moment, and the part of the table it is about. Pure. */
import type { Model } from './model';
import { factsOf, firstMatch, valuesOf, type Values } from './profile';

/** The guide's sentence as a message; `about` is the part of the table that is ringed. */
export interface Guidance {
  readonly key: string;
  readonly values: Values;
  readonly about: 'hand' | 'calls' | '';
}

const CALLED = new Set(['call', 'say', 'trump', 'bid', 'declare', 'twiddle', 'keep']);

/** The guide's sentence for a newcomer; null between deals and where the game has none. */
export function guidanceOf(model: Model): Guidance | null {
  if (!model.view || model.you.seat === null) return null;
  const facts = factsOf(model);
  const rule = firstMatch(model.game.browser.guide, facts);
  if (!rule) return null;
  const verb = model.legal[0]?.split(' ')[0] ?? '';
  const about = !verb ? '' : CALLED.has(verb) && !model.legal.some((act) => act.startsWith('play ')) ? 'calls' : 'hand';
  return { key: rule.key, values: valuesOf(rule.facts, facts), about };
}
