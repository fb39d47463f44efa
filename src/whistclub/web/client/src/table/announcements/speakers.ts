/*
 * The speakers by which a table is read out: Decktet cards by rank and suits alone, the viewer named where a sentence
 * needs a name. Pure.
 */
import type { Catalogue } from '../../messages/catalogue';
import { calledIn, Speaker } from '../../messages/speaker';
import type { Model } from '../../match/model';

/** A speaker for the ear: the given names of Decktet cards are left to the eye. */
class Reader extends Speaker {
  override title(): string {
    return '';
  }
}

/** `plain` calls everybody by name, `among` the viewer “you”. */
export interface Speakers {
  readonly plain: Speaker;
  readonly among: Speaker;
}

/** The names of everybody at the table by seat letter; `you` replaces the viewer's own. */
export function seatNamesIn(model: Model, catalogue: Catalogue, you = ''): Record<string, string> {
  const names: Record<string, string> = {};
  for (const seat of model.table.seats) {
    if (seat.kind !== 'free') names[seat.letter] = (seat.seat === model.you.seat && you) || calledIn(catalogue, seat);
  }
  return names;
}

export function speakersOf(model: Model, catalogue: Catalogue): Speakers {
  const reader = (you: string): Speaker =>
    new Reader(catalogue, model.game.family, seatNamesIn(model, catalogue, you), model.you.seat !== null);
  return { plain: reader(''), among: reader(catalogue.format('client-you-among')) };
}
