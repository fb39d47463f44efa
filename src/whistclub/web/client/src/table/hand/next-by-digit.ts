/**
 * The number that a pressed key chooses: one that begins with this digit, the next after `chosen` where there are
 * several. Undefined for another key. Pure.
 */
export function nextByDigit(numbers: readonly number[], chosen: number | undefined, key: string): number | undefined {
  const found = /^\d$/.test(key) ? numbers.filter((number) => `${number}`.startsWith(key)) : [];
  return found[(chosen === undefined ? -1 : found.indexOf(chosen)) + 1] ?? found[0];
}
