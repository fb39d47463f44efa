/* A sentence says "click" to a mouse and "tap" to a finger. */
import { readFileSync } from 'node:fs';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

it.each([
  ['en', true, 'Click again to call it.'],
  ['en', false, 'Tap again to call it.'],
  ['de', true, 'Klicke noch einmal, um es anzusagen.'],
  ['de', false, 'Tippe noch einmal, um es anzusagen.'],
])('%s, a mouse: %s, reads "%s"', async (language, isMouse, sentence) => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(pointer: fine)' && isMouse }));
  const { Catalogue } = await import('../src/messages/catalogue');
  const words = readFileSync(`../../messages/locales/${language}/client.ftl`, 'utf-8');
  expect(new Catalogue(language, words).format('client-call-again')).toBe(sentence);
});
