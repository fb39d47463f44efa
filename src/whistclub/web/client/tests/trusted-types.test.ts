import { beforeEach, expect, test, vi } from 'vitest';

interface Rules {
  readonly createHTML?: (text: string) => string;
  readonly createScriptURL?: (address: string) => string;
}

const policies = new Map<string, Rules>();
vi.stubGlobal('trustedTypes', {
  createPolicy: (name: string, rules: Rules) => {
    policies.set(name, rules);
    return { ...rules, createHTML: (text: string) => new String(rules.createHTML?.(text)) };
  },
});

beforeEach(() => vi.stubGlobal('location', new URL('https://club.example/t/1')));

test('the policy of every other text makes no markup, and only scripts of our own address', async () => {
  const { ownScript } = await import('../src/state/trusted-types');
  expect(Object.keys(policies.get('default') ?? {})).toEqual(['createScriptURL']);
  expect(ownScript('/assets/worker-1.js')).toBe('/assets/worker-1.js');
  expect(ownScript('https://club.example/worker.js')).toBe('https://club.example/worker.js');
  expect(() => ownScript('https://evil.example/worker.js')).toThrow(TypeError);
  expect(() => ownScript('data:text/javascript,1')).toThrow(TypeError);
});

test('the same drawing is the same value, so that it is not drawn again', async () => {
  const { drawn } = await import('../src/state/trusted-types');
  expect(drawn('<path/>')).toBe(drawn('<path/>'));
  expect(String(drawn('<path/>'))).toBe('<path/>');
});
