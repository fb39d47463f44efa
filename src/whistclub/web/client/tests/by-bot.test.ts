/* Who comes back is told what a bot did for them, also by a page that has seen none of it. */
import { expect, test } from 'vitest';
import { doneByBot } from '../src/table/session/by-bot';

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
