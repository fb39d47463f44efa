/* The consequences of a correction: the table's winner, places in the standings, seats. */
import type { Evening, EveningDeal, Figures, StandingRow, TableNow } from '../../../net/evening';
import { answersOf, NOTHING_SAID, worthOf, type Answers, type Form } from '../../entry/entry';
import { ahead, columns, namesSaid, standing, sumsOf } from '../tables';
import type { Words } from '../vocabulary';

/** A deal as it would stand: its table, its round, its number and the figures. */
export interface Correction {
  readonly round: number;
  readonly table: TableNow;
  readonly deal: number;
  readonly figures: Figures;
}

/** The form of a deal of this table. */
export const formOf = (evening: Evening, table: Pick<TableNow, 'seats' | 'sums'>): Form => ({
  choices: evening.public.settings.enter === 'points' ? [] : (evening.public.choices ?? []),
  columns: columns(table).length === 4 ? 4 : 2,
  own: null,
});

/** Figures that can be: points of people who all play alone make nothing in sum. */
export const isWhole = (figures: Figures): boolean =>
  figures.points?.length !== 4 || figures.points.reduce((sum, one) => sum + one, 0) === 0;

/** The points that a deal adds to the sums of its table; null where the club does not say. */
function worth(evening: Evening, table: TableNow, figures: Figures): readonly number[] | null {
  const found = worthOf(evening.public.choices ?? [], columns(table).length === 4 ? 4 : 2, figures);
  return found.length ? found : null;
}

/** A table as its deals leave it: the sums of those that count, who is ahead, and what decided a level table. */
interface Stand {
  readonly sums: readonly number[];
  readonly winner: number | null;
  readonly decider: EveningDeal | null;
}

/** The stand that these deals make; those beyond the ones that count decide a table that is level after them. */
function standOf(table: TableNow, deals: readonly EveningDeal[]): Stand {
  const most = table.counts ? table.counts : deals.length;
  const sums = sumsOf(table).map((_, column) =>
    deals.slice(0, most).reduce((sum, one) => sum + (one.points[column] ?? 0), 0),
  );
  const winner = ahead(sums);
  const decider = winner === null ? (deals.slice(most).find((one) => ahead(one.points) !== null) ?? null) : null;
  return { sums, winner: decider ? ahead(decider.points) : winner, decider };
}

const standingDeals = (table: TableNow): readonly EveningDeal[] =>
  (table.deals ?? []).filter((one) => one.state === 'stands');

/** The table after the correction; null where only the club can count its points. */
export function standAfter(evening: Evening, { table, deal, figures }: Correction): Stand | null {
  const points = worth(evening, table, figures);
  if (points?.length !== sumsOf(table).length) return null;
  const corrected: EveningDeal = { deal, state: 'stands', figures, points, side: null };
  const others = standingDeals(table).filter((one) => one.deal !== deal);
  return standOf(
    table,
    [...others, corrected].sort((one, other) => one.deal - other.deal),
  );
}

/** The sentences under "What follows". */
export function whatFollows(words: Words, evening: Evening, correction: Correction): readonly string[] {
  const after = standAfter(evening, correction);
  if (!after) return [words.say('evening-organiser-follows-unknown'), seats(words, evening, correction.round)];
  const winner = result(words, evening, correction, after);
  return [winner, ...moves(words, evening, correction, after), seats(words, evening, correction.round)].filter(Boolean);
}

function result(words: Words, evening: Evening, { table, deal }: Correction, after: Stand): string {
  if (after.sums.length !== 2) return words.say('evening-organiser-follows-points', { sums: after.sums.join(', ') });
  const stood = standOf(table, standingDeals(table));
  const [before, [mine = 0, theirs = 0]] = [sumsOf(table), after.decider?.points ?? after.sums];
  const [was, is] = [stood.winner, after.winner];
  const counted = new Set([deal, ...(table.deals ?? []).filter((one) => one.state === 'stands').map((one) => one.deal)])
    .size;
  const needed = evening.public.settings.length === 'game' ? 0 : (table.needs ?? 0);
  const values = {
    names: namesSaid(words, columns(table)[is ?? 0] ?? []),
    more: Math.max(mine, theirs),
    less: Math.min(mine, theirs),
    sum: mine,
    oldmore: before[is ?? 0] ?? 0,
    oldless: before[1 - (is ?? 0)] ?? 0,
    deal: after.decider?.deal ?? 0,
  };
  if (is === null) return words.say('evening-organiser-follows-level', values);
  if (!table.over && counted < needed) return words.say('evening-organiser-follows-ahead', values);
  if (after.decider)
    return words.say(
      is === was ? 'evening-organiser-follows-decides-same' : 'evening-organiser-follows-decides',
      values,
    );
  if (!table.over || was === null || (is === was && stood.decider))
    return words.say('evening-organiser-follows-wins', values);
  return words.say(is === was ? 'evening-organiser-follows-same' : 'evening-organiser-follows-turned', values);
}

