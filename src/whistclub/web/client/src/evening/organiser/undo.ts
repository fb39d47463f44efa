/* The subject of an organiser's act: the row in which it can be taken back. */
import type { Why } from '../../net/wire';

/** The row of an act: a table of a round, people by their names, guests together, or the round as a whole. */
export type Concern =
  | { readonly at: 'table'; readonly round: number; readonly table: number; readonly deal: number }
  | { readonly at: 'people'; readonly names: readonly string[] }
  | { readonly at: 'guests' }
  | { readonly at: 'round' };

/** An act that may be taken back: its seq, the act in words, and its row. */
export interface Undoable {
  readonly seq: number;
  readonly what: Why;
  readonly concern: Concern;
}

/** The row of an act; `round` is the one that is on, for acts that name none. */
export function concernOf({ args = {} }: Why, round: number): Concern {
  const figure = (key: string, otherwise: number): number => (args[key] === undefined ? otherwise : Number(args[key]));
  if (args.table !== undefined)
    return { at: 'table', round: figure('round', round), table: Number(args.table), deal: figure('deal', 0) };
  if (args.guests !== undefined) return { at: 'guests' };
  const names = [args.name, args.other].filter((one): one is string => typeof one === 'string');
  return names.length ? { at: 'people', names } : { at: 'round' };
}

/** True for the row of this table. */
export const isAtTable = (concern: Concern, round: number, table: number): boolean =>
  concern.at === 'table' && concern.round === round && concern.table === table;

/** True for the row of this person; of two who changed places it is the first one's. */
export const isAtPerson = (concern: Concern, name: string): boolean =>
  concern.at === 'people' && concern.names[0] === name;
