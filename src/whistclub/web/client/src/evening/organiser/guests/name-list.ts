/* A list of names that was pasted, of any form: lines, commas, semicolons, slashes, a spreadsheet's columns. */
import type { Part } from '../../../net/evening';
import { COUPLED, headings, isHeading, LISTED, markOf, titleOf, type ListColumn } from './name-list-words';

/** Somebody who was read from the list, with their part where it says it. */
export interface Pasted {
  readonly name: string;
  readonly part: Part | null;
  /** The name of the other of two who stand together, as in `Ann & Bob`; empty for none. */
  readonly partner: string;
}

/** A list as it was read: people to be added, those who are there already, and what is no name. */
export interface PastedList {
  readonly people: readonly Pasted[];
  readonly known: readonly string[];
  readonly unread: readonly string[];
  /** The first line that may be one person, the second name first, or two; null where none may. */
  readonly either: Either | null;
}

export interface Either {
  readonly one: string;
  readonly two: readonly [string, string];
}

/** The way in which a list is to be read. */
export interface Reading {
  /** True where each is a lady or a gent, so that a letter behind a name may say which. */
  readonly hasParts?: boolean;
  /** True if `Smith, Margaret` is one person. */
  readonly isSurnameFirst?: boolean;
}

/** A name with what was said of the person. */
interface Read {
  readonly name: string;
  readonly part: Part | null;
  readonly partner?: string;
}

const BRACKETS = /\s*[([]([^)\]]*)[)\]]\s*/g;
const MOST_LETTERS = 40;

/** The people in the text; `there` are the names that the evening has. */
export function pastedIn(text: string, there: readonly string[], reading: Reading = {}): PastedList {
  const seen = new Set(there.map(plain));
  const { found, unread, either } = readIn(text, reading);
  const people: Pasted[] = [];
  const known: string[] = [];
  for (const { name, part, partner = '' } of reading.hasParts ? withMarks(found) : found) {
    if (seen.has(plain(name))) known.push(name);
    else {
      seen.add(plain(name));
      people.push({ name, part, partner });
    }
  }
  return { people, known, unread, either };
}

/** True if a text that was typed as one name may be several people. */
export function isSeveral(text: string): boolean {
  const { people, either } = pastedIn(text, []);
  return people.length > 1 || either !== null;
}

const plain = (name: string): string => name.trim().replace(/\s+/g, ' ').toLocaleLowerCase();
const isFilled = (cell: string): boolean => cell.trim() !== '';

/** All that the lines say, in their order. */
function readIn(text: string, reading: Reading) {
  const lines = text.split(/\r?\n/).filter(isFilled);
  const table = separatorOf(lines[0] ?? '');
  const found: Read[] = [];
  const unread: string[] = [];
  let either: Either | null = null;
  let columns: readonly ListColumn[] = [];
  const take = (read: readonly Read[], source: string): void =>
    void (read.length ? found.push(...read) : unread.push(source.trim()));
  for (const line of lines) {
    const separator = line.includes('\t') ? '\t' : table;
    const cells = separator ? line.split(separator) : [line];
    const titles = headings(cells);
    if (titles) {
      columns = titles;
      unread.push(
        cells
          .map((cell) => cell.trim())
          .filter(isFilled)
          .join(' '),
      );
    } else if (separator) take(personsIn(inColumns(cells, columns)), cells.join(' '));
    else
      for (const entry of line.split(/[;/]/).filter(isFilled)) {
        const cut = entry.split(',').filter(isFilled);
        const two = surnameFirst(cut);
        if (two && !reading.isSurnameFirst) either ??= two;
        if (two && reading.isSurnameFirst) take([{ ...marked(cut), name: two.one }], entry);
        else for (const cells of peopleIn(cut)) take(personsIn(cells), cells.join(' '));
      }
  }
  return { found, unread, either };
}

/** The mark between the cells of a table whose first line has headings; empty for a plain list. */
const separatorOf = (first: string): string =>
  [';', ','].find((one) => first.includes(one) && headings(first.split(one)) !== null) ?? '';

/** The cells of a table's row that say a name or a part, the first name first. */
function inColumns(cells: readonly string[], columns: readonly ListColumn[]): readonly string[] {
  if (!columns.some((one) => one === 'name' || one === 'first' || one === 'last')) return cells;
  const of = (kind: ListColumn): readonly string[] => cells.filter((_, i) => columns[i] === kind);
  return [...of('name'), ...of('first'), ...of('last'), ...of('part')];
}

