/* The guided first deal: one sentence for the moment, and the part of the table it is about. Pure. */
import type { Speaker } from '../../messages/speaker';
import { isOfCard } from '../../match/acts';
import type { Model } from '../../match/model';

/** The guide's sentence; `about` is the part of the table that is ringed. */
export interface Guidance {
  readonly text: string;
  readonly about: 'hand' | 'calls' | '';
}

/** The guide's sentence for a newcomer; null between deals and where the game has none. */
export function guidanceOf({ view, you, legal }: Model, speaker: Speaker): Guidance | null {
  if (!view?.guide || you.seat === null) return null;
  const about = !legal.length ? '' : legal.some(isOfCard) ? 'hand' : 'calls';
  return { text: speaker.said(view.guide), about };
}
