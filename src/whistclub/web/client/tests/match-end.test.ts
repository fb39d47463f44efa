import { expect, test } from 'vitest';
import type { DealOver } from '../src/net/wire';
import { campaignOf, highest, ledFrom, lostLead, memorableDeals } from '../src/table/ends/closeness';
import { downOf, frameOf, namesAt, numbered, scoresOf, stepsOf } from '../src/table/ends/score-lines';
import { asPlayed, type Model } from '../src/match/model';

const deal = (number: number, points: readonly number[], score: readonly number[]): DealOver => ({
  place: number,
  number,
  dealer: 'N',
  lines: [],
  points,
  score,
});
const MATCH = [deal(1, [3, 0], [3, 0]), deal(2, [0, 4], [3, 4]), deal(3, [0, 2], [3, 6]), deal(4, [10, 0], [13, 6])];

test('the way of a match begins where the match began and gains the points of each deal', () => {
  expect(scoresOf(MATCH, [13, 6])).toEqual([
    [0, 3, 3, 3, 13],
    [0, 0, 4, 6, 6],
  ]);
  expect(scoresOf([deal(1, [1, 0], [6, 4])], [6, 4])).toEqual([
    [5, 6],
    [4, 4],
  ]);
});
test('through the games of a rubber the points are added up', () => {
  expect(scoresOf([deal(1, [5, 0], [0, 0]), deal(2, [0, 2], [0, 2])], [1, 0])).toEqual([
    [0, 5, 5],
    [0, 0, 2],
  ]);
});
test('a step goes across to its deal and then up to the score', () => {
  const frame = frameOf([[0, 10, 5]], 10, 400, 100);
  expect(downOf(frame, 10)).toBe(14);
  expect(downOf(frame, 0)).toBe(frame.height - 30);
  expect(stepsOf([0, 10, 5], frame)).toBe(`M34 160H167V14H300V87`);
});
test('a match without points is drawn on one level', () => {
  expect(stepsOf([0, 0], frameOf([[0, 0]], 0, 400, 100))).not.toContain('NaN');
});
test('names at the ends of lines lie apart, and none below the chart', () => {
  expect(namesAt([50, 52, 120], 18, 200)).toEqual([50, 68, 120]);
  const low = namesAt([196, 198, 199], 18, 200);
  expect(low).toEqual([164, 182, 200]);
});
test('the numbers of many deals are thinned out and the last one stands', () => {
  expect(numbered(4, 6)).toEqual([1, 2, 3, 4]);
  expect(numbered(16, 6)).toEqual([1, 4, 7, 10, 13, 16]);
});
test('the largest lead that was lost is named with its deal', () => {
  const scores = scoresOf(MATCH, [13, 6]);
  expect(lostLead(scores, MATCH, 0, 1)).toEqual({ number: 3, most: 6, least: 3 });
  expect(lostLead(scores, MATCH, 1, 0)).toEqual({ number: 4, most: 13, least: 6 });
  expect(
    lostLead(
      [
        [0, 3],
        [0, 0],
      ],
      [deal(1, [3, 0], [3, 0])],
      0,
      1,
    ),
  ).toBeNull();
});
test('the winner led from the deal after the last one without a lead', () => {
  const scores = scoresOf(MATCH, [13, 6]);
  expect(ledFrom(scores, MATCH, 0)).toBe(4);
  expect(
    ledFrom(
      scores.map((line) => line.slice(0, 2)),
      MATCH.slice(0, 1),
      0,
    ),
  ).toBe(1);
  expect(
    ledFrom(
      [
        [0, 1],
        [0, 1],
      ],
      [deal(1, [1, 1], [1, 1])],
      0,
    ),
  ).toBeNull();
});
test('the two highest cards of a hand are told by rank, the highest first', () => {
  expect(highest(['S2', 'HQ', 'DT', 'CA', 'S9'])).toEqual(['CA', 'HQ']);
});

test('the deal with most points and the closest other one are remembered', () => {
  expect(memorableDeals(MATCH, 1).map(({ kind, deal: { number } }) => [kind, number])).toEqual([
    ['best', 2],
    ['closest', 3],
  ]);
  expect(memorableDeals(MATCH, 0).map(({ kind, deal: { number } }) => [kind, number])).toEqual([
    ['best', 4],
    ['closest', 3],
  ]);
  expect(memorableDeals(MATCH.slice(0, 1), 0)).toEqual([]);
});
test('a campaign has the bids made and the hand that missed', () => {
  const made: DealOver = {
    ...deal(1, [1], [1]),
    lines: [
      ['score-bid-checked-off', { hand: 'fore', bid: 3, tricks: 3 }, [1]],
      ['score-bid-failed', { hand: 'aft', bid: 0, tricks: 2 }, [0]],
    ],
  };
  expect(campaignOf([made])).toEqual({ made: [3], missed: { aim: 0, tricks: 2 } });
  const none: DealOver = { ...made, lines: [['score-no-marker', { hand: 'fore', tricks: 8 }, [0]]] };
  expect(campaignOf([none])).toEqual({ made: [], missed: { aim: null, tricks: 8 } });
});
test('a table looked at after a deal shows that deal and its dealer, not the next', () => {
  const model = {
    deals: [{ ...deal(4, [1, 0], [13, 6]), dealer: 'E' }],
    setting: { number: 5, dealer: 2, score: [13, 6], counts: [] },
    table: {
      seats: [
        { letter: 'N', seat: 0 },
        { letter: 'E', seat: 1 },
      ],
    },
    result: null,
  } as unknown as Model;
  expect(asPlayed(model).setting).toEqual({ number: 4, dealer: 1, score: [13, 6], counts: [] });
});
