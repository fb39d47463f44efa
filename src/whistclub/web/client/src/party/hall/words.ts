/* The sentences of the hall screen and of the printed pages. */
import type { Evening, EveningSettings, Prize, PublicEvening } from '../../net/evening';
import { club, presetName, say } from '../../state/club.svelte';
import { settings } from '../../state/settings.svelte';
import { roundsOver, type HallPage } from './pages';
import { lettersOf, type Line } from './people';

/** The order of trumps where the trump changes with the round. */
const TRUMPS = 'HCDS';
/** Columns of standings that say more or less than nothing: they carry a sign. */
const SIGNED = new Set(['difference', 'over_mean']);

const dashed = (word: string): string => word.replace(/_/g, '-');

/** A link without what every browser adds by itself. */
export const shortLink = (url: string): string => url.replace(/^https?:\/\//, '');

/** The format of an evening and its game: `Ladder, plain Whist`. */
export const gameInWords = ({ format = 'ladder', preset = '' }: EveningSettings): string =>
  say('client-hall-what', { format: say(`client-hall-format-${dashed(format)}`), game: presetName(preset) });

/** The round whose seats are shown: the one that is on, else the next. */
export const seatedRound = ({ phase, round }: PublicEvening): number => (phase === 'playing' ? round : round + 1);

/** The trump of a round, empty where the deal decides. */
export const trumpOf = (evening: PublicEvening, round: number): string =>
  round === evening.round ? evening.trump : (evening.settings.trumps ?? 'round') === 'round' ? (TRUMPS[(round - 1) % TRUMPS.length] ?? '') : '';

/** The trump in a sentence, empty where the deal decides. */
export const trumpInWords = (trump: string): string => (trump ? say('client-hall-trump', { trump }) : '');

/** How long a round is, in a sentence. */
export const lengthInWords = ({ length = 'deals', deals = 4 }: EveningSettings): string => (length === 'game' ? say('client-hall-game') : say('client-hall-deals', { count: deals }));

/** A figure of the standings, with its sign where it says more or less than nothing. */
export function figureOf(value: number | undefined, key = ''): string {
  if (value === undefined) return '';
  const format = new Intl.NumberFormat(settings.language, { maximumFractionDigits: 1, signDisplay: SIGNED.has(key) ? 'exceptZero' : 'auto' });
  return format.format(value).replace('-', '\u2212');
}

/** A prize's figure in words: `six games won`. */
export const valueInWords = (value: number, unit: string): string => say(`client-hall-value-${dashed(unit)}`, { count: value, figure: figureOf(value, unit) });

/** The name of a prize. */
export const prizeTitle = (kind: Prize['kind']): string => say(`client-hall-prize-${dashed(kind)}`);

/** What the standings are ordered by: `Games won, then point difference`. */
export function orderInWords(keys: readonly string[]): string {
  const [first, second] = keys.map((key) => say(`client-hall-by-${dashed(key)}`));
  if (!first) return '';
  return second ? say('client-hall-by-two', { first, second }) : first;
}

/** The heading of a page, and the line under it. */
export function headingOf(evening: Evening, page: HallPage, lines: readonly Line[], rows: number): readonly [string, string] {
  const now = evening.public;
  const round = seatedRound(now);
  if (page.kind === 'poster') return [now.settings.name, placeInWords(now.settings)];
  if (page.kind === 'seating') return [say('client-hall-seating', { round }), [trumpInWords(trumpOf(now, round)), lengthInWords(now.settings)].filter(Boolean).join(' ')];
  if (page.kind === 'names') return [namesHeading(page, lines, rows), say('client-hall-names-of', { round })];
  if (page.kind === 'standings') return [standingsHeading(evening), orderInWords(now.standing_keys)];
  if (page.kind === 'prize') return [say('client-hall-prizes'), now.settings.name];
  return [now.settings.name, gameInWords(now.settings)];
}

function namesHeading(page: HallPage, lines: readonly Line[], rows: number): string {
  if (page.parts === 1) return say('client-hall-names');
  const [first, last] = lettersOf(lines, page.part * rows, rows);
  return first === last ? say('client-hall-names-at', { first }) : say('client-hall-names-from', { first, last });
}

function standingsHeading(evening: Evening): string {
  const round = roundsOver(evening);
  if (evening.public.phase === 'over') return say('client-hall-standings-final');
  return round ? say('client-hall-standings', { round }) : say('client-hall-standings-none');
}

/** When and where, then the game. */
export function placeInWords({ begins = '', where = '', ...rest }: EveningSettings): string {
  return [begins && say('client-hall-begins', { time: begins }), where, gameInWords(rest as EveningSettings)].filter(Boolean).join(' · ');
}

/** The seats of a game with two sides; everybody plays for themselves in others. */
export function sidesInWords({ preset = '' }: EveningSettings): string {
  const game = club.games?.games.find((one) => one.presets.some((own) => own.key === preset));
  return game && game.sides > 2 ? say('client-hall-alone') : say('client-hall-sides');
}
