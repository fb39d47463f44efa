/* The piles on the table. Pure. */
import type { Pile, PileKind, View } from '../net/wire';

/** The pile of a kind on the table. */
export const pileOf = (view: View | null, kind: PileKind): Pile | undefined =>
  view?.piles.find(([one]) => one === kind);

/** The card that lies face up on top of a pile of this kind; empty where there is none. */
export const topOf = (view: View | null, kind: PileKind): string => pileOf(view, kind)?.[1].at(-1) ?? '';

/** The piles that lie beside the trick: the card turned, the kitty, and the cards that stay out of the deal. */
export const lyingPiles = (view: View | null): readonly Pile[] =>
  view?.piles.filter(([kind, cards, count]) => BESIDE.includes(kind) && cards.length + count > 0) ?? [];

const BESIDE: readonly PileKind[] = ['turned', 'kitty', 'undealt'];
