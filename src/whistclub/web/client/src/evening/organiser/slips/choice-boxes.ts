/* The slip of a game that asks more than figures: what was played, who declared it and what came of it, a letter or a
   count a box. Pure. */
import type { EntryChoice, Figures } from '../../../net/evening';
import {
  answersOf,
  differing,
  figuresOf,
  isOpen,
  namedOf,
  NOTHING_SAID,
  TRICKS,
  whats,
  type Answers,
  type Form,
} from '../../entry/entry';

/** The letters that boxes take: of what was played by its place, of the seats N E S W, of made and failed. */
export interface Letters {
  readonly what: readonly string[];
  readonly seats: readonly string[];
  readonly made: readonly [string, string];
}

/** A game that asks more than figures: its form, and the letters of a language. */
export interface ChoiceSlip {
  readonly form: Form;
  readonly letters: Letters;
}

/**
 * The purpose of a box. `kept` are those who made it where each plays alone, 0 for nobody. `first` and `second` are the
 * tricks of two sides, `tricks` those of who declared.
 */
export type Role = 'what' | 'number' | 'times' | 'who' | 'kept' | 'made' | 'tricks' | 'first' | 'second';

/** The game that was played, as the first box says it; the only thing there is needs no box. */
export function choiceIn({ form, letters }: ChoiceSlip, boxes: readonly string[]): EntryChoice | null {
  const [only, ...others] = form.choices;
  if (!others.length) return only ?? null;
  const what = whats(form)[letters.what.indexOf(boxes[0] ?? '')];
  return form.choices.find((one) => one.key === what?.key) ?? null;
}

const MORE = ['number', 'times'] as const;

/** The boxes of a row, as far as they are known from its first one. */
export function rolesOf(asked: ChoiceSlip, boxes: readonly string[]): readonly Role[] {
  const { choices, columns } = asked.form;
  const choice = choiceIn(asked, boxes);
  const what: readonly Role[] = choices.length > 1 ? ['what'] : [];
  const tricks: readonly Role[] = columns === 2 ? ['first', 'second'] : ['tricks'];
  if (!choice) return columns === 2 ? [...what, ...tricks] : what;
  const outcome = choice.outcome ?? 'tricks';
  const said = { ...NOTHING_SAID, what: { key: choice.key, side: null } };
  const more = MORE.filter((by) => differing(asked.form, said, by).length);
  const who: readonly Role[] = namedOf(choice) ? ['who'] : [];
  if (choice.declarers === 'each') return [...what, ...more, ...who, 'kept'];
  return [...what, ...more, ...who, ...(outcome === 'tricks' ? tricks : outcome === 'made' ? (['made'] as const) : [])];
}

/** The boxes that a printed row needs: all that some answer to what was played asks for. */
export function printedRoles({ choices, columns }: Form): readonly Role[] {
  const has = (outcome: string): boolean => choices.some((one) => (one.outcome ?? 'tricks') === outcome);
  const tricks: readonly Role[] = columns === 2 ? ['first', 'second'] : ['tricks'];
  return [
    ...(choices.length > 1 ? (['what'] as const) : []),
    ...(choices.some((one) => one.number) ? (['number'] as const) : []),
    ...(choices.some((one) => (one.times ?? 1) > 1) ? (['times'] as const) : []),
    ...(choices.some(namedOf) ? (['who'] as const) : []),
    ...(has('tricks') ? tricks : []),
    ...(choices.some((one) => one.declarers === 'each') ? (['kept'] as const) : []),
    ...(has('made') ? (['made'] as const) : []),
  ];
}

/** The boxes with one of them written; another thing played keeps the tricks of both sides, and nothing else. */
export function written(asked: ChoiceSlip, boxes: readonly string[], box: number, text: string): readonly string[] {
  const next = boxes.map((one, i) => (i === box ? text : one));
  const before = rolesOf(asked, boxes);
  if (before[box] !== 'what' || boxes[box] === text) return next;
  return rolesOf(asked, next).map((role) => {
    if (role === 'what') return text;
    return role === 'first' || role === 'second' ? (boxes[before.indexOf(role)] ?? '') : '';
  });
}

const NOBODY = '0';

/** The counts that a box of the number or the times takes. */
export const offered = (asked: ChoiceSlip, boxes: readonly string[], by: 'number' | 'times'): readonly number[] =>
  differing(asked.form, { ...NOTHING_SAID, what: { key: choiceIn(asked, boxes)?.key ?? '', side: null } }, by);

