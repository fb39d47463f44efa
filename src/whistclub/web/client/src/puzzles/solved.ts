/* The puzzles that this browser has tried: of each, if the first answer was right. Another version of the set begins anew. */
const KEY = 'whistclub-puzzles';

interface Kept {
  readonly version: number;
  readonly tried: Readonly<Record<string, boolean>>;
}

function kept(version: number): Kept {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>;
    if (found.version === version && found.tried) return { version, tried: found.tried };
  } catch {
    /* What cannot be read was nothing. */
  }
  return { version, tried: {} };
}

/** The puzzles tried, each with its first answer. */
export const triedOf = (version: number): Readonly<Record<string, boolean>> => kept(version).tried;

/** Keeps the first answer to a puzzle; a later one counts apart and is not kept. */
export function keepFirst(version: number, name: string, isRight: boolean): void {
  const { tried } = kept(version);
  if (name in tried) return;
  try {
    localStorage.setItem(KEY, JSON.stringify({ version, tried: { ...tried, [name]: isRight } }));
  } catch {
    /* Without a place to keep it, every puzzle is new. */
  }
}
