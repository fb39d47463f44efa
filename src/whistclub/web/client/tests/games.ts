/* The games as the club lists them, for tests. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameForm } from '../src/net/api';

export const GAMES = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../../../tests/web/fixtures/games.json'), 'utf8'),
) as readonly GameForm[];

/** A game by its key. */
export function game(key: string): GameForm {
  const found = GAMES.find((one) => one.key === key);
  if (!found) throw new Error(`no game ${key}`);
  return found;
}
