/* The guided deals of this browser: the table of each, and which are played. */
const KEY = 'whistclub-lessons';

/** A guided deal as it was left. */
export interface LessonProgress {
  readonly table: string;
  readonly done: boolean;
}

type LessonsByName = Readonly<Record<string, LessonProgress>>;

const nameOf = (game: string, lesson: string): string => `${game} ${lesson}`;

function kept(): LessonsByName {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof found === 'object' && found !== null ? (found as LessonsByName) : {};
  } catch {
    return {};
  }
}

/** The progress in this deal; null: not begun. */
export function progressOf(game: string, lesson: string): LessonProgress | null {
  const found = kept()[nameOf(game, lesson)];
  return found && typeof found.table === 'string' ? { table: found.table, done: found.done === true } : null;
}

/** Keeps the table of a deal that is begun. One that was played before stays played. */
export function lessonBegun(game: string, lesson: string, table: string): void {
  keep(game, lesson, { table, done: progressOf(game, lesson)?.done ?? false });
}

/** Marks a deal as played; its table is not come back to. */
export function lessonDone(game: string, lesson: string): void {
  keep(game, lesson, { table: '', done: true });
}

function keep(game: string, lesson: string, progress: LessonProgress): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...kept(), [nameOf(game, lesson)]: progress }));
  } catch {
    /* Without a place to keep it, every deal starts over. */
  }
}
