/* The dock's sentence, its consequence and its acts, from the evening: the next thing that needs the organiser. */
import type { Evening, EveningCommand, OrganiserPart, PublicEvening, TableNow } from '../../net/evening';
import type { Why } from '../../net/wire';
import { whatEndingMeans } from './round/ending';
import { unpaired } from './guests/people';
import { columns, latest, missing, namesIn, sumsOf } from './tables';
import { capital } from '../../messages/capitals';
import { type Words } from './vocabulary';

/** A question that the dock asks once more before what cannot be undone. */
export type Asking =
  | { readonly what: 'end' }
  | { readonly what: 'finish' }
  | { readonly what: 'hand_over'; readonly guest: number; readonly name: string };

/** An act of the dock: a command, a question, or a page of the evening. */
export interface DockAct {
  readonly label: string;
  readonly main?: boolean;
  /** Drawn dashed: it cannot be done now. */
  readonly dashed?: boolean;
  readonly command?: EveningCommand;
  readonly ask?: Asking | null;
  readonly page?: string;
}

export interface Dock {
  /** True if the organiser must act; else the dock is a plate. */
  readonly lamp: boolean;
  readonly sentence: string;
  readonly more: string;
  readonly acts: readonly DockAct[];
}

/** The page's knowledge in addition to the evening. */
export interface DockMoment {
  readonly leftMs: number | null;
  readonly isOffline: boolean;
  readonly asking: Asking | null;
}

interface Scene extends DockMoment {
  readonly words: Words;
  readonly evening: Evening;
  readonly shown: PublicEvening;
  readonly part: OrganiserPart;
}

type DockStep = (scene: Scene) => Dock | null;

/** The dock of an organiser. */
export function dockOf(words: Words, evening: Evening, moment: DockMoment): Dock | null {
  const part = evening.organiser;
  if (!part) return null;
  const scene: Scene = { ...moment, words, evening, part, shown: evening.public };
  const steps: readonly DockStep[] = [
    asked,
    over,
    paused,
    calling,
    disputed,
    level,
    lacking,
    gathering,
    between,
    late,
    waiting,
  ];
  let dock: Dock | null = null;
  for (const step of steps) dock ??= step(scene);
  return dock && moment.isOffline ? offline(words, dock) : dock;
}

const offline = (words: Words, dock: Dock): Dock => ({
  lamp: false,
  sentence: words.say('evening-organiser-offline'),
  more: words.say('evening-organiser-offline-more'),
  acts: dock.acts.map((act) => ({
    ...act,
    dashed: act.command !== undefined || act.ask != null || act.dashed === true,
  })),
});

function asked({ words, asking, evening, shown, part }: Scene): Dock | null {
  if (!asking) return null;
  const no: DockAct = {
    label: words.say(asking.what === 'end' ? 'evening-organiser-play-on' : 'evening-organiser-keep'),
    ask: null,
  };
  const dock = (sentence: string, more: string, label: string, command: EveningCommand): Dock => ({
    lamp: true,
    sentence,
    more,
    acts: [no, { label, main: true, command }],
  });
  if (asking.what === 'hand_over') {
    const values = { name: asking.name };
    return dock(
      words.say('evening-organiser-hand-over-ask', values),
      words.say('evening-organiser-hand-over-more', values),
      words.say('evening-organiser-hand-over'),
      { do: 'add_organiser', guest: asking.guest, alone: true },
    );
  }
  if (asking.what === 'finish') {
    const values = { round: shown.round, rounds: shown.rounds };
    return dock(
      words.say('evening-organiser-finish-ask'),
      words.say(part.prizes.length ? 'evening-organiser-finish-more' : 'evening-organiser-finish-none', values),
      words.say('evening-organiser-finish'),
      { do: 'finish' },
    );
  }
  const round = latest(evening);
  if (!round || shown.phase !== 'playing') return null;
  return dock(
    words.say('evening-organiser-end-ask', { round: shown.round }),
    whatEndingMeans(words, round),
    words.say('evening-organiser-end-it'),
    { do: 'end_round', round: shown.round },
  );
}

function over({ words, shown, part }: Scene): Dock | null {
  if (shown.phase !== 'over') return null;
  const first = part.standings[0];
  const more = first
    ? words.say('evening-organiser-over-more', { name: first.name, count: part.standings.length })
    : '';
  return {
    lamp: false,
    sentence: words.say('evening-organiser-over'),
    more,
    acts: part.prizes.length ? [{ label: words.say('evening-organiser-prizes'), page: '#prizes' }] : [],
  };
}

function paused({ words, shown }: Scene): Dock | null {
  if (!shown.paused) return null;
  return {
    lamp: true,
    sentence: words.say('evening-organiser-paused'),
    more: words.say('evening-organiser-paused-more'),
    acts: [{ label: words.say('evening-organiser-resume'), main: true, command: { do: 'resume' } }],
  };
}

const endIt = ({ words, shown }: Scene): DockAct => ({
  label: words.say('evening-organiser-end-round', { round: shown.round }),
  ask: { what: 'end' },
});

