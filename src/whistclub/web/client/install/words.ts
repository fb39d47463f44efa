/* The messages that the pages need, in parts: those of every page, and those of the pages of an evening. */

export type Part = 'all' | 'evening';

/** Families of messages that only the command and the terminal say. */
const ELSEWHERE = /^(app|cli|line)-/;
/** Messages of the pages of an evening; what its guests read at home is everybody's. */
const EVENING = /^evening-(?!own-)/;

/**
 * The messages of a part, of the Fluent text of a whole catalogue. Throws where a message of one part needs one of
 * another.
 */
export function wordsOfPart(text: string, part: Part): string {
  const entries = entriesOf(text);
  const mine = entries.filter((entry) => partOf(entry) === part);
  const known = new Set(entries.filter((entry) => partOf(entry) === part || partOf(entry) === 'all').map(keyOf));
  for (const entry of mine) {
    for (const [, key = ''] of entry.matchAll(/\{\s*([a-z][\w-]*)[\s.}]/g)) {
      if (!known.has(key)) throw new Error(`${keyOf(entry)} needs ${key}, which is of another part`);
    }
  }
  return mine.join('\n');
}

/** The messages of a language, and the English ones that it lacks. */
export function withEnglish(text: string, english: string): string {
  const known = new Set(entriesOf(text).map(keyOf));
  return [text, ...entriesOf(english).filter((entry) => !known.has(keyOf(entry)))].join('\n');
}

const entriesOf = (text: string): string[] => text.split(/\n(?=[-a-z#])/).filter((entry) => /^-?[a-z]/.test(entry));

const keyOf = (entry: string): string => /^-?[\w-]+/.exec(entry)?.[0] ?? '';

function partOf(entry: string): Part | null {
  const key = keyOf(entry);
  if (ELSEWHERE.test(key)) return null;
  return EVENING.test(key) ? 'evening' : 'all';
}
