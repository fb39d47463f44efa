import { afterEach, expect, test, vi } from 'vitest';
import { ask } from '../src/net/api';

afterEach(() => void vi.unstubAllGlobals());

test('the same act asked again before its answer came is sent once; afterwards, and for another body, it is sent', async () => {
  const answers: ((answer: Response) => void)[] = [];
  const fetching = vi.fn(() => new Promise<Response>((resolve) => answers.push(resolve)));
  vi.stubGlobal('fetch', fetching);
  vi.stubGlobal('sessionStorage', undefined);
  const [first, second] = [
    ask('POST', '/api/tables', { preset: 'whist' }),
    ask('POST', '/api/tables', { preset: 'whist' }),
  ];
  const other = ask('POST', '/api/tables', { preset: 'solo' });
  expect(fetching).toHaveBeenCalledTimes(2);
  answers[0]?.(Response.json({ id: 'one' }));
  answers[1]?.(Response.json({ id: 'two' }));
  expect([await first, await second, await other]).toEqual([{ id: 'one' }, { id: 'one' }, { id: 'two' }]);
  const again = ask('POST', '/api/tables', { preset: 'whist' });
  expect(fetching).toHaveBeenCalledTimes(3);
  answers[2]?.(Response.json({ id: 'three' }));
  expect(await again).toEqual({ id: 'three' });
});