/** A tablet calls: the sentence stays until somebody has been there. */
function calling({ words, part }: Scene): Dock | null {
  const [table, ...others] = part.calling ?? [];
  if (!table) return null;
  return {
    lamp: true,
    sentence: words.say('evening-organiser-calling', { table }),
    more: others.length ? words.say('evening-organiser-calling-too', { where: words.listed(others.map(String)) }) : '',
    acts: [{ label: words.say('evening-organiser-calling-seen'), main: true, command: { do: 'end_call', table } }],
  };
}

function disputed(scene: Scene): Dock | null {
  const { words, evening, shown } = scene;
  const round = latest(evening);
  const table = round ? missing(round).find((one) => one.calls) : undefined;
  if (!round || !table) return null;
  const decide: DockAct = {
    label: words.say('evening-organiser-decide'),
    main: true,
    page: `#table-${round.round}-${table.table}`,
  };
  const acts = shown.phase === 'playing' ? [endIt(scene), decide] : [decide];
  return {
    lamp: true,
    sentence: words.say('evening-organiser-disputed', { table: table.table }),
    more: words.say('evening-organiser-disputed-more'),
    acts,
  };
}

/** Level tables are asked one by one. */
function level({ words, evening }: Scene): Dock | null {
  const round = latest(evening);
  const table = round?.tables.find((one) => one.level);
  if (!round || !table) return null;
  const [sum = 0] = sumsOf(table);
  const side = (which: 0 | 1): DockAct => ({
    label: namesIn(words, columns(table)[which] ?? []),
    main: which === 1,
    command: { do: 'decide_table', round: round.round, table: table.table, side: which },
  });
  return {
    lamp: true,
    sentence: words.say('evening-organiser-level', { table: table.table, sum }),
    more: words.say('evening-organiser-level-more'),
    acts: [side(0), side(1)],
  };
}

/** A table with real cards from which somebody has left, while somebody sits out who may play on. */
function lacking({ words, evening, shown, part }: Scene): Dock | null {
  if (shown.phase !== 'playing' || shown.settings.place === 'online') return null;
  const gap = lackingAt(evening);
  const free = part.guests.find((one) => one.presence === 'here' && !one.table);
  if (!gap || !free) return null;
  const acts: DockAct[] = [
    { label: words.say('evening-organiser-other-person'), page: `#person-${gap.guest}` },
    {
      label: words.say('evening-organiser-plays-on', { name: free.name }),
      main: true,
      command: { do: 'substitute', away: gap.guest, guest: free.guest },
    },
  ];
  return {
    lamp: true,
    sentence: words.say('evening-organiser-lacking', { name: gap.name, table: gap.table.table }),
    more: words.say('evening-organiser-lacking-more', { name: free.name }),
    acts,
  };
}

/** Somebody who has left a table that still plays. */
function lackingAt(evening: Evening): { guest: number; name: string; table: TableNow } | null {
  const away = new Set(
    (evening.organiser?.guests ?? []).filter((one) => one.presence === 'away').map((one) => one.guest),
  );
  for (const table of latest(evening)?.tables ?? []) {
    const gap = table.over ? undefined : table.seats.find((one) => !one.bot && away.has(one.guest));
    if (gap) return { guest: gap.guest, name: gap.name, table };
  }
  return null;
}

/**
 * The tables that so many people make, and who is over: at real cards they sit out, on line bots fill up the tables
 * that were planned.
 */
export function tablesFor(people: number, isOnline: boolean, planned: number): Made {
  const tables = Math.max(Math.ceil(people / 4), planned);
  if (isOnline) return { tables, out: 0, bots: 4 * tables - people };
  return { tables: Math.floor(people / 4), out: people % 4, bots: 0 };
}

interface Made {
  readonly tables: number;
  readonly out: number;
  readonly bots: number;
}

/** The number of tables now, and who is over. */
const tablesNow = (words: Words, made: Made): string =>
  capital(words.say(made.bots ? 'evening-organiser-tables-now-bots' : 'evening-organiser-tables-now', { ...made }));

/** The same with those who are expected. */
const tablesThen = (words: Words, made: Made, name: string, count: number): string =>
  capital(
    words.say(made.bots ? 'evening-organiser-tables-then-bots' : 'evening-organiser-tables-then', {
      ...made,
      name,
      count,
    }),
  );

/** The same for the next round. */
const tablesNext = (words: Words, made: Made, round: number): string =>
  capital(
    words.say(made.bots ? 'evening-organiser-tables-next-bots' : 'evening-organiser-tables-next', { ...made, round }),
  );

const madeBy = (starting: OrganiserPart['starting']): Made => ({
  tables: starting.tables,
  out: starting.sit_out,
  bots: starting.bots,
});

