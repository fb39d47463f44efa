/* What the sides of the score are called by whoever looks on: players say we and they, those who watch say names. Pure. */
import type { Speaker } from '../messages/speaker';
import { sideOf, sidesOf, type Model } from './model';

/** The seat from which the table is seen: one's own; those who watch sit behind South, or behind the one player. */
export const seatOfEyes = (model: Model): number => model.you.seat ?? (model.table.seats.length === 4 ? 2 : 0);

/** The side of that seat. */
export const sideOfEyes = (model: Model): number => sideOf(seatOfEyes(model), sidesOf(model));

const nameOf = (model: Model, speaker: Speaker, seat: number, you: string): string =>
  seat === model.you.seat ? speaker.catalogue.format(you) : speaker.seat(model.table.seats[seat]?.letter ?? '');

/** What everybody is called at the head of a column. */
export const seatNames = (model: Model, speaker: Speaker): string[] => model.table.seats.map(({ seat }) => nameOf(model, speaker, seat, 'client-you'));

/** The names of those who make up a side, the viewer's own first; `you` is the message that stands for the viewer. */
export function namesOfSide(model: Model, speaker: Speaker, side: number, you = 'client-you-among'): string[] {
  const seats = model.table.seats.map(({ seat }) => seat).filter((seat) => sideOf(seat, sidesOf(model)) === side);
  return seats.sort((a) => (a === model.you.seat ? -1 : 0)).map((seat) => nameOf(model, speaker, seat, you));
}

/** What each side is called within a sentence, as its subject unless `you` says otherwise. */
export const sideNames = (model: Model, speaker: Speaker, you?: string): string[] =>
  Array.from({ length: sidesOf(model) }, (_, side) => speaker.listed(namesOfSide(model, speaker, side, you)));

/** Who a side is to the viewer, as the catalogue's sentences ask for it; `side` is its name. */
export function whoIs(model: Model, side: number, names: readonly string[]): { who: 'we' | 'they' | 'side'; side: string } {
  const who = sidesOf(model) !== 2 ? 'they' : model.you.seat === null ? 'side' : side === sideOfEyes(model) ? 'we' : 'they';
  return { who, side: names[side] ?? '' };
}
