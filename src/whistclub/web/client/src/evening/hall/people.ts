/* The seats, as the hall screen and the printed lists show it. */
import type { HallPart, NameOf, SeatName, TableNow } from '../../net/evening';

/** A tile of the page of tables: a table, or up to four who sit out. */
export type Tile = { readonly table: TableNow } | { readonly out: readonly NameOf[] };

/** A line of the page of names; table 0 for one who sits out. */
export interface NameLine {
  readonly name: string;
  readonly table: number;
  readonly seat: string;
}

const PAIRS = 'NSEW';
const SEATS_OF_A_TILE = 4;

/** The four of a table, partners together. */
export const pairwise = (table: TableNow): SeatName[] =>
  [...table.seats].sort((a, b) => PAIRS.indexOf(a.seat) - PAIRS.indexOf(b.seat));

/** The tables, then those who sit out. */
export function tilesOf({ tables, out }: Pick<HallPart, 'tables' | 'out'>): Tile[] {
  const groups = Array.from({ length: Math.ceil(out.length / SEATS_OF_A_TILE) }, (_, i) =>
    out.slice(i * SEATS_OF_A_TILE, (i + 1) * SEATS_OF_A_TILE),
  );
  return [...tables.map((table) => ({ table })), ...groups.map((names) => ({ out: names }))];
}

/** Everybody by name, without bots: nobody looks for a bot. */
export function linesOf(
  { tables, out }: Pick<HallPart, 'tables' | 'out'>,
  language: string,
  called: (name: NameOf) => string,
): NameLine[] {
  const seated = tables.flatMap(({ table, seats }) =>
    seats.filter((one) => !one.bot).map((one) => ({ name: called(one), table, seat: one.seat })),
  );
  const idle = out.filter((one) => !one.bot).map((one) => ({ name: called(one), table: 0, seat: '' }));
  const order = new Intl.Collator(language, { numeric: true });
  return [...seated, ...idle].sort((a, b) => order.compare(a.name, b.name) || a.table - b.table);
}

const LONGEST_START = 3;

/** The first letters of a name: as many as tell it from its neighbour on another page, three at most. */
function start(name: string, neighbour: string): string {
  const letters = [...name];
  const other = [...neighbour.toLocaleLowerCase()];
  const differs = letters.findIndex((letter, i) => letter.toLocaleLowerCase() !== other[i]);
  return letters.slice(0, Math.min(LONGEST_START, differs < 0 ? letters.length : differs + 1)).join('');
}

/** The first letters of the first and the last name of a page: `A` and `Gr`. */
export function lettersOf(lines: readonly NameLine[], first: number, count: number): readonly [string, string] {
  const page = lines.slice(first, first + count);
  const [head, tail] = [page[0]?.name ?? '', page.at(-1)?.name ?? ''];
  return [start(head, lines[first - 1]?.name ?? ''), start(tail, lines[first + count]?.name ?? '')];
}
