/* Figures of a deal as a guest reads them: their own side first, and what they would mean. */
import type { EveningDeal, Figures, TableNow } from '../../../net/evening';

/** Two figures by side as a guest of `side` reads them: their own first. */
export function yoursFirst(pair: readonly number[], side: number): readonly [number, number] {
  return side === 1 ? [pair[1] ?? 0, pair[0] ?? 0] : [pair[0] ?? 0, pair[1] ?? 0];
}

/**
 * The two figures that were entered by side, one's own first; null for those of a game without sides, and where no
 * figure was asked.
 */
export function pairOf(figures: Figures, side: number, hasSides = true): readonly [number, number] | null {
  const pair = hasSides ? (figures.tricks ?? (figures.points?.length === 2 ? figures.points : null)) : null;
  return pair ? yoursFirst(pair, side) : null;
}

/** True if the figures are the same. */
export function same(one: Figures, other: Figures): boolean {
  const list = (figures: Figures): string =>
    JSON.stringify([
      figures.tricks ?? null,
      figures.points ?? null,
      figures.low ?? false,
      figures.played ?? '',
      figures.by ?? [],
      figures.made ?? null,
    ]);
  return list(one) === list(other);
}

/** The table's sums with a deal's points. */
export interface Meaning {
  readonly kind: 'won' | 'lost' | 'level' | 'stands';
  readonly ours: number;
  readonly theirs: number;
}

/**
 * What the table comes to with these points of a deal, by side. `stands`: more deals follow. A deal beyond those that
 * count decides alone.
 */
export function meaningOf(table: TableNow, side: number, deal: number, points: readonly number[]): Meaning | null {
  if (points.length !== 2) return null;
  const counts = (one: number): boolean => !table.counts || one <= table.counts;
  const before = (table.deals ?? []).filter((one) => one.deal < deal && counts(one.deal) && one.points.length === 2);
  const added = counts(deal) ? points : [0, 0];
  const sums = before.reduce((sum, one) => [sum[0] + (one.points[0] ?? 0), sum[1] + (one.points[1] ?? 0)] as const, [
    added[0] ?? 0,
    added[1] ?? 0,
  ] as const);
  const [ours, theirs] = yoursFirst(sums, side);
  const [mine, others] = counts(deal) ? [ours, theirs] : yoursFirst(points, side);
  const more = !table.needs || deal < table.needs;
  return { kind: more ? 'stands' : mine === others ? 'level' : mine > others ? 'won' : 'lost', ours, theirs };
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
  return {
    ours: mine.figures,
    theirs: others.figures,
    ourPoints: mine.points,
    theirPoints: others.points,
    by: mine.by,
    other: others.by,
  };
}

/** By how many tricks two counts differ, 0 where that cannot be said. */
export function apart(one: Figures, other: Figures): number {
  return one.tricks && other.tricks ? Math.abs(one.tricks[0] - other.tricks[0]) : 0;
}
