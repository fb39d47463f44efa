/* A site's first table, which is shown before its tables run. */
import { beforeEach, expect, test, vi } from 'vitest';
import { memoryStore, type Store } from '../src/net/browser-store';
import type { Reach, Socket } from '../src/net/reach';
import { EarlyReach, type FirstShown } from '../src/page/early-table';

const SHOWN: FirstShown = {
  steps: { steps: [] },
  preset: 'minnesota',
  welcome: { tell: 'welcome', table: { id: '', game: 'minnesota' }, match: '', seq: 5 },
  tables: [{ seed: 'first table 1', differs: { own: { legal: ['lay C2'] } } }],
};
const USUAL = JSON.stringify({ settings: { preset: 'minnesota' }, with_bots: true, id: 'a1' });

interface Line extends Socket {
  readonly path: string;
  readonly sent: string[];
}
let asked: { readonly asked: string; readonly body: string | undefined; readonly answer: (told: Response) => void }[];
let lines: Line[];
let kept: Store;

const home: Reach = {
  needsNetwork: false,
  ask: (method, path, body) => new Promise((answer) => void asked.push({ asked: `${method} ${path}`, body, answer })),
  connect(path) {
    const sent: string[] = [];
    const line: Line = {
      path,
      sent,
      readyState: 1,
      onopen: null,
      onmessage: null,
      onclose: null,
      send: (text) => void sent.push(text),
      close: () => undefined,
    };
    lines.push(line);
    return line;
  },
};
const early = (isFirst = true): EarlyReach => new EarlyReach(home, () => Promise.resolve(SHOWN), isFirst, kept);
const told = (line: Socket | undefined, message: object): void =>
  line?.onmessage?.({ data: JSON.stringify(message) } as MessageEvent<string>);
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** A line to the first table, what is heard on it, and the codes with which it ends. */
async function atTable(reach: Reach): Promise<{ socket: Socket; heard: { tell: string }[]; ends: number[] }> {
  const [socket, heard, ends] = [reach.connect('/ws/a1'), [] as { tell: string }[], [] as number[]];
  socket.onopen = () => socket.send('{"do":"hello"}');
  socket.onmessage = ({ data }) => void heard.push(JSON.parse(data) as { tell: string });
  socket.onclose = ({ code }) => void ends.push(code);
  await settled();
  return { socket, heard, ends };
}

beforeEach(() => {
  [asked, lines, kept] = [[], [], memoryStore()];
});

test('a table is there before anything runs, and is opened from its seed under its id', async () => {
  const answer = await early().ask('POST', '/api/tables', USUAL);
  expect([answer.status, await answer.json()]).toEqual([201, { id: 'a1', path: '/t/a1' }]);
  await settled();
  const body = { id: 'a1', settings: { preset: 'minnesota', seed: 'first table 1' }, with_bots: true };
  expect(asked.map((one) => [one.asked, JSON.parse(one.body ?? '')])).toEqual([['POST /api/tables', body]]);
});

test('its welcome has the id that was asked for, and the hand', async () => {
  const reach = early();
  await reach.ask('POST', '/api/tables', USUAL);
  const { heard } = await atTable(reach);
  expect(heard).toMatchObject([{ tell: 'welcome', table: { id: 'a1' }, seq: 5, own: { legal: ['lay C2'] } }]);
});