function gathering(scene: Scene): Dock | null {
  const { words, shown, part } = scene;
  if (shown.phase !== 'gathering') return null;
  const begin: DockAct = {
    label: words.say('evening-organiser-start-with', { count: shown.here }),
    command: { do: 'begin_round', round: 1 },
  };
  if (!shown.here && !shown.expected.length)
    return {
      lamp: false,
      sentence: words.say('evening-organiser-nobody'),
      more: words.say(shown.url ? 'evening-organiser-nobody-more' : 'evening-organiser-nobody-here'),
      acts: [],
    };
  const lone = unpaired(scene.evening);
  const counted = capital(words.say('evening-organiser-here', { here: shown.here, expected: shown.expected.length }));
  if (part.starting.why_not) return notYet(scene, part.starting.why_not, counted, begin);
  if (lone.length)
    return {
      lamp: true,
      sentence: capital(words.say('evening-organiser-unpaired', { names: lone[0]?.name ?? '', count: lone.length })),
      more: words.say('evening-organiser-unpaired-more'),
      acts: [{ ...begin, main: true }],
    };
  const now = tablesNow(words, madeBy(part.starting));
  if (shown.expected.length) return waitingFor(scene, now, begin);
  return {
    lamp: true,
    sentence: now,
    more: words.say('evening-organiser-start-more', { rounds: shown.rounds, count: shown.here }),
    acts: [{ ...begin, main: true }],
  };
}

/** The round's hindrance; the way to whoever is asked first where people have said no part of ladies and gents. */
function notYet({ words, shown, part }: Scene, why: Why, more: string, seat: DockAct): Dock {
  const sentence = words.reason(why);
  const hasParts = shown.settings.moving === 'ladies_gents';
  const first = part.guests.find((one) => one.presence === 'here' && !one.part && one.name === why.args.name);
  if (!hasParts || !first) return { lamp: false, sentence, more, acts: [notNow(seat)] };
  const label = words.say('evening-organiser-part-of', { name: first.name });
  const way = { label, main: true, page: `#person-${first.guest}` };
  return { lamp: true, sentence, more, acts: [{ ...notNow(seat), main: false }, way] };
}

/** An act that cannot be done now. */
const notNow = ({ label }: DockAct): DockAct => ({ label, main: true, dashed: true });

function waitingFor({ words, shown }: Scene, now: string, begin: DockAct): Dock {
  const [one] = shown.expected;
  const values = { name: one?.name ?? '', count: shown.expected.length };
  const then = tablesFor(shown.here + values.count, shown.settings.place === 'online', shown.settings.tables ?? 2);
  const arrives: readonly DockAct[] =
    one && values.count === 1
      ? [
          {
            label: words.say('evening-organiser-name-is-here', values),
            main: true,
            command: { do: 'receive_guest', guest: one.guest },
          },
        ]
      : [];
  return {
    lamp: true,
    sentence: `${now} ${words.say('evening-organiser-wait-for', values)}`,
    more: tablesThen(words, then, values.name, values.count),
    acts: [{ ...begin, main: !arrives.length }, ...arrives],
  };
}

function between(scene: Scene): Dock | null {
  const { words, shown, part } = scene;
  if (shown.phase !== 'between') return null;
  const { starting } = part;
  if (shown.round >= shown.rounds) {
    const acts: DockAct[] = [
      { label: words.say('evening-organiser-finish'), ask: { what: 'finish' } },
      { label: words.say('evening-organiser-read-prizes'), main: true, page: '#prizes' },
    ];
    return {
      lamp: true,
      sentence: words.say('evening-organiser-last-in', { round: shown.round }),
      more: words.say('evening-organiser-last-in-more'),
      acts,
    };
  }
  const seat: DockAct = {
    label: words.say('evening-organiser-seat-round', { round: starting.round }),
    main: true,
    command: { do: 'begin_round', round: starting.round },
  };
  const sentence = capital(words.say('evening-organiser-all-in', { count: shown.tables }));
  if (starting.why_not) return notYet(scene, starting.why_not, sentence, seat);
  const more = tablesNext(words, madeBy(starting), starting.round);
  return { lamp: true, sentence, more, acts: [seat] };
}

function late(scene: Scene): Dock | null {
  const { words, shown, leftMs } = scene;
  if (leftMs === null || leftMs > 0 || !shown.missing_count) return null;
  const more: DockAct = { label: words.say('evening-organiser-five-more'), command: { do: 'extend', minutes: 5 } };
  return {
    lamp: true,
    sentence: words.say('evening-organiser-time-up'),
    more: stillPlay(scene),
    acts: [more, { ...endIt(scene), main: true }],
  };
}

const stillPlay = ({ words, shown }: Scene): string =>
  capital(words.say('evening-organiser-still-play', { count: shown.missing_count }));

function waiting(scene: Scene): Dock | null {
  const { words, shown } = scene;
  const numbers = words.listed(shown.missing.map(String));
  const more =
    shown.missing_count > shown.missing.length || !shown.missing_count
      ? ''
      : words.say('evening-organiser-which-play', { count: shown.missing_count, where: numbers });
  return { lamp: false, sentence: stillPlay(scene), more, acts: [endIt(scene)] };
}
