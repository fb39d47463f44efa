/* The watch over a start of the tables in this browser: one that says nothing more ends with its cause. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openHome, type OpenHome } from '../src/page/open';
import type { FromHome } from '../src/page/messages';

const SILENT = { failed: 'page-not-started', args: {} };
const MINUTE_MS = 60_000;
const NAME = 'whistclub /';

/** A channel that carries each message at once to all others of its name. */
class Line {
  static readonly all = new Set<Line>();
  onmessage: ((event: { data: unknown }) => void) | null = null;
  constructor(readonly name: string) {
    Line.all.add(this);
  }
  postMessage(data: unknown): void {
    for (const one of Line.all) if (one !== this && one.name === this.name) one.onmessage?.({ data });
  }
  close(): void {
    Line.all.delete(this);
  }
}

class SilentWorker {
  readonly postMessage = (): void => undefined;
  readonly terminate = (): void => undefined;
}

let worker: Line;
let opened: OpenHome;
let heard: FromHome[];

const say = (told: FromHome): void => worker.postMessage({ told });
const failures = (): FromHome[] => heard.filter((one) => 'failed' in one);

/** A page opens the tables, whose worker has been begun. */
function open(): void {
  opened = openHome((message) => void heard.push(message));
  say({ home: 'one' });
}

beforeEach(() => {
  vi.useFakeTimers();
  heard = [];
  vi.stubGlobal('BroadcastChannel', Line);
  vi.stubGlobal('Worker', SilentWorker);
  vi.stubGlobal('location', { href: 'https://club.example/' });
  vi.stubGlobal('navigator', { locks: { request: (_: string, __: object, held: () => Promise<void>) => held() } });
  vi.stubGlobal('document', {
    visibilityState: 'visible',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
  worker = new Line(NAME);
});
afterEach(() => {
  opened.end();
  Line.all.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a start that says nothing for a minute and a half has failed, and what waits for it is refused', async () => {
  open();
  const answer = opened.reach.ask('GET', '/api/me');
  vi.advanceTimersByTime(1.5 * MINUTE_MS - 1);
  expect([]).toEqual(failures());
  vi.advanceTimersByTime(1);
  expect([SILENT]).toEqual(failures());
  expect(503).toBe((await answer).status);
});

test('a worker that never begins has failed as well', () => {
  opened = openHome((message) => void heard.push(message));
  vi.advanceTimersByTime(1.5 * MINUTE_MS);
  expect([SILENT]).toEqual(failures());
});

test('a start lasts as long as parts of it come', () => {
  open();
  for (let progress = 1; progress <= 9; progress += 1) {
    vi.advanceTimersByTime(MINUTE_MS);
    say({ progress, of: 9 });
  }
  expect([]).toEqual(failures());
  vi.advanceTimersByTime(1.5 * MINUTE_MS);
  expect([SILENT]).toEqual(failures());
});

test.each<readonly [string, FromHome]>([
  ['is ready', { ready: true }],
  ['has failed by a cause of its own', { failed: 'page-no-memory', args: {} }],
  ['answers a page that has come later', { answer: 1, status: 200, type: 'application/json', body: '{}' }],
])('tables whose worker %s are watched no longer', (_, told) => {
  open();
  say(told);
  vi.advanceTimersByTime(60 * MINUTE_MS);
  expect(failures()).not.toContainEqual(SILENT);
});

test('a page that has let go of the tables hears no failure', () => {
  open();
  opened.end();
  vi.advanceTimersByTime(60 * MINUTE_MS);
  expect([]).toEqual(failures());
});

test('tables that another tab takes over are watched anew', () => {
  open();
  say({ ready: true });
  say({ home: 'two' });
  vi.advanceTimersByTime(1.5 * MINUTE_MS);
  expect([SILENT]).toEqual(failures());
});
