/*
 * The table of this browser as it was shown last. When its page is opened again it is seen at once, while the tables
 * still start; nothing can be done there before they have.
 */
import type { GameForm } from '../../net/api';
import { browserStore, keep, readKept, type Store } from '../../net/browser-store';
import { siteVersion } from '../../site/site';
import type { Model } from '../../match/model';

const KEY = 'whistclub-shown-table';

interface ShownTable {
  /** Of the site: another one may know a table in another form. */
  readonly version: string;
  readonly model: Omit<Model, 'game' | 'log'>;
}

/** Keeps a table in mid-deal in place of the one before; of another one there is nothing worth seeing. */
export function keepShown(model: Model, store: Store = browserStore(), version = siteVersion): void {
  const { game: _, log: __, ...shown } = model;
  const isSeenAgain = version !== '' && model.view !== null && !model.table.lesson;
  if (isSeenAgain) keep(store, KEY, { version, model: { ...shown, legal: [] } } satisfies ShownTable);
  else store.removeItem(KEY);
}

/** The table with this id as it was shown last; null if that was another one. `gameOf` gives a game's form. */
export function shownLast(
  id: string,
  gameOf: (key: string) => GameForm,
  store: Store = browserStore(),
  version = siteVersion,
): Model | null {
  const kept = readKept<ShownTable>(store, KEY);
  if (!version || kept?.version !== version || kept.model.table.id !== id) return null;
  return { ...kept.model, game: gameOf(kept.model.table.game), log: [] };
}

/** Keeps what `shown` returns whenever the page is left or put away. Returns what ends that. */
export function keepWhenHidden(shown: () => Model | null): () => void {
  const keepNow = (): void => {
    const model = shown();
    if (model) keepShown(model);
  };
  const see = (): void => {
    if (document.visibilityState === 'hidden') keepNow();
  };
  document.addEventListener('visibilitychange', see);
  // Not every browser that leaves a page hides it first.
  addEventListener('pagehide', keepNow);
  return () => {
    document.removeEventListener('visibilitychange', see);
    removeEventListener('pagehide', keepNow);
  };
}
