import { expect, test } from 'vitest';
import type { SolvedPlace } from '../src/net/solve';
import {
  areHands,
  isBest,
  laidOf,
  pathOf,
  placeIn,
  tellNothing,
  tricksOf,
  USUAL,
  worstOf,
  type SolverPlace,
} from '../src/solve/question';
import { handsOf } from '../src/solve/laying';

const HANDS = ['SA SK', 'S3 DT', 'HA HK', 'H3 H2'];
const PLACE: SolverPlace = {
  question: { trump: 'S', leader: 'W', side: 'EW', aim: 'fewest' },
  hands: HANDS,
  played: ['H3', 'SA'],
};
const searchOf = (path: string): string => new URL(path, 'https://club.example').search;

test('an address holds hands, question and the cards played', () => {
  expect(pathOf(PLACE)).toBe('/solve?deal=AK..._3..T._.AK.._.32..&trump=S&leads=W&side=EW&for=fewest&played=H3SA');
  expect(placeIn(searchOf(pathOf(PLACE)))).toEqual(PLACE);
});

test('an address of something else holds no place, and of a question nobody knows the usual one', () => {
  expect(placeIn('')).toBeNull();
  for (const deal of [
    'AK..._A..T._.AK.._.32..',
    'A..._K3..._...2_...3',
    'X..._2..._3..._4...',
    '....',
    'A',
    '%E2%98%83',
  ])
    expect(placeIn(`?deal=${deal}`), deal).toBe('wrong');
  expect(placeIn('?deal=A..._K..._Q..._J...&trump=Z&leads=9&side=NE&for=luck&played=!!')).toEqual({
    question: USUAL,
    hands: ['SA', 'SK', 'SQ', 'SJ'],
    played: [],
  });
});

test('hands may be fewer than thirteen cards if all are equal', () => {
  expect(areHands(HANDS)).toBe(true);
  expect(areHands(handsOf(laidOf(HANDS)))).toBe(true);
  expect(areHands(['', '', '', ''])).toBe(false);
});

const solved = (turn: 'N' | 'E', cards: readonly (readonly [string, number])[]): SolvedPlace => ({
  hands: HANDS,
  table: '',
  leader: turn,
  turn,
  taken: [0, 0, 0, 0],
  least: 1,
  most: 1,
  cards: cards.map(([card, value]) => ({ card, least: value, most: value })),
  line: 'SA S3 HK H2 SK DT HA H3',
  why: null,
});

test('the best card brings the side most, or the others least, and the worst gives tricks away', () => {
  const question = { ...USUAL, side: 'NS' } as const;
  const ours = solved('N', [
    ['SA', 2],
    ['SK', 1],
  ]);
  expect(ours.cards.map((card) => isBest(card, ours, question))).toEqual([true, false]);
  expect(worstOf(ours, question)).toEqual({ card: 'SK', count: 1 });
  const theirs = solved('E', [
    ['S3', 0],
    ['DT', 2],
  ]);
  expect(theirs.cards.map((card) => isBest(card, theirs, question))).toEqual([true, false]);
  expect(worstOf(theirs, question)).toEqual({ card: 'DT', count: 2 });
  expect(isBest(ours.cards[1] as never, ours, { ...question, aim: 'fewest' })).toBe(true);
});

test('while a card is not known none is called best or worst', () => {
  const place = solved('N', [['SA', 2]]);
  const open = { ...place, cards: [...place.cards, { card: 'SK', least: 0, most: 2 }] };
  expect(isBest(open.cards[0] as never, open, USUAL)).toBe(false);
  expect(worstOf(open, USUAL)).toBeNull();
});

test('bounds as far apart as there are tricks to come tell nothing', () => {
  const place = solved('N', []);
  expect(tellNothing({ least: 0, most: 2 }, place)).toBe(true);
  expect(tellNothing({ least: 1, most: 2 }, place)).toBe(false);
  expect(tellNothing({ least: 2, most: 2 }, place)).toBe(false);
});

test('a line is cut into tricks, of which the first may have begun', () => {
  expect(tricksOf({ ...solved('N', []), table: 'SA', line: 'S3 HK H2 SK DT HA H3' }).map((one) => one.length)).toEqual([
    3, 4,
  ]);
});
