/* Words of the game that a guided deal explains where they are first met. Pure. */
import type { Catalogue } from '../../messages/catalogue';

const TERMS = [
  'trick',
  'trump',
  'follow',
  'ruff',
  'high',
  'low',
  'granded',
  'invite',
  'finesse',
  'stock',
  'proposal',
  'solo',
  'declarer',
  'bid',
  'dummy',
  'twiddle',
  'marker',
  'wild',
] as const;

/** The terms that stand in a text, in the order in which they come. */
export function termsIn(text: string, catalogue: Catalogue): readonly string[] {
  const found = TERMS.flatMap((term) => {
    const forms = catalogue.format(`client-term-${term}.forms`);
    const isName = /^\p{Lu}/u.test(forms) && catalogue.language === 'en';
    const at = new RegExp(`(?<before>^|\\P{L})(?:${forms})(?!\\p{L})`, isName ? 'u' : 'iu').exec(text);
    return at ? [{ term, at: at.index + (at.groups?.before ?? '').length }] : [];
  });
  return found.sort((a, b) => a.at - b.at).map(({ term }) => term);
}

/** The terms explained in a deal: each term once, with the first decision after it was met. */
export class Terms {
  private readonly met: string[] = [];
  private readonly told = new Map<string, string>();

  /** Takes note of the terms in a text that has been shown. */
  hear(text: string, catalogue: Catalogue): void {
    for (const term of termsIn(text, catalogue)) if (!this.met.includes(term)) this.met.push(term);
  }

  /**
   * The term to explain with a decision: one of its own text before those around it and earlier ones; empty for none. A
   * decision keeps its term.
   */
  due(decision: string, text: string, around: string, catalogue: Catalogue): string {
    const known = this.told.get(decision);
    if (known !== undefined) return known;
    const told = [...this.told.values()];
    this.hear(`${text} ${around}`, catalogue);
    const term = [...termsIn(text, catalogue), ...this.met].find((one) => !told.includes(one)) ?? '';
    this.told.set(decision, term);
    return term;
  }
}
