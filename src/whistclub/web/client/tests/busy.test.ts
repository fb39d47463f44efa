/* A club that has too much to do for an address is read again when it says. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ask, Problem } from '../src/net/api';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const busy = (): Response => new Response('{}', { status: 429, headers: { 'Retry-After': '2' } });

test('what is only read is asked for again, no sooner than told', async () => {
  const answers = [busy(), new Response('{"found":1}')];
  const asked = vi.fn(() => Promise.resolve(answers.shift() ?? busy()));
  vi.stubGlobal('fetch', asked);
  const read = ask('GET', '/api/statistics');
  await vi.advanceTimersByTimeAsync(1_900);
  expect(asked).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(200);
  expect({ found: 1 }).toEqual(await read);
});

test('a club that stays busy is told of in the end, and nothing that changes something is sent twice', async () => {
  const asked = vi.fn(() => Promise.resolve(busy()));
  vi.stubGlobal('fetch', asked);
  const read = ask('GET', '/api/statistics').catch((problem: Problem) => problem.status);
  await vi.runAllTimersAsync();
  expect(429).toBe(await read);
  expect(asked).toHaveBeenCalledTimes(3);
  await expect(ask('POST', '/api/tables', {})).rejects.toBeInstanceOf(Problem);
  expect(asked).toHaveBeenCalledTimes(4);
});
