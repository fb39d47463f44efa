import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announcer } from '../src/state/announcer.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const plain = (text: string): string => text.replace(/\u00A0/g, '');

test('what comes within a moment is one passage, in its order and whole', () => {
  announcer.say('East: two.');
  vi.advanceTimersByTime(200);
  announcer.say('South: three.', 'West: four.');
  vi.advanceTimersByTime(200);
  announcer.say('Your turn.');
  vi.advanceTimersByTime(400);
  expect(plain(announcer.text)).toBe('East: two. South: three. West: four. Your turn.');
});

test('a stream without a pause is said all the same, and nothing of it is lost', () => {
  const passages = new Set<string>();
  for (let i = 0; i < 20; i++) {
    announcer.say(`Card ${i}.`);
    vi.advanceTimersByTime(250);
    passages.add(plain(announcer.text));
  }
  vi.advanceTimersByTime(2000);
  passages.add(plain(announcer.text));
  const said = [...passages].join(' ').match(/Card \d+\./g) ?? [];
  expect(said).toEqual(Array.from({ length: 20 }, (_, i) => `Card ${i}.`));
  expect(passages.size).toBeGreaterThan(3);
});

test('how things stand is said as they stand at last, among all else that is said', () => {
  for (let i = 1; i <= 17; i++) {
    announcer.stand('dock', `${i} people are here.`, 'Four make a table.');
    if (i === 8) announcer.say('The round begins.');
    vi.advanceTimersByTime(20);
  }
  vi.advanceTimersByTime(2000);
  expect(plain(announcer.text)).toBe('The round begins. 17 people are here. Four make a table.');
});

test('the same passage again is another text to the page, and the same to the ear', () => {
  announcer.say('Your turn.');
  vi.advanceTimersByTime(2000);
  const first = announcer.text;
  announcer.again();
  expect(announcer.text).not.toBe(first);
  expect(plain(announcer.text)).toBe('Your turn.');
});

test('a refusal waits for nothing and leaves the passage that is waiting alone', () => {
  announcer.say('East: two.');
  announcer.alert('Not that one.');
  expect(plain(announcer.urgent)).toBe('Not that one.');
  vi.advanceTimersByTime(2000);
  expect(plain(announcer.text)).toBe('East: two.');
});
