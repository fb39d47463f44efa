/* The tables of a round as the organiser sees them: who sits there, which are missing, which call. */
import type { Evening, Figures, PastRound, SeatName, TableNow } from '../../net/evening';
import type { Words } from './vocabulary';

const SIDES: Readonly<Record<string, number>> = { N: 0, S: 0, E: 1, W: 1 };

/** The round that is on, or the last one. */
export const latest = (evening: Evening): PastRound | null => evening.organiser?.rounds.at(-1) ?? null;

/** A table of a round of the evening. */
export const tableOf = (evening: Evening, round: number, table: number): TableNow | null =>
  evening.organiser?.rounds.find((one) => one.round === round)?.tables.find((one) => one.table === table) ?? null;

/**
 * True if a table's round was ended by hand before all of its deals were in: what was played there may still be
 * entered.
 */
export function isUnfinished(evening: Evening, round: number, table: TableNow): boolean {
  const { length, deals = 4 } = evening.public.settings;
  const isByHand = evening.organiser?.rounds.find((one) => one.round === round)?.by_hand ?? false;
  return (
    isByHand &&
    table.over === true &&
    (table.deals ?? []).every((one) => one.state === 'stands') &&
    (length === 'game' || (table.deals ?? []).length < deals)
  );
}

/** The people of a table by column of its figures: two pairs, or four people in a game without sides. */
export function columns(table: Pick<TableNow, 'seats' | 'sums'>): readonly (readonly SeatName[])[] {
  if (table.sums?.length === 4)
    return ['N', 'E', 'S', 'W'].map((seat) => table.seats.filter((one) => one.seat === seat));
  return [0, 1].map((side) => table.seats.filter((one) => SIDES[one.seat] === side));
}

/** The names in a column: `Anton, Pieter`. A bot is called by its level. */
export const namesIn = (words: Words, people: readonly SeatName[]): string =>
  people
    .map((one) => (one.bot ? words.say('evening-organiser-bot', { name: one.name, level: words.bot }) : one.name))
    .join(', ');

/** The names in a column within a sentence: `Anton and Pieter`. */
export const namesSaid = (words: Words, people: readonly SeatName[]): string =>
  words.listed(people.map((one) => one.name));

/** The sums of a table by column. */
export const sumsOf = (table: TableNow): readonly number[] => table.sums ?? [0, 0];

/** Deals that stand. */
export const standing = (table: TableNow): number => (table.deals ?? []).filter((one) => one.state === 'stands').length;

/**
 * Tables whose result is still missing: first those whose tablets call, then one whose sides counted differently, then
 * level ones, then by number.
 */
export function missing(round: PastRound, calling: readonly number[] = []): readonly TableNow[] {
  const urgency = (table: TableNow): number =>
    calling.includes(table.table) ? 0 : table.calls ? 1 : table.level ? 2 : 3;
  return round.tables
    .filter((one) => !one.over || one.level || one.calls)
    .sort((a, b) => urgency(a) - urgency(b) || a.table - b.table);
}

/** Tables whose result is in. */
export const finished = (round: PastRound): readonly TableNow[] =>
  round.tables.filter((one) => one.over && !one.level && !one.calls);

/** The column that is ahead, null if the first two are level. */
export function ahead(sums: readonly number[]): number | null {
  const most = Math.max(...sums);
  const best = sums.flatMap((sum, column) => (sum === most ? [column] : []));
  return best.length === 1 ? (best[0] ?? null) : null;
}

/** Figures as people say them: `8:5`. */
export const figuresText = (figures: Figures): string => (figures.tricks ?? figures.points ?? []).map(signed).join(':');

const signed = (figure: number): string => (figure < 0 ? `\u2212${-figure}` : String(figure));

/** A figure of the standings: whole or with one decimal, with a sign where it is a difference. */
export function valueText(key: string, value: number, language: string): string {
  const text = Math.abs(value).toLocaleString(language, { maximumFractionDigits: 1 });
  const isSigned = key === 'difference' || key === 'over_mean';
  return value < 0 ? `\u2212${text}` : isSigned && value > 0 ? `+${text}` : text;
}
