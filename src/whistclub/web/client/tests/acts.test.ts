import { describe, expect, test } from 'vitest';
import { cardActs, columnsOf, isOfCard, rowsOf, wordActs } from '../src/match/acts';

const bids = (count: number): string[] => Array.from({ length: count }, (_, number) => `bid ${number}`);

describe('an act', () => {
  test("of a game's own verb with a card is one of that card", () => {
    expect(isOfCard('discard S7')).toBe(true);
    expect(cardActs(['discard S7', 'discard HT']).get('HT')).toBe('discard HT');
    expect(wordActs(['discard S7', 'discard HT'])).toEqual([]);
  });
  test('with a suit, a number, a word or nothing is of no card', () => {
    expect(['trump H', 'bid 10', 'call pass', 'invite', 'say solo'].filter(isOfCard)).toEqual([]);
  });
  test("of a game's own verb with several cards stays a button", () => {
    expect(wordActs(['discard S7 HT'])).toEqual(['discard S7 HT']);
  });
});

describe('buttons of acts', () => {
  test('stand in rows of the same length, of seven numbers at most', () => {
    expect([1, 7, 8, 14, 15].map(columnsOf)).toEqual([1, 7, 4, 7, 5]);
  });
  test('take a row for each two words of a verb and each seven numbers', () => {
    expect(rowsOf([])).toBe(0);
    expect(rowsOf(['bid pass', ...bids(5)])).toBe(2);
    expect(rowsOf(bids(8))).toBe(2);
    expect(rowsOf(['trump C', 'trump D', 'trump H', 'trump S', 'trump none'])).toBe(3);
  });
});
