/*
 * The looks a person may choose: every text, lamp and card on every cloth and in every room, by the contrasts of WCAG
 * 2.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { backOf } from '../src/cards/backs';
import { faceOf } from '../src/cards/faces';
import { BACKS, FACES } from '../src/state/looks';

type Theme = 'light' | 'dark';
type Tokens = Readonly<Record<string, string>>;

const read = (name: string): string =>
  readFileSync(fileURLToPath(new URL(`../src/styles/${name}`, import.meta.url)), 'utf8');
const [tokens, looks] = [read('tokens.css'), read('looks.css')];

/** The declarations of a rule; one that is not there would let every contrast pass. */
function bodyOf(css: string, selector: string): string {
  const body = css.split(`${selector} {`)[1]?.split('}')[0];
  if (body === undefined) throw new Error(`no rule for ${selector}`);
  return body;
}
const pairs = (body: string): [string, string][] =>
  [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value.trim()]);

/** The colours of one theme with the choices made, as the browser would resolve them. */
function resolved(theme: Theme, choices: Readonly<Record<string, string>> = {}): Tokens {
  const usual = pairs(bodyOf(tokens, ':root'));
  const chosen = Object.entries(choices).flatMap(([look, name]) =>
    pairs(bodyOf(looks, `:is(:root, .sample)[data-${look}='${name}']`)),
  );
  const light = (value: string): string =>
    /light-dark\((#\w+), (#\w+)\)/.exec(value)?.[theme === 'light' ? 1 : 2] ?? value;
  return Object.fromEntries([...usual, ...chosen].map(([name, value]) => [name, light(value)]));
}

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((i) => parseInt(colour.slice(i, i + 2), 16) / 255)
    .map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function ratio(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** Foreground, background and the least contrast: 4.5 for text, 3 for large figures, cards, rings and borders. */
type Demand = readonly [over: string, under: string, least: number];
const ON_CLOTH: readonly Demand[] = [
  ...['cloth-lit', 'cloth', 'cloth-deep', 'plate'].flatMap((under): Demand[] => [
    ['on-cloth', under, 4.5],
    ['on-cloth-2', under, 4.5],
    ['lamp', under, 3],
  ]),
  ...['cloth-lit', 'cloth', 'cloth-deep'].flatMap((under): Demand[] => [
    ['cloth-line', under, 3],
    ['card-face', under, 3],
    ['card-shade', under, 3],
  ]),
  ['card-ink', 'card-shade', 7],
  ['s-S', 'card-shade', 7],
  ['s-H', 'card-shade', 3],
];
const IN_ROOM: readonly Demand[] = [
  ...['room', 'surface', 'sunk'].flatMap((under): Demand[] => [
    ['ink', under, 7],
    ['ink-2', under, 4.5],
    ['focus', under, 3],
  ]),
  ...['room', 'surface'].flatMap((under): Demand[] => [
    ['edge', under, 3],
    ['brand', under, 4.5],
    ['brass', under, 4.5],
    ['bad', under, 4.5],
    ['good', under, 4.5],
  ]),
];

const lacking = (found: Tokens, demands: readonly Demand[]): string[] =>
  demands
    .filter(([over, under, least]) => ratio(found[over] ?? '', found[under] ?? '') < least)
    .map(([over, under]) => `${over} on ${under}: ${ratio(found[over] ?? '', found[under] ?? '').toFixed(2)}`);

const CLOTHS = ['green', 'blue', 'wine', 'slate', 'tobacco'];
const ROOMS = ['paper', 'stone', 'mist', 'plain'];
const themes: readonly Theme[] = ['light', 'dark'];

describe.each(themes)('in the %s theme', (theme) => {
  test.each(CLOTHS)('everything is legible on the %s cloth', (cloth) => {
    expect(lacking(resolved(theme, { cloth }), ON_CLOTH)).toEqual([]);
  });

  test.each(ROOMS)('everything is legible in the %s room', (room) => {
    expect(lacking(resolved(theme, { room }), IN_ROOM)).toEqual([]);
  });

  test.each(BACKS)('the mark is seen on the back with %s', (back) => {
    expect(
      lacking(resolved(theme, { back }), [
        ['card-brass', 'back', 2],
        ['back-line', 'back', 3],
      ]),
    ).toEqual([]);
  });

  test('the usual cloth, room and back are those of the tokens', () => {
    expect(resolved(theme, { cloth: 'green', room: 'paper', back: 'lattice' })).toEqual(resolved(theme));
  });
});

test('the backs are different drawings, each of one path under the mark', () => {
  expect(new Set(BACKS.map(backOf)).size).toBe(BACKS.length);
  for (const back of BACKS) expect(backOf(back).match(/<path/g)).toHaveLength(2);
});

test('an unknown back is drawn as the usual one', () => {
  expect(backOf('none' as never)).toBe(backOf('lattice'));
});

/** The height of the upper left rank, in parts of the card's. */
const rankHeight = (svg: string): number =>
  Number(/data-mark="\w\." transform="translate\([^)]*\) scale\(([\d.]+)\)/.exec(svg)?.[1] ?? 0) * 30;

test.each(['full', 'index', 'across'] as const)(
  'a large index is at least a sixth larger on the face %s, and each kind of card has one',
  (face) => {
    for (const [card, family] of [
      ['HQ', 'french'],
      ['S9', 'french'],
      ['LY4', 'decktet'],
      ['MA', 'decktet'],
    ] as const) {
      const [usual = 0, large = 0] = FACES.map((faces) => rankHeight(faceOf(card, family, face, '', faces)));
      expect(large).toBeGreaterThan(usual * 1.16);
    }
  },
);
