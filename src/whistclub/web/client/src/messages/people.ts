/* Names of people in what the club sends: a drawn one comes as its number, `#4821`. */

const NUMBERED = /^#\d+$/;

/** The same value with each drawn name in words, by `called`. What holds none stays the same object. */
export function guestsCalled<T>(value: T, called: (name: string) => string): T {
  if (typeof value === 'string') return NUMBERED.test(value) ? (called(value) as T) : value;
  if (typeof value !== 'object' || value === null) return value;
  const found = Object.entries(value).map(([key, one]) => [key, guestsCalled(one as unknown, called), one] as const);
  if (found.every(([, now, before]) => now === before)) return value;
  const pairs = found.map(([key, now]) => [key, now] as const);
  return (Array.isArray(value) ? pairs.map(([, now]) => now) : Object.fromEntries(pairs)) as T;
}
