/*
 * The backs of the cards, drawn in a box of 100 x 140 around the club's mark. Each pattern is one path: a table may
 * show forty backs.
 */
import type { Back } from '../state/looks';

/** The lines of a pattern; `width` is that of its strokes, 0 where its shapes are filled. */
interface Pattern {
  readonly path: string;
  readonly width: number;
}

const short = (value: number): string => value.toFixed(1);
const range = (count: number): number[] => [...Array(count).keys()];
const grid = (columns: number, rows: number, draw: (x: number, y: number) => string): string =>
  range(rows)
    .map((y) =>
      range(columns)
        .map((x) => draw(x, y))
        .join(''),
    )
    .join('');

/** Small knots. */
const lattice = (): Pattern => ({
  path: grid(8, 11, (x, y) => `M${short(12.2 + x * 10.8)} ${short(9.6 + y * 11.4)}l3.4 3.4-3.4 3.4-3.4-3.4Z`),
  width: 0,
});

/** Round scales in rows that lie over one another. */
function scales(): Pattern {
  const wide = 11.4;
  const scale = (x: number, y: number): string =>
    `M${short(4.4 + (x - (y % 2) / 2) * wide)} ${short(14 + y * 7.4)}a5.7 6.4 0 0 1 ${wide} 0m-8.6 0a2.9 3.4 0 0 1 5.8 0`;
  return { path: grid(9, 18, scale), width: 0.9 };
}

/** Ellipses turned about the middle. */
function rosette(): Pattern {
  const turned = (angle: number, long: number, wide: number): string => {
    const [x, y] = [long * Math.cos((angle * Math.PI) / 180), long * Math.sin((angle * Math.PI) / 180)];
    const half = `A${long} ${wide} ${angle} 0 1`;
    return `M${short(50 + x)} ${short(70 + y)}${half} ${short(50 - x)} ${short(70 - y)}${half} ${short(50 + x)} ${short(70 + y)}`;
  };
  const ring = (long: number, wide: number): string =>
    range(12)
      .map((i) => turned(i * 15, long, wide))
      .join('');
  return { path: ring(84, 30) + ring(42, 27), width: 0.7 };
}

/** A plaited mat: three strands across, three along. */
function weave(): Pattern {
  const cell = (x: number, y: number): string => {
    const [left, top] = [6.6 + x * 10.9, 7 + y * 10.55];
    const along = (i: number): string =>
      (x + y) % 2
        ? `M${short(left + 1)} ${short(top + 2.2 + i * 3)}h8.6`
        : `M${short(left + 2.4 + i * 3)} ${short(top + 1)}v8.4`;
    return range(3).map(along).join('');
  };
  return { path: grid(8, 12, cell), width: 1.3 };
}

/** Rays from the middle to the edge. */
function rays(): Pattern {
  const point = (turn: number): string =>
    `${short(50 + 90 * Math.cos(turn * 2 * Math.PI))} ${short(70 + 90 * Math.sin(turn * 2 * Math.PI))}`;
  return {
    path: range(28)
      .map((i) => `M50 70L${point((i + 0.25) / 28)} ${point((i + 0.75) / 28)}Z`)
      .join(''),
    width: 0,
  };
}

const PATTERNS: Readonly<Record<Back, () => Pattern>> = { lattice, scales, rosette, weave, rays };
const drawn = new Map<string, string>();

/** The back as SVG text; a name that no back has is drawn as the usual one. */
export function backOf(name: Back): string {
  let svg = drawn.get(name);
  if (svg === undefined) {
    svg = draw((PATTERNS[name] ?? lattice)());
    drawn.set(name, svg);
  }
  return svg;
}

function draw({ path, width }: Pattern): string {
  const lines = width
    ? `fill="none" stroke="var(--back-line)" stroke-width="${width}" stroke-opacity=".55"`
    : 'fill="var(--back-line)" fill-opacity=".42"';
  return (
    '<svg class="wc-svg" viewBox="0 0 100 140" aria-hidden="true" focusable="false"><rect class="wc-paper" x=".5" y=".5" width="99" height="139" rx="7.5"/><rect x="4.6" y="4.6" width="90.8" height="130.8" rx="4.6" fill="var(--back)"/>' +
    `<svg x="7" y="7" width="86" height="126" viewBox="7 7 86 126"><path d="${path}" ${lines}/></svg>` +
    '<rect x="7" y="7" width="86" height="126" rx="3" fill="none" stroke="var(--back-line)" stroke-width=".9" stroke-opacity=".7"/><circle cx="50" cy="70" r="19" fill="var(--back)" stroke="var(--back-line)" stroke-width="1"/>' +
    '<path d="M38.4 62.6 44.4 78 50 66.4 55.6 78 61.6 62.6" fill="none" stroke="var(--card-brass)" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round"/></svg>'
  );
}
