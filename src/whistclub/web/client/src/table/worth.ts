/* The worth of a call that is made, by the rules of the game's profile. Pure. */
import type { Model } from './model';
import { actFacts, factsOf, firstMatch, valuesOf, type Values } from './profile';

export interface Worth {
  /** The message that says it, and its arguments. */
  readonly key: string;
  readonly values: Values;
  readonly count: number;
}

/** The worth of an act under the table's options; undefined where the profile gives it none. */
export function worthOf(model: Model, act: string): Worth | undefined {
  const facts = { ...factsOf(model), ...actFacts(act) };
  const rule = firstMatch(model.game.browser.worth, facts);
  if (!rule) return undefined;
  const values = valuesOf(rule.facts, facts);
  return { key: rule.key, values, count: Number(values['count'] ?? 0) };
}
