/* The codes of evenings and announcements in the addresses of their pages. */

/** The code that the path begins with, in capital letters however it was typed; empty for a path without one, as for a
 * word: no code has a vowel. */
export function codeIn(parts: readonly string[]): string {
  const first = parts[0] ?? '';
  return parts.length <= 2 && /^[b-df-hj-np-tv-xz]{5}$/i.test(first) ? first.toUpperCase() : '';
}

/** The code of an announcement that the path begins with: six letters, no vowel among them; empty for another path. */
export function announcedIn(parts: readonly string[]): string {
  const first = parts[0] ?? '';
  return parts.length <= 2 && /^[b-df-hj-np-tv-xz]{6}$/i.test(first) ? first.toUpperCase() : '';
}
