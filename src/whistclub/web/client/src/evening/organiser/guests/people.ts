/* The guests as the organiser lists them, and the acts on one. */
import type { Evening, EveningCommand, GuestRow, OrganiserPart } from '../../../net/evening';
import { isInPairs } from '../settings/form';
import type { Words } from '../vocabulary';

/** An act on a guest: a command, or a choice that is made first. */
export type PersonChoice = 'replace' | 'swap' | 'rename' | 'pair' | 'apart' | 'stay' | 'hand_over';
export interface PersonAct {
  readonly label: string;
  readonly command?: EveningCommand;
  readonly choose?: PersonChoice;
}

/** A list of more names than this has a field to find one. */
export const SEARCHED = 12;

/** Those who are expected, then those who have left, then those who are here, the latest first. */
export function inOrder(guests: readonly GuestRow[]): {
  expected: readonly GuestRow[];
  here: readonly GuestRow[];
  away: readonly GuestRow[];
} {
  const latest = (a: GuestRow, b: GuestRow): number => b.since_ms - a.since_ms || b.guest - a.guest;
  const of = (presence: GuestRow['presence']): readonly GuestRow[] =>
    guests.filter((one) => one.presence === presence).sort(latest);
  return { expected: of('expected'), here: of('here'), away: of('away') };
}

/** The guests whose names have these letters. */
export function found(guests: readonly GuestRow[], letters: string): readonly GuestRow[] {
  const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();
  return letters.trim() ? guests.filter((one) => plain(one.name).includes(plain(letters.trim()))) : guests;
}

/** The people who can play on for somebody: those who are here and sit at no table. */
export const free = (part: OrganiserPart): readonly GuestRow[] =>
  part.guests.filter((one) => one.presence === 'here' && !one.table);

/** Guests who are here without a partner, in a format of pairs. */
export const unpaired = (evening: Evening): readonly GuestRow[] =>
  isInPairs(evening.public.settings.format)
    ? (evening.organiser?.guests ?? []).filter((one) => one.presence !== 'away' && !one.partner)
    : [];

/** The place of a guest, in words. */
export function whereabouts(words: Words, evening: Evening, guest: GuestRow): string {
  const { phase, round } = evening.public;
  if (guest.presence === 'expected') return words.say('evening-organiser-where-expected');
  if (guest.presence === 'away') return words.say('evening-organiser-where-away');
  const partner = evening.organiser?.guests.find((one) => one.guest === guest.partner)?.name ?? '';
  if (phase === 'gathering' && partner) return words.say('evening-organiser-where-with', { name: partner });
  if (phase === 'gathering')
    return words.say(guest.phone ? 'evening-organiser-where-scanned' : 'evening-organiser-where-no-phone');
  if (guest.table)
    return words.say('evening-organiser-where-table', {
      table: guest.table,
      seat: words.say(`seat-${guest.seat ?? 'N'}`),
    });
  if (guest.sits_out) return words.say('evening-organiser-where-out');
  return words.say('evening-organiser-where-from', { round: round + 1 });
}

/** The acts on a guest, the likeliest first. */
export function actsOn(words: Words, evening: Evening, guest: GuestRow): readonly PersonAct[] {
  const { phase } = evening.public;
  if (phase === 'over') return [choice(words, 'rename')];
  return [
    ...presenceActs(words, evening, guest),
    ...seatActs(words, evening, guest),
    ...wishActs(words, evening, guest),
    choice(words, 'rename'),
    ...organiserActs(words, evening, guest),
  ];
}

const choice = (words: Words, choose: PersonChoice): PersonAct => ({ label: words.say(LABELS[choose]), choose });
const LABELS: Readonly<Record<PersonChoice, string>> = {
  replace: 'evening-organiser-replace',
  swap: 'evening-organiser-swap',
  rename: 'evening-organiser-rename',
  pair: 'evening-organiser-pair',
  apart: 'evening-organiser-apart',
  stay: 'evening-organiser-stay',
  hand_over: 'evening-organiser-hand-over-to',
};

function presenceActs(words: Words, evening: Evening, guest: GuestRow): readonly PersonAct[] {
  const gathering = evening.public.phase === 'gathering';
  if (guest.presence === 'expected')
    return [
      { label: words.say('evening-organiser-is-here'), command: { do: 'receive_guest', guest: guest.guest } },
      { label: words.say('evening-organiser-not-coming'), command: { do: 'leave', guest: guest.guest } },
    ];
  if (guest.presence === 'away')
    return [
      {
        label: words.say(gathering ? 'evening-organiser-is-here' : 'evening-organiser-is-back'),
        command: { do: 'receive_guest', guest: guest.guest },
      },
    ];
  return [
    {
      label: words.say(gathering ? 'evening-organiser-remove' : 'evening-organiser-has-left'),
      command: { do: 'leave', guest: guest.guest },
    },
  ];
}

function seatActs(words: Words, evening: Evening, guest: GuestRow): readonly PersonAct[] {
  const { phase, settings } = evening.public;
  if (phase === 'gathering')
    return isInPairs(settings.format) && guest.presence !== 'away' ? [choice(words, 'pair')] : [];
  const acts: PersonAct[] = [];
  if (guest.table || guest.presence === 'away') acts.push(choice(words, 'replace'));
  if (guest.table || guest.sits_out) acts.push(choice(words, 'swap'));
  return acts;
}

/** Who is kept apart, or stays at a table, where no result decides the seats. */
const wishActs = (words: Words, evening: Evening, guest: GuestRow): readonly PersonAct[] =>
  evening.public.settings.format === 'individual' && guest.presence !== 'away'
    ? [choice(words, 'apart'), choice(words, 'stay')]
    : [];

function organiserActs(words: Words, evening: Evening, guest: GuestRow): readonly PersonAct[] {
  const phone: PersonAct = {
    label: words.say('evening-organiser-new-phone'),
    command: { do: 'await_phone', guest: guest.guest },
  };
  if (guest.presence === 'away' || guest.presence === 'expected' || !evening.public.url) return [];
  if (!guest.phone) return guest.word ? [] : [phone];
  const also: PersonAct[] = guest.organiser
    ? []
    : [{ label: words.say('evening-organiser-make-organiser'), command: { do: 'add_organiser', guest: guest.guest } }];
  return [phone, ...also, choice(words, 'hand_over')];
}
