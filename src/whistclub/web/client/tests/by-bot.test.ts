/* Who comes back is told what a bot did for them, also by a page that has seen none of it. */
import { expect, test } from 'vitest';
import type { Model } from '../src/match/model';
import { doneByBot, tricksByBot } from '../src/table/session/by-bot';

const returned = (seat: number, cards: number, others: number) =>
  [['event-table-returned', seat, { seat: 'S', cards, others }]] as const;

test('the cards that a bot played are counted, and a call alone is told too', () => {
  expect({ key: 'client-back', count: 3 }).toEqual(doneByBot(returned(2, 3, 1), 2));
  expect({ key: 'client-back-acts', count: 0 }).toEqual(doneByBot(returned(2, 0, 1), 2));
});

test('nothing is told where a bot did nothing, of another seat, and to who only watches', () => {
  expect(null).toBe(doneByBot(returned(2, 0, 0), 2));
  expect(null).toBe(doneByBot(returned(1, 3, 0), 2));
  expect(null).toBe(doneByBot(returned(2, 3, 0), null));
});

test('the tricks are those of the last cards of one’s seat in this deal, the one on the table among them', () => {
  const acts = [...'ABCDEFGHIJ'].map((card, i) => [(i + (i > 3 ? 1 : 0)) % 4, `play ${card}`]);
  const model = (you: number): Model =>
    ({ view: { acts, out: [], to_act: [3] }, you: { seat: you }, table: { seats: [0, 1, 2, 3] } }) as unknown as Model;
  expect([[1, 'A', 1]]).toEqual(
    tricksByBot(model(0), 9)
      .slice(0, 1)
      .map((one) => [one.number, one.byBot, one.winner]),
  );
  expect([
    [2, 'E', 1],
    [3, 'I', null],
  ]).toEqual(tricksByBot(model(1), 2).map((one) => [one.number, one.byBot, one.winner]));
});