/** The part of a typed text that a box keeps: letters that mean something here, and counts to thirteen. */
export function keptAs(asked: ChoiceSlip, boxes: readonly string[], box: number, text: string): string {
  const { letters } = asked;
  const role = rolesOf(asked, boxes)[box];
  const typed = [...text.toLocaleLowerCase()];
  if (role === 'what') return typed.findLast((one) => letters.what.includes(one)) ?? '';
  if (role === 'made') return typed.findLast((one) => letters.made.includes(one)) ?? '';
  if (role === 'kept' && text.endsWith(NOBODY)) return NOBODY;
  if (role === 'who' || role === 'kept') {
    const most = namedOf(choiceIn(asked, boxes));
    const seats = typed.filter((one, i) => letters.seats.includes(one) && typed.indexOf(one) === i);
    return seats.slice(-most).join('');
  }
  const digits = text.replace(/\D/g, '').slice(0, 2);
  if (role === 'number' || role === 'times') {
    const all = offered(asked, boxes, role).map(String);
    return all.some((one) => one.startsWith(digits)) ? digits : (all.find((one) => one === digits.slice(-1)) ?? '');
  }
  return role === 'tricks' && Number(digits) > TRICKS ? digits.slice(0, 1) : digits;
}

/** True if a box says all it can say. */
export function isFull(asked: ChoiceSlip, boxes: readonly string[], box: number): boolean {
  const [role, text] = [rolesOf(asked, boxes)[box], boxes[box] ?? ''];
  const choice = choiceIn(asked, boxes);
  if (role === 'kept') return text !== '' && [...text].every((one) => one === NOBODY || boxes[box - 1]?.includes(one));
  if (role === 'who') return isOpen(choice) ? text !== '' : text.length === namedOf(choice);
  if (role === 'number' || role === 'times') return offered(asked, boxes, role).includes(Number(text || -1));
  return role === 'what' || role === 'made' ? text.length === 1 : /^\d+$/.test(text);
}

/** The tricks in the boxes, 13 of both sides. */
export const sumIn = (asked: ChoiceSlip, boxes: readonly string[]): number =>
  rolesOf(asked, boxes).reduce(
    (sum, role, i) => sum + (role === 'first' || role === 'second' ? Number(boxes[i]) || 0 : 0),
    0,
  );

/** The answers that full boxes give. */
function answersIn(asked: ChoiceSlip, boxes: readonly string[]): Answers {
  const { form, letters } = asked;
  const roles = rolesOf(asked, boxes);
  const at = (role: Role): string => boxes[roles.indexOf(role)] ?? '';
  const seatsIn = (role: Role): readonly number[] =>
    [...at(role)].map((one) => letters.seats.indexOf(one)).filter((one) => one >= 0);
  const choice = choiceIn(asked, boxes);
  const tricks = roles.find((role) => role === 'first' || role === 'tricks');
  return {
    what: whats(form)[roles[0] === 'what' ? letters.what.indexOf(at('what')) : 0] ?? null,
    number: at('number') ? Number(at('number')) : null,
    times: at('times') ? Number(at('times')) : null,
    who: choice?.declarers === 'partners' ? seatsIn('who') : [...seatsIn('who')].sort(),
    isAll: isOpen(choice) && at('who') !== '' && (at('kept') !== '' || choice?.declarers !== 'each'),
    kept: [...seatsIn('kept')].sort(),
    tricks: tricks ? Number(at(tricks)) : null,
    made: roles.includes('made') ? at('made') === letters.made[0] : null,
    points: [],
  };
}

/** The figures of full boxes; null where one is not full. */
export const figuresIn = (asked: ChoiceSlip, boxes: readonly string[]): Figures | null =>
  boxes.every((_, i) => isFull(asked, boxes, i)) ? figuresOf(asked.form, answersIn(asked, boxes)) : null;

/** The boxes that say these answers. */
export function boxesSaying(asked: ChoiceSlip, answers: Answers): readonly string[] {
  const { form, letters } = asked;
  const place = whats(form).findIndex((one) => one.key === answers.what?.key && one.side === answers.what.side);
  const what = letters.what[place] ?? '';
  const first = form.choices.length > 1 ? what : '';
  const lettersOf = (seats: readonly number[]): string => seats.map((seat) => letters.seats[seat] ?? '').join('');
  return rolesOf(asked, [first]).map((role) => {
    if (role === 'what') return what;
    if (role === 'number' || role === 'times') return String(answers[role] ?? '');
    if (role === 'who') return lettersOf(answers.who);
    if (role === 'kept') return lettersOf(answers.kept) || (answers.isAll ? NOBODY : '');
    if (role === 'made') return answers.made === null ? '' : letters.made[answers.made ? 0 : 1];
    if (answers.tricks === null) return '';
    return String(role === 'second' ? TRICKS - answers.tricks : answers.tricks);
  });
}

/** The boxes that say these figures; empty ones for none. */
export const boxesOfFigures = (asked: ChoiceSlip, figures: Figures | null): readonly string[] =>
  boxesSaying(asked, figures ? answersOf(asked.form, figures) : NOTHING_SAID);

/** The answers of the boxes so far, for the keys of a phone. */
export function answersSoFar(asked: ChoiceSlip, boxes: readonly string[]): Answers {
  const roles = rolesOf(asked, boxes);
  const isEmpty = (role: Role): boolean => roles.includes(role) && !boxes[roles.indexOf(role)];
  const found = answersIn(asked, boxes);
  return {
    ...found,
    what: isEmpty('what') ? null : found.what,
    tricks: isEmpty('first') || isEmpty('tricks') ? null : found.tricks,
    made: isEmpty('made') ? null : found.made,
  };
}
