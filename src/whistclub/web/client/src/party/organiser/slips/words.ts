/* The words of slips: the letters that their boxes take, and what a row says. */
import type { Figures, TableNow } from '../../../net/evening';
import { club, say } from '../../../state/club.svelte';
import { whats, type Form, type What } from '../../entry/entry';
import { playedText, whatName, type Column } from '../../entry/words';
import { seatName } from '../../words';
import { columns, figuresText, namesIn } from '../round/tables';
import { words } from '../speech';
import type { Letters } from './asked';
import type { Kind } from './slips';

const SEATS = ['N', 'E', 'S', 'W'];

/** The letters of a form in this language; an answer whose game names none has a digit. */
export function lettersOf(form: Form): Letters {
  const digits = [...'123456789'];
  const first = (text: string): string => text.charAt(0).toLocaleLowerCase();
  return {
    what: whats(form).map((what) => letterOf(form, what) ?? digits.shift() ?? ''),
    seats: SEATS.map((seat) => first(seatName(seat))),
    made: [first(say('party-entry-made')), first(say('party-entry-failed'))],
  };
}

/** The letter of an answer to what was played: a side's contract has one for each side. */
function letterOf(form: Form, { key, side }: What): string | undefined {
  const name = form.choices.find((one) => one.key === key)?.name ?? '';
  return club.catalogue?.has(`${name}-keys`) ? say(`${name}-keys`).split(' ')[side ?? 0] : undefined;
}

/** What each letter means, for the list beside the slips. */
export function meanings(form: Form): readonly (readonly [string, string])[] {
  const letters = lettersOf(form);
  return whats(form).flatMap((what, place) => {
    const choice = form.choices.find((one) => one.key === what.key);
    if (!choice) return [];
    const pairs: readonly Column[] = [
      { label: '', names: [say('party-organiser-slips-left-pair')], seat: '' },
      { label: '', names: [say('party-organiser-slips-right-pair')], seat: '' },
    ];
    return [[letters.what[place] ?? '', whatName(choice, what, null, pairs)] as const];
  });
}

/** The people of a table, side by side or seat by seat. */
export const peopleOf = (table: TableNow): readonly Column[] =>
  columns(table).map((side) => ({
    label: namesIn(words, side),
    names: side.map((one) => one.name),
    seat: side.length === 1 ? seatName(side[0]?.seat ?? '') : '',
  }));

/** What figures say: `High, Ada and Liv granded, 8:5`. */
export function saidText(kind: Kind, table: TableNow, figures: Figures): string {
  if (typeof kind !== 'object') return figuresText(figures);
  const played = playedText(kind.form.choices, figures, null, peopleOf(table));
  return [played, kind.form.columns === 2 ? figuresText(figures) : ''].filter(Boolean).join(', ');
}