/** The cells of a line with commas, person by person: a cell that only says a part belongs to the name before it. */
function peopleIn(cells: readonly string[]): readonly (readonly string[])[] {
  const people: string[][] = [];
  for (const cell of cells) {
    const before = people.at(-1);
    if (before && markOf(cell.trim())) before.push(cell);
    else people.push([cell]);
  }
  return people;
}

/** Two names of which the first may be the surname of the second, as in `Smith, Margaret`; a part may follow. */
function surnameFirst(cells: readonly string[]): Either | null {
  const names = cells.map((cell) => cell.replace(LISTED, '').trim());
  const [last = '', first = '', ...rest] = names;
  const isPlain = [last, first].every((one) => isName(one) && !/[([&+]/.test(one) && !titleOf(one) && !markOf(one));
  if (!isPlain || rest.length > 1 || !rest.every((one) => markOf(one))) return null;
  const isSurname = !/\s/.test(last) || /^\p{Ll}/u.test(last);
  return isSurname ? { one: `${first} ${last}`, two: [last, first] } : null;
}

const marked = (cells: readonly string[]): { readonly part: Part | null } => ({
  part: markOf((cells[2] ?? '').trim()) ?? null,
});

/** The people of one entry: first and second name from its first two cells with letters, or a couple. */
function personsIn(cells: readonly string[]): readonly Read[] {
  const parts: Part[] = [];
  const names: string[] = [];
  for (const cell of cells) {
    for (const [, inside = ''] of cell.matchAll(BRACKETS)) parts.push(...listedPart(inside.trim()));
    const name = cell.replace(BRACKETS, ' ').replace(LISTED, '').trim().replace(/^"|"$/g, '').trim();
    const own = cells.length > 1 ? listedPart(name) : [];
    parts.push(...own);
    if (!own.length && isName(name)) names.push(name);
  }
  const name = names.slice(0, 2).join(' ').replace(/\s+/g, ' ');
  const halves = name.split(COUPLED).filter(isFilled);
  const read = halves.length === 2 ? coupled(halves[0] ?? '', halves[1] ?? '') : [withTitle(name, parts[0] ?? null)];
  return read.every((one) => one.name && one.name.length <= MOST_LETTERS) ? read : [];
}

/** Two who stand together; a surname behind the second is the first one's too. */
function coupled(first: string, second: string): readonly Read[] {
  const surname = /\s/.test(first) ? '' : second.replace(/^\S+\s*/, '');
  if (!titleOf(`${first} X`) && !isName(first)) return [];
  /* Two who are only told apart by their titles keep them. */
  const isTitled = titleOf(`${first} X`) !== null && titleOf(second) !== null && surname !== '';
  const read = [surname ? `${first} ${surname}` : first, second].map((name) => ({
    ...withTitle(name, null),
    ...(isTitled ? { name } : {}),
  }));
  return read.map((one, i) => ({ ...one, partner: read[1 - i]?.name ?? '' }));
}

/** A name without its title, which says a part. */
function withTitle(name: string, part: Part | null): Read {
  const title = titleOf(name);
  return title ? { name: title.rest, part: title.part ?? part } : { name, part };
}

/**
 * The names without the letter behind them that says a part. Letters stand for parts where more than half of the names
 * without a part have one; else they are there to tell two of one name apart.
 */
function withMarks(found: readonly Read[]): readonly Read[] {
  const cut = (one: Read): readonly [string, Part] | null => {
    const [, name = '', mark = ''] = /^(.*\S)\s+(\S+)$/.exec(one.name) ?? [];
    const part = one.part ? null : markOf(mark);
    return name && part ? [name, part] : null;
  };
  const open = found.filter((one) => !one.part);
  if (2 * open.filter(cut).length <= open.length) return found;
  const names = new Map(found.map((one) => [one.name, cut(one)?.[0] ?? one.name]));
  return found.map((one) => ({
    ...one,
    name: names.get(one.name) ?? one.name,
    part: cut(one)?.[1] ?? one.part,
    partner: names.get(one.partner ?? '') ?? one.partner ?? '',
  }));
}

const listedPart = (word: string): readonly Part[] => {
  const part = markOf(word);
  return part ? [part] : [];
};

/** True for letters without the signs of an address or a telephone number. */
const isName = (text: string): boolean => /\p{L}/u.test(text) && !/@|\d.*\d/.test(text) && !isHeading(text);
