/* The words of slips: the letters that their boxes take, and what a row says. */
import type { EntryChoice, Figures, TableNow } from '../../../net/evening';
import { say, speech } from '../../../messages/speech.svelte';
import { TRICKS, whats, type Form, type What } from '../../entry/entry';
import * as entry from '../../entry/outcome-text';
import { whatName, type FigureColumn } from '../../entry/outcome-text';
import { figureText, seatName } from '../../evening-text';
import { columns, figuresText, namesIn, standing, sumsOf } from '../tables';
import { words } from '../speech';
import { choiceIn, type ChoiceSlip, type Letters, type Role } from './choice-boxes';
import { countsIn, figuresOf, isOfTricks, sumOf, wanted, type SlipKind, type Slip } from './slips';

const SEATS = ['N', 'E', 'S', 'W'];

/** The letters of a form in this language; an answer whose game names none has a digit. */
export function lettersOf(form: Form): Letters {
  const digits = [...'123456789'];
  const [made = '', failed = ''] = say('evening-entry-made-keys').split(' ');
  const first = (text: string): string => text.charAt(0).toLocaleLowerCase();
  return {
    what: whats(form).map((what) => letterOf(form, what) ?? digits.shift() ?? ''),
    seats: SEATS.map((seat) => first(seatName(seat))),
    made: [made, failed],
  };
}

/** The letter of an answer to what was played: a side's contract has one for each side. */
function letterOf(form: Form, { key, side }: What): string | undefined {
  const name = form.choices.find((one) => one.key === key)?.name ?? '';
  return speech.catalogue?.has(`${name}-keys`) ? say(`${name}-keys`).split(' ')[side ?? 0] : undefined;
}

/** The meaning of each letter, for the list beside the slips. */
export function meanings(form: Form): readonly (readonly [string, string])[] {
  const letters = lettersOf(form);
  return whats(form).flatMap((what, place) => {
    const choice = form.choices.find((one) => one.key === what.key);
    if (!choice) return [];
    const pairs: readonly FigureColumn[] = [
      { label: '', names: [say('evening-organiser-slips-left-pair')], seat: '' },
      { label: '', names: [say('evening-organiser-slips-right-pair')], seat: '' },
    ];
    return [[letters.what[place] ?? '', whatName(choice, what, null, pairs)] as const];
  });
}

/** The meanings of the letters of a printed slip, by the box that they stand in. */
export function printedLetters(form: Form, roles: readonly Role[]): readonly (readonly [Role, string])[] {
  const letters = lettersOf(form);
  const line = (pairs: readonly (readonly [string, string])[]): string =>
    pairs.map(([letter, name]) => `${letter.toLocaleUpperCase()}: ${name}`).join('; ');
  const lines: Readonly<Partial<Record<Role, string>>> = {
    what: line(meanings(form)),
    who: line(SEATS.map((seat, i) => [letters.seats[i] ?? '', seatName(seat)])),
    kept: say('evening-entry-kept-none'),
    made: line([
      [letters.made[0], say('evening-entry-made')],
      [letters.made[1], say('evening-entry-failed')],
    ]),
  };
  return roles.flatMap((role) => (lines[role] === undefined ? [] : [[role, lines[role]] as const]));
}

/** The people of a table, side by side or seat by seat. */
export const peopleOf = (table: TableNow): readonly FigureColumn[] =>
  columns(table).map((side) => ({
    label: namesIn(words, side),
    names: side.map((one) => one.name),
    seat: side.length === 1 ? seatName(side[0]?.seat ?? '') : '',
  }));

/** Figures in words: `High, Ada and Liv granded, 8:5`. */
export function saidText(kind: SlipKind, table: TableNow, figures: Figures): string {
  if (typeof kind !== 'object') return figuresText(figures);
  const played = entry.playedText(kind.form.choices, figures, null, peopleOf(table));
  return [played, kind.form.columns === 2 ? figuresText(figures) : ''].filter(Boolean).join(', ');
}

