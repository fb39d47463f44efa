/* A request that is lost with its connection is sent again where the club does it once all the same. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ask, openTable, tryAgain } from '../src/net/api';
import { announce } from '../src/net/announcements';
import { openEvening } from '../src/net/evening-api';
import { learnt } from '../src/net/identity';
import { prepare } from '../src/net/prepared-deals';
import { openSeason } from '../src/net/seasons';

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly body: Record<string, unknown>;
}

const OPEN = { day: '', places: 0, asks_partner: true, asks_part: false };
let sent: Sent[] = [];

beforeEach(() => {
  sent = [];
  let lost = 0;
  vi.stubGlobal('sessionStorage', undefined);
  vi.stubGlobal('fetch', (path: string, init: { method: string; body?: string }) => {
    sent.push({ method: init.method, path, body: JSON.parse(init.body ?? '{}') as Record<string, unknown> });
    return lost++ ? Promise.resolve(Response.json({ id: 'one' })) : Promise.reject(new TypeError('Failed to fetch'));
  });
  learnt(true);
});
afterEach(() => {
  learnt(false);
  vi.unstubAllGlobals();
});

test('a table is opened under an id, which the second request has too', async () => {
  expect(await openTable({ settings: { preset: 'whist' } })).toEqual({ id: 'one' });
  expect(sent.map(({ path }) => path)).toEqual(['/api/tables', '/api/tables']);
  expect(sent[0]?.body).toMatchObject({ settings: { preset: 'whist' }, id: expect.stringMatching(/^[0-9a-f]{32}$/) });
  expect(sent[1]?.body).toEqual(sent[0]?.body);
});

test.each([
  ['a deal that is tried again', () => tryAgain('t', 'm', 1, { acts: 3, seat: 0 })],
  ['an evening', () => openEvening({ name: 'Friday' })],
  ['an announcement', () => announce({ settings: { name: 'Friday' }, ...OPEN }, 'Clara')],
  ['a season', () => openSeason({ name: 'Winter', rules: {} })],
  [
    'prepared deals',
    () => prepare({ title: 'T', note: '', preset: 'whist', options: {}, bot: 'club', seat: 0, deals: [] }),
  ],
])('so is %s', async (_, open) => {
  await open();
  expect(sent).toHaveLength(2);
  expect(sent[1]?.body).toEqual(sent[0]?.body);
});

test('two tables are opened under two ids, and a second tap opens none', async () => {
  const both = [openTable({ settings: { preset: 'solo' } }), openTable({ settings: { preset: 'solo' } })];
  await Promise.all(both);
  await openTable({ settings: { preset: 'solo' } });
  expect(new Set(sent.map(({ body }) => body['id'])).size).toBe(2);
});

test.each(['GET', 'PUT', 'DELETE'])('a %s is sent again: it comes to the same', async (method) => {
  expect(await ask(method, '/api/me')).toEqual({ id: 'one' });
  expect(sent.map((one) => one.method)).toEqual([method, method]);
});

test('what makes something new each time is sent once', async () => {
  await expect(ask('POST', '/api/evenings/CODE/links', { role: 'cashier' })).rejects.toMatchObject({ status: 0 });
  expect(sent).toHaveLength(1);
});

test('so is a table of somebody whom the club does not know yet: they would be somebody else the second time', async () => {
  learnt(false);
  await expect(openTable({ settings: { preset: 'whist' } })).rejects.toMatchObject({ status: 0 });
  expect(sent).toHaveLength(1);
});
