/* Slips typed on the keys of a phone: what is typed lands at the table that is shown, or nowhere. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SlipClub, type Tricks } from './slips-club';

/* The settings of the page ask a browser; the words themselves are not looked at here. */
vi.mock('../src/state/club.svelte', () => ({ say: (key: string): string => key }));
vi.mock('../src/party/organiser/slips/words', () => ({ saidText: (): string => '' }));

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** All that is on its way has come, and the keys are awake. */
async function come(club: SlipClub): Promise<void> {
  do {
    club.arrive();
    await vi.advanceTimersByTimeAsync(1000);
  } while (club.isWaiting);
}

/** Presses these keys one after the other, each once the keys take it. */
async function type(club: SlipClub, ...keys: readonly number[]): Promise<void> {
  for (const key of keys) {
    await come(club);
    club.pad.press(String(key));
  }
}

describe('a stack typed in its order', () => {
  test('begins with the first table at each deal', async () => {
    const club = new SlipClub(4);
    for (const figures of [9, 4, 8, 5, 7, 6, 10, 3]) await type(club, figures);
    await come(club);
    club.turn();
    expect([2, 1]).toEqual([club.deal, club.pad.table]);
    for (const figures of [1, 12, 2, 11, 3, 10, 4, 9]) await type(club, figures);
    await come(club);
    expect(club.deals.map((own) => own[1]?.[0])).toEqual([1, 2, 3, 4]);
  });
  test('stays at a table that comes from a phone before its first key', async () => {
    const club = new SlipClub(2);
    club.entered(1, [9, 4]);
    await come(club);
    expect(club.pad.table).toBe(1);
  });
});

describe('a sum that is put right', () => {
  test('by one box is sent, and the next key waits for somebody to go on', async () => {
    const club = new SlipClub(2);
    await type(club, 9, 5, 8);
    await come(club);
    expect(club.deals[0]).toEqual([[8, 5]]);
    await type(club, 7);
    expect([club.pad.table, club.pad.slip?.boxes]).toEqual([1, ['8', '5']]);
    club.pad.onward();
    await type(club, 7, 6);
    await come(club);
    expect(club.deals).toEqual([[[8, 5]], [[7, 6]]]);
  });
  test('by a box that was chosen is sent as well', async () => {
    const club = new SlipClub(2);
    await type(club, 8, 6);
    club.pad.choose(1);
    await type(club, 5);
    await come(club);
    expect(club.deals[0]).toEqual([[8, 5]]);
  });
  test('is sent when another table is opened instead', async () => {
    const club = new SlipClub(2);
    await type(club, 9, 5, 8);
    club.pad.open(2);
    await type(club, 7, 6);
    await come(club);
    expect(club.deals).toEqual([[[8, 5]], [[7, 6]]]);
  });
});

test('the right box before the left one makes one row', async () => {
  const club = new SlipClub(2);
  await come(club);
  club.pad.choose(1);
  await type(club, 5, 8, 7, 6);
  await come(club);
  expect(club.deals).toEqual([[[8, 5]], [[7, 6]]]);
});

test('a slip that the club refused asks as soon as the evening shows why', async () => {
  const club = new SlipClub(2);
  await come(club);
  club.entered(1, [9, 4]);
  club.pad.press('8');
  club.pad.press('5');
  await come(club);
  expect(club.typing.asks).toMatchObject([{ table: 1, figures: { tricks: [8, 5] } }]);
  await Promise.all([club.answer(true), come(club)]);
  expect(club.deals[0]).toEqual([[8, 5]]);
});

test('what is typed while an answer is on its way stays', async () => {
  const club = new SlipClub(2);
  await type(club, 8, 5);
  club.pad.open(1);
  club.pad.press('7');
  await come(club);
  expect(club.pad.slip?.boxes).toEqual(['7', '5']);
});

/** A number generator that gives the same numbers in each run. */
function drawing(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * below);
  };
}

describe('a robot types what the paper says, with slips of the finger, jumps and another hand', () => {
  /** Types the table that is shown: as it is, with one figure to be put right, or not to its end. */
  async function typeShown(club: SlipClub, paper: readonly Tricks[], draw: (below: number) => number): Promise<void> {
    const [left, right] = paper[club.pad.table - 1] ?? [0, 13];
    const isRead = (): boolean => club.pad.slip?.boxes.join() === `${left},${right}`;
    if (club.pad.isDone || (isRead() && !draw(2))) return club.pad.onward();
    club.pad.choose(0);
    const way = draw(5);
    if (way === 0) return club.pad.press(String(left));
    club.pad.press(String(way === 1 ? (left + 1) % 14 : left));
    if (draw(3) === 0) club.arrive(1);
    if (club.pad.box === 1) club.pad.press(String(right));
    if (way === 1 && club.pad.slip?.progress === 'off') club.pad.press(String(left));
  }

  test.each(Array.from({ length: 40 }, (_, i) => i + 1))('evening %i', async (seed) => {
    const draw = drawing(seed);
    const club = new SlipClub(4);
    for (let deal = 1; deal <= 2; deal += 1) {
      const paper = Array.from({ length: 4 }, (): Tricks => [draw(7), 0]).map(([one]): Tricks => [one, 13 - one]);
      const isIn = (): boolean => paper.every(([one], i) => club.deals[i]?.[deal - 1]?.[0] === one);
      for (let turn = 0; turn < 400 && !isIn(); turn += 1) {
        if (draw(4) === 0) club.pad.open(1 + draw(4));
        if (draw(9) === 0) club.entered(1 + draw(4), draw(2) ? paper[0]! : [13, 0]);
        if (!club.pad.isShut || club.pad.isDone) await typeShown(club, paper, draw);
        club.arrive(draw(4));
        await vi.advanceTimersByTimeAsync(100 * draw(10));
        if (club.typing.asks[0]) void club.answer(true);
      }
      await come(club);
      expect(club.deals.map((own) => own[deal - 1])).toEqual(paper);
      club.turn();
    }
  });
});
