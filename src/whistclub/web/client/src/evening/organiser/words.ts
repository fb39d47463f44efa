/* The words of a language, as the pure parts of the organiser's pages need them. */
import type { Values } from '../../messages/catalogue';
import type { Why } from '../../net/wire';

export interface Words {
  say(key: string, values?: Values): string;
  /** The name of a bot that fills up a table. */
  readonly bot: string;
  listed(names: readonly string[]): string;
  reason(why: Why): string;
}

/** The sentence with a capital first letter: numbers in words may begin one. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The same for every sentence of a text. */
export const capitals = (text: string): string =>
  text.replace(/(^|[.?!] )(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
