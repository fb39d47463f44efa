import { expect, test } from 'vitest';
import { NOTHING, SEATS, countOf, handsOf, nextSeat, pbnOf, placed, restDealt, takenBack } from '../src/solve/laying';

const north = [...'AKQJT98765432'].reduce((laid, rank) => placed(laid, `S${rank}`, 0), NOTHING);

test('a card goes to the open hand, moves from another, and out again', () => {
  const laid = placed(NOTHING, 'SA', 0);
  expect(laid.get('SA')).toBe(0);
  expect(placed(laid, 'SA', 1).get('SA')).toBe(1);
  expect(placed(laid, 'SA', 0).size).toBe(0);
  expect(takenBack(placed(laid, 'HK', 1))).toEqual(laid);
});

test('a full hand takes no more, and the next seat is open', () => {
  expect(countOf(placed(north, 'HA', 0), 0)).toBe(13);
  expect(placed(north, 'HA', 0).has('HA')).toBe(false);
  expect(nextSeat(north, 0)).toBe(1);
});

test('the last hand fills itself', () => {
  const three = ['H', 'D'].reduce(
    (laid, suit, place) => [...'AKQJT98765432'].reduce((now, rank) => placed(now, suit + rank, place + 1), laid),
    north,
  );
  expect(countOf(three, 3)).toBe(13);
});

test('the rest is dealt to the hands that miss cards, and the deal is written as PBN', () => {
  const whole = restDealt(north, () => 0);
  expect(SEATS.map((_, seat) => countOf(whole, seat))).toEqual([13, 13, 13, 13]);
  expect(whole.get('SA')).toBe(0);
  const text = pbnOf(handsOf(whole), 'E', 'HA');
  expect(text).toMatch(/^\[Dealer "E"\]\n\[Turned "HA"\]\n\[Deal "N:AKQJT98765432\.\.\. \S+ \S+ \S+"\]\n$/);
});
