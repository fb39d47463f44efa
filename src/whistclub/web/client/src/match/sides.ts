/* Names of the sides of the score: players read we and they, spectators read names. Pure. */
import type { Speaker } from '../messages/speaker';
import type { Model } from './model';
import { isPartnered, nearSide, seatsOfSide, sidesOf } from './seating';

const nameOf = (model: Model, speaker: Speaker, seat: number, you: string): string =>
  seat === model.you.seat ? speaker.catalogue.format(you) : speaker.seat(model.table.seats[seat]?.letter ?? '');

/** Everybody's name at the head of a column. */
export const seatNames = (model: Model, speaker: Speaker): string[] =>
  model.table.seats.map(({ seat }) => nameOf(model, speaker, seat, 'client-you'));

/** The names of those who make up a side, the viewer's own first; `you` is the message that stands for the viewer. */
export function namesOfSide(model: Model, speaker: Speaker, side: number, you = 'client-you-among'): string[] {
  return seatsOfSide(model, side)
    .sort((a) => (a === model.you.seat ? -1 : 0))
    .map((seat) => nameOf(model, speaker, seat, you));
}

/** The name of each side within a sentence, as its subject unless `you` says otherwise. */
export const sideNames = (model: Model, speaker: Speaker, you?: string): string[] =>
  Array.from({ length: sidesOf(model) }, (_, side) => speaker.listed(namesOfSide(model, speaker, side, you)));

/** A side of several seats is `we`, `they` or (to spectators) a `side`; a seat of its own is `you` or a `player`. */
export type Who = 'we' | 'they' | 'side' | 'you' | 'player';

/** A side in relation to the viewer, as the catalogue's sentences ask for it; `side` is its name. */
export function whoIs(model: Model, side: number, names: readonly string[]): { who: Who; side: string } {
  const isOwn = model.you.seat !== null && side === nearSide(model);
  const name = names[side] ?? '';
  if (!isPartnered(model)) return { who: isOwn ? 'you' : name ? 'player' : 'they', side: name };
  return { who: model.you.seat === null ? 'side' : isOwn ? 'we' : 'they', side: name };
}
