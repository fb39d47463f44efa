/*
 * What may become markup or a script here, for browsers that ask (Trusted Types): drawings of our own by a policy that
 * only `drawn` has, and scripts of our own address. Every other text is refused by the browser, whoever puts it there.
 */
interface Rules {
  readonly createHTML?: (text: string) => string;
  readonly createScriptURL?: (address: string) => string;
}
interface Factory {
  readonly createPolicy: (name: string, rules: Rules) => Required<Rules>;
}

const factory = (globalThis as { readonly trustedTypes?: Factory }).trustedTypes;
const drawings = factory?.createPolicy('whistclub', { createHTML: (text) => text });

/** The workers are started by an address, which the browser hands to the policy of this name. */
factory?.createPolicy('default', { createScriptURL: ownScript });

const MOST_KEPT = 1_000;
const kept = new Map<string, string>();

/**
 * A drawing of ours as markup. The same drawing is the same value each time, so that what shows it already stays as it
 * is. Texts of people never come here.
 */
export function drawn(drawing: string): string {
  if (!drawings) return drawing;
  const known = kept.get(drawing);
  if (known !== undefined) return known;
  if (kept.size >= MOST_KEPT) kept.clear();
  const made = drawings.createHTML(drawing);
  kept.set(drawing, made);
  return made;
}

/** The address of a script of our own. Throws TypeError for one from elsewhere. */
export function ownScript(address: string): string {
  const { origin } = new URL(address, location.href);
  if (origin !== location.origin) throw new TypeError(`no script of our own: ${origin}`);
  return address;
}
