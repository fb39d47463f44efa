/* The order in which puzzles are asked. Pure. */
import type { PuzzleList } from '../net/puzzles';

/** The names of the puzzles of a theme, or of all, in their order. */
export const seriesOf = ({ puzzles }: PuzzleList, theme: string): readonly string[] =>
  puzzles.filter(({ themes }) => !theme || themes.includes(theme)).map(({ name }) => name);

/** The next one after this that was not tried yet, or else the next; from the first on where none is named. */
export function nextOf(series: readonly string[], tried: Readonly<Record<string, boolean>>, now: string): string {
  const place = series.indexOf(now);
  const later = [...series.slice(place + 1), ...series.slice(0, Math.max(place, 0))];
  return later.find((one) => !(one in tried)) ?? later[0] ?? now;
}

/** The puzzles of a theme that were found at the first try. */
export const foundOf = (list: PuzzleList, theme: string, tried: Readonly<Record<string, boolean>>): number =>
  seriesOf(list, theme).filter((name) => tried[name]).length;

/** True if this is the name of a theme. */
export const isTheme = ({ themes }: PuzzleList, name: string): boolean => themes.some(({ theme }) => theme === name);
