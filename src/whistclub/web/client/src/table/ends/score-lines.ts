/* The way of a match as lines, a step a deal. Pure. */
import type { DealOver } from '../../net/wire';

/** The score of each side before the first deal and after each: points added up, through all games of a rubber. */
export function scoresOf(deals: readonly DealOver[], score: readonly number[]): number[][] {
  const gained = score.map((_, side) => deals.map(({ points }) => points[side] ?? 0));
  return gained.map((points, side) => {
    const first = (deals[0]?.score[side] ?? 0) - (points[0] ?? 0);
    const start = isAnew(deals[0], side) ? 0 : first;
    return points.reduce((so, point) => [...so, (so.at(-1) ?? 0) + point], [start]);
  });
}

/** True if the deal ended a game, so that its score says nothing of where the match began. */
const isAnew = (deal: DealOver | undefined, side: number): boolean => (deal?.score[side] ?? 0) === 0;

export interface ChartFrame {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly least: number;
  readonly most: number;
}

const TOP = 14;
const BOTTOM = 30;

/** The frame of these lines in a drawing of this size, with room for their names on the right. */
export function frameOf(lines: readonly (readonly number[])[], goal: number, width: number, names: number): ChartFrame {
  const all = [0, goal, ...lines.flat()];
  return {
    width,
    height: width < 500 ? 190 : 220,
    left: 34,
    right: width - names,
    least: Math.min(...all),
    most: Math.max(1, ...all),
  };
}

export const acrossOf = (frame: ChartFrame, at: number, steps: number): number =>
  frame.left + ((frame.right - frame.left) * at) / Math.max(1, steps);
export const downOf = (frame: ChartFrame, value: number): number =>
  TOP + ((frame.height - TOP - BOTTOM) * (frame.most - value)) / (frame.most - frame.least);

/** The line as a path of steps: across to the deal, then up or down. */
export function stepsOf(values: readonly number[], frame: ChartFrame): string {
  const rounded = (number: number): number => Math.round(number * 10) / 10;
  return values
    .map((value, at) => {
      const [x, y] = [rounded(acrossOf(frame, at, values.length - 1)), rounded(downOf(frame, value))];
      return at ? `H${x}V${y}` : `M${x} ${y}`;
    })
    .join('');
}

/** The places of the names at the ends of lines, so that none lies over another; in the order given. */
export function namesAt(ends: readonly number[], apart: number, lowest: number): number[] {
  const order = ends.map((_, i) => i).sort((a, b) => (ends[a] ?? 0) - (ends[b] ?? 0));
  const found = [...ends];
  let above = -Infinity;
  for (const i of order) above = found[i] = Math.max(found[i] ?? 0, above + apart);
  let below = lowest + apart;
  for (const i of order.reverse()) below = found[i] = Math.min(found[i] ?? 0, below - apart);
  return found;
}

/** The numbers of the deals that are written below: not more than `most`, the last always. */
export function numbered(count: number, most: number): number[] {
  const by = Math.ceil(count / most);
  return Array.from({ length: count }, (_, i) => i + 1).filter(
    (number) => number === count || ((number - 1) % by === 0 && count - number >= by),
  );
}
