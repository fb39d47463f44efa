/* Words that all screens of an evening use. */
import { botName } from '../messages/bots';
import type { Adjustment, NameOf, Part, PublicEvening } from '../net/evening';
import type { GameForm } from '../net/api';
import type { Why } from '../net/wire';
import { because, say, speakerFor, speech } from '../messages/speech.svelte';
import { club } from '../state/club.svelte';
import { settings } from '../state/settings.svelte';
import { capital } from '../messages/capitals';
import { trumpSuit } from './trumps';

/** The name of a bot that fills up a table of the evening. */
export const eveningBotName = (): string => botName(say, club.eveningBot);

/** The name of somebody at a table; a bot is marked as one of its level. */
export const personName = (person: NameOf): string =>
  person.bot ? say('evening-bot', { name: person.name, level: eveningBotName() }) : person.name;

/** The words for who sits as this part. */
export const asPart = (part: Part): string => say(part === 'gent' ? 'evening-part-as-gent' : 'evening-part-as-lady');

/** A name with its badge, for one who sits as the other part. */
export const withBadge = (name: string, sitsAs: Part | null | undefined): string =>
  sitsAs ? `${name} (${asPart(sitsAs)})` : name;

/** Names in a row: `Ada, Anton and Liv`. */
export const listed = (names: readonly string[]): string => speakerFor('french').listed(names);

/** The name of a seat by its letter. */
export const seatName = (letter: string): string => speakerFor('french').seat(letter);

/** A sentence that the club gives by its key: one of its own, else the reason of a refusal. */
export const told = (why: Why): string =>
  speech.catalogue?.has(why.key)
    ? speakerFor('french').why(why.args ? { key: why.key, args: why.args } : { key: why.key })
    : because(why);

/** A figure of the standings. `difference` and `over_mean` have a sign, means their decimal. */
export function figureText(value: number, key = ''): string {
  const digits = new Intl.NumberFormat(settings.language, { maximumFractionDigits: 1 }).format(Math.abs(value));
  if (value < 0) return `\u2212${digits}`;
  return (key === 'difference' || key === 'over_mean') && value > 0 ? `+${digits}` : digits;
}

/** Points that are added or taken, with their sign. */
export const signedText = (points: number): string => figureText(points, 'difference');

/** The reason of an adjustment: an own one in its words. */
export const adjustmentReason = ({ cause, words = '' }: Pick<Adjustment, 'cause' | 'words'>): string =>
  cause === 'other' ? words : [say(`evening-adjust-cause-${cause}`), words].filter(Boolean).join(': ');

/** The figures of a deal as one side reads them: `5 : 8`; a game without sides has a figure for each seat. */
export const pairText = (pair: readonly number[]): string => pair.map((one) => figureText(one)).join(' : ');

/** The preset that an evening plays. */
export const presetOf = (evening: PublicEvening): string => evening.preset || (evening.settings.preset ?? '');

/** The game that an evening plays, null where the club's games are not known. */
export function gameOf(evening: PublicEvening): GameForm | null {
  const preset = presetOf(evening);
  return club.games?.games.find((game) => game.presets.some((one) => one.name === preset)) ?? null;
}

/** The trump within a sentence, empty where the game says it. */
export const trumpName = (trump: string): string =>
  trump && (trumpSuit(trump) ? speakerFor('french').suit(trump) : say('evening-no-trump'));

/** The sentence on the trump of the round, empty where the game says it. */
export const trumpSentence = (trump: string): string =>
  trump && capital(trumpSuit(trump) ? say('evening-sentence-trump', { suit: trumpName(trump) }) : trumpName(trump));
