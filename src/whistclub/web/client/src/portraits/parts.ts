/*
 * The parts that portraits are put together from, in a box of 100 x 100: flat shapes without outlines, as on the court
 * cards.
 */

export const paint = (name: string): string => `var(--p-${name})`;
export const INK = paint('ink');
export const PAPER = paint('paper');
export const BRASS = 'var(--card-brass)';

export const shape = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}"${more}/>`;
export const disc = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
export const stroke = (d: string, colour: string, width = 2.4): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** A pair of eyes, `apart` from the middle of the face. */
export const eyes = (y: number, apart: number, r = 2.3): string =>
  disc(50 - apart, y, r, INK) + disc(50 + apart, y, r, INK);

export const SHOULDERS = 'M8 102V94C8 78 26 71 39 68.5L50 66 61 68.5C74 71 92 78 92 94V102Z';

/** Numbers from 0 up to 1 that are the same for one seed everywhere (mulberry32). */
export function numbersOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function picked<T>(next: () => number, from: readonly [T, ...T[]]): T {
  return from[Math.floor(next() * from.length)] ?? from[0];
}
