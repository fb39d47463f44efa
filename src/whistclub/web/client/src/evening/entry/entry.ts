/* The entry of a deal with real cards: its questions, one after another, the figures that the answers make, and what
   those are worth. What may have been played, and the points of every outcome, come from the club: nothing is counted
   here. Pure. */
import type { EntryChoice, Figures } from '../../net/evening';

export const TRICKS = 13;
const MOST_DIGITS = 3;

/**
 * The game that was played: the key of a choice, of several with one name the first, and the side that declared it,
 * null where no side does.
 */
export interface What {
  readonly key: string;
  readonly side: number | null;
}

/**
 * What has been answered so far. `who` are seats, `isAll` says that no more come, `kept` are those of them who made it
 * where each plays alone. `tricks` are those of the first column asked about, `points` are written column by column.
 */
export interface Answers {
  readonly what: What | null;
  readonly number: number | null;
  readonly times: number | null;
  readonly who: readonly number[];
  readonly isAll: boolean;
  readonly kept: readonly number[];
  readonly tricks: number | null;
  readonly made: boolean | null;
  readonly points: readonly string[];
}

/**
 * A deal's form: its choices (none where points are entered), its columns (two sides or four seats), and the column of
 * one's own, null for an organiser.
 */
export interface Form {
  readonly choices: readonly EntryChoice[];
  readonly columns: 2 | 4;
  readonly own: number | null;
}

export type EntryQuestion = 'what' | 'number' | 'times' | 'who' | 'tricks' | 'made' | `points ${number}`;

export const NOTHING_SAID: Answers = {
  what: null,
  number: null,
  times: null,
  who: [],
  isAll: false,
  kept: [],
  tricks: null,
  made: null,
  points: [],
};

/** The side whose tricks are asked: one's own, else the first. */
export const asked = (form: Form): number => (form.columns === 2 ? (form.own ?? 0) : 0);

/** The choice that a key names; the only one where there is but one. */
export function choiceOf(choices: readonly EntryChoice[], key: string | undefined): EntryChoice | null {
  return choices.find((one) => one.key === key) ?? (choices.length === 1 ? (choices[0] ?? null) : null);
}

/** The choices that the answers leave: all of one name, as far as number and times are not said. */
function leftOf({ choices }: Form, { what, number, times }: Answers): readonly EntryChoice[] {
  const first = choiceOf(choices, what?.key);
  return choices.filter(
    (one) =>
      nameOf(one) === (first && nameOf(first)) &&
      (number === null || one.number === number) &&
      (times === null || (one.times ?? 1) === times),
  );
}

const nameOf = ({ name, key }: EntryChoice): string => name || key;

/** The choice that was answered, or the first of those that are left; null while none is. */
export const chosen = (form: Form, answers: Answers): EntryChoice | null =>
  choiceOf(form.choices, answers.what?.key) && (leftOf(form, answers)[0] ?? null);

/** The numbers of the choices of one name, or the times that they count; nothing where all are alike. */
export function differing(form: Form, { what }: Answers, by: 'number' | 'times'): readonly number[] {
  const found = new Set(leftOf(form, { ...NOTHING_SAID, what }).map((one) => one[by] ?? (by === 'times' ? 1 : 0)));
  return found.size > 1 ? [...found] : [];
}

/**
 * The answers to `what`, in the order of the keys: of choices with one name the first, a side's contract once for each
 * side, one's own first.
 */
export function whats(form: Form): readonly What[] {
  const first = asked(form);
  const names = form.choices.map(nameOf);
  const firsts = form.choices.filter((one, place) => names.indexOf(nameOf(one)) === place);
  return firsts.flatMap(({ key, declarers = 'nobody' }): readonly What[] =>
    declarers === 'side'
      ? [
          { key, side: first },
          { key, side: 1 - first },
        ]
      : [{ key, side: null }],
  );
}

/** The most seats that may be named. */
export const namedOf = (choice: EntryChoice | null): number =>
  ({ nobody: 0, side: 0, player: 1, pair: 2, partners: 2, each: 4 })[choice?.declarers ?? 'nobody'];

/** True where fewer seats may be named than the most. */
export const isOpen = (choice: EntryChoice | null): boolean =>
  choice?.declarers === 'partners' || choice?.declarers === 'each';

