/* Sentences begin with a capital letter. Pure. */

/** The sentence with a capital first letter: a number in words, or a name of no person, may begin one. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The same for every sentence of a text. */
export const capitals = (text: string): string =>
  text.replace(/(^|[.?!] )(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
