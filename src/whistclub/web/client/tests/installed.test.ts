/* The things that a device keeps of the club: its icons, its manifest, and one's games. */
import { inflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { icon, type Shape } from '../install/icons';
import type { Brief } from '../src/net/api';
import { memoryStore } from '../src/net/browser-store';
import { isEveningKept, keepGames, keptGames } from '../src/offline/last-games';
import { withSentences } from '../src/site/document';
import { manifestOf } from '../src/site/manifest';

/** The pixels of a PNG file of 8 bits and four channels whose rows are not filtered. */
function pixels(file: Buffer): { size: number; at: (x: number, y: number) => number[] } {
  const size = file.readUInt32BE(16);
  const start = file.indexOf('IDAT');
  const rows = inflateSync(file.subarray(start + 4, start + 4 + file.readUInt32BE(start - 4)));
  return { size, at: (x, y) => [...rows.subarray(y * (1 + size * 4) + 1 + x * 4).subarray(0, 4)] };
}

describe('an icon', () => {
  const corner = (shape: Shape): number[] => pixels(icon(48, shape)).at(0, 0);

  test('has the size asked for', () => {
    for (const size of [180, 192]) expect(pixels(icon(size, 'card')).size).toBe(size);
  });
  test('is clear around the card, and full to the corners where a system cuts it', () => {
    expect(corner('card')).toEqual([0, 0, 0, 0]);
    expect(corner('full')).toEqual([0x2c, 0x61, 0x52, 255]);
  });
  test('keeps its letter within the four fifths that no system cuts away', () => {
    const size = 96;
    const { at } = pixels(icon(size, 'full'));
    const all = Array.from({ length: size * size }, (_, i) => [i % size, Math.floor(i / size)] as const);
    const letter = all.filter(([x, y]) => (at(x, y)[0] ?? 0) > 0x80);
    expect(letter.length).toBeGreaterThan(100);
    expect(letter.filter(([x, y]) => Math.hypot(x - size / 2, y - size / 2) > 0.4 * size)).toEqual([]);
  });
});

test('the manifest has icons of both sizes for both purposes and stays within the club', () => {
  const made = manifestOf('de', (key) => key, { light: '#FFFFFF', dark: '#000000' }) as {
    scope: string;
    lang: string;
    icons: { sizes: string; purpose: string }[];
  };
  expect([made.scope, made.lang]).toEqual(['/', 'de']);
  expect(new Set(made.icons.map((one) => `${one.sizes} ${one.purpose}`))).toEqual(
    new Set(['any any', '192x192 any', '512x512 any', '192x192 maskable', '512x512 maskable']),
  );
});

test('the document speaks every language there is, and a site of its own case', () => {
  const voices = ['en', 'de', 'xa'].map((language) => [language, (key: string) => `${language} <${key}>`] as const);
  const outdated = (language: string): string =>
    `<p lang="${language}">${language} &lt;client-page-old-browser&gt;</p>`;
  const html = '<b><!--outdated--></b><!--unreached-->';
  expect(withSentences(html, voices)).toContain(`<b>${['en', 'de', 'xa'].map(outdated).join('\n')}</b>`);
  expect(withSentences(html, voices)).toContain('<p lang="xa">xa &lt;client-page-below-a-path&gt;</p>');
  expect(withSentences(html, voices, true)).toContain('<p lang="xa">xa &lt;client-page-not-fetched&gt;</p>');
});

describe('the games kept on a device', () => {
  const table = (at: number, names: readonly string[]): Brief => ({
    id: `t${at}`,
    preset: 'p',
    phase: 'playing',
    names,
    free: 0,
    seat: 0,
    turn: false,
    changed_ms: at,
    lesson: '',
    daily: '',
    match: '',
    seats: [],
    going: null,
  });

  test("are the latest twelve, without the way to the table and without one's own name", () => {
    const store = memoryStore();
    keepGames(
      { mine: Array.from({ length: 20 }, (_, at) => table(at, ['Ada', 'Bo'])), listed: [table(99, ['Eve'])] },
      () => 'whist',
      'Ada',
      7,
      store,
    );
    const kept = keptGames(store);
    expect(kept?.games.map((one) => one.changed_ms)).toEqual([19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8]);
    expect(kept?.games[0]).toEqual({ game: 'whist', names: ['Bo'], phase: 'playing', turn: false, changed_ms: 19 });
    expect(kept?.at_ms).toBe(7);
  });
  test('are forgotten once the club knows of none', () => {
    const store = memoryStore();
    keepGames({ mine: [table(1, ['Ada'])], listed: [] }, () => 'whist', 'Ada', 7, store);
    keepGames({ mine: [], listed: [] }, () => 'whist', '', 8, store);
    expect(keptGames(store)?.games).toEqual([]);
  });
  test('are none before the first visit, and an evening is known only where it was seen', () => {
    const store = memoryStore();
    expect(keptGames(store)).toBeNull();
    store.setItem('whistclub-evening:ABCDE:hall', '{}');
    expect([isEveningKept('ABCDE', store), isEveningKept('FGHIJ', store)]).toEqual([true, false]);
  });
});
