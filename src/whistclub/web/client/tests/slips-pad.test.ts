/* Slips typed on the keys of a phone: what is typed lands at the table that is shown, or nowhere. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SlipClub } from './slips-club';

/* The settings of the page ask a browser; the words themselves are not looked at here. */
vi.mock('../src/messages/speech.svelte', () => ({ say: (key: string): string => key }));
vi.mock('../src/evening/organiser/slips/slip-text', () => ({ saidText: (): string => '' }));

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
