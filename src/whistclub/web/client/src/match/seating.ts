/* Seats round a table of any number: places as the viewer sees them, sides and partners. Pure. */
import type { Model } from './model';

/** A place at the table as it is drawn: the viewer's own is `s`, the others follow clockwise. */
export type Place = 's' | 'w' | 'nw' | 'n' | 'ne' | 'e';

const PLACES: Readonly<Record<number, readonly Place[]>> = {
  1: ['s'],
  2: ['s', 'n'],
  3: ['s', 'w', 'e'],
  4: ['s', 'w', 'n', 'e'],
  5: ['s', 'w', 'nw', 'ne', 'e'],
  6: ['s', 'w', 'nw', 'n', 'ne', 'e'],
};
const LETTERS: Readonly<Record<number, string>> = { 1: 'S', 2: 'NS', 3: 'NES', 4: 'NESW', 5: 'ABCDG', 6: 'ABCDGH' };

/** The letters of the seats at a table of so many. */
export const lettersOf = (count: number): string => LETTERS[count] ?? '';

/** The seat from which those look who sit at none: South, else the first. */
export const watchedFrom = (count: number): number => Math.max(0, lettersOf(count).indexOf('S'));

/** The place of a seat, seen from the seat `near`. */
export const placeFrom = (seat: number, near: number, count: number): Place =>
  PLACES[count]?.[(seat - near + count) % count] ?? 's';

/** All seats of a table of so many, clockwise from one of them. */
export const clockwiseFrom = (seat: number, count: number): number[] =>
  Array.from({ length: count }, (_, by) => (seat + by) % count);

const countOf = (model: Model): number => model.table.seats.length;

/** The seat from which the table is seen: one's own, or the one spectators look from. */
export const nearSeat = (model: Model): number => model.you.seat ?? watchedFrom(countOf(model));

/** The place of a seat as this viewer sees it. */
export const placeOf = (seat: number, model: Model): Place => placeFrom(seat, nearSeat(model), countOf(model));

/** The number of sides that the score of this table has. */
export const sidesOf = (model: Model): number =>
  model.setting?.score.length ?? model.deals[0]?.score.length ?? model.game.sides;

/** The side a seat belongs to; every seat is its own where there are as many sides as seats. */
export const sideOf = (seat: number, sides: number): number => seat % sides;

/** True if several seats share a side. */
export const isPartnered = (model: Model): boolean => sidesOf(model) < countOf(model);

/** The side of the seat from which the table is seen. */
export const nearSide = (model: Model): number => sideOf(nearSeat(model), sidesOf(model));

/** The seats of a side at a table of so many sides and seats. */
export const seatsAtSide = (side: number, sides: number, count: number): number[] =>
  clockwiseFrom(0, count).filter((seat) => sideOf(seat, sides) === side);

/** The seats of a side of this table. */
export const seatsOfSide = (model: Model, side: number): number[] => seatsAtSide(side, sidesOf(model), countOf(model));

/** The viewer's partner; null where there is none. */
export const partnerOf = (model: Model): number | null => {
  const mine = model.you.seat;
  if (mine === null || !isPartnered(model)) return null;
  return seatsOfSide(model, nearSide(model)).find((seat) => seat !== mine) ?? null;
};
