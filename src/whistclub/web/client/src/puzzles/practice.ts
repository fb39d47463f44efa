/* What to practise, from the reviews of own deals that this browser keeps. Pure. */
import type { Marked } from '../net/review';
import type { Exercise } from './exercises';

/** A deal that was reviewed: the points that own errors cost there, by theme. */
export interface ReviewedDeal {
  readonly id: string;
  readonly game: string;
  readonly costs: Readonly<Record<string, number>>;
}

/** The theme in which errors of a game cost most a deal, give or take, with the dearest of them. */
export interface Practice {
  readonly game: string;
  readonly theme: string;
  readonly deals: number;
  readonly cost: number;
  readonly giveOrTake: number;
  readonly errors: readonly Exercise[];
}

/** As `whistclub.coach.totals` has them. */
const ENOUGH_DEALS = 10;
const SURE = 1.96;
const POSITIONS = 3;

/** The points that the own errors of a review cost, by theme; a solitaire's errors are chances, and none. */
export function costsByTheme(marked: readonly Marked[], seat: string): Readonly<Record<string, number>> {
  const costs: Record<string, number> = {};
  for (const one of marked) {
    if (one.seat !== seat || one.verdict !== 'error' || one.method === 'odds') continue;
    const made = one.acts.find(({ alike }) => alike.includes(one.played));
    costs[one.theme] = (costs[one.theme] ?? 0) + (one.acts[0]?.fair.scored ?? 0) - (made?.fair.scored ?? 0);
  }
  return costs;
}

/** The worth that the act made in an exercise gave away. */
const lost = ({ choices, played }: Exercise): number =>
  (choices[0]?.worth ?? 0) - (choices.find(({ acts }) => acts.includes(played))?.worth ?? 0);

/** What to practise; null before ten deals of a game, and where no theme clearly costs anything. */
export function practiceOf(reviewed: readonly ReviewedDeal[], exercises: readonly Exercise[]): Practice | null {
  const games = [...new Set(reviewed.map(({ game }) => game))];
  const found = games.flatMap((game) => clearIn(game, reviewed));
  const [dearest] = found.sort((one, other) => other.cost - one.cost);
  if (!dearest) return null;
  const own = exercises.filter(({ game, theme }) => game === dearest.game && theme === dearest.theme);
  return { ...dearest, errors: own.sort((one, other) => lost(other) - lost(one)).slice(0, POSITIONS) };
}

function clearIn(game: string, reviewed: readonly ReviewedDeal[]): readonly Omit<Practice, 'errors'>[] {
  const deals = reviewed.filter((one) => one.game === game);
  if (deals.length < ENOUGH_DEALS) return [];
  const themes = [...new Set(deals.flatMap(({ costs }) => Object.keys(costs)))];
  return themes
    .map((theme) => {
      const costs = deals.map((one) => one.costs[theme] ?? 0);
      const cost = costs.reduce((sum, one) => sum + one, 0) / costs.length;
      const spread = costs.reduce((sum, one) => sum + (one - cost) ** 2, 0) / (costs.length - 1);
      return { game, theme, deals: deals.length, cost, giveOrTake: SURE * Math.sqrt(spread / costs.length) };
    })
    .filter(({ theme, cost, giveOrTake }) => theme !== '' && cost > giveOrTake);
}
