/* The words of a list of names that are no names: parts, titles, numbers before a name and headings of columns. */
import type { Part } from '../../../net/evening';

/** The meaning of a column of a table, as its heading names it; empty for anything else. */
export type ListColumn = 'name' | 'first' | 'last' | 'part' | '';

const LADY = /^(l|f|w|d|lady|dame|female|weiblich|woman|frau|mrs\.?|ms\.?|miss)$/i;
const GENT = /^(g|m|h|gent|herr|male|männlich|man|mann|mr\.?)$/i;
const TITLE = /^(mrs\.?|ms\.?|miss|frau|mr\.?|herr)\s+(\S.*)$/i;
/** Before a name: numbers and marks of a list. */
export const LISTED = /^\s*(?:\d+\s*[.):]?|[-*\u2022\u2013])\s*/;
/** Between the names of two who stand together. */
export const COUPLED = /\s*[&+]\s*|\s+(?:and|und|u\.)\s+/i;

const HEADINGS: readonly (readonly [ListColumn, RegExp])[] = [
  ['first', /^(vornamen?|first ?names?|given ?names?|forenames?)$/i],
  ['last', /^(nachnamen?|familiennamen?|zunamen?|last ?names?|surnames?|family ?names?)$/i],
  ['name', /^(namen?s?|gäste?|gast|guests?|players?|spieler(?:in)?(?:nen)?|teilnehmer(?:innen)?|full ?name)$/i],
  ['part', /^(parts?|rolle|role|geschlecht|sex|gender|l\/g|d\/h|m\/w|m\/f|lady\/gent|dame\/herr)$/i],
  [
    '',
    /^(no|nr|nummer|number|#|lfd|lfd ?nr|phone|tel|telefon|telephone|mobile|handy|e-?mail|mail|adresse|address|tisch|table|paid|bezahlt|notes?|bemerkung(?:en)?|date|datum|partner(?:in)?)$/i,
  ],
];

/** The part that a word stands for; null for none. */
export const markOf = (word: string): Part | null => (LADY.test(word) ? 'lady' : GENT.test(word) ? 'gent' : null);

/** The title before a name with the part that it says, and the name behind it; null for a name without one. */
export function titleOf(name: string): { readonly part: Part | null; readonly rest: string } | null {
  const [, title = '', rest = ''] = TITLE.exec(name) ?? [];
  return title ? { part: markOf(title), rest } : null;
}

function headingOf(cell: string): ListColumn | null {
  const word = cell
    .trim()
    .replace(/^"|"$/g, '')
    .replace(/[.:]+$/, '')
    .trim();
  return HEADINGS.find(([, pattern]) => pattern.test(word))?.[0] ?? null;
}

/** True for the heading of a column. */
export const isHeading = (cell: string): boolean => headingOf(cell) !== null;

/** The meanings of the columns, if all filled cells of this line are headings; else null. */
export function headings(cells: readonly string[]): readonly ListColumn[] | null {
  const filled = cells.filter((cell) => cell.trim());
  return filled.length && filled.every(isHeading) ? cells.map((cell) => headingOf(cell) ?? '') : null;
}
