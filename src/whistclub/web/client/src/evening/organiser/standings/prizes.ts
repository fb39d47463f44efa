/* The prizes in the order of reading: their names, and what the dock says while they are read. */
import type { Evening, Prize, PrizeKind } from '../../../net/evening';
import type { Dock, DockAct } from '../dock';
import type { Words } from '../vocabulary';

/** The message that names a kind of prize. */
export const PRIZE_NAMES: Readonly<Record<Prize['kind'], string>> = {
  own: 'evening-organiser-prize-made-up',
  lucky_table: 'evening-organiser-prize-lucky-table',
  most_in_deal: 'evening-organiser-prize-most-in-deal',
  half_time: 'evening-organiser-prize-half-time',
  last_rounds: 'evening-organiser-prize-last-rounds',
  lowest: 'evening-organiser-prize-lowest',
  third: 'evening-organiser-prize-third',
  second: 'evening-organiser-prize-second',
  highest: 'evening-organiser-prize-highest',
};

/** The prizes that may be given, in the order in which they are offered. */
export const PRIZE_KINDS: readonly PrizeKind[] = [
  'highest',
  'second',
  'third',
  'lowest',
  'most_in_deal',
  'last_rounds',
  'half_time',
  'lucky_table',
];

/** The name of a prize. */
export const prizeName = (words: Words, { kind, direction, part, words: own }: Prize): string =>
  [
    own || words.say(PRIZE_NAMES[kind]),
    direction ? words.say(direction === 'NS' ? 'evening-list-north-south' : 'evening-list-east-west') : '',
    part ? words.say(part === 'lady' ? 'evening-part-lady' : 'evening-part-gent') : '',
  ]
    .filter(Boolean)
    .join(', ');

/** The dock while prize number `shown` (0 before the first) is on the hall screen. */
export function prizeDock(words: Words, evening: Evening, shown: number): Dock {
  const prizes = evening.organiser?.prizes ?? [];
  const [now, next] = [prizes[shown - 1], prizes[shown]];
  const acts = [...backAct(words, shown), ...nextActs(words, evening, next, shown)];
  if (!now)
    return {
      lamp: true,
      sentence: words.say('evening-organiser-prizes-begin', { count: prizes.length }),
      more: words.say('evening-organiser-prizes-begin-more'),
      acts,
    };
  const sentence = words.say('evening-organiser-hall-sees', { prize: prizeName(words, now), name: winner(words, now) });
  const more = now.tie ? words.say('evening-organiser-say-why') : next ? '' : words.say('evening-organiser-prizes-end');
  return { lamp: true, sentence, more, acts };
}

/** The winner: somebody by name, or the table that was drawn. */
export const winner = (words: Words, { kind, name, value }: Prize): string =>
  kind === 'lucky_table' ? words.say('evening-hall-prize-table', { table: value }) : name;

const backAct = (words: Words, shown: number): readonly DockAct[] =>
  shown > 0
    ? [
        {
          label: words.say('evening-organiser-back'),
          command: shown > 1 ? { do: 'turn_hall', page: 'prize', prize: shown - 1 } : { do: 'turn_hall', page: '' },
        },
      ]
    : [];

function nextActs(words: Words, evening: Evening, next: Prize | undefined, shown: number): readonly DockAct[] {
  if (next) {
    const label = words.say(shown ? 'evening-organiser-next-prize' : 'evening-organiser-first-prize', {
      prize: prizeName(words, next),
    });
    return [{ label, main: true, command: { do: 'turn_hall', page: 'prize', prize: shown + 1 } }];
  }
  if (evening.public.phase === 'over')
    return [
      {
        label: words.say('evening-organiser-hall-standings'),
        main: true,
        command: { do: 'turn_hall', page: 'standings' },
      },
    ];
  return [{ label: words.say('evening-organiser-finish'), main: true, ask: { what: 'finish' } }];
}
