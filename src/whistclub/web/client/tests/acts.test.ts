import { describe, expect, test } from 'vitest';
import { cardActs, columnsOf, isOfCard, pairRows, pairsOf, rowsOf, wordActs } from '../src/match/acts';
import { nextByDigit } from '../src/table/hand/next-by-digit';

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
    expect([1, 7, 8, 14, 15].map((count) => columnsOf(count))).toEqual([1, 7, 4, 7, 5]);
  });
  test('take a row for each two words of a verb and each seven numbers', () => {
    expect(rowsOf([])).toBe(0);
    expect(rowsOf(['bid pass', ...bids(5)])).toBe(2);
    expect(rowsOf(bids(8))).toBe(2);
    expect(rowsOf(['trump C', 'trump D', 'trump H', 'trump S', 'trump none'])).toBe(3);
  });
  test('take two rows for any number of numbers with words, one beside a pass', () => {
    const calls = [7, 8, 9, 10, 11, 12, 13].flatMap((count) =>
      [...'CDHS', 'none'].map((word) => `call ${count} ${word}`),
    );
    expect(pairsOf(calls).length).toBe(35);
    expect([2, 4].map((columns) => rowsOf(['call pass', ...calls], columns))).toEqual([3, 3]);
  });
  test('have room kept for numbers with words: four rows, or three where but a pass goes without a number', () => {
    const act = (of: 'pairs' | 'words', ...words: string[]) => ({ verb: 'call', takes: { of, words }, meaning: '' });
    const pairs = act('pairs', 'uptown', 'no_trump');
    expect(pairRows([act('words', 'pass', 'uptown'), pairs])).toBe(3);
    expect(pairRows([act('words', 'pass'), pairs, act('words', 'misere')])).toBe(4);
    expect(pairRows([act('words', 'pass', 'solo')])).toBe(0);
  });
  test('of a few numbers with words are words', () => {
    const calls = ['call 7 uptown', 'call 7 downtown', 'call 7 none'];
    expect(pairsOf(calls)).toEqual([]);
    expect(rowsOf(calls)).toBe(2);
  });
  test('of many words stand closer', () => {
    expect(rowsOf(Array.from({ length: 40 }, (_, number) => `call word_${number}`))).toBe(14);
  });
});

describe('a digit', () => {
  test('chooses the number that begins with it, one after the other', () => {
    const numbers = [6, 9, 10, 11];
    expect(nextByDigit(numbers, undefined, '9')).toBe(9);
    expect([9, 10, 11].map((chosen) => nextByDigit(numbers, chosen, '1'))).toEqual([10, 11, 10]);
    expect(['4', 'p'].map((key) => nextByDigit(numbers, 6, key))).toEqual([undefined, undefined]);
  });
});
