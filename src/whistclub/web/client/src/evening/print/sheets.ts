/* The contents of the printed sheets. */
import type { EveningSettings, NameOf, OrganiserPart, PublicEvening, TableNow } from '../../net/evening';
import type { PlannedRound } from '../../net/evening-pages';
import { tablesFor } from '../organiser/dock';
import { isOneDeal } from '../organiser/settings/form';

export const WHAT = ['poster', 'table', 'card', 'slip', 'schedule', 'standings', 'prizes', 'deals'] as const;
export type SheetKind = (typeof WHAT)[number];

/** The kind of page that the address asks for, the poster where it asks for none. */
export const whatOf = (query: URLSearchParams): SheetKind => WHAT.find((one) => one === query.get('what')) ?? 'poster';

const MOST_BLANK = 500;

/** The number of blank sheets asked for, 0 for none. */
export const blankOf = (query: URLSearchParams): number =>
  Math.min(MOST_BLANK, Math.max(0, Math.floor(Number(query.get('blank')) || 0)));

/** The items by sheet: `first` of them on the first sheet, `later` on each other. There is always a sheet. */
export function paged<Item>(items: readonly Item[], first: number, later = first): Item[][] {
  const sheets = [items.slice(0, first)];
  for (let from = first; from < items.length; from += later) sheets.push(items.slice(from, from + later));
  return sheets;
}

/** A round of a schedule as far as it stands on one sheet. */
export interface SheetBlock<Row> {
  readonly round: number;
  readonly rows: readonly Row[];
}

const HEAD_LINES = 2;
const FEWEST_ROWS = 2;

/** Rounds by sheet of so many lines; a heading takes two, and has rows under it. */
export function blocksBySheet<Row>(rounds: readonly SheetBlock<Row>[], lines: number): SheetBlock<Row>[][] {
  const sheets: SheetBlock<Row>[][] = [[]];
  let left = lines;
  for (const { round, rows } of rounds) {
    let rest = rows;
    do {
      if (left < HEAD_LINES + Math.min(FEWEST_ROWS, rest.length)) {
        sheets.push([]);
        left = lines;
      }
      const fitting = rest.slice(0, left - HEAD_LINES);
      sheets.at(-1)?.push({ round, rows: fitting });
      left -= HEAD_LINES + fitting.length;
      rest = rest.slice(fitting.length);
    } while (rest.length);
  }
  return sheets;
}

/** The tables that play: those of the round; before the first one, those that all make who are here or expected. */
export function tablesOf({ phase, tables, settings, here, expected }: PublicEvening): number {
  if (phase !== 'gathering') return tables;
  const [people, planned] = [here + expected.length, settings.tables ?? 2];
  return people < FEWEST_PEOPLE ? planned : tablesFor(people, settings.place === 'online', planned).tables;
}

const FEWEST_PEOPLE = 4;
const BETWEEN_MINUTES = 5;
const HOURS = 24;
const HOUR_MINUTES = 60;

/** The minutes between two rounds; a round of one deal has the move to the next table in its own. */
export const betweenMinutes = (settings: EveningSettings): number => (isOneDeal(settings) ? 0 : BETWEEN_MINUTES);

/** The planned beginning of each round; nothing where no time of day or no time limit is set. */
export function startsOf(settings: EveningSettings, rounds: number): string[] {
  const { begins = '', minutes = 20 } = settings;
  const found = /^(\d{1,2}):(\d{2})$/.exec(begins.trim());
  if (!found || !minutes) return [];
  const first = Number(found[1]) * HOUR_MINUTES + Number(found[2]);
  return Array.from({ length: rounds }, (_, i) => {
    const at = first + i * (minutes + betweenMinutes(settings));
    return `${Math.floor(at / HOUR_MINUTES) % HOURS}:${String(at % HOUR_MINUTES).padStart(2, '0')}`;
  });
}

/** The places that people go to from a table after a round: the end of a message's key, and its tables. */
export interface Way {
  readonly key: string;
  readonly up: number;
  readonly down: number;
}

export function wayOf(format: string, table: number, tables: number): Way {
  const [up, down] = [table - 1, table + 1];
  const round = { up: up || tables, down: down > tables ? 1 : down };
  if (format === 'compass')
    return { key: tables > 2 && tables % 2 === 0 ? 'compass-skip' : 'compass', up: tables / 2, down: round.down };
  if (format === 'progressive' || format === 'semi_partner') return { key: 'progressive', ...round };
  if (format !== 'ladder' && format !== 'partner') return { key: 'individual', up, down };
  const key = table === 1 ? 'ladder-top' : table === tables ? 'ladder-bottom' : 'ladder';
  return { key, up, down };
}

/** A line of a person's card; table 0 in a round sat out, -1 where the seat is not known yet. */
export interface CardLine {
  readonly round: number;
  readonly table: number;
  readonly seat: string;
  readonly partner: NameOf | null;
  /** The points of their side and the other, null while they are not in. */
  readonly points: readonly [number, number] | null;
}

const ACROSS: Readonly<Record<string, string>> = { N: 'S', S: 'N', E: 'W', W: 'E' };
const sideOf = (seat: string): 0 | 1 => (seat === 'N' || seat === 'S' ? 0 : 1);

function pointsOf(table: TableNow, seat: string): readonly [number, number] | null {
  const sums = table.sums ?? [];
  if (!table.over) return null;
  if (sums.length === 2) return [sums[sideOf(seat)] ?? 0, sums[1 - sideOf(seat)] ?? 0];
  return null;
}

/** A person's card: a line for each round. */
export function cardOf(
  guest: number,
  rounds: number,
  past: OrganiserPart['rounds'],
  planned: readonly PlannedRound[],
): CardLine[] {
  return Array.from({ length: rounds }, (_, i) => {
    const unknown = { round: i + 1, table: -1, seat: '', partner: null, points: null };
    const played = past.find((one) => one.round === i + 1);
    const round = played ?? planned.find((one) => one.round === i + 1);
    if (round?.out.some((one) => one.guest === guest)) return { ...unknown, table: 0 };
    const tables: readonly { table: number; seats: readonly (NameOf & { seat: string })[] }[] = round?.tables ?? [];
    const table = tables.find((one) => one.seats.some((seat) => seat.guest === guest));
    const seat = table?.seats.find((one) => one.guest === guest)?.seat;
    if (!table || !seat) return unknown;
    const partner = table.seats.find((one) => one.seat === ACROSS[seat]) ?? null;
    const full = played?.tables.find((one) => one.table === table.table);
    return { round: i + 1, table: table.table, seat, partner, points: full ? pointsOf(full, seat) : null };
  });
}

const SUITS = 'SHCD';

/** A hand's cards by suit, each suit from the top: `S AKJ8`. */
export function suitsOf(hand: string): { suit: string; ranks: string }[] {
  const order = 'AKQJT98765432';
  const cards = hand.split(' ').filter(Boolean);
  return [...SUITS].map((suit) => {
    const ranks = cards.filter((card) => card.startsWith(suit)).map((card) => card.slice(1));
    return {
      suit,
      ranks: ranks
        .sort((a, b) => order.indexOf(a) - order.indexOf(b))
        .map((rank) => (rank === 'T' ? '10' : rank))
        .join(' '),
    };
  });
}
