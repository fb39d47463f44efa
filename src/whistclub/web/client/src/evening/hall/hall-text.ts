/* The sentences of the hall screen and of the printed pages. */
import type { GameForm } from '../../net/api';
import type { Direction, Evening, EveningSettings, Part, Prize, PublicEvening, StandingRow } from '../../net/evening';
import { called, gameName, presetName, say, speakerFor } from '../../messages/speech.svelte';
import { club } from '../../state/club.svelte';
import { settings } from '../../state/settings.svelte';
import { clockText, timeOfDay } from '../clock';
import { PAGE_MS, roundsOver, type HallPage, type PageKind, type Turn } from './pages';
import { lettersOf, type NameLine } from './people';
import { hyphened } from '../../messages/keys';

/** Columns of standings that say more or less than nothing: they carry a sign. */
const SIGNED = new Set(['difference', 'over_mean']);

/** A sentence begins with a capital, whatever it begins with. */
const sentence = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** A link without what every browser adds by itself. */
export const shortLink = (url: string): string => url.replace(/^https?:\/\//, '');

/** The format of an evening and its game: `Ladder, plain Whist`. */
export const gameInWords = ({ format = 'ladder', preset = '' }: EveningSettings): string =>
  say('evening-hall-what', { format: say(`evening-hall-format-${hyphened(format)}`), game: gameOf(preset) });

/** The name of a preset, the game's own where it is the game's usual one. */
const gameOf = (preset: string): string =>
  club.games?.games.some((one) => one.key === preset) ? gameName(preset) : presetName(preset);

/** The round whose seats are shown: the one that is on, else the next. */
export const seatedRound = ({ phase, round }: PublicEvening): number => (phase === 'playing' ? round : round + 1);

/** The trump in a sentence, empty where the deal decides. */
export const trumpInWords = (trump: string): string => (trump ? say('evening-hall-trump', { trump }) : '');

/** The moves up and down, in a sentence; empty in the first round, and where there are no ladies and gents. */
const movingInWords = ({ moving }: EveningSettings, round: number): string =>
  moving === 'ladies_gents' && round > 1 ? say('evening-hall-ladies-up') : '';

/** The length of a round, in a sentence. */
export const lengthInWords = ({ length = 'deals', deals = 4, level }: EveningSettings): string =>
  sentence(
    length === 'game'
      ? say('evening-hall-game')
      : say(level === 'cut' ? 'evening-hall-deals-cut' : 'evening-hall-deals', { count: deals }),
  );

/** A figure of the standings, with its sign where it says more or less than nothing. */
export function figureOf(value: number | undefined, key = ''): string {
  if (value === undefined) return '';
  const format = new Intl.NumberFormat(settings.language, {
    maximumFractionDigits: 1,
    signDisplay: SIGNED.has(key) ? 'exceptZero' : 'auto',
  });
  return format.format(value).replace('-', '\u2212');
}

/** A prize's figure in words: `six games won`. */
const valueInWords = (value: number, unit: string): string =>
  say(`evening-hall-value-${hyphened(unit)}`, { count: value, figure: figureOf(value, unit) });

/** The name of a prize; an own one has the organisers' words. */
export const prizeTitle = ({
  kind,
  direction,
  part,
  words,
}: Pick<Prize, 'kind' | 'direction' | 'part' | 'words'>): string =>
  [words || say(`evening-hall-prize-${hyphened(kind)}`), listName(direction), partName(part)]
    .filter(Boolean)
    .join(', ');

/** The winner of a prize: somebody by name, or the table that was drawn. */
export const winnerOf = (prize: Prize): string =>
  prize.kind === 'lucky_table' ? say('evening-hall-prize-table', { table: prize.value }) : called(prize);

/** True where the best lady and the best gent have a prize each: all prizes then stand on one page. */
export const hasBoard = (prizes: readonly Prize[]): boolean =>
  (['lady', 'gent'] as const).every((part) => prizes.some((one) => one.kind === 'highest' && one.part === part));

/** The reason for a prize in words: its figure, the people of the table that was drawn, nothing for an own one. */
export const worthOf = (prize: Prize): string =>
  prize.people?.length
    ? speakerFor('french').listed(prize.people.map(called))
    : prize.unit
      ? valueInWords(prize.value, prize.unit)
      : '';

/** The name of a part, empty where there is none. */
const partName = (part: Part | null | undefined): string =>
  part ? say(part === 'lady' ? 'evening-part-lady' : 'evening-part-gent') : '';

/** The name of a list of a compass, in which each side of the tables has its own; empty where there is but one. */
export const listName = (direction: Direction | undefined): string =>
  direction ? say(direction === 'NS' ? 'evening-list-north-south' : 'evening-list-east-west') : '';

/** The order of the standings: `Games won, then point difference`. */
function orderInWords(keys: readonly string[]): string {
  const [first, second] = keys.map((key) => say(`evening-hall-by-${hyphened(key)}`));
  if (!first) return '';
  return sentence(second ? say('evening-hall-by-two', { first, second }) : first);
}

/** The heading of a page, and the line under it. */
export function headingOf(
  evening: Evening,
  page: HallPage,
  lines: readonly NameLine[],
  rows: number,
): readonly [string, string] {
  const now = evening.public;
  const round = seatedRound(now);
  if (page.kind === 'poster') return [now.settings.name, placeInWords(now.settings)];
  if (page.kind === 'after') return [say('evening-hall-after'), now.settings.name];
  if (page.kind === 'seating')
    return [
      say(now.phase === 'playing' ? 'evening-hall-seating' : 'evening-hall-seating-next', { round }),
      [movingInWords(now.settings, round), trumpInWords(now.trump), lengthInWords(now.settings)]
        .filter(Boolean)
        .join(' '),
    ];
  if (page.kind === 'names') return [namesHeading(page, lines, rows), say('evening-hall-names-of', { round })];
  if (page.kind === 'standings') return [standingsHeading(evening), orderInWords(now.standing_keys)];
  if (page.kind === 'raffle') return [say('evening-hall-raffle'), now.settings.name];
  if (page.kind === 'prize') return [say('evening-hall-prizes'), now.settings.name];
  return [now.settings.name, gameInWords(now.settings)];
}

function namesHeading(page: HallPage, lines: readonly NameLine[], rows: number): string {
  if (page.parts === 1) return say('evening-hall-names');
  const [first, last] = lettersOf(lines, page.part * rows, rows);
  return first === last ? say('evening-hall-names-at', { first }) : say('evening-hall-names-from', { first, last });
}

function standingsHeading(evening: Evening): string {
  const round = roundsOver(evening);
  if (evening.public.phase === 'over') return say('evening-hall-standings-final');
  return round ? say('evening-hall-standings', { round }) : say('evening-hall-standings-none');
}

/** Time and place, then the game. */
export function placeInWords({ begins = '', where = '', ...rest }: EveningSettings): string {
  return [begins && say('evening-hall-begins', { time: begins }), where, gameInWords(rest as EveningSettings)]
    .filter(Boolean)
    .join(' · ');
}

/** The game of an evening, as far as the club lists it. */
export const gameOfEvening = ({ preset = '' }: EveningSettings): GameForm | undefined =>
  club.games?.games.find((one) => one.presets.some((own) => own.name === preset));

/** The opponents: in a game without sides everybody plays for themselves. */
const sidesInWords = (evening: EveningSettings): string =>
  say((gameOfEvening(evening)?.sides ?? 2) > 2 ? 'evening-hall-each' : 'evening-hall-sides');

/** The sentence above the figure of the clock's page, and the figure: the time left, or the time of day. */
export function clockOf(
  { public: now }: Evening,
  leftMs: number | null,
  clubMs: number,
): { label: string; figure: string } {
  const place = { round: now.round, rounds: now.rounds };
  const day = timeOfDay(clubMs, settings.language);
  if (now.phase === 'gathering') return { label: say('evening-hall-clock-before'), figure: day };
  if (now.phase !== 'playing') return { label: say('evening-hall-clock-over', place), figure: day };
  if (leftMs === null) return { label: say('evening-hall-clock-open', place), figure: day };
  const figure = clockText(leftMs);
  if (now.paused) return { label: say('evening-hall-clock-paused', place), figure };
  return { label: say(leftMs > 0 ? 'evening-hall-clock-left' : 'evening-hall-clock-up', place), figure };
}

/** True if somebody on this page sat out a round. */
const isBySome = (rows: readonly StandingRow[]): boolean => rows.some((row) => row.out);

const ranksInWords = (rows: readonly StandingRow[]): string =>
  say(isBySome(rows) ? 'evening-hall-mean' : 'evening-hall-ranks');

/** The number of people here, in a sentence. */
export const hereInWords = ({ here }: PublicEvening): string => sentence(say('evening-hall-here', { count: here }));

/** The first words of the footer: how to read the page, or who is there. */
export function saidOf(evening: Evening, kind: PageKind, rows: readonly StandingRow[]): string {
  const now = evening.public;
  if (kind === 'poster')
    return now.organisers[0] ? say('evening-hall-no-phone', { name: now.organisers[0] }) : say('evening-hall-welcome');
  if (kind === 'seating') return sidesInWords(now.settings);
  if (kind === 'names') return say('evening-hall-names-read');
  if (kind === 'after') return say('evening-hall-thanks');
  if (kind === 'prize') return prizeAfter(evening);
  if (kind === 'raffle') return say('evening-hall-raffle-drawn', { count: evening.hall?.drawn?.length ?? 0 });
  if (kind === 'standings') return ranksInWords(rows);
  return now.phase === 'playing' ? say('evening-hall-all-in') : say('evening-hall-welcome');
}

const nextPrize = ({ hall }: Evening) => hall?.prizes[hall.prize];

function prizeAfter(evening: Evening): string {
  const next = nextPrize(evening);
  return next ? say('evening-hall-prize-next', { prize: prizeTitle(next) }) : say('evening-hall-thanks');
}

/** The right side of the footer where no page follows. */
export function asideOf(evening: Evening, kind: PageKind, rows: readonly StandingRow[]): string {
  const now = evening.public;
  if (kind === 'poster') return expectedInWords(now);
  // After the last prize the footer begins with the thanks.
  if (kind === 'prize') return nextPrize(evening) ? say('evening-hall-thanks') : '';
  if (kind === 'raffle') return say('evening-hall-thanks');
  if (kind === 'standings')
    return now.phase === 'playing' ? ranksInWords(rows) : isBySome(rows) ? say('evening-hall-ranks') : '';
  if (kind !== 'clock' || now.phase !== 'playing') return '';
  return sentence(say('evening-hall-in', { in: now.tables - now.missing_count, of: now.tables }));
}

const NAMED = 3;

function expectedInWords({ expected }: PublicEvening): string {
  if (!expected.length) return '';
  const names = expected.slice(0, NAMED).map(called);
  const more = expected.length - names.length;
  return say('evening-hall-missing', {
    names: speakerFor('french').listed(more ? [...names, say('evening-hall-and', { count: more })] : names),
  });
}

/** The page that follows, and when; empty where none does. */
export function nextInWords(pages: readonly HallPage[], turn: Turn, nowMs: number): string {
  const [now, next] = [pages[turn.index], pages[(turn.index + 1) % pages.length]];
  if (pages.length < 2 || !now || !next) return '';
  const seconds = Math.max(1, Math.ceil((turn.sinceMs + PAGE_MS - nowMs) / 1000));
  const kind = next.kind === now.kind ? 'more' : next.kind;
  if (kind === 'raffle' || kind === 'after') return ''; // These stand alone.
  return say(`evening-hall-next-${kind}`, { seconds });
}
