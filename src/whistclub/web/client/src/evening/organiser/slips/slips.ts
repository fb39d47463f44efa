/* The slips of a round as they are typed: a row a table, its boxes, what they make, which rows are missing. Pure. */
import type { EntryChoice, Evening, EveningDeal, Figures, TableNow } from '../../../net/evening';
import { namedOf, TRICKS, worthOf } from '../../entry/entry';
import { same } from '../../guest/deal/figures';
import { columns, latest } from '../tables';
import {
  boxesOfFigures,
  choiceIn,
  figuresIn,
  isFull,
  keptAs,
  offered,
  rolesOf,
  sumIn,
  written,
  type ChoiceSlip,
} from './choice-boxes';

/** The figures on a slip: tricks of both sides, points of each side or seat, or what a game asks beyond that. */
export type SlipKind = 'tricks' | 'points' | ChoiceSlip;

/**
 * How far a row is: nothing typed, some boxes empty, a sum that cannot be, in, not sent yet or other than what stands,
 * or nothing to type at this table.
 */
export type SlipProgress = 'missing' | 'begun' | 'off' | 'right' | 'in' | 'done';

export interface Slip {
  readonly table: TableNow;
  /** The deal as the club has it, undefined while nobody has entered it. */
  readonly deal: EveningDeal | undefined;
  /** The number of the deal. */
  readonly number: number;
  readonly boxes: readonly string[];
  readonly progress: SlipProgress;
}

/** The boxes that were typed and are not sent, by table. */
export type Drafts = ReadonlyMap<number, readonly string[]>;

/** The figures that the tables of an evening enter on a slip; null where they play on line. */
export function kindOf({ public: shown }: Pick<Evening, 'public'>): 'tricks' | 'points' | 'asked' | null {
  if (shown.settings.place === 'online') return null;
  if (shown.settings.enter === 'points') return 'points';
  const [only, ...others] = shown.choices ?? [];
  if (!only) return null;
  const isPlain = (only.declarers ?? 'nobody') === 'nobody' && (only.outcome ?? 'tricks') === 'tricks';
  return !others.length && isPlain ? 'tricks' : 'asked';
}

/** The slips of the round that is on, or of the last one: of one deal everywhere, or of a deal of each table. */
export function slipsOf(
  evening: Evening,
  kind: SlipKind,
  deal: number | ((table: TableNow) => number),
  drafts: Drafts,
): readonly Slip[] {
  const at = (table: TableNow): number => (typeof deal === 'number' ? deal : deal(table));
  return (latest(evening)?.tables ?? []).map((table) => slipOf(kind, table, at(table), drafts.get(table.table)));
}

function slipOf(kind: SlipKind, table: TableNow, number: number, draft: readonly string[] | undefined): Slip {
  const deal = table.deals?.find((one) => one.deal === number);
  const stands = deal?.state === 'stands';
  if (!deal && table.over) return { table, deal, number, boxes: [], progress: 'done' };
  /* The figures of one side stand in no box: a row that is only walked past must say nothing. */
  const figures = deal && stands ? deal.figures : null;
  const known =
    typeof kind === 'object'
      ? boxesOfFigures(kind, figures)
      : figures
        ? boxesOf(figures)
        : columns(table).map(() => '');
  const boxes = draft ?? known;
  const typed = progressOf(kind, boxes);
  const isAsIs = deal !== undefined && typed === 'right' && same(figuresOf(kind, boxes), deal.figures);
  return { table, deal, number, boxes, progress: isAsIs && stands ? 'in' : typed };
}

const boxesOf = (figures: Figures): readonly string[] => (figures.tricks ?? figures.points ?? []).map(String);

/** The figures of full boxes. */
export const figuresOf = (kind: SlipKind, boxes: readonly string[]): Figures => {
  if (typeof kind === 'object') return figuresIn(kind, boxes) ?? {};
  const read = boxes.map(Number);
  return kind === 'tricks' ? { tricks: [read[0] ?? 0, read[1] ?? 0] } : { points: read };
};

/**
 * What a row counts for by column, as the club says; empty while it is not right, and where the points are written on
 * the slip.
 */
export const countsIn = (
  kind: SlipKind,
  choices: readonly EntryChoice[],
  { boxes, progress }: Pick<Slip, 'boxes' | 'progress'>,
): readonly number[] =>
  kind === 'points' || (progress !== 'right' && progress !== 'in')
    ? []
    : worthOf(choices, typeof kind === 'object' ? kind.form.columns : 2, figuresOf(kind, boxes));

/** The sum of the boxes that are filled. */
export const sumOf = (kind: SlipKind, boxes: readonly string[]): number =>
  typeof kind === 'object' ? sumIn(kind, boxes) : boxes.reduce((sum, one) => sum + (Number(one) || 0), 0);

/** True if a row's boxes are tricks of both sides, alone or behind what was played. */
export const isOfTricks = (kind: SlipKind, boxes: readonly string[]): boolean =>
  typeof kind === 'object' ? rolesOf(kind, boxes).includes('second') : kind === 'tricks';

/** The sum that a row must make; null for the points of two sides, which may be anything. */
export const wanted = (kind: SlipKind, boxes: readonly string[]): number | null =>
  isOfTricks(kind, boxes) ? TRICKS : kind === 'points' && boxes.length === 4 ? 0 : null;

