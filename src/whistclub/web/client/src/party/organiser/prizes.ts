/* The prizes in the order of reading: their names, and what the dock says while they are read. */
import type { Evening, Prize } from '../../net/evening';
import type { Dock, DockAct } from './dock';
import type { Words } from './words';

const NAMES: Readonly<Record<Prize['kind'], string>> = {
  half_time: 'client-organiser-prize-half-time',
  last_rounds: 'client-organiser-prize-last-rounds',
  lowest: 'client-organiser-prize-lowest',
  third: 'client-organiser-prize-third',
  second: 'client-organiser-prize-second',
  highest: 'client-organiser-prize-highest',
};

/** The name of a prize. */
export const prizeName = (words: Words, prize: Prize): string => words.say(NAMES[prize.kind]);

/** The dock while prize number `shown` (0 before the first) is on the hall screen. */
export function prizeDock(words: Words, evening: Evening, shown: number): Dock {
  const prizes = evening.organiser?.prizes ?? [];
  const [now, next] = [prizes[shown - 1], prizes[shown]];
  const acts = [...backAct(words, shown), ...nextActs(words, evening, next, shown)];
  if (!now) return { lamp: true, sentence: words.say('client-organiser-prizes-begin', { count: prizes.length }), more: words.say('client-organiser-prizes-begin-more'), acts };
  const sentence = words.say('client-organiser-hall-sees', { prize: prizeName(words, now), name: now.name });
  const more = now.tie ? words.say('client-organiser-say-why') : next ? '' : words.say('client-organiser-prizes-end');
  return { lamp: true, sentence, more, acts };
}

const backAct = (words: Words, shown: number): readonly DockAct[] =>
  shown > 0 ? [{ label: words.say('client-organiser-back'), command: shown > 1 ? { do: 'turn_hall', page: 'prize', prize: shown - 1 } : { do: 'turn_hall', page: '' } }] : [];

function nextActs(words: Words, evening: Evening, next: Prize | undefined, shown: number): readonly DockAct[] {
  if (next) {
    const label = words.say(shown ? 'client-organiser-next-prize' : 'client-organiser-first-prize', { prize: prizeName(words, next) });
    return [{ label, main: true, command: { do: 'turn_hall', page: 'prize', prize: shown + 1 } }];
  }
  if (evening.public.phase === 'over') return [{ label: words.say('client-organiser-hall-standings'), main: true, command: { do: 'turn_hall', page: 'standings' } }];
  return [{ label: words.say('client-organiser-finish'), main: true, ask: { what: 'finish' } }];
}
