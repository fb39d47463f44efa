/* The measures of an index on every face, usual and large, in the box of 100 x 140. A suit is a place and a size. */
import type { Faces } from '../state/looks';

type Suit = readonly [x: number, y: number, size: number];
/** From the first suit of an index to the next: where the first stands, the step, the size; by the number of suits. */
type Row = readonly [first: number, step: number, size: number];

export interface FaceSizes {
  /** Height of the rank, and the suit under or beside it; that of a ten may be lower, since it is wider. */
  readonly full: { readonly rank: number; readonly suit: Suit };
  readonly index: { readonly rank: number; readonly suit: Suit; readonly figure: Suit; readonly courtX: number };
  readonly across: { readonly rank: number; readonly ten: number; readonly suit: Suit };
  /** The Decktet; its cards have up to three suits. */
  readonly deckFull: { readonly rank: number; readonly suits: Row };
  readonly deckRank: Readonly<Record<1 | 2 | 3, number>>;
  readonly down: Readonly<Record<1 | 2 | 3, Row>>;
  readonly deckAcross: Readonly<Record<1 | 2 | 3, number>>;
  readonly along: Readonly<Record<1 | 2 | 3, Row>>;
}

export const SIZES: Readonly<Record<Faces, FaceSizes>> = {
  usual: {
    full: { rank: 24, suit: [14, 44, 17] },
    index: { rank: 37, suit: [21.5, 65, 25], figure: [62, 98, 58], courtX: 9 },
    across: { rank: 34, ten: 34, suit: [53, 26, 25] },
    deckFull: { rank: 23, suits: [43, 19, 16] },
    deckRank: { 1: 31, 2: 31, 3: 28 },
    down: { 1: [57, 0, 25], 2: [55, 26, 24], 3: [47.5, 19, 18.5] },
    deckAcross: { 1: 31, 2: 31, 3: 31 },
    along: { 1: [50, 0, 25], 2: [46, 28, 25], 3: [43, 21, 20.5] },
  },
  large: {
    full: { rank: 36, suit: [18.5, 60, 25] },
    index: { rank: 50, suit: [25, 79, 32], figure: [70, 106, 48], courtX: 15 },
    across: { rank: 44, ten: 37, suit: [55, 27, 28] },
    deckFull: { rank: 34, suits: [57, 23, 20.5] },
    deckRank: { 1: 44, 2: 38, 3: 33 },
    down: { 1: [73, 0, 32], 2: [59.5, 23.5, 23.5], 3: [50, 18, 17.8] },
    deckAcross: { 1: 42, 2: 36, 3: 34 },
    along: { 1: [57, 0, 30], 2: [50.5, 25, 24], 3: [43, 21, 20.5] },
  },
};
