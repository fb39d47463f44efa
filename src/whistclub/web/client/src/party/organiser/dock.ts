/* The dock's sentence, its consequence and its acts, from the evening: the next thing that needs the organiser. */
import type { Evening, EveningCommand, OrganiserPart, PublicEvening, TableNow } from '../../net/evening';
import { whatEndingMeans } from './ending';
import { columns, latest, missing, namesIn, sumsOf } from './tables';
import { capital, type Words } from './words';

/** A question that the dock asks once more before what cannot be undone. */
export type Asking = { readonly what: 'end' } | { readonly what: 'finish' } | { readonly what: 'hand_over'; readonly guest: number; readonly name: string };

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

/** What the page knows besides the evening. */
export interface Moment {
  readonly leftMs: number | null;
  readonly isOffline: boolean;
  readonly asking: Asking | null;
}

interface Scene extends Moment {
  readonly words: Words;
  readonly evening: Evening;
  readonly shown: PublicEvening;
  readonly part: OrganiserPart;
}

type Step = (scene: Scene) => Dock | null;

/** The dock of an organiser. */
export function dockOf(words: Words, evening: Evening, moment: Moment): Dock | null {
  const part = evening.organiser;
  if (!part) return null;
  const scene: Scene = { ...moment, words, evening, part, shown: evening.public };
  const steps: readonly Step[] = [asked, over, paused, disputed, level, lacking, gathering, between, late, waiting];
  let dock: Dock | null = null;
  for (const step of steps) dock ??= step(scene);
  return dock && moment.isOffline ? offline(words, dock) : dock;
}

const offline = (words: Words, dock: Dock): Dock => ({
  lamp: false,
  sentence: words.say('client-organiser-offline'),
  more: words.say('client-organiser-offline-more'),
  acts: dock.acts.map((act) => ({ ...act, dashed: act.command !== undefined || act.dashed === true })),
});

function asked({ words, asking, evening, shown, part }: Scene): Dock | null {
  if (!asking) return null;
  const no: DockAct = { label: words.say(asking.what === 'end' ? 'client-organiser-play-on' : 'client-organiser-keep'), ask: null };
  const dock = (sentence: string, more: string, label: string, command: EveningCommand): Dock => ({ lamp: true, sentence, more, acts: [no, { label, main: true, command }] });
  if (asking.what === 'hand_over') {
    const values = { name: asking.name };
    return dock(words.say('client-organiser-hand-over-ask', values), words.say('client-organiser-hand-over-more', values), words.say('client-organiser-hand-over'), { do: 'add_organiser', guest: asking.guest, alone: true });
  }
  if (asking.what === 'finish') {
    const values = { round: shown.round, rounds: shown.rounds };
    return dock(words.say('client-organiser-finish-ask'), words.say(part.prizes.length ? 'client-organiser-finish-more' : 'client-organiser-finish-none', values), words.say('client-organiser-finish'), { do: 'finish' });
  }
  const round = latest(evening);
  if (!round || shown.phase !== 'playing') return null;
  return dock(words.say('client-organiser-end-ask', { round: shown.round }), whatEndingMeans(words, round), words.say('client-organiser-end-it'), { do: 'end_round', round: shown.round });
}

function over({ words, shown, part }: Scene): Dock | null {
  if (shown.phase !== 'over') return null;
  const first = part.standings[0];
  const more = first ? words.say('client-organiser-over-more', { name: first.name, count: part.standings.length }) : '';
  return { lamp: false, sentence: words.say('client-organiser-over'), more, acts: part.prizes.length ? [{ label: words.say('client-organiser-prizes'), page: '#prizes' }] : [] };
}

function paused({ words, shown }: Scene): Dock | null {
  if (!shown.paused) return null;
  return { lamp: true, sentence: words.say('client-organiser-paused'), more: words.say('client-organiser-paused-more'), acts: [{ label: words.say('client-organiser-resume'), main: true, command: { do: 'resume' } }] };
}

const endIt = ({ words, shown }: Scene): DockAct => ({ label: words.say('client-organiser-end-round', { round: shown.round }), ask: { what: 'end' } });

function disputed(scene: Scene): Dock | null {
  const { words, evening, shown } = scene;
  const round = latest(evening);
  const table = round ? missing(round).find((one) => one.calls) : undefined;
  if (!round || !table) return null;
  const decide: DockAct = { label: words.say('client-organiser-decide'), main: true, page: `#table-${round.round}-${table.table}` };
  const acts = shown.phase === 'playing' ? [endIt(scene), decide] : [decide];
  return { lamp: true, sentence: words.say('client-organiser-disputed', { table: table.table }), more: words.say('client-organiser-disputed-more'), acts };
}

/** Level tables are asked one by one. */
function level({ words, evening }: Scene): Dock | null {
  const round = latest(evening);
  const table = round?.tables.find((one) => one.level);
  if (!round || !table) return null;
  const [sum = 0] = sumsOf(table);
  const side = (which: 0 | 1): DockAct => ({ label: namesIn(words, columns(table)[which] ?? []), main: which === 1, command: { do: 'decide_table', round: round.round, table: table.table, side: which } });
  return { lamp: true, sentence: words.say('client-organiser-level', { table: table.table, sum }), more: words.say('client-organiser-level-more'), acts: [side(0), side(1)] };
}

