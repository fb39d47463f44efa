/* The pages of the hall screen: which there are, and which of them is shown. */
import type { Evening } from '../../net/evening';

export type PageKind = 'poster' | 'seating' | 'names' | 'clock' | 'standings' | 'prize' | 'raffle' | 'after';

/** A page: the `part` (from 0) of the `parts` of its kind. */
export interface HallPage {
  readonly kind: PageKind;
  readonly part: number;
  readonly parts: number;
}

/** The room on a page, by the shape of the screen: letters never shrink, so a narrower one has fewer columns. */
export interface PageRoom {
  readonly columns: number;
  readonly tables: number;
  readonly rows: number;
}

/** The page shown, and since when. `reason` is what the pages were chosen for. */
export interface Turn {
  readonly reason: string;
  readonly index: number;
  readonly sinceMs: number;
}

/** A page of names is read from the back of a hall in this time. Chosen by hand. */
export const PAGE_MS = 12_000;
/** From the beginning of a round people look for their seats for at least this time. */
export const SEATING_MS = 120_000;
/** In a larger evening the tables would take too long to turn: only names are shown. */
const MOST_TABLES_SEATED = 60;
const ROWS_PER_COLUMN = 8;
const TABLES_PER_COLUMN = 2;
/** The clock comes again after so many pages of standings. */
const STANDINGS_IN_A_ROW = 4;

/** The room of a screen so wide and high. */
export function roomOf(width: number, height: number): PageRoom {
  const shape = width / height;
  const columns = shape >= 1.5 ? 3 : shape >= 1.1 ? 2 : 1;
  return { columns, tables: columns * TABLES_PER_COLUMN, rows: columns * ROWS_PER_COLUMN };
}

/** A name and its figure farther apart are not read as one line. */
const LEAST_COLUMNS = 2;

/** The columns for so many rows: no more than they fill, so that a short list has room for long names. */
export const columnsFor = (rows: number, columns: number): number =>
  Math.min(columns, Math.max(LEAST_COLUMNS, Math.ceil(rows / ROWS_PER_COLUMN)));

/** The number of items that each kind of page has to show. */
export interface Amounts {
  readonly tiles: number;
  readonly names: number;
  readonly standings: number;
}

const parts = (kind: PageKind, items: number, each: number): HallPage[] => {
  const count = Math.max(1, Math.ceil(items / each));
  return Array.from({ length: count }, (_, part) => ({ kind, part, parts: count }));
};

const one = (kind: PageKind): HallPage => ({ kind, part: 0, parts: 1 });

/** The number of rounds that are over. */
export const roundsOver = ({ public: now }: Evening): number => (now.phase === 'playing' ? now.round - 1 : now.round);

/** Pages of seats: tables and names in turn, only names where there are too many tables. */
function seats(evening: Evening, amounts: Amounts, room: PageRoom): HallPage[] {
  const names = parts('names', amounts.names, room.rows);
  const isLarge = (evening.hall?.tables.length ?? 0) > MOST_TABLES_SEATED;
  return isLarge ? names : [...parts('seating', amounts.tiles, room.tables), ...names];
}

/** Pages during play: the clock, and the standings, with the clock between them where they are many. */
function during(evening: Evening, amounts: Amounts, room: PageRoom): HallPage[] {
  if (roundsOver(evening) < 1 || !amounts.standings) return [one('clock')];
  return parts('standings', amounts.standings, room.rows).flatMap((page) =>
    page.part % STANDINGS_IN_A_ROW ? [page] : [one('clock'), page],
  );
}

/** True while people look for the seats of the round that is on. */
function isSeating(evening: Evening, amounts: Amounts, room: PageRoom, clubMs: number): boolean {
  const { phase, began_ms, paused } = evening.public;
  if (phase !== 'playing' || paused) return false;
  return clubMs - began_ms < Math.max(SEATING_MS, seats(evening, amounts, room).length * PAGE_MS);
}

/** The pages that an organiser turned to. */
function byHand(evening: Evening, amounts: Amounts, room: PageRoom): HallPage[] | null {
  const kind = evening.hall?.page;
  if (kind === 'seating' && amounts.tiles) return parts(kind, amounts.tiles, room.tables);
  if (kind === 'names' && amounts.names) return parts(kind, amounts.names, room.rows);
  if (kind === 'standings') return parts(kind, amounts.standings, room.rows);
  if (kind === 'clock' || kind === 'raffle') return [one(kind)];
  if (kind === 'prize') return evening.hall?.prizes[evening.hall.prize - 1] ? [one(kind)] : null;
  return null;
}

/** True from the last result until the evening is finished: what came of it is shown only when it is read. */
const isAfterLast = ({ public: now }: Evening): boolean => now.phase === 'between' && now.round >= now.rounds;

/** The pages shown in turn. */
export function pagesOf(evening: Evening, amounts: Amounts, room: PageRoom, clubMs: number): HallPage[] {
  const chosen = byHand(evening, amounts, room);
  if (chosen) return chosen;
  const { phase } = evening.public;
  if (isAfterLast(evening)) return [one('after')];
  if (phase === 'over') return parts('standings', amounts.standings, room.rows);
  if (phase === 'playing')
    return isSeating(evening, amounts, room, clubMs) ? seats(evening, amounts, room) : during(evening, amounts, room);
  if (phase === 'between' && !amounts.tiles) return parts('standings', amounts.standings, room.rows);
  return phase === 'gathering' && !amounts.tiles ? [one('poster')] : seats(evening, amounts, room);
}

/** The reason for the pages: when it changes, they begin from the first. */
export function reasonOf(evening: Evening, pages: readonly HallPage[]): string {
  const { phase, round } = evening.public;
  const { page = '', prize = 0 } = evening.hall ?? {};
  return [phase, round, page, prize, pages[0]?.kind ?? ''].join(' ');
}

/** The page shown now: the next after its time, the first of other pages at once. */
export function turned(turn: Turn, pages: readonly HallPage[], reason: string, nowMs: number): Turn {
  if (turn.reason !== reason) return { reason, index: 0, sinceMs: nowMs };
  const steps = Math.floor((nowMs - turn.sinceMs) / PAGE_MS);
  const index = (turn.index + Math.max(0, steps)) % pages.length;
  return steps < 1 && index === turn.index
    ? turn
    : { reason, index, sinceMs: turn.sinceMs + Math.max(0, steps) * PAGE_MS };
}

/** The items of one page. */
export const itemsOf = <Item>(items: readonly Item[], page: HallPage, each: number): Item[] =>
  items.slice(page.part * each, (page.part + 1) * each);
