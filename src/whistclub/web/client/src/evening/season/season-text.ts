/* Words and figures of a season. */
import { Problem } from '../../net/api';
import type { SeasonPage, SeasonPlace, SeasonRules } from '../../net/seasons';
import { because, say } from '../../messages/speech.svelte';
import { locale } from '../../state/settings.svelte';
import { figureText } from '../evening-text';

/** A day as the heading of a column. */
export const dayText = (ms: number): string =>
  new Date(ms).toLocaleDateString(locale(), { day: 'numeric', month: 'short' });

/** A time of a day, as the table is asked for. */
export const momentText = (ms: number): string =>
  new Date(ms).toLocaleString(locale(), { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' });

/** The progress of the season, and how many evenings count. */
export function stageOf(page: SeasonPage): string {
  const held = page.evenings.filter((one) => one.over).length;
  const planned = page.rules.planned ?? 0;
  const best = page.rules.best ?? 0;
  return [
    planned ? say('evening-season-held-of', { held, planned }) : say('evening-season-held', { held }),
    best ? say('evening-season-best-count', { best }) : say('evening-season-all-count'),
  ].join(' ');
}

/** The rules, a sentence each. */
export function rulesOf(rules: SeasonRules): readonly string[] {
  const { counting = 'places', least = 1, first = 24, best = 0 } = rules;
  return [
    counting === 'places' ? say('evening-season-rule-places', { first }) : say(`evening-season-rule-${counting}`),
    ...(best ? [say('evening-season-rule-brackets')] : []),
    ...(least > 1 ? [say('evening-season-rule-least', { least })] : []),
    say('evening-season-rule-level'),
  ];
}

/** The worth of an evening in the table: in brackets where it does not count, a dash where they were not there. */
export function worthText(row: SeasonPlace, evening: number): string {
  const worth = row.worths[evening] ?? null;
  if (worth === null) return '–';
  return row.counted.includes(evening) ? figureText(worth) : `(${figureText(worth)})`;
}

/** The change that the evenings to come can bring for somebody, empty where none is left or any counts. */
export function stillCounts({ rules, evenings }: SeasonPage, row: SeasonPlace): string {
  const { best = 0, planned = 0, counting } = rules;
  const left = planned - evenings.filter((one) => one.counts).length;
  if (left < 1 || !best || counting === 'means') return '';
  if (row.counted.length < best) return say('evening-season-own-any', { left });
  const least = Math.min(...row.counted.map((at) => row.worths[at] ?? 0));
  return say('evening-season-own-more', { left, least: figureText(least) });
}

/** The way that a place has gone since the evening before; empty for none. */
export const wayOf = ({ rank, before }: SeasonPlace): 'up' | 'down' | '' =>
  !rank || !before || rank === before ? '' : rank < before ? 'up' : 'down';

/** The reason why the club did not do what it was asked. */
export const refusal = (problem: unknown): string =>
  problem instanceof Problem && problem.why ? because(problem.why) : say('evening-guest-no-connection');