/** All questions of the deal, as far as they are known. */
export function questions(form: Form, answers: Answers): readonly EntryQuestion[] {
  if (!form.choices.length) return Array.from({ length: form.columns }, (_, i): EntryQuestion => `points ${i}`);
  const choice = chosen(form, answers);
  const first: readonly EntryQuestion[] = form.choices.length > 1 ? ['what'] : [];
  if (!choice) return form.columns === 4 ? [...first, 'who', 'tricks'] : [...first, 'tricks'];
  const outcome = choice.outcome ?? 'tricks';
  const more = (['number', 'times'] as const).filter((by) => differing(form, answers, by).length);
  const who = namedOf(choice) ? (['who'] as const) : [];
  return [...first, ...more, ...who, ...(outcome === 'nothing' || choice.declarers === 'each' ? [] : [outcome])];
}

/** True if a question has its answer. */
export function isAnswered(form: Form, answers: Answers, question: EntryQuestion): boolean {
  if (question === 'what') return answers.what !== null;
  const choice = chosen(form, answers);
  if (question === 'number' || question === 'times') return answers[question] !== null;
  if (question === 'who')
    return choice !== null && (answers.who.length === namedOf(choice) || (answers.isAll && answers.who.length > 0));
  if (question === 'tricks') return answers.tricks !== null;
  if (question === 'made') return answers.made !== null;
  return /^-?\d+$/.test(answers.points[placeOf(question)] ?? '');
}

/** The column that a question about points is of. */
export const placeOf = (question: EntryQuestion): number => Number(question.split(' ')[1] ?? 0);

/** The first question without an answer, null when all is said. */
export const nextQuestion = (form: Form, answers: Answers): EntryQuestion | null =>
  questions(form, answers).find((one) => !isAnswered(form, answers, one)) ?? null;

/** The answers without that of a question which is opened again, and without what depends on it. */
export function withoutAnswer(answers: Answers, question: EntryQuestion): Answers {
  if (question === 'what') return NOTHING_SAID;
  if (question === 'number' || question === 'times') return { ...answers, [question]: null };
  if (question === 'who') return { ...answers, who: [], isAll: false, kept: [] };
  if (question === 'tricks') return { ...answers, tricks: null };
  if (question === 'made') return { ...answers, made: null };
  return withPoints(answers, placeOf(question), '');
}

/** The answers with another choice: whatever was said of the one before is gone. */
export const withWhat = (what: What): Answers => ({ ...NOTHING_SAID, what });

/**
 * The answers after a tap on a seat: named, or not any longer. Of each alone the first tap says that they made it, the
 * second that they did not.
 */
export function withSeat(form: Form, answers: Answers, seat: number): Answers {
  const choice = chosen(form, answers);
  const without = (seats: readonly number[]): readonly number[] => seats.filter((one) => one !== seat);
  const kept = without(answers.kept);
  if (answers.kept.includes(seat)) return { ...answers, kept, isAll: false };
  if (answers.who.includes(seat)) return { ...answers, who: without(answers.who), isAll: false };
  const most = choice ? namedOf(choice) : 0;
  const who = most === 1 ? [seat] : [...answers.who, seat].slice(-most);
  if (choice?.declarers === 'each') return { ...answers, who: who.sort(), kept: [...kept, seat].sort() };
  return { ...answers, who: choice?.declarers === 'partners' ? who : who.sort() };
}

/** The text of a column after a key: a digit, or `-` for the other sign. */
export function typed(before: string, key: string): string {
  if (key === '-') return before.startsWith('-') ? before.slice(1) : `-${before}`;
  const digits = `${before.replace('-', '')}${key}`.replace(/^0+(?=\d)/, '').slice(0, MOST_DIGITS);
  return before.startsWith('-') ? `-${digits}` : digits;
}

export function withPoints(answers: Answers, place: number, text: string): Answers {
  const points = [...answers.points];
  while (points.length <= place) points.push('');
  points[place] = text;
  return { ...answers, points };
}

/** The points written so far, null for a column that has none yet. */
const pointsWritten = (form: Form, answers: Answers): readonly (number | null)[] =>
  Array.from({ length: form.columns }, (_, i) =>
    isAnswered(form, answers, `points ${i}`) ? Number(answers.points[i]) : null,
  );

