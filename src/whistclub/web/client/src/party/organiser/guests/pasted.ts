/* A list of names that was pasted, of any form: lines, commas, semicolons, slashes, a spreadsheet's columns. */
import type { Part } from '../../../net/evening';

/** Somebody who was read from the list, with their part where it says it. */
export interface Pasted {
  readonly name: string;
  readonly part: Part | null;
}

/** What was read: people to be added, those who are there already, and what is no name. */
export interface PastedList {
  readonly people: readonly Pasted[];
  readonly known: readonly string[];
  readonly unread: readonly string[];
}

const LADY = /^(l|f|w|d|lady|dame|female|frau|mrs\.?|ms\.?|miss)$/i;
const GENT = /^(g|m|h|gent|herr|male|mr\.?)$/i;
const TITLE = /^(mrs\.?|ms\.?|miss|frau|mr\.?|herr)\s+/i;
/** Before a name: numbers and marks of a list. */
const LISTED = /^\s*(?:\d+\s*[.):]?|[-*\u2022\u2013])\s*/;
const BRACKETS = /\s*[([]([^)\]]*)[)\]]\s*/g;
const MOST_LETTERS = 40;

/** The people in the text; `there` are the names that the evening has. */
export function pastedIn(text: string, there: readonly string[]): PastedList {
  const seen = new Set(there.map(plain));
  const people: Pasted[] = [];
  const known: string[] = [];
  const unread: string[] = [];
  for (const entry of entriesOf(text)) {
    const read = personIn(entry);
    if (!read) unread.push(entry.join(' ').trim());
    else if (seen.has(plain(read.name))) known.push(read.name);
    else {
      seen.add(plain(read.name));
      people.push(read);
    }
  }
  return { people, known, unread };
}

const plain = (name: string): string => name.trim().replace(/\s+/g, ' ').toLocaleLowerCase();

/** The entries by their cells: a line with tabs is a row of a spreadsheet, every other may hold several names. */
function entriesOf(text: string): readonly (readonly string[])[] {
  return text
    .split(/\r?\n/)
    .flatMap((line) =>
      line.includes('\t') ? [line.split('\t')] : line.split(/[,;/]/).map((cell): readonly string[] => [cell]),
    )
    .filter((cells) => cells.some((cell) => cell.trim()));
}

/** The person of an entry: a first and a second name from its first two cells with letters; null for none. */
function personIn(cells: readonly string[]): Pasted | null {
  const parts: Part[] = [];
  const names: string[] = [];
  for (const cell of cells) {
    for (const [, inside = ''] of cell.matchAll(BRACKETS)) parts.push(...partOf(inside.trim()));
    const rest = cell.replace(BRACKETS, ' ').replace(LISTED, '').trim();
    const title = TITLE.exec(rest)?.[1] ?? '';
    parts.push(...partOf(title));
    const name = rest.replace(TITLE, '').replace(/^"|"$/g, '').trim();
    const own = cells.length > 1 ? partOf(name) : [];
    parts.push(...own);
    if (!own.length && isName(name)) names.push(name);
  }
  const name = names.slice(0, 2).join(' ').replace(/\s+/g, ' ');
  return name && name.length <= MOST_LETTERS ? { name, part: parts[0] ?? null } : null;
}

const partOf = (word: string): readonly Part[] => (LADY.test(word) ? ['lady'] : GENT.test(word) ? ['gent'] : []);

/** True for letters without the signs of an address or a telephone number. */
const isName = (text: string): boolean => /\p{L}/u.test(text) && !/@|\d.*\d/.test(text);
