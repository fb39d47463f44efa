import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Evening, EveningCommand } from '../src/net/evening';
import { EveningConnection } from '../src/net/evening-connection';
import { memoryStore, type Store } from '../src/net/browser-store';
import { PendingCommands } from '../src/net/pending-commands';
import { clockText, leftNow } from '../src/evening/clock';
import { codeIn } from '../src/evening/code';
import { eveningOf } from './evening-fixtures';

const ENTER: EveningCommand = { do: 'enter_deal', round: 3, table: 2, deal: 4, figures: { tricks: [8, 5] } };
const full: Store = {
  getItem: () => null,
  setItem: () => {
    throw new Error('full');
  },
  removeItem: () => undefined,
};

class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  readonly sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onclose: ((_: { code: number }) => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  constructor(readonly address: URL) {
    FakeSocket.all.push(this);
  }
  static last(): FakeSocket {
    return FakeSocket.all.at(-1) as FakeSocket;
  }
  opened(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  says(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  close(): void {
    this.readyState = 3;
    this.onclose?.({ code: 1006 });
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('location', { href: 'https://whist.example/HARBR', protocol: 'https:' });
  for (const name of ['addEventListener', 'removeEventListener']) vi.stubGlobal(name, () => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function connected(
  store: Store,
  waits: (command: EveningCommand) => boolean = () => false,
): { link: EveningConnection; queue: PendingCommands; answers: string[]; seen: Evening[] } {
  const [answers, seen]: [string[], Evening[]] = [[], []];
  const queue = new PendingCommands(store, 'waiting');
  const link = new EveningConnection('HARBR', 'guest', queue, {
    evening: (evening) => seen.push(evening),
    answered: ({ command }, why) => answers.push(`${command.do} ${why ? why.key : 'done'}`),
    waits: (command) => waits(command),
    state: () => undefined,
  });
  return { link, queue, answers, seen };
}

test('the first message says who comes, and the evening follows', () => {
  const { seen } = connected(memoryStore());
  const socket = FakeSocket.last();
  socket.opened();
  expect(socket.address.href).toBe('wss://whist.example/ws/evening/HARBR');
  expect(socket.sent).toEqual([{ do: 'hello', version: 1, role: 'guest' }]);
  socket.says(eveningOf());
  expect(seen).toHaveLength(1);
});

test('a command entered without a network is sent under one id when it is back, and no more once it is answered', () => {
  const { link, answers } = connected(memoryStore());
  const { id } = link.send(ENTER);
  FakeSocket.last().opened();
  expect(FakeSocket.last().sent.slice(1)).toEqual([{ ...ENTER, id }]);
  FakeSocket.last().close();
  vi.advanceTimersByTime(60_000);
  FakeSocket.last().opened();
  expect(FakeSocket.last().sent.slice(1)).toEqual([{ ...ENTER, id }]);
  FakeSocket.last().says({ tell: 'done', id, seq: 101 });
  FakeSocket.last().close();
  vi.advanceTimersByTime(60_000);
  FakeSocket.last().opened();
  expect(FakeSocket.last().sent).toHaveLength(1);
  expect(answers).toEqual(['enter_deal done']);
});

test('a command outlives a reload of the page, and a refusal is told then', () => {
  const store = memoryStore();
  const { id } = connected(store).link.send(ENTER);
  const { answers, queue } = connected(store);
  FakeSocket.last().opened();
  expect(FakeSocket.last().sent.slice(1)).toEqual([{ ...ENTER, id }]);
  FakeSocket.last().says({ tell: 'refused', id, why: { key: 'reason-deal-stands' } });
  expect(answers).toEqual(['enter_deal reason-deal-stands']);
  expect(queue.all()).toEqual([]);
});

test('an act that means something else later is not sent again after a reload', () => {
  const store = memoryStore();
  connected(store).link.send({ do: 'pause' });
  connected(store);
  FakeSocket.last().opened();
  expect(FakeSocket.last().sent).toHaveLength(1);
});

test('a browser without room for it keeps a command as long as the page is open', () => {
  const { link, queue } = connected(full);
  const { id } = link.send(ENTER);
  FakeSocket.last().opened();
  expect(FakeSocket.last().sent[1]?.['id']).toBe(id);
  FakeSocket.last().says({ tell: 'done', id, seq: 101 });
  expect(queue.all()).toEqual([]);
});

test('a command that has to wait is sent once, as soon as it may', () => {
  let held = true;
  const { link } = connected(memoryStore(), ({ do: kind }) => held && kind === 'enter_deal');
  link.send(ENTER);
  FakeSocket.last().opened();
  FakeSocket.last().says(eveningOf());
  expect(FakeSocket.last().sent).toHaveLength(1);
  held = false;
  FakeSocket.last().says(eveningOf());
  FakeSocket.last().says(eveningOf());
  expect(FakeSocket.last().sent.map((one) => one['do'])).toEqual(['hello', 'enter_deal']);
});

test('commands are sent in the order in which they were given', () => {
  const { link } = connected(memoryStore());
  link.send({ do: 'pause' });
  vi.advanceTimersByTime(1000);
  link.send({ do: 'reach', round: 3 });
  FakeSocket.last().opened();
  expect(FakeSocket.last().sent.map((one) => one['do'])).toEqual(['hello', 'pause', 'reach']);
});

test('the clock runs from the last message and stands in a pause and at nothing', () => {
  expect(leftNow(60_000, false, 12_000)).toBe(48_000);
  expect(leftNow(60_000, true, 12_000)).toBe(60_000);
  expect(leftNow(60_000, false, 70_000)).toBe(0);
  expect(leftNow(null, false, 70_000)).toBeNull();
});

test('a clock shows the second that has begun', () => {
  expect([310_000, 309_001, 308_999, 59_000, 0, 3_720_000].map(clockText)).toEqual([
    '5:10',
    '5:10',
    '5:09',
    '0:59',
    '0:00',
    '1:02:00',
  ]);
});

test('a code is five letters without a vowel, however it is typed, and no other address is one', () => {
  expect(codeIn(['HKRBR'])).toBe('HKRBR');
  expect(codeIn(['hkrbr', 'run'])).toBe('HKRBR');
  expect(codeIn(['HKRB1'])).toBe('');
  expect(codeIn(['HKRBRT'])).toBe('');
  expect(codeIn(['HKRBR', 'run', 'more'])).toBe('');
  expect(['about', 'login', 'ADMIN', 'evening'].map((word) => codeIn([word]))).toEqual(['', '', '', '']);
  expect(codeIn([])).toBe('');
});
