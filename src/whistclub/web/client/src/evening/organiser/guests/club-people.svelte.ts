/* The people that a club knows, offered at the door and for a list: those of its list and of the last evening. */
import type { GuestRow, Part } from '../../../net/evening';
import type { KnownPeople } from '../../../net/seasons';
import { plain } from '../../plain';
import { toldApart } from '../../season/member';

/** Somebody who may be meant by the letters typed so far; `isHere` for one who is there, or listed, already. */
export interface Suggestion {
  readonly name: string;
  readonly part: Part | null;
  readonly about: string;
  readonly isHere: boolean;
}

const MOST = 5;
const FEWEST_LETTERS = 2;

/** The club's knowledge of people; nobody until it has answered. */
export class ClubPeople {
  people = $state.raw<KnownPeople | null>(null);

  constructor(private readonly ask: () => Promise<KnownPeople>) {
    this.read();
  }

  read(): void {
    this.ask().then(
      (found) => (this.people = found),
      () => undefined,
    );
  }

  /** Those of the last evening who are not at this one. */
  missing(guests: readonly GuestRow[]): readonly { readonly name: string; readonly part: Part | null }[] {
    const there = new Set(guests.map((one) => plain(one.name)));
    return (this.people?.last?.people ?? []).filter((one) => !there.has(plain(one.name)));
  }

  /** The part that somebody of this name took before, null for nobody known. */
  partOf(name: string): Part | null {
    return this.everybody().find((one) => plain(one.name) === plain(name))?.part ?? null;
  }

  /** The people whose name begins with the letters, or has them; those who are here stand last. */
  suggested(letters: string, names: readonly string[]): readonly Suggestion[] {
    const wanted = plain(letters);
    if (wanted.length < FEWEST_LETTERS) return [];
    const there = new Set(names.map(plain));
    const has = (one: Suggestion): boolean => plain(`${one.name} ${one.about}`).includes(wanted);
    const order = (one: Suggestion): number => (one.isHere ? 2 : plain(one.name).startsWith(wanted) ? 0 : 1);
    return this.everybody()
      .map((one) => ({ ...one, isHere: there.has(plain(one.name)) }))
      .filter(has)
      .sort((a, b) => order(a) - order(b))
      .slice(0, MOST);
  }

  /** The list first; those of the last evening who are not in it follow. */
  private everybody(): readonly Suggestion[] {
    const listed = (this.people?.members ?? []).map((one) => ({
      name: one.entry.name,
      part: one.entry.part ?? null,
      about: toldApart(one),
      isHere: false,
    }));
    const names = new Set(listed.map((one) => plain(one.name)));
    const others = (this.people?.last?.people ?? []).filter((one) => !names.has(plain(one.name)));
    return [...listed, ...others.map((one) => ({ ...one, about: '', isHere: false }))];
  }
}
