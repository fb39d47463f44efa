/* The acts that a bot made for the viewer while they were away. Pure. */
import { tricksOf, type FullTrick, type Model } from '../../match/model';
import type { TableEvent } from '../../net/wire';

/** The message that tells the viewer in this seat, once they are back, and its count of cards; null where none does. */
export function doneByBot(
  events: readonly TableEvent[],
  mine: number | null,
): { readonly key: 'client-back' | 'client-back-acts'; readonly count: number } | null {
  const [, , facts = {}] = events.find(([key, seat]) => key === 'event-table-returned' && seat === mine) ?? [];
  const [cards, others] = [Number(facts.cards ?? 0), Number(facts.others ?? 0)];
  if (!cards) return others ? { key: 'client-back-acts', count: 0 } : null;
  return { key: 'client-back', count: cards };
}

/** A trick of the deal, counted from 1, and the card in it that the bot played for the viewer. */
export interface TrickByBot extends FullTrick {
  readonly number: number;
  readonly byBot: string;
}

/** The tricks of this deal to which the bot has played, so many of the viewer's last cards. */
export function tricksByBot({ view, you, table }: Model, count: number): TrickByBot[] {
  if (view === null) return [];
  const all = tricksOf(view, table.seats.length).map((trick, i) => ({
    ...trick,
    number: i + 1,
    byBot: trick.cards.find(([seat]) => seat === you.seat)?.[1] ?? '',
  }));
  return all.filter(({ byBot }) => byBot).slice(-count);
}
