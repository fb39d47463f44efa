/* The moment of a deal in words and cards. Pure. */
import type { Speaker } from '../messages/speaker';
import { hyphened } from '../messages/keys';
import type { Outline, Pile, Said, Tag, View } from '../net/wire';
import { isBare, isOfCard, namesSuit, numberOf, wordOf } from './acts';
import type { Model } from './model';
import { capital } from '../messages/capitals';

/** The number of cards left in a pile, in words; empty for a pile without a name. */
export const pileWords = ([, , count, name]: Pile, speaker: Speaker): string =>
  name && count ? speaker.said([`pile-${name}`, [['count', count]]]) : '';

/** The label on the table. */
export interface Label {
  readonly title: string;
  readonly text: string;
  readonly more: string;
}

/**
 * The label of this moment; null where the game shows none. `speaker` calls the viewer “you”, which opens a line with a
 * capital.
 */
export function labelOf({ view, you, table }: Model, speaker: Speaker): Label | null {
  if (!view?.label) return null;
  const [title = '', text = '', more = ''] = view.label.map((one) => (one ? speaker.said(one) : ''));
  const own = you.seat === null ? '' : speaker.seat(table.seats[you.seat]?.letter ?? '');
  return { title: capital(title), text: own && text.startsWith(own) ? capital(text) : text, more: capital(more) };
}

/** The words of a seat's tag, with a capital. */
export const tagged = (tag: Tag, speaker: Speaker): string => capital(speaker.said(tag[1]));

/** The tags that bid cards were turned for. */
export const cardTags = (view: View | null): readonly Tag[] => view?.tags.filter(([, , cards]) => cards.length) ?? [];

/** The words alone that are said of a seat now, without those that its cards say. */
export const saidOf = (view: View | null, seat: number, speaker: Speaker): string[] =>
  (view?.tags ?? []).filter(([of, , cards]) => of === seat && !cards.length).map((tag) => tagged(tag, speaker));

/** The tricks won and wanted by all those together who want them with this seat; null where it wants no number. */
export function aimOf(view: View | null, seat: number): { readonly won: number; readonly aim: number } | null {
  const found = view?.aims.find(([seats]) => seats.includes(seat));
  if (!view || !found) return null;
  return { won: found[0].reduce((sum, one) => sum + (view.tricks[one] ?? 0), 0), aim: found[1] };
}

/** The call that a card laid alone stands for; empty where the game reads none in it. */
export const meaningOfLaying = ({ lays }: Outline, cards: readonly string[]): string => {
  const found = lays?.find(([suits]) => suits.includes(cards[0]?.charAt(0) ?? '-'));
  return found?.[cards.length === 1 ? 1 : 2] ?? '';
};

/** An act in a word or two, as it is said at the table. */
export function calledBy(act: string, speaker: Speaker): string {
  const word = wordOf(act);
  if (numberOf(act) !== null) return word;
  const own = `client-say-${hyphened(word)}`;
  if (speaker.catalogue.has(own)) return speaker.catalogue.format(own);
  return capital(speaker.isCall(word) ? speaker.call(word) : speaker.action(act));
}

/** The name of an act on its button. */
export function titleOf(act: string, speaker: Speaker, trump: string): string {
  const word = wordOf(act);
  const own = `client-call-${hyphened(word || act)}`;
  if (speaker.catalogue.has(own))
    return speaker.catalogue.format(own, { trump: trump || 'none', suit: trump ? speaker.suit(trump) : '' });
  return capital(speaker.isCall(word) ? speaker.call(word) : speaker.action(act));
}

/** The meaning of an act at this moment in a few words; empty where nothing needs to be said. */
export function meaningOf(view: View | null, act: string, speaker: Speaker): string {
  const note = view?.notes.find(([one]) => one === act);
  if (note) return speaker.said(note[1]);
  const usual = `note-${hyphened(act.split(' ').at(-1) ?? '')}`;
  return speaker.catalogue.has(usual) ? speaker.catalogue.format(usual) : '';
}

/**
 * The sentence of what a call brings when it is made, by its word, and its number; undefined where the game says none.
 */
export function worthOf(
  { calls, answers }: Outline,
  word: string,
): { readonly said: Said; readonly count: number } | undefined {
  const made = answers?.find(([answer]) => answer === word)?.[1] ?? word;
  const said = calls?.find(([call]) => call === made)?.[2];
  const count = said?.[1].find(([, value]) => typeof value === 'number')?.[1];
  return said ? { said, count: Number(count ?? 0) } : undefined;
}

/** The last call of each seat. */
export function callsOf(view: View | null): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  for (const [seat, act] of view?.acts ?? []) if (act !== null && isCall(act)) found.set(seat, act);
  return found;
}

/** True for a call: an act of a word or a number of its own. */
export const isCall = (act: string): boolean => !isBare(act) && !isOfCard(act) && !namesSuit(act);
