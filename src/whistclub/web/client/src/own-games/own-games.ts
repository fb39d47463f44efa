/* A finished game in a row: who played, the score, and its word. Pure. */
import type { GameSummary, OwnGame } from '../net/own-games';

/** The sides of a game whose score is known. */
const sideOf = (summary: GameSummary, seat: number): number => seat % Math.max(1, summary.score.length);

/** The seats of one's own side, oneself excepted, and those of the other sides. */
export function companyOf(game: OwnGame, summary: GameSummary): { partners: number[]; others: number[] } {
  const seats = summary.names.map((_, seat) => seat).filter((seat) => seat !== game.seat);
  const own = sideOf(summary, game.seat);
  return {
    partners: seats.filter((seat) => sideOf(summary, seat) === own),
    others: seats.filter((seat) => sideOf(summary, seat) !== own),
  };
}

/** The score, one's own first; where there are more than two sides only one's own, with its sign. */
export function scoreOf(game: OwnGame, summary: GameSummary): string {
  const own = sideOf(summary, game.seat);
  const figure = (value: number): string => String(value).replace('-', '\u2212');
  if (summary.score.length === 2) return `${figure(summary.score[own] ?? 0)} : ${figure(summary.score[1 - own] ?? 0)}`;
  const value = summary.score[own] ?? 0;
  return summary.score.length > 2 && value > 0 ? `+${value}` : figure(value);
}

export type Word =
  | { readonly key: 'my-games-won' | 'my-games-shared' | 'my-games-lost' | 'my-games-stopped' }
  | { readonly key: 'my-games-place'; readonly place: number; readonly of: number };

/** The word under the score. */
export function wordOf(game: OwnGame, summary: GameSummary): Word {
  const own = sideOf(summary, game.seat);
  if (summary.stopped && summary.winners.length === 0) return { key: 'my-games-stopped' };
  if (summary.winners.includes(own)) return { key: summary.winners.length > 1 ? 'my-games-shared' : 'my-games-won' };
  if (summary.score.length <= 2) return { key: 'my-games-lost' };
  const better = summary.score.filter((score) => score > (summary.score[own] ?? 0)).length;
  return { key: 'my-games-place', place: better + 1, of: summary.score.length };
}

/** The games by the day they began on this device's clock, in the order given. */
export function byDay(games: readonly OwnGame[]): { day: string; games: OwnGame[] }[] {
  const days: { day: string; games: OwnGame[] }[] = [];
  for (const game of games) {
    const at = new Date(game.opened_ms);
    const day = `${at.getFullYear()}-${String(at.getMonth() + 1).padStart(2, '0')}-${String(at.getDate()).padStart(2, '0')}`;
    const last = days.at(-1);
    if (last?.day === day) last.games.push(game);
    else days.push({ day, games: [game] });
  }
  return days;
}
