/* One's own finished games and data, over HTTP. */
import { ask, type Me } from './api';
import type { OwnGamesPage, Companion } from './wire.gen';

export type { GameSummary, OwnGame, OwnGamesPage, Companion } from './wire.gen';

/** The games wanted; `day` is a date as a date field writes it, in the time of this device. */
export interface GamesChoice {
  readonly game: string;
  readonly other: Companion | null;
  readonly day: string;
}

/** The query of a page of the chosen games. */
export function queryOf(choice: GamesChoice, after: string): string {
  const query = new URLSearchParams();
  if (choice.game) query.set('game', choice.game);
  if (choice.other) query.set('other', choice.other.id);
  if (choice.day) {
    const [year = 0, month = 1, date = 1] = choice.day.split('-').map(Number);
    query.set('since_ms', String(new Date(year, month - 1, date).getTime()));
    query.set('until_ms', String(new Date(year, month - 1, date + 1).getTime()));
  }
  if (after) query.set('after', after);
  return query.toString();
}

export const getOwnGames = (choice: GamesChoice, after = ''): Promise<OwnGamesPage> =>
  ask('GET', `/api/me/games?${queryOf(choice, after)}`);
export const getCompany = (): Promise<{ people: readonly Companion[] }> => ask('GET', '/api/me/company');
export const deleteGame = (match: string): Promise<Me> => ask('DELETE', `/api/me/games/${encodeURIComponent(match)}`);
export const restoreGame = (match: string): Promise<Me> => ask('PUT', `/api/me/games/${encodeURIComponent(match)}`, {});
export const deleteEverything = (): Promise<Me> => ask('DELETE', '/api/me');
