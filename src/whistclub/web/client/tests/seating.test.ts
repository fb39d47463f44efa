import { describe, expect, test } from 'vitest';
import { unlisted } from '../src/net/api';
import { wholeView, type View } from '../src/net/wire';
import { dealtTo, lastTrickOf, type Model } from '../src/match/model';
import { topOf } from '../src/match/piles';
import { clockwiseFrom, isPartnered, lettersOf, nearSeat, partnerOf, placeOf, seatsOfSide } from '../src/match/seating';
import { game } from './games';

function table(count: number, sides: number, seat: number | null, view: Partial<View> | null = null): Model {
  const seats = [...lettersOf(count)].map((letter, at) => ({ seat: at, letter }));
  const form = count === 4 ? game('whist') : { ...unlisted('x'), seats: count, sides, stocks: game('whist').stocks };
  return {
    game: form,
    table: { seats, options: {} },
    you: { seat },
    setting: { score: Array.from({ length: sides }, () => 0) },
    deals: [],
    view,
  } as unknown as Model;
}
const places = (model: Model): string => model.table.seats.map(({ seat }) => placeOf(seat, model)).join(' ');

describe('the places round a table', () => {
  test.each([
    [1, 0, 's'],
    [2, 0, 's n'],
    [2, 1, 'n s'],
    [3, 0, 's w e'],
    [3, 2, 'w e s'],
    [4, 0, 's w n e'],
    [4, 2, 'n e s w'],
    [5, 0, 's w nw ne e'],
    [6, 0, 's w nw n ne e'],
  ])('of %i seats are seen from seat %i as %s', (count, seat, expected) => {
    expect(places(table(count, count, seat))).toBe(expected);
  });
  test('are seen by a spectator from South', () => {
    expect([1, 2, 4].map((count) => nearSeat(table(count, count, null)))).toEqual([0, 1, 2]);
  });
  test('go on clockwise', () => {
    expect(clockwiseFrom(2, 4)).toEqual([2, 3, 0, 1]);
    expect(clockwiseFrom(1, 2)).toEqual([1, 0]);
  });
});

describe('a side', () => {
  test('of two at a table of four has partners', () => {
    expect(isPartnered(table(4, 2, 1))).toBe(true);
    expect(partnerOf(table(4, 2, 1))).toBe(3);
    expect(seatsOfSide(table(4, 2, 1), 0)).toEqual([0, 2]);
  });
  test('is a seat where there are as many sides as seats', () => {
    for (const count of [1, 2, 4]) {
      expect(isPartnered(table(count, count, 0))).toBe(false);
      expect(partnerOf(table(count, count, 0))).toBeNull();
    }
    expect(seatsOfSide(table(2, 2, 0), 1)).toEqual([1]);
  });
});

describe('two players with a stock', () => {
  const acts = ['0 play S5', '1 play SK', '1 play H2'].map((text) => [Number(text[0]), text.slice(2)] as const);
  const view: View = wholeView({
    to_act: [0],
    acts,
    trick: [[1, 'H2']],
    hand: Array.from({ length: 13 }, () => 'S2'),
    dealt: [14, 14],
    tricks: [0, 0],
    piles: [['stock', ['C9'], 23, 'stock']],
  });
  test('hold thirteen cards each until the stock is gone', () => {
    expect(dealtTo(table(2, 2, 0, view))).toBe(13);
    const hand = view.hand.slice(1);
    expect(dealtTo(table(2, 2, 0, { ...view, trick: [[0, 'S5']], hand }))).toBe(13);
  });
  test('hold no more beside a trick that is shown card by card when the next card has been drawn', () => {
    const played: View = { ...view, acts: acts.slice(0, 2), trick: [[0, 'S5']] };
    expect(dealtTo(table(2, 2, 0, played))).toBe(13);
  });
  test('take tricks of two cards', () => {
    expect(lastTrickOf(view, 2)).toEqual({
      cards: [
        [0, 'S5'],
        [1, 'SK'],
      ],
      winner: 1,
    });
  });
  test('see the card turned last', () => {
    expect(topOf(view, 'stock')).toBe('C9');
    expect(topOf({ ...view, piles: [['stock', [], 0, 'stock']] }, 'stock')).toBe('');
  });
});