/** The game that was played, as a row says it beside its boxes, once it is known. */
export function playedText(asked: ChoiceSlip, { table, boxes, progress }: Slip): string {
  if (!boxes.length) return '';
  if (progress === 'in' || progress === 'right') {
    const { tricks, ...others } = figuresOf(asked, boxes);
    return saidText(asked, table, asked.form.columns === 2 || !tricks ? others : { ...others, tricks });
  }
  const choice = choiceIn(asked, boxes);
  if (!choice || !boxes[0]) return '';
  const isOfSide = asked.form.choices.length > 1 && choice.declarers === 'side';
  const what = whats(asked.form)[asked.letters.what.indexOf(boxes[0])];
  return whatName(choice, { key: choice.key, side: isOfSide ? (what?.side ?? 0) : null }, null, peopleOf(table));
}

/** Remarks about a row's figures: what is off, what is missing, what they count for, who entered them. */
export function aboutText(kind: SlipKind, choices: readonly EntryChoice[], slip: Slip): string {
  const { progress, boxes, deal } = slip;
  const sum = sumOf(kind, boxes);
  const rest = TRICKS - sum;
  if (progress === 'off') return offText(kind, boxes);
  if (progress === 'begun' && sum && wanted(kind, boxes) === TRICKS && rest >= 0)
    return say('evening-organiser-slips-would', { rest });
  if (progress !== 'in' && progress !== 'right') return '';
  const counts = countsText(kind, choices, slip);
  const byPhone = progress === 'in' && deal?.side != null ? say('evening-organiser-slips-by-phone') : '';
  return [counts || (progress === 'in' && kind === 'tricks' ? String(TRICKS) : ''), byPhone].filter(Boolean).join(', ');
}

/** The tricks by which a row's sum is off. */
export function offText(kind: SlipKind, boxes: readonly string[]): string {
  const sum = sumOf(kind, boxes);
  if (!isOfTricks(kind, boxes)) return say('evening-organiser-slips-off-points', { sum });
  return say('evening-organiser-slips-off', { sum, by: Math.abs(TRICKS - sum), way: sum < TRICKS ? 'short' : 'over' });
}

/** The worth of two sides' figures, where that is something else than what was typed. */
export function countsText(kind: SlipKind, choices: readonly EntryChoice[], slip: Slip): string {
  const counts = countsIn(kind, choices, slip);
  const [first = 0, second = 0] = counts;
  if (counts.length !== 2 || String(counts) === String(figuresOf(kind, slip.boxes).tricks)) return '';
  return say('evening-organiser-slips-counts', { first: figureText(first), second: figureText(second) });
}

/** The deal that a row stands for, and how the table's game stands. */
export const soFarText = ({ table, number }: Slip): string =>
  [say('evening-organiser-slips-number', { deal: number }), standing(table) ? sumsText(table) : '']
    .filter(Boolean)
    .join(', ');

/** The end of a table's game, after how many deals. */
export const resultText = (table: TableNow): string =>
  say('evening-organiser-slips-result', { sums: sumsText(table), count: standing(table) });

const sumsText = (table: TableNow): string =>
  sumsOf(table)
    .map((one) => figureText(one))
    .join(' : ');

const LABELS: Readonly<Partial<Record<Role, string>>> = {
  what: 'evening-entry-what-row',
  number: 'evening-entry-number-row',
  times: 'evening-entry-times-row',
  who: 'evening-entry-who-row',
  kept: 'evening-entry-kept-row',
  made: 'evening-entry-made-row',
  tricks: 'evening-entry-tricks-row',
};

/** The purpose of a box of a row: the names of a pair, or a question of the game. */
export const labelOf = (slip: Slip, role: Role): string =>
  role === 'first' || role === 'second'
    ? namesIn(words, columns(slip.table)[role === 'first' ? 0 : 1] ?? [])
    : say(LABELS[role] ?? '');
