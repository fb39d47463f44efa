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