test('an act waits until the bots have acted there too, and follows the welcome of the table itself', async () => {
  const reach = early();
  await reach.ask('POST', '/api/tables', USUAL);
  const { socket, heard } = await atTable(reach);
  socket.send('{"do":"act","action":"lay C2","id":"x"}');
  asked[0]?.answer(Response.json({ id: 'a1' }, { status: 201 }));
  await settled();
  lines[0]?.onopen?.(new Event('open'));
  told(lines[0], { tell: 'welcome', seq: 4 });
  await settled();
  expect([lines.length, heard.length]).toEqual([1, 1]);
  told(lines[0], { tell: 'told', seq: 5 });
  lines[1]?.onopen?.(new Event('open'));
  expect(lines[1]?.sent.map((text) => JSON.parse(text) as object)).toMatchObject([{ do: 'hello' }]);
  told(lines[1], { tell: 'welcome', seq: 5, match: 'm' });
  expect(lines[1]?.sent.slice(1)).toEqual(['{"do":"act","action":"lay C2","id":"x"}']);
  told(lines[1], { tell: 'told', seq: 6 });
  expect(heard).toHaveLength(1);
  told(lines[1], { tell: 'done', id: 'x' });
  expect(heard).toMatchObject([{ match: '' }, { match: 'm' }, { seq: 6 }, { id: 'x' }]);
  socket.send('{"do":"ping"}');
  expect(lines[1]?.sent.at(-1)).toBe('{"do":"ping"}');
});

test('a table that cannot be opened says why', async () => {
  const reach = early();
  await reach.ask('POST', '/api/tables', USUAL);
  const { heard, ends } = await atTable(reach);
  asked[0]?.answer(Response.json({ why: { key: 'page-store', args: { why: 'full' } } }, { status: 503 }));
  await settled();
  expect(heard.at(-1)).toEqual({ tell: 'bye', why: { key: 'page-store', args: { why: 'full' } }, again_s: null });
  expect(ends).toEqual([1008]);
});

test('a tab that is loaded again before it is open has the same table', async () => {
  await early().ask('POST', '/api/tables', USUAL);
  await settled();
  asked = [];
  const { heard } = await atTable(early());
  expect(heard).toMatchObject([{ tell: 'welcome', table: { id: 'a1' } }]);
  expect(asked).toHaveLength(1);
  asked[0]?.answer(Response.json({ id: 'a1' }, { status: 201 }));
  await settled();
  await atTable(early());
  expect(asked).toHaveLength(1);
});

test.each([
  ['another preset', { settings: { preset: 'whist' }, with_bots: true, id: 'a1' }],
  ['options', { settings: { preset: 'minnesota', options: { target: '5' } }, with_bots: true, id: 'a1' }],
  ['a guided deal', { settings: { preset: 'minnesota' }, with_bots: true, lesson: 'first', id: 'a1' }],
  ['a table for friends', { settings: { preset: 'minnesota' }, with_bots: false, id: 'a1' }],
])('%s is asked of the tables', async (_, body) => {
  void early().ask('POST', '/api/tables', JSON.stringify(body));
  await settled();
  expect(asked.map((one) => one.body)).toEqual([JSON.stringify(body)]);
});

test('who has played here before, and whoever asks once the tables run, is dealt new cards', async () => {
  void early(false).ask('POST', '/api/tables', USUAL);
  const reach = early();
  reach.running();
  void reach.ask('POST', '/api/tables', USUAL);
  await settled();
  expect(asked.map((one) => one.body)).toEqual([USUAL, USUAL]);
});

test('the first steps need no tables', async () => {
  const answer = await early(false).ask('GET', '/api/first-steps');
  expect(await answer.json()).toEqual(SHOWN.steps);
  expect(asked).toEqual([]);
});

test('where what was made with the site does not come, the tables are asked', async () => {
  const lost = vi.fn(() => Promise.reject(new Error('no network')));
  void new EarlyReach(home, lost, true, kept).ask('POST', '/api/tables', USUAL);
  await settled();
  expect(asked.map((one) => one.body)).toEqual([USUAL]);
});

test('a tab loaded again without a network asks the tables for its table, and does not wait for ever', async () => {
  await early().ask('POST', '/api/tables', USUAL);
  await settled();
  const reach = new EarlyReach(home, () => Promise.reject(new Error('no network')), false, kept);
  const { ends } = await atTable(reach);
  expect(ends).toEqual([1008]);
  reach.connect('/ws/a1');
  expect(lines.map(({ path }) => path)).toEqual(['/ws/a1']);
});
