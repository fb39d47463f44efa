/* The words of a language, as the pure parts of the organiser's pages need them. */
import type { Say } from '../../messages/message-key';
import type { Why } from '../../net/wire';

export interface Words {
  readonly say: Say;
  /** The name of a bot that fills up a table. */
  readonly bot: string;
  listed(names: readonly string[]): string;
  reason(why: Why): string;
}
