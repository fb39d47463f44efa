/* A deal in words: the game, and its outcome. */
import type { EntryChoice, Figures } from '../../net/evening';
import { say, speech } from '../../messages/speech.svelte';
import { listed } from '../evening-text';
import { choiceOf, isMade, TRICKS, type What } from './entry';

/** A column of a table's figures: a side or a seat. `label` calls it within a sentence. */
export interface FigureColumn {
  readonly label: string;
  readonly names: readonly string[];
  /** The name of the seat; empty for a side. */
  readonly seat: string;
}

const has = (key: string): boolean => speech.catalogue?.has(key) ?? false;

/** The name of an answer to `what`: of a side's contract as one's own, as theirs, or by names. */
export function whatName(
  choice: EntryChoice,
  what: What,
  own: number | null,
  columns: readonly FigureColumn[],
): string {
  const name = choice.name ?? '';
  if (what.side === null) return has(name) ? say(name) : choice.key;
  if (own === null) return say(`${name}-by`, { names: listed(columns[what.side]?.names ?? []) });
  return say(`${name}-${what.side === own ? 'we' : 'they'}`);
}

/** The source of that: who turned or said what; empty where the game does not tell. */
export function whatAbout(choice: EntryChoice, what: What, columns: readonly FigureColumn[]): string {
  const key = choice.about ?? '';
  if (!has(key)) return '';
  const [first = '', second = ''] = columns[what.side ?? 0]?.names ?? [];
  return say(key, { first, second });
}

/** The words for what a deal counts; `note` says what else than tricks is counted. */
export const counting = (choice: EntryChoice | null): Readonly<Record<'we' | 'of' | 'note', string>> =>
  choice?.counts === 'books'
    ? { we: 'evening-entry-books-we', of: 'evening-entry-books-of', note: 'evening-entry-books-note' }
    : { we: 'evening-entry-tricks-we', of: 'evening-entry-tricks-of', note: '' };

/** The game that was played, as a deal's figures tell it; empty where there is nothing to tell but tricks. */
export function playedText(
  choices: readonly EntryChoice[],
  figures: Figures,
  own: number | null,
  columns: readonly FigureColumn[],
): string {
  const choice = choices.length > 1 || figures.played ? choiceOf(choices, figures.played) : null;
  if (figures.low) return say('evening-guest-is-low');
  if (!choice || figures.points) return '';
  const isSide = choice.declarers === 'side';
  const name = numbered(
    whatName(choice, { key: choice.key, side: isSide ? (figures.by?.[0] ?? 0) : null }, own, columns),
    choice.number ?? 0,
  );
  const times = (choice.times ?? 1) > 1 ? say('evening-entry-times', { count: choice.times ?? 1 }) : '';
  const who = isSide ? [] : namesOf(choice, figures.by ?? [], figures.kept ?? [], columns);
  const outcome =
    choice.outcome === 'made' ? say(figures.made ? 'evening-entry-is-made' : 'evening-entry-is-failed') : '';
  const tricks =
    columns.length === 4 && figures.tricks ? say('evening-entry-tricks-count', { count: figures.tricks[0] }) : '';
  return [name, times, who.length ? listed(who) : '', tricks, outcome].filter(Boolean).join(', ');
}

/** A contract with the number that was called: `Proposal 9`. */
export const numbered = (name: string, number: number): string =>
  number ? say('evening-entry-numbered', { name, number }) : name;

/** The names of those who declared; where each plays alone, who made it and who did not. */
export function namesOf(
  choice: EntryChoice | null,
  who: readonly number[],
  kept: readonly number[],
  columns: readonly FigureColumn[],
): readonly string[] {
  const name = (seat: number): string => columns[seat]?.label ?? '';
  if (choice?.declarers !== 'each') return who.map(name);
  return who.map((seat) =>
    say('evening-entry-of-each', {
      name: name(seat),
      outcome: say(kept.includes(seat) ? 'evening-entry-is-made' : 'evening-entry-is-failed'),
    }),
  );
}

/** The outcome by the tricks: `The grand fails: two over six, doubled.` Empty where the game says nothing. */
export function outcomeText(choice: EntryChoice, figures: Figures, worth: readonly number[]): string {
  const made = isMade(choice, figures, 2);
  const key = `${choice.name ?? ''}-${made === null ? 'told' : made ? 'made' : 'failed'}`;
  if (!has(key) || !figures.tricks) return has(key) ? say(key) : '';
  const over = Math.max(...figures.tricks) - Math.floor(TRICKS / 2);
  return say(key, { over, each: Math.max(...worth.map(Math.abs)) / over });
}
