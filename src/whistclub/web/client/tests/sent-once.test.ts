import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SentOnce } from '../src/table/session/sent-once.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('next deal sent twice at once is sent once, and again after a while', () => {
  const sent: string[] = [];
  const once = new SentOnce((command) => `${sent.push(command.do)}`);
  expect([once.send({ do: 'next_deal' }), once.send({ do: 'next_deal' })]).toEqual(['1', '1']);
  vi.advanceTimersByTime(600);
  expect([once.send({ do: 'next_deal' }), sent.length]).toEqual(['2', 2]);
});

test('undo is given as often as it is tapped', () => {
  const sent: string[] = [];
  const once = new SentOnce((command) => `${sent.push(command.do)}`);
  once.send({ do: 'undo' });
  once.send({ do: 'undo' });
  expect(sent).toEqual(['undo', 'undo']);
});

test('a card tapped twice before the club has answered is played once, and the same act later on again', () => {
  const sent: string[] = [];
  const once = new SentOnce((command) => `${sent.push(command.do)}`);
  const pass = { do: 'act', action: 'call pass' } as const;
  expect([once.send(pass, 1), once.send(pass, 1)]).toEqual(['1', '1']);
  expect([once.send(pass, 2), sent.length]).toEqual(['2', 2]);
});
