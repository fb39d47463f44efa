/* The code of an evening in the address of its pages. */

/** The code that the path begins with, in capital letters however it was typed; empty for a path without one. */
export function codeIn(parts: readonly string[]): string {
  const first = parts[0] ?? '';
  return parts.length <= 2 && /^[a-z]{5}$/i.test(first) ? first.toUpperCase() : '';
}
