/* A review is followed until it is whole. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followReview, type Coming } from '../src/net/review';

const told = (status: number, body: unknown): Response => new Response(JSON.stringify(body), { status });
const more = (numbers: number[], again_ms = 200): Response =>
  told(202, { review: null, marked: numbers.map((number) => ({ number })), again_ms });
const whole = { marked: [{ number: 3 }, { number: 7 }], open: [], ledgers: [], turning: [], chances: [] };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function followed(answers: Response[]): { asked: string[]; heard: Coming[]; failed: unknown[]; stop: () => void } {
  const asked: string[] = [];
  const heard: Coming[] = [];
  const failed: unknown[] = [];
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path.split('/').at(-1) ?? '');
    const next = answers.shift();
    return next ? Promise.resolve(next) : Promise.reject(new TypeError());
  });
  const stop = followReview(
    ['t', 'm', 1],
    (coming) => heard.push(coming),
    (problem) => failed.push(problem),
  );
  return { asked, heard, failed, stop };
}

test('verdicts are heard as they come, without those seen, and the whole ends it', async () => {
  const { asked, heard } = followed([more([]), more([7]), told(200, { review: whole, marked: [], again_ms: null })]);
  await vi.runAllTimersAsync();
  expect(['review?seen=0', 'review?seen=0', 'review?seen=1']).toEqual(asked);
  expect([0, 1, 2]).toEqual(heard.map(({ marked }) => marked.length));
  expect([null, null, whole]).toEqual(heard.map(({ review }) => review));
});

test('the club is asked no sooner than it said, and no more once the page has gone on', async () => {
  const { asked, heard, stop } = followed([more([], 900), more([7])]);
  await vi.advanceTimersByTimeAsync(890);
  expect(1).toBe(asked.length);
  await vi.advanceTimersByTimeAsync(20);
  expect(2).toBe(asked.length);
  stop();
  await vi.runAllTimersAsync();
  expect(2).toBe(asked.length);
  expect(2).toBe(heard.length);
});

test('a busy club is asked again, and why there is no review is told', async () => {
  const { asked, heard, failed } = followed([
    told(429, {}),
    told(404, { why: { key: 'reason-deal-not-open', args: {} } }),
  ]);
  await vi.runAllTimersAsync();
  expect(2).toBe(asked.length);
  expect([]).toEqual(heard);
  expect([404]).toEqual(failed.map((one) => (one as { status: number }).status));
});

test('a connection that fails on the way is tried again and again, one that never stood once', async () => {
  const onTheWay = followed([more([7])]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(onTheWay.asked.length).toBeGreaterThan(2);
  onTheWay.stop();
  const never = followed([]);
  await vi.runAllTimersAsync();
  expect(2).toBe(never.asked.length);
  expect(1).toBe(never.failed.length);
});
