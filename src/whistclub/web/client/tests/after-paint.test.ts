import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterDrawn } from '../src/state/after-paint';

let draw: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => {
    draw = frame;
    return 1;
  });
  vi.stubGlobal('cancelAnimationFrame', () => (draw = () => undefined));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what waits for a frame comes once, in a task of its own after it', () => {
  const act = vi.fn();
  afterDrawn(act);
  draw();
  expect(act).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(act).toHaveBeenCalledOnce();
});

test('it comes also where no frame is drawn', () => {
  const act = vi.fn();
  afterDrawn(act);
  vi.runAllTimers();
  expect(act).toHaveBeenCalledOnce();
});

test('what is called off never comes', () => {
  const act = vi.fn();
  const callOff = [afterDrawn(act)];
  callOff.push(afterDrawn(act));
  draw();
  callOff.forEach((off) => off());
  vi.runAllTimers();
  expect(act).not.toHaveBeenCalled();
});
