/* Every card face, drawn in a box of 100 x 140 from data. The words on a card come in from outside. */
import { PICTURE, PIPS, RANK, SUIT, court } from './shapes';
import type { Family } from '../net/profile';
import type { Faces } from '../state/looks';
import { SIZES, type FaceSizes } from './sizes';

/** `full`: two indices, pips, courts, names, from 96 px on. `index`: one large index and one figure, for smaller cards.
    `across`: the same with the index in a line along the upper edge, where another row lies over the rest. */
export type Face = 'full' | 'index' | 'across';

/** A card taken apart from its text form: `SA`, `HT`, `MK2`, `SWKP`, or a wild: its suit letter alone. */
export interface CardParts {
  readonly rank: string;
  readonly suits: readonly string[];
}

const INK = 'var(--card-ink)';
const BRASS = 'var(--card-brass)';

export function partsOf(card: string): CardParts {
  if (card.length === 1) return { rank: '', suits: [card] };
  return { rank: card.slice(-1), suits: [...card.slice(0, -1)] };
}

/** The colour of a suit; one that has no drawing of its own is written in ink. */
const colour = (suit: string): string => (suit in SUIT ? `var(--s-${suit})` : INK);

/** A suit in its box of 24 x 24; one that has no drawing by its letter. */
const shapeOf = (suit: string): string =>
  SUIT[suit] ??
  `<text x="12" y="20.6" text-anchor="middle" font-size="25" font-weight="600" class="wc-letter">${escaped(suit)}</text>`;

function glyph(suit: string, x: number, y: number, size: number): string {
  const c = colour(suit);
  return `<g data-mark="${suit.slice(-1)}" transform="translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})" fill="${c}" color="${c}">${shapeOf(suit)}</g>`;
}

