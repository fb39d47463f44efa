/* The meaning of a deal, in words. */
import type { EntryChoice, EveningSettings, Figures } from '../../../net/evening';
import { say } from '../../../messages/speech.svelte';
import { isMade } from '../../entry/entry';
import type { FigureColumn } from '../../entry/outcome-text';
import { figureText, listed } from '../../evening-text';
import { yoursFirst, type Meaning } from './figures';

type Level = EveningSettings['level'];

/** As a sentence of the dock: `They win the table, 5 to 4.` */
export function meaningSentence({ kind, ...figures }: Meaning, level: Level): string {
  const [ours, theirs] = [figureText(figures.ours), figureText(figures.theirs)];
  return {
    won: () => say('evening-guest-mean-won', { ours, theirs }),
    lost: () => say('evening-guest-mean-lost', { ours, theirs }),
    level: () => say(level === 'cut' ? 'evening-guest-mean-cut' : 'evening-guest-mean-level', { ours }),
    stands: () => say('evening-guest-mean-stands', { ours, theirs }),
  }[kind]();
}

/** As words below a figure: `they win the table`. */
export function meaningWords({ kind, ...figures }: Meaning, level: Level): string {
  const [ours, theirs] = [figureText(figures.ours), figureText(figures.theirs)];
  return {
    won: () => say('evening-guest-means-won'),
    lost: () => say('evening-guest-means-lost'),
    level: () => say(level === 'cut' ? 'evening-guest-means-cut' : 'evening-guest-means-level'),
    stands: () => say('evening-guest-means-stands', { ours, theirs }),
  }[kind]();
}

/** The game's score of a deal, as a sentence: `They score 4.`, `You lose 7.` */
export function worthSentence(points: readonly number[], side: number): string {
  if (points.length !== 2) return '';
  const [ours, theirs] = yoursFirst(points, side);
  if (ours && theirs) return say('evening-entry-both-count', { ours, theirs });
  if (ours) return say(ours > 0 ? 'evening-entry-you-score' : 'evening-entry-you-lose', { count: Math.abs(ours) });
  if (theirs)
    return say(theirs > 0 ? 'evening-entry-they-score' : 'evening-entry-they-lose', { count: Math.abs(theirs) });
  return say('evening-entry-nobody-scores');
}

/** In a game without sides: who made it or failed, and for how much. `own` marks one's own seat. */
export function declarerSentence(
  choice: EntryChoice | null,
  figures: Figures,
  points: readonly number[],
  columns: readonly FigureColumn[],
  own: readonly boolean[],
): string {
  const by = figures.by ?? [];
  if (!choice || points.length !== 4) return '';
  if (!by.length) return say('evening-entry-nobody-scores');
  const mine = own.indexOf(true);
  if (choice.declarers === 'each' && isMade(choice, figures, 4) === null)
    return [...new Set([...by, ...(mine < 0 ? [] : [mine])])].map((seat) => gets(columns, points, seat)).join(' ');
  const values = {
    names: listed(by.map((seat) => columns[seat]?.label ?? '')),
    count: by.length,
    you: by.length === 1 && by[0] === mine ? 'yes' : 'no',
    points: signedText(points[by[0] ?? 0] ?? 0),
  };
  const made = isMade(choice, figures, 4);
  const said =
    made === null
      ? say('evening-entry-declarer-gets', values)
      : say(made ? 'evening-entry-declarer-makes' : 'evening-entry-declarer-fails', values);
  return by.includes(mine)
    ? said
    : `${said} ${say('evening-entry-you-get', { points: signedText(points[mine] ?? 0) })}`;
}

const gets = (columns: readonly FigureColumn[], points: readonly number[], seat: number): string =>
  say('evening-entry-declarer-gets', {
    names: columns[seat]?.label ?? '',
    points: signedText(points[seat] ?? 0),
  });

const signedText = (value: number): string => (value > 0 ? `+${figureText(value)}` : figureText(value));
