import { describe, expect, it } from 'vitest';
import { CHOICES, FACES, portraitOf, turned } from '../src/portraits/portrait';

const hundred = Array.from({ length: 100 }, (_, place) => place + 1);

describe('portraits', () => {
  it('are the same for the same number, everywhere', () => {
    expect(portraitOf(4711, false)).toBe(portraitOf(4711, false));
  });
  it('differ for a hundred people', () => {
    expect(new Set(hundred.map((face) => portraitOf(face, false))).size).toBe(100);
  });
  it('show another animal at each of six seats', () => {
    expect(new Set([0, 1, 2, 3, 4, 5].map((seat) => portraitOf(seat, true))).size).toBe(6);
  });
  it('never show a person as a bot', () => {
    const people = new Set(hundred.map((face) => portraitOf(face, false)));
    expect([0, 1, 2, 3, 4, 5].filter((seat) => people.has(portraitOf(seat, true)))).toEqual([]);
  });
  it('know no colour but the tokens', () => {
    expect(hundred.map((face) => portraitOf(face, false) + portraitOf(face, true)).join('')).not.toMatch(
      /#[0-9a-f]{3}|rgb/i,
    );
  });
  it('are drawn for every number, with shapes in whole', () => {
    expect(hundred.filter((face) => /undefined|NaN/.test(portraitOf(face * 655, false)))).toEqual([]);
  });
  it('turn through twelve and come back to the first', () => {
    const seen = Array.from({ length: CHOICES }, (_, taps) => turned(FACES - 3, taps));
    expect(new Set(seen).size).toBe(12);
    expect(turned(FACES - 3, CHOICES)).toBe(FACES - 3);
    expect(seen.filter((face) => face < 1 || face > FACES)).toEqual([]);
  });
});
