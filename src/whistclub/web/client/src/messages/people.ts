/* Names of people in what the club sends: a guest without a name comes as `#4821`. */

const NUMBERED = /^#(\d+)$/;

/** The same value with each guest that is only a number called by `called`. What holds none stays the same object. */
export function guestsCalled<T>(value: T, called: (number: string) => string): T {
  if (typeof value === 'string') {
    const number = NUMBERED.exec(value)?.[1];
    return number === undefined ? value : (called(number) as T);
  }
  if (typeof value !== 'object' || value === null) return value;
  const found = Object.entries(value).map(([key, one]) => [key, guestsCalled(one as unknown, called), one] as const);
  if (found.every(([, now, before]) => now === before)) return value;
  const pairs = found.map(([key, now]) => [key, now] as const);
  return (Array.isArray(value) ? pairs.map(([, now]) => now) : Object.fromEntries(pairs)) as T;
}