/** The figures that the answers make; null while something is missing. */
export function figuresOf(form: Form, answers: Answers): Figures | null {
  if (nextQuestion(form, answers)) return null;
  const choice = chosen(form, answers);
  if (!choice) return { points: pointsWritten(form, answers).map((one) => one ?? 0) };
  const by = answers.what?.side != null ? [answers.what.side] : [...answers.who];
  return {
    ...(form.choices.length > 1 ? { played: choice.key } : {}),
    ...(by.length ? { by } : {}),
    ...(answers.tricks !== null ? { tricks: pairOf(form, answers.tricks) } : {}),
    ...(answers.made !== null ? { made: answers.made } : {}),
    ...(answers.kept.length ? { kept: [...answers.kept] } : {}),
  };
}

/** Tricks by side, or of the declarer and of the others, from those that were asked. */
const pairOf = (form: Form, tricks: number): [number, number] =>
  asked(form) === 1 ? [TRICKS - tricks, tricks] : [tricks, TRICKS - tricks];

/** The answers that these figures came from. Figures of a kind that is not asked any more have to be entered again. */
export function answersOf(form: Form, figures: Figures): Answers {
  if (!form.choices.length)
    return figures.points ? { ...NOTHING_SAID, points: figures.points.map(String) } : NOTHING_SAID;
  const choice = choiceOf(form.choices, figures.played);
  if (!choice || figures.points || figures.low) return NOTHING_SAID;
  const isSide = choice.declarers === 'side';
  const by = figures.by ?? [];
  const first = form.choices.find((one) => nameOf(one) === nameOf(choice)) ?? choice;
  const what = { key: first.key, side: isSide ? (by[0] ?? 0) : null };
  const said = { ...NOTHING_SAID, what };
  return {
    what,
    number: differing(form, said, 'number').length ? (choice.number ?? 0) : null,
    times: differing(form, said, 'times').length ? (choice.times ?? 1) : null,
    who: isSide ? [] : by,
    isAll: isOpen(choice),
    kept: figures.kept ?? [],
    tricks: figures.tricks ? (figures.tricks[asked(form)] ?? null) : null,
    made: figures.made ?? null,
    points: [],
  };
}

/** The worth of figures by column, as the club says; empty where it does not. */
export function worthOf(choices: readonly EntryChoice[], columns: 2 | 4, figures: Figures): readonly number[] {
  if (figures.points) return figures.points;
  const choice = figures.low ? null : choiceOf(choices, figures.played);
  if (!choice) return [];
  const by = figures.by ?? [];
  if (choice.declarers === 'each') return worthOfEach(choice, figures);
  const tricks = figures.tricks?.[columns === 2 ? (by[0] ?? 0) : 0] ?? 0;
  const partner = choice.declarers === 'partners' && by.length > 1 ? TRICKS + 1 : 0;
  const outcome = choice.outcome ?? 'tricks';
  const place = outcome === 'tricks' ? tricks : outcome === 'made' ? Number(figures.made ?? false) : 0;
  const row = choice.worth?.[partner + place];
  if (!row) return [];
  const [own, other] = row;
  if (columns === 4) return [0, 1, 2, 3].map((seat) => (by.includes(seat) ? own : other));
  return by[0] === 1 ? [other, own] : [own, other];
}

/** What several who play alone get in all, from what each of them makes or loses. */
const worthOfEach = ({ worth = [] }: EntryChoice, { by = [], kept = [] }: Figures): readonly number[] =>
  [0, 1, 2, 3].map((seat) =>
    by.reduce((sum, one) => sum + (worth[Number(kept.includes(one))]?.[Number(one !== seat)] ?? 0), 0),
  );

/** True if the contract was made: by its tricks or as it was said; null where nothing is undertaken. */
export function isMade(choice: EntryChoice, figures: Figures, columns: 2 | 4): boolean | null {
  const { by = [], kept = [] } = figures;
  if (choice.declarers === 'each') return kept.length === by.length ? true : kept.length ? null : false;
  if (choice.outcome === 'made') return figures.made ?? null;
  if (!choice.undertaken || !figures.tricks) return null;
  return (figures.tricks[columns === 2 ? (by[0] ?? 0) : 0] ?? 0) >= choice.undertaken;
}