/** A table with real cards from which somebody has left, while somebody sits out who may play on. */
function lacking({ words, evening, shown, part }: Scene): Dock | null {
  if (shown.phase !== 'playing' || shown.settings.place === 'online') return null;
  const gap = lackingAt(evening);
  const free = part.guests.find((one) => one.presence === 'here' && !one.table);
  if (!gap || !free) return null;
  const acts: DockAct[] = [
    { label: words.say('client-organiser-other-person'), page: `#person-${gap.guest}` },
    { label: words.say('client-organiser-plays-on', { name: free.name }), main: true, command: { do: 'substitute', away: gap.guest, guest: free.guest } },
  ];
  return { lamp: true, sentence: words.say('client-organiser-lacking', { name: gap.name, table: gap.table.table }), more: words.say('client-organiser-lacking-more', { name: free.name }), acts };
}

/** Somebody who has left a table that still plays. */
export function lackingAt(evening: Evening): { guest: number; name: string; table: TableNow } | null {
  const away = new Set((evening.organiser?.guests ?? []).filter((one) => one.presence === 'away').map((one) => one.guest));
  for (const table of latest(evening)?.tables ?? []) {
    const gap = table.over ? undefined : table.seats.find((one) => !one.bot && away.has(one.guest));
    if (gap) return { guest: gap.guest, name: gap.name, table };
  }
  return null;
}

/** The tables that so many people make, and who is over: at real cards they sit out, on line bots fill up. */
export function tablesFor(people: number, isOnline: boolean): { tables: number; out: number; bots: number } {
  if (isOnline) return { tables: Math.ceil(people / 4), out: 0, bots: (4 - (people % 4)) % 4 };
  return { tables: Math.floor(people / 4), out: people % 4, bots: 0 };
}

const tablesSaid = (words: Words, key: 'client-organiser-tables-now' | 'client-organiser-tables-then', made: { tables: number; out: number; bots: number }, values = {}): string =>
  capital(words.say(made.bots ? `${key}-bots` : key, { tables: made.tables, out: made.out, bots: made.bots, ...values }));

function gathering(scene: Scene): Dock | null {
  const { words, shown, part } = scene;
  if (shown.phase !== 'gathering') return null;
  const { starting } = part;
  const begin: DockAct = { label: words.say('client-organiser-start-with', { count: shown.here }), command: { do: 'begin_round', round: 1 } };
  if (!shown.here) return { lamp: false, sentence: words.say('client-organiser-nobody'), more: words.say('client-organiser-nobody-more'), acts: [] };
  if (starting.why_not) return { lamp: false, sentence: words.reason(starting.why_not), more: capital(words.say('client-organiser-here', { here: shown.here, expected: shown.expected.length })), acts: [{ ...begin, dashed: true, command: undefined }] };
  const now = tablesSaid(words, 'client-organiser-tables-now', { tables: starting.tables, out: starting.sit_out, bots: starting.bots });
  const [one] = shown.expected;
  if (!one) return { lamp: true, sentence: now, more: words.say('client-organiser-start-more', { rounds: shown.rounds, url: shown.url.replace(/^https?:\/\//, '') }), acts: [{ ...begin, main: true }] };
  const then = tablesFor(shown.here + shown.expected.length, shown.settings.place === 'online');
  const values = { name: one.name, count: shown.expected.length };
  const wait = words.say('client-organiser-wait-for', values);
  const more = tablesSaid(words, 'client-organiser-tables-then', then, values);
  if (shown.expected.length > 1) return { lamp: true, sentence: `${now} ${wait}`, more, acts: [{ ...begin, main: true }] };
  return { lamp: true, sentence: `${now} ${wait}`, more, acts: [begin, { label: words.say('client-organiser-name-is-here', values), main: true, command: { do: 'receive_guest', guest: one.guest } }] };
}

function between({ words, shown, part }: Scene): Dock | null {
  if (shown.phase !== 'between') return null;
  const { starting } = part;
  if (shown.round >= shown.rounds) {
    const acts: DockAct[] = [{ label: words.say('client-organiser-finish'), ask: { what: 'finish' } }, { label: words.say('client-organiser-read-prizes'), main: true, page: '#prizes' }];
    return { lamp: true, sentence: words.say('client-organiser-last-in', { round: shown.round }), more: words.say('client-organiser-last-in-more'), acts };
  }
  const seat: DockAct = { label: words.say('client-organiser-seat-round', { round: starting.round }), main: true, command: { do: 'begin_round', round: starting.round } };
  const sentence = capital(words.say('client-organiser-all-in', { count: shown.tables }));
  if (starting.why_not) return { lamp: false, sentence: words.reason(starting.why_not), more: sentence, acts: [{ ...seat, dashed: true, command: undefined }] };
  const more = tablesSaid(words, 'client-organiser-tables-now', { tables: starting.tables, out: starting.sit_out, bots: starting.bots });
  return { lamp: true, sentence, more, acts: [seat] };
}

function late(scene: Scene): Dock | null {
  const { words, shown, leftMs } = scene;
  if (leftMs === null || leftMs > 0 || !shown.missing_count) return null;
  const more: DockAct = { label: words.say('client-organiser-five-more'), command: { do: 'extend', minutes: 5 } };
  return { lamp: true, sentence: words.say('client-organiser-time-up'), more: stillPlay(scene), acts: [more, { ...endIt(scene), main: true }] };
}

const stillPlay = ({ words, shown }: Scene): string => capital(words.say('client-organiser-still-play', { count: shown.missing_count }));

function waiting(scene: Scene): Dock | null {
  const { words, shown } = scene;
  const numbers = words.listed(shown.missing.map(String));
  const more = shown.missing_count > shown.missing.length || !shown.missing_count ? '' : words.say('client-organiser-which-play', { count: shown.missing_count, where: numbers });
  return { lamp: false, sentence: stillPlay(scene), more, acts: [endIt(scene)] };
}
