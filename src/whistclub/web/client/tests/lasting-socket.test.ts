/* A lasting socket: how it comes back, and what people are told about it. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LastingSocket, type ConnectionState } from '../src/net/lasting-socket';

class FakeSocket {
  static readonly OPEN = 1;
  static made: FakeSocket[] = [];
  readyState = 1;
  readonly sent: string[] = [];
  onopen = (): void => undefined;
  onmessage = (_: { data: string }): void => undefined;
  onclose = (_: { code: number }): void => undefined;
  constructor() {
    FakeSocket.made.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.readyState = 3;
  }
}

let states: ConnectionState[];

function opened(): FakeSocket {
  const socket = new LastingSocket('/ws/t', {
    greet: () => ['hello', 'unanswered'],
    receive: () => socket.welcomed(),
    state: (state) => states.push(state),
  });
  socket.open();
  const first = FakeSocket.made.at(-1)!;
  first.onopen();
  first.onmessage({ data: '{"tell":"table"}' });
  return first;
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.made = [];
  states = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('location', { href: 'https://club.example/t/1', protocol: 'https:' });
  vi.stubGlobal('addEventListener', () => undefined);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a lasting socket', () => {
  test('sent on by a worker that stops comes back when it is told to, sends again, and tells nobody that it was away', () => {
    const first = opened();
    first.onmessage({ data: '{"tell":"bye","why":{"key":"club-departs","args":{}},"again_s":0.4}' });
    first.onclose({ code: 1012 });
    vi.advanceTimersByTime(399);
    expect(FakeSocket.made).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(FakeSocket.made).toHaveLength(2);
    FakeSocket.made[1]!.onopen();
    expect(FakeSocket.made[1]!.sent).toEqual(['hello', 'unanswered']);
    expect(states).not.toContain('lost');
  });

  test('tells of a connection that is lost, also where the next worker cannot be reached', () => {
    opened().onclose({ code: 1006 });
    expect(states).toContain('lost');
    const first = opened();
    states = [];
    first.onmessage({ data: '{"tell":"bye","why":{"key":"club-departs","args":{}},"again_s":0}' });
    first.onclose({ code: 1012 });
    vi.advanceTimersByTime(1);
    FakeSocket.made.at(-1)!.onclose({ code: 1006 });
    expect(states).toContain('lost');
  });
});
