import { expect, test } from 'vitest';
import type { Exercise } from '../src/puzzles/exercises';
import { costsByTheme, luckAndSkill, practiceOf, type ReviewedDeal } from '../src/puzzles/practice';
import type { Marked } from '../src/net/review';

const price = (scored: number) => ({ points: scored, scored, tricks: null, chance: null, match: null });
const act = (card: string, scored: number) => ({
  act: card,
  alike: [card],
  fair: price(scored),
  tricks: null,
  cost: 2 - scored,
  error: 0,
  scored_error: 0,
  open: null,
});
const marked = (
  seat: string,
  theme: string,
  verdict: Marked['verdict'],
  method: Marked['method'] = 'cards',
): Marked => ({
  number: 9,
  trick: 3,
  seat,
  played: 'play H3',
  verdict,
  acts: [act('play HQ', 2), act('play H3', 0.5)],
  method,
  worlds: 64,
  draws: 0,
  luck: 0,
  theme,
  is_all: false,
  custom: null,
  reason: null,
  fact: null,
  heaps: null,
});
const deals = (count: number, game: string, costs: Readonly<Record<string, number>>): ReviewedDeal[] =>
  Array.from({ length: count }, (_, at) => ({ id: `${game}-${at}`, game, costs }));
const exercise = (id: string, theme: string, worth: number): Exercise => ({
  id,
  table: 't',
  match: 'm',
  place: 1,
  number: 9,
  trick: 3,
  seat: 'S',
  game: 'whist',
  theme,
  played: 'play H3',
  unit: 'points',
  choices: [
    { acts: ['play HQ'], worth },
    { acts: ['play H3'], worth: 0 },
  ],
  due: '',
  found: 0,
});

test('own errors of a deal are added up by theme, those of others, of partners and of solitaires are not', () => {
  const all = [
    marked('S', 'lead', 'error'),
    marked('S', 'lead', 'error'),
    marked('S', 'second', 'agreed'),
    marked('W', 'lead', 'error'),
    marked('S', 'bids', 'error', 'odds'),
  ];
  expect(costsByTheme(all, 'S')).toEqual({ lead: 3 });
});

test('the dearest theme of any game is named from ten deals on, with its dearest errors', () => {
  const own = [exercise('a', 'lead', 1), exercise('b', 'lead', 3), exercise('c', 'third', 9)];
  const reviewed = [...deals(10, 'whist', { lead: 1, third: 0.5 }), ...deals(9, 'solo', { lead: 5 })];
  const found = practiceOf(reviewed, own);
  expect([found?.game, found?.theme, found?.cost]).toEqual(['whist', 'lead', 1]);
  expect(found?.errors.map(({ id }) => id)).toEqual(['b', 'a']);
});

test('nothing is named where one error may have been chance', () => {
  expect(practiceOf([...deals(9, 'whist', {}), ...deals(1, 'whist', { lead: 4 })], [])).toBeNull();
});

test('the points of reviewed deals are told by luck, the others and own moves, older deals left out', () => {
  const origins = [0, 2].map((cards) => ({
    id: String(cards),
    game: 'whist',
    costs: {},
    origins: { cards, others: 1, own: -1 },
  }));
  expect(luckAndSkill([...origins, ...deals(3, 'whist', {}), ...deals(1, 'solo', {})])).toEqual([
    {
      game: 'whist',
      deals: 2,
      parts: [
        { name: 'cards', mean: 1, error: 0 },
        { name: 'others', mean: 1, error: 0 },
        { name: 'own', mean: -1, error: 0 },
        { name: 'sum', mean: 1, error: 0 },
      ],
    },
  ]);
});
