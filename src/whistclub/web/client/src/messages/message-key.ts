/* The keys of the messages that there are, as types. */
import type { Values } from './catalogue';
import type { MessageKey } from './keys.gen';

/**
 * A key that there is a message of. One put together needs a message of its form, as `client-bot-${string}`; a mere
 * string, as the keys that a game or the club sends, is looked up when it is said.
 */
export type Said<Key extends string> = Key extends MessageKey
  ? Key
  : string extends Key
    ? Key
    : [Extract<MessageKey, Key>] extends [never]
      ? never
      : Key;

/** Gives a message in the language chosen. */
export type Say = <Key extends string>(key: Said<Key>, values?: Values) => string;
