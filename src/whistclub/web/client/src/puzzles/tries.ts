/*
 * The puzzles that this browser has tried: of each, if the first answer was right. A puzzle keeps its name in every
 * set.
 */
const KEY = 'whistclub-puzzles';

type Tried = Readonly<Record<string, boolean>>;

/** The puzzles tried, each with its first answer. */
export function triedPuzzles(): Tried {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') as { readonly tried?: Tried }).tried ?? {};
  } catch {
    return {};
  }
}

/** Keeps the first answer to a puzzle; a later one counts apart and is not kept. */
export function keepFirst(name: string, isRight: boolean): void {
  const tried = triedPuzzles();
  if (name in tried) return;
  try {
    localStorage.setItem(KEY, JSON.stringify({ tried: { ...tried, [name]: isRight } }));
  } catch {
    /* Without a place to keep it, every puzzle is new. */
  }
}