/**
 * Who moves in the standings, the one who moves furthest; nothing where a mean is part of the sums or the table still
 * plays.
 */
function moves(words: Words, evening: Evening, correction: Correction, after: Stand): readonly string[] {
  if (!correction.table.over || after.sums.length !== 2) return [];
  const rows = evening.organiser?.standings ?? [];
  const people = correction.table.seats.map((one) => rows.find((row) => row.guest === one.guest && !one.bot));
  if (people.some((row) => row?.out) || evening.public.standing_keys.includes('over_mean') || !rows.length) return [];
  const places = ranksAfter(evening, correction, after);
  const moved = people.flatMap((row) =>
    row ? [{ name: row.name, from: row.rank, to: places.get(row.guest) ?? row.rank }] : [],
  );
  const [most] = moved
    .filter((one) => one.from !== one.to)
    .sort((a, b) => Math.abs(b.from - b.to) - Math.abs(a.from - a.to));
  if (!most) return [words.say('evening-organiser-follows-places')];
  return [
    words.say(most.to < most.from ? 'evening-organiser-follows-rises' : 'evening-organiser-follows-falls', {
      name: most.name,
      from: most.from,
      to: most.to,
    }),
  ];
}

/** Places by guest, from standings with the corrected table in them. */
export function ranksAfter(evening: Evening, { table }: Correction, after: Stand): ReadonlyMap<number, number> {
  const before = standOf(table, standingDeals(table));
  const rows = evening.organiser?.standings ?? [];
  const change = (row: StandingRow): readonly number[] => {
    const column = columns(table).findIndex((people) => people.some((one) => one.guest === row.guest && !one.bot));
    return column < 0 ? [] : evening.public.standing_keys.map((key) => changeOf(key, before, after, column));
  };
  const values = rows.map((row) => ({
    guest: row.guest,
    values: row.values.map((value, i) => value + (change(row)[i] ?? 0)),
  }));
  const isBetter = (a: readonly number[], b: readonly number[]): boolean => {
    const first = a.findIndex((value, i) => value !== b[i]);
    return first >= 0 && (a[first] ?? 0) > (b[first] ?? 0);
  };
  return new Map(
    values.map((row) => [row.guest, 1 + values.filter((other) => isBetter(other.values, row.values)).length]),
  );
}

/** The change of one key of the standings for somebody in this column. */
function changeOf(key: string, before: Stand, after: Stand, column: number): number {
  const won = ({ winner }: Stand): number => (winner === column ? 1 : 0);
  const own = ({ sums }: Stand): number => sums[column] ?? 0;
  const against = (stand: Stand): number => own(stand) - (stand.sums[1 - column] ?? 0);
  if (key === 'games_won' || key === 'rounds_won') return won(after) - won(before);
  if (key === 'difference') return against(after) - against(before);
  return own(after) - own(before);
}

function seats(words: Words, evening: Evening, round: number): string {
  const { shown } = { shown: evening.public };
  if (shown.phase === 'over') return words.say('evening-organiser-follows-prizes');
  if (round < shown.round) return words.say('evening-organiser-follows-stays', { round: round + 1 });
  if (shown.phase === 'between' && shown.round >= shown.rounds) return words.say('evening-organiser-follows-prizes');
  return words.say('evening-organiser-follows-next', { round: round + 1 });
}

/** The answers that a deal's form begins with: those that made its figures, and none where there are none yet. */
export const startingAnswers = (form: Form, deal: EveningDeal | undefined): Answers =>
  deal ? answersOf(form, deal.figures) : NOTHING_SAID;

/** The number of the deal that a table with real cards plays next. */
export const nextDeal = (table: TableNow): number => standing(table) + 1;