function rankAt(rank: string, x: number, y: number, height: number, c: string, width = 4.3): string {
  const k = height / 30;
  const place = `data-mark="${rank}." transform="translate(${x} ${y}) scale(${k})"`;
  if (PICTURE[rank]) return `<g ${place} fill="${c}">${PICTURE[rank]}</g>`;
  const shape = RANK[rank];
  if (shape === undefined)
    return `<text ${place} y="29" font-size="38" font-weight="600" fill="${c}" class="wc-letter">${escaped(rank)}</text>`;
  return `<path ${place} d="${shape}" fill="none" stroke="${c}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

const upsideDown = (inner: string): string => `<g transform="rotate(180 50 70)">${inner}</g>`;

/** Part of a drawing, cut to a rectangle. */
function cut(x: number, y: number, w: number, h: number, inner: string): string {
  return `<svg x="${x}" y="${y}" width="${w}" height="${h}" viewBox="${x} ${y} ${w} ${h}">${inner}</svg>`;
}

const frame = (inner: string): string =>
  `<svg class="wc-svg" viewBox="0 0 100 140" aria-hidden="true" focusable="false"><rect class="wc-paper" x=".5" y=".5" width="99" height="139" rx="7.5"/>${inner}</svg>`;

const halo = (x: number, y: number, r: number, c: string, opacity: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${c}" fill-opacity="${opacity}"/>`;

function frenchFull(rank: string, suit: string, sizes: FaceSizes): string {
  const c = colour(suit);
  const corner =
    rankAt(rank, rank === 'T' ? 4.72 + sizes.full.rank * 0.0867 : 6, 8, sizes.full.rank, c, 4.5) +
    glyph(suit, ...sizes.full.suit);
  const middle = sizes === SIZES.large ? largeMiddle(rank, suit, c) : frenchMiddle(rank, suit, c);
  return frame(middle + corner + upsideDown(corner));
}

/** The middle between large indices: one figure in place of pips, a smaller court. */
function largeMiddle(rank: string, suit: string, c: string): string {
  if (!'KQJ'.includes(rank)) return glyph(suit, 50, 70, rank === 'A' ? 38 : 32);
  return `<g transform="translate(11.5 16.1) scale(.77)">${frenchMiddle(rank, suit, c)}</g>`;
}

function frenchMiddle(rank: string, suit: string, c: string): string {
  if (rank === 'A') return glyph(suit, 50, 70, 46);
  if ('KQJ'.includes(rank)) {
    const half = cut(26, 12, 48, 58, court(rank, c));
    return (
      `<rect x="25.5" y="11" width="49" height="118" rx="3.5" fill="${c}" fill-opacity=".07" stroke="${c}" stroke-opacity=".45" stroke-width=".9"/>` +
      half +
      upsideDown(half) +
      '<path d="M26 70H74" stroke="var(--card-face)" stroke-width="1.6"/>' +
      `<circle cx="50" cy="70" r="9.4" fill="var(--card-face)"/>${glyph(suit, 50, 70, 12.6)}`
    );
  }
  const pips = PIPS[rank] ?? [];
  return pips
    .map(([x, y]) =>
      y > 70 ? `<g transform="rotate(180 ${x} ${y})">${glyph(suit, x, y, 18)}</g>` : glyph(suit, x, y, 18),
    )
    .join('');
}

function frenchFigure(rank: string, suit: string, sizes: FaceSizes): string {
  if (!'KQJ'.includes(rank)) return glyph(suit, ...sizes.index.figure);
  return cut(
    22,
    60,
    77.2,
    79.2,
    `<g transform="translate(${sizes.index.courtX} 50) scale(1.25)">${court(rank, colour(suit))}</g>`,
  );
}

function frenchIndex(rank: string, suit: string, sizes: FaceSizes): string {
  const index =
    rankAt(rank, rank === 'T' ? 12 : 9.5, 10, sizes.index.rank, colour(suit), 4.6) + glyph(suit, ...sizes.index.suit);
  return frame(frenchFigure(rank, suit, sizes) + index);
}

function frenchAcross(rank: string, suit: string, sizes: FaceSizes): string {
  const isTen = rank === 'T';
  const index =
    rankAt(rank, isTen ? 11.5 : 9.5, 9, isTen ? sizes.across.ten : sizes.across.rank, colour(suit), 4.6) +
    glyph(suit, ...sizes.across.suit);
  return frame(frenchFigure(rank, suit, SIZES.usual) + index);
}

function deckFull(rank: string, letters: readonly string[], sizes: FaceSizes, title: string): string {
  const suits = letters.map((letter) => `d${letter}`);
  const index = rank === '' ? '' : rankAt(rank, 'XPC'.includes(rank) ? 7 : 6.2, 8, sizes.deckFull.rank, INK, 4.5);
  const [first, step, wide] = sizes.deckFull.suits;
  const corner =
    index +
    suits.map((suit, i) => glyph(suit, 6 + wide / 2, (rank === '' ? 12 + wide / 2 : first) + i * step, wide)).join('');
  const size = title.length > 13 ? 8.4 : 10;
  const name = title
    ? `<path d="M12 119H88" stroke="${INK}" stroke-opacity=".18" stroke-width=".8"/><text x="50" y="131" text-anchor="middle" font-size="${size}" font-style="italic" class="wc-title">${escaped(title)}</text>`
    : '';
  return frame(deckMiddle(rank, suits) + corner + name);
}

function deckMiddle(rank: string, suits: readonly string[]): string {
  const tints = suits.map(colour);
  const at = (i: number, x: number, y: number, r: number, size: number): string =>
    halo(x, y, r, tints[i] ?? INK, 0.13) + glyph(suits[i] ?? '', x, y, size);
  if (suits.length === 3) return at(0, 55, 36, 19, 22) + at(1, 73, 68, 19, 22) + at(2, 47, 93, 19, 22);
  if (suits.length === 2) {
    return (
      halo(49, 48, 24, tints[0] ?? INK, 0.13) +
      halo(66, 86, 24, tints[1] ?? INK, 0.13) +
      glyph(suits[0] ?? '', 49, 48, 29) +
      glyph(suits[1] ?? '', 66, 86, 29)
    );
  }
  const suit = suits[0] ?? '';
  if (rank === 'X')
    return halo(57, 66, 35, tints[0] ?? INK, 0.1) + glyph(suit, 57, 79, 33) + rankAt('X', 47.6, 34, 28, BRASS);
  if (rank === '') return halo(50, 70, 38, tints[0] ?? INK, 0.12) + glyph(suit, 50, 70, 54);
  return halo(54, 74, 36, tints[0] ?? INK, 0.1) + glyph(suit, 54, 74, 48);
}

function deckIndex(rank: string, letters: readonly string[], sizes: FaceSizes): string {
  const suits = letters.map((letter) => `d${letter}`);
  if (rank === '') return frame(glyph(suits[0] ?? '', 52, 82, 66) + glyph(suits[0] ?? '', 21.5, 24, 25));
  const count = suits.length as 1 | 2 | 3;
  const [first, step, size] = sizes.down[count];
  const index =
    deckRank(rank, sizes.deckRank[count]) +
    suits.map((suit, i) => glyph(suit, Math.max(21.5, 9 + size / 2), first + i * step, size)).join('');
  return frame(deckFigure(suits) + index);
}

function deckAcross(rank: string, letters: readonly string[], sizes: FaceSizes): string {
  const suits = letters.map((letter) => `d${letter}`);
  if (rank === '') return deckIndex(rank, letters, sizes);
  const count = suits.length as 1 | 2 | 3;
  const [first, step, size] = sizes.along[count];
  const index =
    deckRank(rank, sizes.deckAcross[count]) + suits.map((suit, i) => glyph(suit, first + i * step, 24, size)).join('');
  const [tops, lefts] = [
    [83, 83, 117],
    [32, 72, 52],
  ];
  const figure =
    suits.length === 1
      ? deckFigure(suits)
      : suits
          .map((suit, i) => haloed(suit, lefts[i] ?? 0, (tops[i] ?? 0) + (suits.length === 2 ? i * 28 : 0), 19, 28))
          .join('');
  return frame(figure + index);
}

const deckRank = (rank: string, height: number): string =>
  rankAt(rank, 'XPC'.includes(rank) ? 10 : 9.5, 8, height, INK, 4.6);
const haloed = (suit: string, x: number, y: number, r: number, size: number): string =>
  halo(x, y, r, colour(suit), 0.13) + glyph(suit, x, y, size);

function deckFigure(suits: readonly string[]): string {
  if (suits.length === 3) return suits.map((suit, i) => glyph(suit, 70, 28 + i * 42, 26)).join('');
  if (suits.length === 1) return glyph(suits[0] ?? '', 63, 98, 54);
  return haloed(suits[0] ?? '', 68, 44, 23, 31) + haloed(suits[1] ?? '', 68, 100, 23, 31);
}

/** A suit alone, as large as the text around it. */
export function suitMark(suit: string, family: Family): string {
  const key = family === 'decktet' ? `d${suit}` : suit;
  return `<svg class="wc-suit" viewBox="0 0 24 24" aria-hidden="true" focusable="false" fill="${colour(key)}" color="${colour(key)}">${shapeOf(key)}</svg>`;
}

const drawn = new Map<string, string>();

/** The drawing of a card as SVG text; `title` is its name in the reader's language, for the Decktet. */
export function faceOf(card: string, family: Family, face: Face, title = '', faces: Faces = 'usual'): string {
  const key = `${family} ${face} ${card} ${title} ${faces}`;
  let svg = drawn.get(key);
  if (svg === undefined) {
    svg = draw(card, family, face, title, SIZES[faces] ?? SIZES.usual);
    drawn.set(key, svg);
  }
  return svg;
}

function draw(card: string, family: Family, face: Face, title: string, sizes: FaceSizes): string {
  const { rank, suits } = partsOf(card);
  const suit = suits[0] ?? '';
  if (family !== 'decktet')
    return { full: frenchFull, index: frenchIndex, across: frenchAcross }[face](rank, suit, sizes);
  return face === 'full'
    ? deckFull(rank, suits, sizes, title)
    : (face === 'across' ? deckAcross : deckIndex)(rank, suits, sizes);
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
