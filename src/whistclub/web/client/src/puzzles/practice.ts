/* What to practise, from the reviews of own deals that this browser keeps. Pure. */
import type { Ledger, Marked } from '../net/review';
import type { Exercise } from './exercises';

/** The points of a deal by where they came from: the cards, the others' moves, one's own. */
export interface Origins {
  readonly cards: number;
  readonly others: number;
  readonly own: number;
}

/** A deal that was reviewed: the points that own errors cost there, by theme; its origins are not in older versions. */
export interface ReviewedDeal {
  readonly id: string;
  readonly game: string;
  readonly costs: Readonly<Record<string, number>>;
  readonly origins?: Origins;
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

export const originsOf = ({ start, deal, hidden, own, partner, opponents }: Ledger): Origins => ({
  cards: start + deal + hidden,
  others: partner + opponents,
  own,
});

/** The mean of a game's origins and of their sum, each give or take; `deals` is how many were reviewed. */
export interface LuckAndSkill {
  readonly game: string;
  readonly deals: number;
  readonly parts: readonly { readonly name: keyof Origins | 'sum'; readonly mean: number; readonly error: number }[];
}

/** Luck and skill by game, those with most deals first; `error` is 0 before ten deals. */
export function luckAndSkill(reviewed: readonly ReviewedDeal[]): readonly LuckAndSkill[] {
  return [...new Set(reviewed.map(({ game }) => game))]
    .map((game) => ({ game, found: reviewed.flatMap((one) => (one.game === game && one.origins) || []) }))
    .filter(({ found }) => found.length > 0)
    .map(({ game, found }) => ({
      game,
      deals: found.length,
      parts: [
        { name: 'cards' as const, ...meanOf(found.map(({ cards }) => cards)) },
        { name: 'others' as const, ...meanOf(found.map(({ others }) => others)) },
        { name: 'own' as const, ...meanOf(found.map(({ own }) => own)) },
        { name: 'sum' as const, ...meanOf(found.map(({ cards, others, own }) => cards + others + own)) },
      ],
    }))
    .sort((one, other) => other.deals - one.deals);
}

function meanOf(values: readonly number[]): { readonly mean: number; readonly error: number } {
  const mean = values.reduce((sum, one) => sum + one, 0) / values.length;
  if (values.length < ENOUGH_DEALS) return { mean, error: 0 };
  const spread = values.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (values.length - 1);
  return { mean, error: SURE * Math.sqrt(spread / values.length) };
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
      const { mean: cost, error: giveOrTake } = meanOf(costs);
      return { game, theme, deals: deals.length, cost, giveOrTake };
    })
    .filter(({ theme, cost, giveOrTake }) => theme !== '' && cost > giveOrTake);
}
