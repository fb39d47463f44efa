/* A robot types whole evenings by each way and by several at once, with slips of the finger, corrections, jumps and
   answers that come late: the log holds what the paper says. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DEALS, SlipClub, type Tricks } from './slips-club';
import { drawing, LaptopRows, PhoneKeys, TableTablet, type Draw, type Paper, type Way } from './slips-ways';

/* The settings of the page ask a browser; the words themselves are not looked at here. */
vi.mock('../src/messages/speech.svelte', () => ({ say: (key: string): string => key }));
vi.mock('../src/evening/organiser/slips/slip-text', () => ({ saidText: (): string => '' }));

const TABLES = 4;
const MOST_TURNS = 1500;
const EVENINGS = Array.from({ length: 15 }, (_, i) => i + 1);

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** All slips of an evening. */
function written(draw: Draw): Paper {
  const slips = Array.from({ length: TABLES }, () =>
    Array.from({ length: DEALS }, (): Tricks => [draw(14), 0]).map(([left]): Tricks => [left, 13 - left]),
  );
  return (table, deal) => slips[table - 1]?.[deal - 1] ?? [0, 13];
}

/**
 * Turns of the ways until the log holds these deals, while answers come when they like. `isShared`: a phone enters
 * deals too, mostly wrongly, which whoever types the slips is asked about.
 */
async function typed(
  { club, ways, isShared }: { club: SlipClub; ways: readonly Way[]; isShared: boolean },
  paper: Paper,
  draw: Draw,
  isIn: () => boolean,
): Promise<void> {
  for (let turn = 0; turn < MOST_TURNS && !isIn(); turn += 1) {
    await ways[draw(ways.length)]?.turn(paper, draw);
    if (isShared && draw(20) === 0) club.entered(1 + draw(TABLES), [draw(14), 0]);
    await vi.advanceTimersByTimeAsync(draw(3) ? 0 : 100 * draw(10));
    club.arrive(draw(4));
    if (club.typing.asks[0] && draw(2)) void club.answer(isPaper(club, paper));
  }
  for (let i = 0; i < 9; i += 1) {
    club.arrive();
    await vi.advanceTimersByTimeAsync(1000);
  }
}

/** True if the slip that is asked about says what the paper says. */
function isPaper(club: SlipClub, paper: Paper): boolean {
  const [ask] = club.typing.asks;
  return ask !== undefined && ask.figures.tricks?.[0] === paper(ask.table, ask.deal)[0];
}

const tables = Array.from({ length: TABLES }, (_, i) => i + 1);
const stands = (club: SlipClub, paper: Paper, deal: number): boolean =>
  tables.every((table) => club.deals[table - 1]?.[deal - 1]?.[0] === paper(table, deal)[0]);

const WAYS: Readonly<Record<string, (club: SlipClub) => readonly Way[]>> = {
  'the rows of a laptop': (club) => [new LaptopRows(club)],
  'the keys of a phone': (club) => [new PhoneKeys(club)],
  'the tablets of the tables': (club) => tables.map((table) => new TableTablet(club, table)),
  'rows and tablets at once': (club) => [new LaptopRows(club), ...tables.map((table) => new TableTablet(club, table))],
  'keys and tablets at once': (club) => [new PhoneKeys(club), ...tables.map((table) => new TableTablet(club, table))],
};

describe.each(Object.keys(WAYS))('a whole evening by %s', (name) => {
  test.each(EVENINGS)('as the paper says, evening %i', async (seed) => {
    const draw = drawing(seed);
    const paper = written(draw);
    const club = new SlipClub(TABLES);
    for (let deal = 1; deal <= DEALS; deal += 1) {
      const ways = WAYS[name]?.(club) ?? [];
      const isShared = ways.length === 1;
      await typed({ club, ways, isShared }, paper, draw, () => stands(club, paper, deal));
      expect(tables.map((table) => club.deals[table - 1]?.[deal - 1])).toEqual(tables.map((one) => paper(one, deal)));
      club.turn();
    }
  });
});

describe('games that each table plays until they are over, typed in rows', () => {
  test.each(EVENINGS)('as the paper says, evening %i', async (seed) => {
    const draw = drawing(seed);
    const paper = written(draw);
    const club = new SlipClub(TABLES, DEALS);
    const isIn = (): boolean => stands(club, paper, 1) && stands(club, paper, 2);
    await typed({ club, ways: [new LaptopRows(club)], isShared: false }, paper, draw, isIn);
    expect(club.deals).toEqual(tables.map((table) => [paper(table, 1), paper(table, 2)]));
  });
});
