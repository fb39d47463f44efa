import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DEAF_MS, deaf, once, Pressing } from '../src/components/pressing.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** An act whose answer comes when the test says so. */
function waiting(): { act: () => Promise<void>; answer: () => void; count: () => number } {
  let done = (): void => undefined;
  let count = 0;
  return {
    act: () => {
      count += 1;
      return new Promise((resolve) => (done = resolve));
    },
    answer: () => done(),
    count: () => count,
  };
}

test('after its words change a button takes nothing for 600 ms, and then it does', async () => {
  const [pressing, act] = [new Pressing(), vi.fn()];
  pressing.hush();
  await vi.advanceTimersByTimeAsync(599);
  await pressing.press(act);
  expect(act).toHaveBeenCalledTimes(0);
  await vi.advanceTimersByTimeAsync(1);
  await pressing.press(act);
  expect(act).toHaveBeenCalledTimes(1);
});

test('each change of words begins the 600 ms again', async () => {
  const pressing = new Pressing();
  pressing.hush();
  await vi.advanceTimersByTimeAsync(500);
  pressing.hush();
  await vi.advanceTimersByTimeAsync(599);
  expect(pressing.isOpen).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(pressing.isOpen).toBe(true);
});

test('a second press before the answer came does nothing, however long that takes', async () => {
  const [pressing, slow] = [new Pressing(), waiting()];
  void pressing.press(slow.act);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(pressing.isBusy).toBe(true);
  void pressing.press(slow.act);
  expect(slow.count()).toBe(1);
});

test('a press that comes at once after the answer is still the second of a double tap', async () => {
  const [pressing, slow] = [new Pressing(), waiting()];
  void pressing.press(slow.act);
  slow.answer();
  await vi.advanceTimersByTimeAsync(DEAF_MS - 1);
  expect(pressing.isBusy).toBe(false);
  void pressing.press(slow.act);
  expect(slow.count()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  void pressing.press(slow.act);
  expect(slow.count()).toBe(2);
});

test('an act that fails leaves a button that can be pressed again', async () => {
  const pressing = new Pressing();
  await expect(pressing.press(() => Promise.reject(new Error('no network')))).rejects.toThrow('no network');
  await vi.advanceTimersByTimeAsync(DEAF_MS);
  expect(pressing.isOpen).toBe(true);
});

test('once: a form that is sent twice at once is sent once, and again after its answer', async () => {
  const slow = waiting();
  const send = once(slow.act);
  void send();
  void send();
  expect(slow.count()).toBe(1);
  slow.answer();
  await vi.advanceTimersByTimeAsync(0);
  void send();
  expect(slow.count()).toBe(2);
});

/** A button as far as `deaf` touches it. */
class FakeButton extends EventTarget {
  readonly attributes = new Map<string, string>();
  readonly setAttribute = (name: string, value: string): void => void this.attributes.set(name, value);
  readonly removeAttribute = (name: string): void => void this.attributes.delete(name);
}

test('deaf: a button of another kind swallows clicks for 600 ms, is said to be disabled, and wakes', async () => {
  const [button, heard] = [new FakeButton(), vi.fn()];
  deaf('Start')(button as unknown as HTMLElement);
  button.addEventListener('click', heard);
  button.dispatchEvent(new Event('click', { cancelable: true }));
  expect([heard.mock.calls.length, button.attributes.get('aria-disabled')]).toEqual([0, 'true']);
  await vi.advanceTimersByTimeAsync(DEAF_MS);
  button.dispatchEvent(new Event('click', { cancelable: true }));
  expect([heard.mock.calls.length, button.attributes.get('aria-disabled')]).toEqual([1, undefined]);
});

test('deaf: other words start over, and the ones before wake nothing', async () => {
  const [button, heard] = [new FakeButton(), vi.fn()];
  const leave = deaf('Start')(button as unknown as HTMLElement);
  await vi.advanceTimersByTimeAsync(500);
  leave?.();
  deaf('Undo')(button as unknown as HTMLElement);
  button.addEventListener('click', heard);
  await vi.advanceTimersByTimeAsync(400);
  button.dispatchEvent(new Event('click', { cancelable: true }));
  expect(heard).toHaveBeenCalledTimes(0);
});

test('other words are another act: it does not wait for the answer to the one before, nor does that answer free it', async () => {
  const [pressing, first, second] = [new Pressing(), waiting(), waiting()];
  void pressing.press(first.act);
  pressing.hush();
  expect([pressing.isBusy, pressing.isOpen]).toEqual([false, false]);
  await vi.advanceTimersByTimeAsync(DEAF_MS);
  void pressing.press(second.act);
  first.answer();
  await vi.advanceTimersByTimeAsync(DEAF_MS);
  expect(pressing.isBusy).toBe(true);
  second.answer();
  await vi.advanceTimersByTimeAsync(DEAF_MS);
  expect(pressing.isOpen).toBe(true);
});
