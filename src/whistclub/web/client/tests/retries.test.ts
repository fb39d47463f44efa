/* Tries that repeat by themselves. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { retrying, waitMs } from '../src/net/retries';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('waits double from a second to half a minute, and people are spread over a quarter of them', () => {
  expect([0, 1, 2, 3, 4, 5, 60].map((tries) => waitMs(tries, 1))).toEqual([
    1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000,
  ]);
  expect(waitMs(3, 0)).toBe(6_000);
});

test('a try follows the end of the one before, not its beginning', async () => {
  let ended = (): void => undefined;
  const act = vi.fn(() => new Promise<void>((resolve) => (ended = resolve)));
  retrying(act);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(act).toHaveBeenCalledTimes(1);
  ended();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(act).toHaveBeenCalledTimes(2);
});

test('nothing is tried after the end, not even where a try was under way', async () => {
  let ended = (): void => undefined;
  const act = vi.fn(() => new Promise<void>((resolve) => (ended = resolve)));
  const stop = retrying(act);
  await vi.advanceTimersByTimeAsync(1_000);
  stop();
  ended();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(act).toHaveBeenCalledTimes(1);
});
