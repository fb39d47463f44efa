/* Two of one name: a letter tells them apart on every screen, slip and list, from the first time the second comes. */
import type { GuestRow } from '../../../net/evening';
import { plain } from '../../plain';

/** The guests who are called as the new one, with the letters that they have already. */
export interface Namesakes {
  /** The name without a letter. */
  readonly name: string;
  /** The guest who has no letter yet; null where all have one. */
  readonly bare: GuestRow | null;
  /** The letter that the new one was typed with. */
  readonly letter: string;
}

const LETTERED = /^(.*\S)\s+(\S)\.?$/u;

const nameOf = (name: string): string => LETTERED.exec(name)?.[1] ?? name;

/** The name with a letter behind it. */
export const lettered = (name: string, letter: string): string => `${name} ${letter.toLocaleUpperCase()}.`;

/** The namesakes of a new name among the guests; null where it can stand as it is. */
export function namesakesOf(name: string, guests: readonly GuestRow[]): Namesakes | null {
  const typed = name.trim();
  const called = nameOf(typed);
  const own = typed === called ? '' : (LETTERED.exec(typed)?.[2] ?? '');
  const same = guests.filter((one) => plain(nameOf(one.name)) === plain(called));
  const bare = same.find((one) => plain(one.name) === plain(called)) ?? null;
  return same.length && (bare || !own) ? { name: called, bare, letter: own } : null;
}

/** The guests without a letter, by number, of whose name another one has come who has one; with that one's name. */
export function unlettered(guests: readonly GuestRow[]): ReadonlyMap<number, string> {
  const withLetter = new Map(
    guests.flatMap(({ name }) => (nameOf(name) === name ? [] : [[plain(nameOf(name)), name] as const])),
  );
  return new Map(
    guests.flatMap(({ guest, name }) => {
      const other = withLetter.get(plain(name));
      return other ? [[guest, other] as const] : [];
    }),
  );
}
