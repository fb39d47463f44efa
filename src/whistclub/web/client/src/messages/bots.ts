/* The names of bots, which tell their level. */
import type { Say } from './message-key';

const NAMES: Readonly<Record<string, string | undefined>> = {
  quick: 'level-tag-quick',
  club: 'level-tag-club',
  strong: 'level-tag-strong',
  simple: 'level-tag-simple',
  lowest: 'level-tag-lowest',
  random: 'level-tag-random',
};

/** The name of a bot: its level; one of another package is a bot and no more. */
export const botName = (say: Say, bot: string): string => say(NAMES[bot] ?? 'client-plate-bot');
