/* The drills that this browser has gone through: of each, the most positions solved at the first try. */
const KEY = 'whistclub-drills';

function kept(): Readonly<Record<string, unknown>> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof found === 'object' && found !== null ? (found as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** The most positions solved at the first try; null: not gone through. */
export function bestOf(game: string, drill: string): number | null {
  const found = kept()[`${game} ${drill}`];
  return typeof found === 'number' ? found : null;
}

export function keepBest(game: string, drill: string, solved: number): void {
  try {
    localStorage.setItem(
      KEY,
      JSON.stringify({ ...kept(), [`${game} ${drill}`]: Math.max(solved, bestOf(game, drill) ?? 0) }),
    );
  } catch {
    /* Without a place to keep it, every drill starts over. */
  }
}
