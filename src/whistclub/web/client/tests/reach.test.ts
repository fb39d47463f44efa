/* The two ways in which a page reaches a club: over the network, and in a worker of this browser. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ask, Problem } from '../src/net/api';
import { LastingSocket, type ConnectionState } from '../src/net/lasting-socket';
import { overNetwork, reachBy } from '../src/net/reach';
import { HomeReach } from '../src/page/home';
import type { FromHome, ToHome } from '../src/page/messages';

let posted: ToHome[];
let tell: (message: FromHome) => void;

function home(): HomeReach {
  posted = [];
  return new HomeReach({ post: (message) => void posted.push(message), listen: (listener) => (tell = listener) });
}

const answered = (answer: number, body: object, status = 200): FromHome => ({
  answer,
  status,
  type: 'application/json',
  body: JSON.stringify(body),
});

beforeEach(() => {
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
});
afterEach(() => {
  reachBy(overNetwork);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('over the network', () => {
  test('a request is a fetch with the cookie of the club', async () => {
    const fetching = vi.fn(() => Promise.resolve(Response.json({})));
    vi.stubGlobal('fetch', fetching);
    await overNetwork.ask('PUT', '/api/me', '{"name":"Ann"}');
    expect(fetching).toHaveBeenCalledWith('/api/me', {
      method: 'PUT',
      credentials: 'same-origin',
      body: '{"name":"Ann"}',
      headers: { 'Content-Type': 'application/json' },
    });
  });

  test('a socket of a club on TLS is one too', () => {
    const made = vi.fn();
    vi.stubGlobal('location', { href: 'https://club.example/t/1', protocol: 'https:' });
    vi.stubGlobal(
      'WebSocket',
      class {
        constructor(address: URL) {
          made(String(address));
        }
      },
    );
    overNetwork.connect('/ws/1');
    expect(made).toHaveBeenCalledWith('wss://club.example/ws/1');
  });
});

describe('in a worker', () => {
  test('a request waits for a home, and is asked and answered once', async () => {
    reachBy(home());
    const me = ask('GET', '/api/me');
    expect(posted).toEqual([{ hello: true }]);
    tell({ home: 'one' });
    expect(posted.slice(1)).toEqual([{ ask: 1, method: 'GET', path: '/api/me' }]);
    tell({ home: 'one' });
    expect(posted).toHaveLength(2);
    tell(answered(1, { known: true }));
    expect(await me).toEqual({ known: true });
  });

  test('a refusal has its reason', async () => {
    reachBy(home());
    tell({ home: 'one' });
    const evening = ask('GET', '/api/evenings');
    tell(answered(1, { why: { key: 'needs-a-club', args: {} } }, 404));
    await expect(evening).rejects.toEqual(new Problem({ key: 'needs-a-club', args: {} }, 404));
  });

  test('when another worker follows, questions are asked again and an act whose answer is lost is told as lost', async () => {
    reachBy(home());
    tell({ home: 'one' });
    const [question, act] = [ask('GET', '/api/me'), ask('POST', '/api/tables', {})];
    tell({ home: 'two' });
    expect(posted.slice(3)).toEqual([{ ask: 1, method: 'GET', path: '/api/me' }]);
    await expect(act).rejects.toBeInstanceOf(Problem);
    tell(answered(1, {}));
    expect(await question).toEqual({});
  });

  test('a worker that could not start refuses what waits and what comes, with the reason', async () => {
    reachBy(home());
    const before = ask('GET', '/api/me');
    tell({ failed: 'page-not-started', args: {} });
    const why = { key: 'page-not-started', args: {} };
    await expect(before).rejects.toMatchObject({ why });
    await expect(ask('GET', '/api/games')).rejects.toMatchObject({ why });
  });
});

describe('a lasting socket in a worker', () => {
  let states: ConnectionState[];
  let heard: string[];

  function opened(): LastingSocket<{ tell: string }> {
    states = [];
    heard = [];
    const socket = new LastingSocket<{ tell: string }>('/ws/t', {
      greet: () => ['hello'],
      receive: (message) => void heard.push(message.tell),
      state: (state) => states.push(state),
    });
    socket.open();
    return socket;
  }

  test('greets when it has opened and hears texts in their order', () => {
    reachBy(home());
    tell({ home: 'one' });
    const socket = opened();
    tell({ opened: 1 });
    tell({ texts: 1, list: ['{"tell":"table"}', '{"tell":"welcome"}'] });
    expect(posted.slice(1)).toEqual([
      { open: 1, path: '/ws/t' },
      { send: 1, text: 'hello' },
    ]);
    expect(heard).toEqual(['table', 'welcome']);
    socket.close();
    expect(posted.at(-1)).toEqual({ close: 1 });
  });

  test('connects to the worker that follows and tells nobody that it was away', async () => {
    vi.useFakeTimers();
    reachBy(home());
    tell({ home: 'one' });
    opened();
    tell({ opened: 1 });
    tell({ home: 'two' });
    await vi.advanceTimersByTimeAsync(1);
    tell({ opened: 2 });
    expect(posted.slice(3)).toEqual([
      { open: 2, path: '/ws/t' },
      { send: 2, text: 'hello' },
    ]);
    expect(states).not.toContain('lost');
  });

  test('stays when the device loses its network', () => {
    const listeners = new Map<string, () => void>();
    vi.stubGlobal('addEventListener', (name: string, listener: () => void) => listeners.set(name, listener));
    reachBy(home());
    tell({ home: 'one' });
    const socket = opened();
    tell({ opened: 1 });
    listeners.get('offline')?.();
    expect(socket.isOpen).toBe(true);
    expect(states).toEqual(['opening']);
  });
});
