/* The form of a new evening: its formats, its games, its defaults. */
import type { GameForm } from '../../../net/api';
import type { EveningSettings } from '../../../net/evening';
import { gamesInOrder } from '../../../games/order';

export const FORMATS = ['ladder', 'progressive', 'semi_partner', 'partner', 'individual', 'compass'] as const;
export type Format = (typeof FORMATS)[number];

/** Formats to which people come in pairs that stay. */
const IN_PAIRS: ReadonlySet<string> = new Set<Format>(['partner', 'compass']);
export const isInPairs = (format: string | undefined): boolean => IN_PAIRS.has(format ?? '');

/** Formats in which the losers part, so that there may be ladies and gents. */
const PARTING: ReadonlySet<string> = new Set<Format>(['progressive', 'semi_partner']);
export const partsLosers = (format: string | undefined): boolean => PARTING.has(format ?? '');

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
  const four = gamesInOrder(games).filter((game) => game.seats === 4);
  return four.flatMap((game) =>
    game.presets.map((preset) => ({ key: game.key, preset: preset.name, hasSides: game.sides === 2 })),
  );
}

/** The plainest game with sides: the one with the fewest options. */
export function plainest(games: readonly GameForm[]): string {
  const [first] = games
    .filter((game) => game.seats === 4 && game.sides === 2)
    .sort((a, b) => a.options.length - b.options.length);
  return first?.presets[0]?.name ?? '';
}

/** True if the game can be played in the format: only people who all play alone need `individual`. */
export const fits = (game: EveningGame | undefined, format: string | undefined): boolean =>
  !game || game.hasSides || format === 'individual';

/** The next quarter of an hour, as a clock shows it. */
export function nextQuarter(now: Date): string {
  const minutes = Math.ceil((now.getHours() * 60 + now.getMinutes()) / 15) * 15;
  return clock(minutes);
}

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** The time so many minutes after a beginning written as `19:00`; empty for another writing. */
export function endsAt(begins: string, minutes: number): string {
  const found = /^(\d{1,2})[:.](\d{2})$/.exec(begins.trim());
  if (!found || !minutes) return '';
  const half = Math.ceil((Number(found[1]) * 60 + Number(found[2]) + minutes) / 30) * 30;
  return clock(half);
}

/**
 * The game of a format before one is chosen: the ladder's is its source's, the club's first for two sides; a drive's is
 * the plainest.
 */
const usualGame = (games: readonly GameForm[], format: string | undefined): string =>
  (format === 'ladder' ? eveningGames(games).find((one) => one.hasSides)?.preset : undefined) ?? plainest(games);

/** The settings of an evening before anything is chosen: a ladder, in which people move after each game. */
export function usualSettings(name: string, games: readonly GameForm[], now: Date): EveningSettings {
  const preset = usualGame(games, 'ladder');
  const isPlain = preset === plainest(games);
  return {
    name,
    place: 'cards',
    format: 'ladder',
    moving: 'up_down',
    pairing: 'first_first',
    preset,
    tables: 6,
    rounds: 8,
    length: 'game',
    deals: 4,
    minutes: 20,
    enter: 'tricks',
    trumps: isPlain ? 'round' : 'game',
    first: 'drawn',
    bot: 'club',
    where: '',
    begins: nextQuarter(now),
  };
}

/** The classic drive, from the settings as they stand: 24 deals, one a table, ladies and gents, trumps in turn. */
export const asDrive = (settings: EveningSettings, games: readonly GameForm[]): EveningSettings => ({
  ...withFormat(settings, 'progressive', games),
  preset: plainest(games),
  options: {},
  moving: 'ladies_gents',
  enter: 'tricks',
  trumps: 'round',
  length: 'deals',
  deals: 1,
  rounds: 24,
  minutes: 7,
});

/** The minutes of a deal, 0 without a limit. */
export const dealMinutes = ({ minutes = 20, deals = 4 }: EveningSettings): number => Math.round(minutes / deals);

/** The minutes of a round of so many deals. */
export const roundMinutes = (dealMinutes: number, deals: number): number => Math.min(MOST_MINUTES, dealMinutes * deals);

/** True where a round is a single deal, and its minutes are those of a deal. */
export const isOneDeal = ({ length, deals }: EveningSettings): boolean => length === 'deals' && deals === 1;

/** True for the settings of a drive of 24 deals, whatever its tables. */
export const isDrive = ({ moving, deals, rounds, length }: EveningSettings): boolean =>
  moving === 'ladies_gents' && length === 'deals' && deals === 1 && rounds === 24;

/**
 * The settings with another format, and its usual game and length where those of the format before were the usual ones.
 */
export function withFormat(settings: EveningSettings, format: Format, games: readonly GameForm[]): EveningSettings {
  const wasUsual = settings.preset === usualGame(games, settings.format);
  const isLadder = format === 'ladder';
  const moved: EveningSettings = { ...settings, format };
  if (!partsLosers(format)) moved.moving = 'up_down';
  if (isLadder !== (settings.format === 'ladder') && wasUsual) moved.length = isLadder ? 'game' : 'deals';
  const now = eveningGames(games).find((one) => one.preset === settings.preset);
  const preset = wasUsual || !fits(now, format) ? usualGame(games, format) : settings.preset;
  const next = eveningGames(games).find((one) => one.preset === preset);
  return !next || preset === settings.preset ? moved : withGame(moved, next, plainest(games));
}

/** The settings with another game, and what follows from it. */
export function withGame(settings: EveningSettings, game: EveningGame, plain: string): EveningSettings {
  const next: EveningSettings = {
    ...settings,
    preset: game.preset,
    options: {},
    trumps: game.preset === plain ? 'round' : 'game',
    enter: settings.enter ?? 'tricks',
  };
  return fits(game, settings.format) ? next : { ...next, format: 'individual', length: 'deals' };
}
