/* The form of a new evening: its formats, its games, its defaults. */
import type { GameForm } from '../../net/api';
import type { EveningSettings } from '../../net/evening';

export const FORMATS = ['ladder', 'progressive', 'semi_partner', 'partner', 'individual', 'compass'] as const;
export type Format = (typeof FORMATS)[number];

/** Formats to which people come in pairs that stay. */
const IN_PAIRS: ReadonlySet<string> = new Set<Format>(['partner', 'compass']);
export const isInPairs = (format: string | undefined): boolean => IN_PAIRS.has(format ?? '');

export const MOST_TABLES = 250;
export const MOST_ROUNDS = 24;
export const MOST_DEALS = 24;
export const MOST_MINUTES = 180;

/** A game that an evening can be played with: for four. */
export interface EveningGame {
  readonly key: string;
  readonly preset: string;
  readonly hasSides: boolean;
}

/** The games for four, in the club's order. */
export function eveningGames(games: readonly GameForm[]): readonly EveningGame[] {
  const four = games.filter((game) => game.seats === 4).sort((a, b) => a.order - b.order);
  return four.flatMap((game) => game.presets.map((preset) => ({ key: game.key, preset: preset.name, hasSides: game.sides === 2 })));
}

/** The plainest game with sides: the one with the fewest options. */
export function plainest(games: readonly GameForm[]): string {
  const [first] = games.filter((game) => game.seats === 4 && game.sides === 2).sort((a, b) => a.options.length - b.options.length);
  return first?.presets[0]?.name ?? '';
}

/** True if the game can be played in the format: only people who all play alone need `individual`. */
export const fits = (game: EveningGame | undefined, format: string | undefined): boolean => !game || game.hasSides || format === 'individual';

/** The next quarter of an hour, as a clock shows it. */
export function nextQuarter(now: Date): string {
  const minutes = Math.ceil((now.getHours() * 60 + now.getMinutes()) / 15) * 15;
  return clock(minutes);
}

const clock = (minutes: number): string => `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** The time so many minutes after a beginning written as `19:00`; empty for another writing. */
export function endsAt(begins: string, minutes: number): string {
  const found = /^(\d{1,2})[:.](\d{2})$/.exec(begins.trim());
  if (!found || !minutes) return '';
  const half = Math.ceil((Number(found[1]) * 60 + Number(found[2]) + minutes) / 30) * 30;
  return clock(half);
}

/** The settings of an evening before anything is chosen. */
export function usualSettings(name: string, preset: string, now: Date): EveningSettings {
  return { name, place: 'cards', format: 'ladder', pairing: 'first_first', preset, tables: 6, rounds: 8, length: 'deals', deals: 4, minutes: 20, enter: 'tricks', trumps: 'round', first: 'drawn', bot: 'club', where: '', begins: nextQuarter(now) };
}

/** The settings with another game, and what follows from it. */
export function withGame(settings: EveningSettings, game: EveningGame, plain: string): EveningSettings {
  const isPlain = game.preset === plain;
  const next: EveningSettings = { ...settings, preset: game.preset, options: {}, trumps: isPlain ? 'round' : 'game', enter: game.hasSides ? (isPlain ? 'tricks' : (settings.enter ?? 'tricks')) : 'points' };
  return fits(game, settings.format) ? next : { ...next, format: 'individual' };
}

/** A number within its bounds. */
export const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));
