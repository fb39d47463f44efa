/* A table before its match, in sentences. Pure. */
import type { GameForm, OptionForm } from '../../net/api';
import type { SeatInfo, Settings, TableInfo } from '../../net/wire';
import type { Model } from '../../match/model';

/**
 * The seat that somebody who comes is offered: opposite the host if that is free, else the first free one; null where
 * none is.
 */
export function offeredSeat(table: TableInfo): number | null {
  const free = table.seats.filter((seat) => seat.kind === 'free').map(({ seat }) => seat);
  const opposite = oppositeOf(table, table.host_seat ?? null);
  return opposite !== null && free.includes(opposite) ? opposite : (free[0] ?? null);
}

/** The seat opposite another; null where there is none. */
export function oppositeOf(table: TableInfo, seat: number | null): number | null {
  const count = table.seats.length;
  return seat === null || count % 2 ? null : (seat + count / 2) % count;
}

/** The other people at the table. */
export const othersHere = ({ table, you }: Model): SeatInfo[] =>
  table.seats.filter((one) => one.kind === 'person' && one.seat !== you.seat);

export const freeSeats = (table: TableInfo): SeatInfo[] => table.seats.filter(({ kind }) => kind === 'free');

/** The seat that somebody who looks on may take: a free one, else a bot's; undefined where there is none. */
export const placeToTake = (table: TableInfo): SeatInfo | undefined =>
  freeSeats(table)[0] ?? table.seats.find((seat) => seat.offered);

/** True at a table where others play, and where this visitor has no place, waits for none and has left none. */
export const comesToOthers = ({ table, you }: Model): boolean =>
  table.phase === 'playing' && !table.evening && you.seat === null && you.waits === undefined && you.left === undefined;

/** True if a match may begin now. */
export const mayBegin = (table: TableInfo): boolean =>
  (table.settings.bots_fill ?? true) || freeSeats(table).length === 0;

/** The option that says how long a game is: by points, else by deals; null where neither is counted. */
export function lengthOption(form: GameForm, preset: string): OptionForm | null {
  const accepts = form.presets.find(({ name }) => name === preset)?.accepts ?? [];
  const found = ['target', 'deals'].map((name) =>
    form.options.find((one) => one.name === name && one.number && accepts.includes(name)),
  );
  return found[0] ?? found[1] ?? null;
}

/** The usual value of an option under a preset. */
export const usualValue = (form: GameForm, preset: string, option: OptionForm): string =>
  form.presets.find(({ name }) => name === preset)?.changes[option.name] ?? option.default;

const SHORT_AND_LONG: Readonly<Record<string, readonly number[]>> = { target: [7, 13, 50], deals: [4, 8, 16] };

/** Three lengths to choose from, the usual one and the chosen one among them. */
export function lengths(option: OptionForm, usual: string, chosen: string): string[] {
  const fixed = [usual, chosen].filter((one, place, all) => one !== 'none' && all.indexOf(one) === place);
  const offered = (SHORT_AND_LONG[option.name] ?? []).map(String).filter((one) => !fixed.includes(one));
  return [...fixed, ...offered].slice(0, 3).sort((one, other) => Number(one) - Number(other));
}

/** The settings with another length of the game; the usual one is none of the host's own rules. */
export function withLength(settings: Settings, option: OptionForm, usual: string, value: string): Settings {
  const { [option.name]: _before, ...others } = settings.options ?? {};
  return { ...settings, options: value === usual ? others : { ...others, [option.name]: value } };
}
