/* The acts that a bot made for the viewer while they were away. Pure. */
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
