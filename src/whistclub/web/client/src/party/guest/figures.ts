/* Figures of a deal as a guest reads them: their own side first, and what they would mean. */
import type { EveningDeal, Figures, GuestPart, TableNow } from '../../net/evening';

export const TRICKS = 13;

/** Two figures by side as a guest of `side` reads them: their own first. */
export function yoursFirst(pair: readonly number[], side: number): readonly [number, number] {
  return side === 1 ? [pair[1] ?? 0, pair[0] ?? 0] : [pair[0] ?? 0, pair[1] ?? 0];
}

/** Figures by side, from one's own first. */
export function bySide(ours: number, theirs: number, side: number): [number, number] {
  return side === 1 ? [theirs, ours] : [ours, theirs];
}

/** The two figures that were entered by side, one's own first; null for those of a game without sides. */
export function pairOf(figures: Figures, side: number): readonly [number, number] | null {
  const pair = figures.tricks ?? (figures.points?.length === 2 ? figures.points : null);
  return pair ? yoursFirst(pair, side) : null;
}

/** True if the figures are the same. */
export function same(one: Figures, other: Figures): boolean {
  const list = (figures: Figures): string => JSON.stringify([figures.tricks ?? null, figures.points ?? null, figures.low ?? false]);
  return list(one) === list(other);
}

/** The tricks of both sides while they are entered: theirs follow ours until they are touched. */
export interface Steps {
  readonly ours: number | null;
  readonly theirs: number | null;
  readonly touched: boolean;
}

export const UNTOUCHED: Steps = { ours: null, theirs: null, touched: false };
/** The first tap on a key is a count near half of the tricks. */
const [FIRST_MORE, FIRST_FEWER] = [7, 6];

const within = (value: number, most: number): number => Math.min(most, Math.max(0, value));

/** The value after a tap on `more` or `fewer`. */
export function stepped(value: number | null, by: 1 | -1, most = TRICKS): number {
  if (value === null) return by > 0 ? FIRST_MORE : FIRST_FEWER;
  return within(value + by, most);
}

/** After a tap on one of the keys of our tricks. */
export function withOurs(steps: Steps, by: 1 | -1): Steps {
  const ours = stepped(steps.ours, by);
  return { ...steps, ours, theirs: steps.touched ? steps.theirs : TRICKS - ours };
}

/** After a tap on one of the keys of their tricks; a count that begins with theirs gives ours. */
export function withTheirs(steps: Steps, by: 1 | -1): Steps {
  const theirs = stepped(steps.theirs, by);
  if (steps.ours === null) return { ours: TRICKS - theirs, theirs, touched: false };
  return { ...steps, theirs, touched: true };
}

/** The steps that show figures that stand already. */
export function stepsOf(figures: Figures, side: number): Steps {
  if (!figures.tricks) return UNTOUCHED;
  const [ours, theirs] = yoursFirst(figures.tricks, side);
  return { ours, theirs, touched: ours + theirs !== TRICKS };
}

/** What a deal's points make of the table. */
export interface Meaning {
  readonly kind: 'won' | 'lost' | 'level' | 'stands';
  readonly ours: number;
  readonly theirs: number;
}

/** What the table comes to with these points of a deal, by side. `stands`: more deals follow. */
export function meaningOf(table: TableNow, side: number, deal: number, points: readonly number[]): Meaning | null {
  if (points.length !== 2) return null;
  const before = (table.deals ?? []).filter((one) => one.deal < deal && one.points.length === 2);
  const sums = before.reduce((sum, one) => [sum[0] + (one.points[0] ?? 0), sum[1] + (one.points[1] ?? 0)] as const, [points[0] ?? 0, points[1] ?? 0] as const);
  const [ours, theirs] = yoursFirst(sums, side);
  const more = !table.needs || deal < table.needs;
  return { kind: more ? 'stands' : ours === theirs ? 'level' : ours > theirs ? 'won' : 'lost', ours, theirs };
}

/** The points that tricks of the next deal are worth by side, as the club says; empty where it does not. */
export function worthOf(guest: GuestPart, tricks: readonly [number, number], low: boolean): readonly number[] {
  return (low ? guest.worth_low : guest.worth)?.[tricks[0]] ?? [];
}

/** Two counts of a deal: one's own and the others', with the points each is worth and who entered it. */
export interface TwoCounts {
  readonly ours: Figures;
  readonly theirs: Figures;
  readonly ourPoints: readonly number[];
  readonly theirPoints: readonly number[];
  readonly by: string;
  readonly other: string;
}

/** Both counts of a deal in a conflict; `entered`: one's own side entered first, and the others disputed it. */
export function countsOf(deal: EveningDeal, entered: boolean): TwoCounts | null {
  if (!deal.disputed) return null;
  const first = { figures: deal.figures, points: deal.points, by: deal.by ?? '' };
  const second = { figures: deal.disputed, points: deal.disputed_points ?? [], by: deal.disputed_by ?? '' };
  const [mine, others] = entered ? [first, second] : [second, first];
  return { ours: mine.figures, theirs: others.figures, ourPoints: mine.points, theirPoints: others.points, by: mine.by, other: others.by };
}

/** By how many tricks two counts differ, 0 where that cannot be said. */
export function apart(one: Figures, other: Figures): number {
  return one.tricks && other.tricks ? Math.abs(one.tricks[0] - other.tricks[0]) : 0;
}