const isFilled = (box: string): boolean => /^-?\d+$/.test(box);

function progressOf(kind: SlipKind, boxes: readonly string[]): SlipProgress {
  const filled = boxes.filter((one, i) => (typeof kind === 'object' ? isFull(kind, boxes, i) : isFilled(one))).length;
  if (filled < boxes.length) return boxes.some(Boolean) ? 'begun' : 'missing';
  const sum = wanted(kind, boxes);
  return sum === null || sumOf(kind, boxes) === sum ? 'right' : 'off';
}

/** The part of a typed text that a box of a row keeps. */
export function kept(kind: SlipKind, text: string, boxes: readonly string[] = [], box = 0): string {
  if (typeof kind === 'object') return keptAs(kind, boxes, box, text);
  return kind === 'tricks'
    ? text.replace(/\D/g, '').slice(0, 2)
    : (/^[-\u2212]?\d{0,4}/.exec(text)?.[0] ?? '').replace('\u2212', '-');
}

/** True if nothing can follow in a box: tricks of 2 to 9, or of two digits, or all letters that it takes. */
export function isComplete(kind: SlipKind, text: string, boxes: readonly string[] = [], box = 0): boolean {
  if (kind === 'points') return false;
  const role = typeof kind === 'object' ? rolesOf(kind, boxes)[box] : 'first';
  if (typeof kind === 'object' && (role === 'what' || role === 'made')) return isFull(kind, boxes, box);
  if (typeof kind === 'object' && (role === 'who' || role === 'kept'))
    return text === '0' || text.length === (role === 'who' ? namedOf(choiceIn(kind, boxes)) : boxes[box - 1]?.length);
  if (typeof kind === 'object' && (role === 'number' || role === 'times'))
    return offered(kind, boxes, role).filter((one) => String(one).startsWith(text)).length === 1;
  return /^([2-9]|\d\d)$/.test(text);
}

/** The boxes of a row with one of them written. */
export const writtenIn = (kind: SlipKind, boxes: readonly string[], box: number, text: string): readonly string[] =>
  typeof kind === 'object' ? written(kind, boxes, box, text) : boxes.map((one, i) => (i === box ? text : one));

/** The act due at a row that is left. */
export type Fate =
  | { readonly what: 'nothing' }
  | { readonly what: 'keep' }
  | { readonly what: 'enter' | 'correct' | 'ask'; readonly figures: Figures };

/**
 * `nothing`: it says what stands. `keep`: it is not right yet. `enter`: it goes to the club. `correct`: it decides
 * between two sides that counted differently. `ask`: it says something else than what was entered.
 */
export function fateOf(kind: SlipKind, { deal, boxes, progress }: Slip): Fate {
  if (progress === 'in' || progress === 'done' || progress === 'missing') return { what: 'nothing' };
  if (progress !== 'right') return { what: 'keep' };
  const figures = figuresOf(kind, boxes);
  if (!deal) return { what: 'enter', figures };
  if (deal.state === 'disputed') return { what: 'correct', figures };
  return same(figures, deal.figures) ? { what: 'enter', figures } : { what: 'ask', figures };
}

/** True for a row that the organiser still waits for. */
export const isMissing = ({ progress }: Slip): boolean => progress === 'missing' || progress === 'begun';

/**
 * True if Tab behind a box leads on as Enter does: behind the last one of a row that is right, and never out of the
 * list while its last row is to be put right.
 */
export const tabLeadsOn = ({ boxes, progress }: Slip, box: number, isLast: boolean): boolean =>
  box + 1 === boxes.length && (progress === 'right' || (progress === 'off' && isLast));

/** The next row that is missing after a table, round the end; null if none is. */
export function nextMissing(slips: readonly Slip[], after: number): Slip | null {
  const open = slips.filter((one) => isMissing(one) && one.table.table !== after);
  return open.find((one) => one.table.table > after) ?? open[0] ?? slips.find(isMissing) ?? null;
}

/** The first deal of a table that is not in. */
export const nextOf = ({ deals = [] }: TableNow): number =>
  deals.find((one) => one.state !== 'stands')?.deal ?? deals.length + 1;

/** True where each table plays until its game is over, so that its slip has as many deals as it took. */
export const isByTable = ({ public: { settings } }: Pick<Evening, 'public'>): boolean => settings.length === 'game';

/** The first deal that is not in at all tables that play it; the last one where all are in. */
export function firstOpen(evening: Evening): number {
  const tables = latest(evening)?.tables ?? [];
  const open = tables.filter((one) => !one.over);
  return open.length ? Math.min(...open.map(nextOf)) : Math.max(1, ...tables.map((one) => (one.deals ?? []).length));
}

/**
 * A table's number as it is typed after `/`: the table once no other can be meant, else what has been typed so far.
 */
export function jumpTo(before: string, digit: string, tables: number): { table: number; rest: string } {
  const text = `${before}${digit}`.replace(/^0+/, '');
  const number = Number(text) || 0;
  const isWhole = number > 0 && number * 10 > tables;
  return isWhole ? { table: Math.min(number, tables), rest: '' } : { table: 0, rest: text };
}
