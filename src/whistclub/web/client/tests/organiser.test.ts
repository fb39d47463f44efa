import { describe, expect, test } from 'vitest';
import type { GameForm } from '../src/net/api';
import type { Evening } from '../src/net/evening';
import { PLAIN } from '../src/net/profile';
import { ranksAfter, standAfter, whatFollows } from '../src/evening/organiser/table/correction';
import {
  endsAt,
  eveningGames,
  fits,
  nextQuarter,
  plainest,
  usualSettings,
  withFormat,
  withGame,
} from '../src/evening/organiser/settings/form';
import { pageOf } from '../src/evening/organiser/pages';
import { actsOn, found, inOrder, unpaired } from '../src/evening/organiser/guests/people';
import { prizeDock } from '../src/evening/organiser/standings/prizes';
import { tableDock } from '../src/evening/organiser/table/dock';
import { figuresText, finished, missing, valueText } from '../src/evening/organiser/tables';
import { reasonMissing } from '../src/evening/organiser/round/missing';
import { dealOf, guestRow, nameOf, NOW_MS, standing } from './evening-fixtures';
import { EN, DE, table, DONE, roundOf, SIX, evening } from './organiser-fixtures';

describe('the tables', () => {
  test('the one that calls comes first, then level ones, then by number', () => {
    const round = roundOf([
      table(1, DONE),
      table(2, [7]),
      table(3, DONE, { level: true }),
      table(4, [7], { calls: true }),
    ]);
    expect(missing(round).map((one) => one.table)).toEqual([4, 3, 2]);
    expect(finished(round).map((one) => one.table)).toEqual([1]);
  });

  test('say why they are missing', () => {
    const disputed = table(2, [], {
      deals: [
        dealOf(1, [8, 5], { state: 'disputed', by: 'Pieter', disputed: { tricks: [7, 6] }, disputed_by: 'Marta' }),
      ],
    });
    expect(reasonMissing(EN, evening(), disputed, NOW_MS)).toBe('Deal 1: Pieter says 8:5, Marta says 7:6');
    expect(reasonMissing(EN, evening(), table(5, [2, 3, 3], { heard_ms: NOW_MS - 9 * 60_000 }), NOW_MS)).toBe(
      'Deal 4 of 4. Last heard nine minutes ago',
    );
    expect(reasonMissing(DE, evening(), table(5, [2, 3, 3], { heard_ms: 0 }), NOW_MS)).toBe(
      'Spiel 4 von 4. Noch nichts gehört',
    );
    expect(figuresText({ points: [120, -3] })).toBe('120:−3');
  });
});

describe('a correction', () => {
  const over = table(1, [7, 6, 5, 5]);
  const rows = [standing(1, 2, 2, 9, 12), standing(2, 5, 2, 8, 11), standing(3, 6, 2, 8, 10), standing(4, 1, 1, 3, 6)];
  const of = evening({ part: { rounds: [roundOf([over], 2), roundOf(SIX)], standings: rows } });
  const change = (tricks: readonly [number, number], deal = 2) => ({
    round: 2,
    table: over,
    deal,
    figures: { tricks },
  });

  test('sums and winner follow from the tricks', () => {
    // 7:6, 6:7, 5:8, 5:8 is 1 to 5; with 7:6 in the second deal 2 to 4.
    expect(standAfter(of, change([7, 6]))?.sums).toEqual([2, 4]);
    expect(whatFollows(EN, of, change([7, 6]))[0]).toBe('Ada and Pieter still win, 4 to 2 instead of 5 to 1.');
    expect(whatFollows(EN, of, change([12, 1], 4))[0]).toBe('Marta and Anton win now, 7 to 3.');
    expect(whatFollows(EN, of, change([10, 3]))[0]).toBe('Marta and Anton win now, 5 to 4.');
  });

  test('places follow from the corrected sums', () => {
    // Ada had five points to one, a difference of four; corrected it is four to two, so that her nine become seven.
    const after = standAfter(of, change([7, 6]));
    expect(after && ranksAfter(of, change([7, 6]), after).get(2)).toBe(3);
    expect(whatFollows(EN, of, change([7, 6]))[1]).toBe('Ada falls from place 1 to place 3.');
  });

  test('of a deal that decided a level table overturns it, and makes others decide', () => {
    // 8:5 and 5:8 are level, and deal 3 with 9:4 decides.
    const level = table(1, [8, 5, 9], { over: true, counts: 2, sums: [2, 2] });
    const follows = (tricks: readonly [number, number], deal: number) =>
      whatFollows(EN, of, { round: 2, table: level, deal, figures: { tricks } })[0];
    expect(follows([5, 8], 3)).toBe('Ada and Pieter win now: deal 3 decides, 2 to 0.');
    expect(follows([8, 5], 3)).toBe('Marta and Anton still win: deal 3 decides, 2 to 0.');
    expect(follows([9, 4], 1)).toBe('Marta and Anton win, 3 to 2.');
    expect(follows([7, 6], 1)).toBe('Ada and Pieter win now, 2 to 1.');
  });

  test('seatings that were played stay', () => {
    expect(whatFollows(EN, of, change([7, 6])).at(-1)).toBe('Nobody moves. Round 3 stays as it is seated.');
    const last = evening({ shown: { phase: 'between', round: 2 }, part: { rounds: [roundOf([over], 2)] } });
    expect(whatFollows(EN, last, change([7, 6])).at(-1)).toBe('Round 3 is seated from this result.');
  });

  test('is not computed where the club does not say what a deal is worth', () => {
    expect(whatFollows(EN, evening({ shown: { choices: [] } }), change([7, 6]))[0]).toBe(
      'The club counts the points by the rules of the game.',
    );
  });

  test('a deal that nobody has counted yet is not armed: nothing is said there, and the act is dashed', () => {
    const scene = {
      mode: 'enter' as const,
      isFixed: false,
      isDecided: false,
      round: 2,
      table: 1,
      deal: 2,
      says: '',
      before: undefined,
      figures: null,
    };
    expect(tableDock(EN, scene)).toMatchObject({ lamp: false, sentence: 'Deal 2: something is missing.' });
    expect(tableDock(EN, scene).acts.at(-1)).toMatchObject({ label: 'Enter it', dashed: true });
    expect(
      tableDock(EN, { ...scene, isDecided: true, figures: { tricks: [7, 6] as const } }).acts.at(-1)?.command,
    ).toMatchObject({ do: 'enter_deal', deal: 2 });
  });

  test('is not sent before all is said and it is something else than before', () => {
    const scene = {
      mode: 'correct' as const,
      isFixed: false,
      isDecided: true,
      round: 2,
      table: 1,
      deal: 2,
      says: 'Ada and Liv score 1.',
      before: over.deals?.[1],
    };
    expect(tableDock(EN, { ...scene, figures: null })).toMatchObject({
      lamp: false,
      sentence: 'Deal 2: something is missing.',
    });
    expect(tableDock(EN, { ...scene, figures: null }).acts.at(-1)).toEqual({
      label: 'Correct it',
      main: true,
      dashed: true,
    });
    expect(tableDock(EN, { ...scene, figures: { points: [3, -1, -1, 0] } })).toMatchObject({
      lamp: false,
      sentence: 'These points make 1.',
    });
    expect(tableDock(EN, { ...scene, figures: { tricks: [6, 7] } }).acts.at(-1)?.command).toBeUndefined();
    expect(tableDock(EN, { ...scene, figures: { tricks: [7, 6] } })).toMatchObject({
      lamp: true,
      sentence: 'Ada and Liv score 1.',
    });
  });
});

describe('people', () => {
  test('are found without their accents', () => {
    expect(found([guestRow(1, { name: 'Zoë' }), guestRow(2)], 'zoe').map((one) => one.guest)).toEqual([1]);
  });

  test('the latest come first', () => {
    const guests = [
      guestRow(1, { since_ms: 10 }),
      guestRow(2, { since_ms: 20 }),
      guestRow(3, { presence: 'expected' }),
    ];
    expect(inOrder(guests).here.map((one) => one.guest)).toEqual([2, 1]);
  });

  test('without a partner are told in formats of pairs only', () => {
    const part = { guests: [guestRow(1, { partner: 2 }), guestRow(2, { partner: 1 }), guestRow(3)] };
    const of = (format: string): Evening => evening({ shown: { settings: { name: 'x', format } }, part });
    expect(unpaired(of('partner')).map((one) => one.guest)).toEqual([3]);
    expect(unpaired(of('ladder'))).toEqual([]);
  });

  test('only somebody with a phone can be made an organiser', () => {
    const label = 'Make an organiser too';
    expect(actsOn(EN, evening(), guestRow(1, { table: 1 })).map((act) => act.label)).toContain(label);
    expect(actsOn(EN, evening(), guestRow(1, { table: 1, phone: false })).map((act) => act.label)).not.toContain(label);
  });

  test('who has left may be back and be replaced', () => {
    const acts = actsOn(EN, evening(), guestRow(1, { presence: 'away', table: 2 }));
    expect(acts[0]?.command).toEqual({ do: 'receive_guest', guest: 1 });
    expect(acts.map((act) => act.choose)).toContain('replace');
  });
});

describe('the prizes', () => {
  const prizes = [
    { kind: 'lowest' as const, ...nameOf(12), value: 1, unit: 'games_won', tie: { key: 'by-lot', args: {} } },
    { kind: 'highest' as const, ...nameOf(2), value: 6, unit: 'games_won' },
  ];
  const of = evening({ shown: { phase: 'between', round: 8 }, part: { prizes } });

  test('each act turns the hall screen to the next prize', () => {
    expect(prizeDock(EN, of, 0).acts).toEqual([
      { label: 'Begin: Lowest', main: true, command: { do: 'turn_hall', page: 'prize', prize: 1 } },
    ]);
    const first = prizeDock(EN, of, 1);
    expect([first.sentence, first.more]).toEqual(['The hall sees: Lowest, Ruth.', 'Say what broke the tie.']);
    expect(first.acts.map((act) => act.label)).toEqual(['Back', 'Next: Highest']);
  });

  test('after the last one the evening may be finished', () => {
    expect(prizeDock(EN, of, 2).acts.at(-1)?.ask).toEqual({ what: 'finish' });
  });
});

describe('a new evening', () => {
  const form = (key: string, seats: number, sides: number, options: number): GameForm => ({
    ...PLAIN,
    key,
    seats,
    sides,
    order: options,
    lessons: [],
    drills: [],
    acts: [],
    presets: [{ name: key, changes: {}, accepts: [], daily: null }],
    options: Array.from({ length: options }, (_, i) => ({
      name: `o${i}`,
      default: '',
      words: [],
      switch: true,
      number: false,
      least: null,
      most: null,
      count: 0,
      none: false,
    })),
  });
  const games = [form('one', 4, 2, 5), form('two', 4, 4, 4), form('three', 4, 2, 3), form('four', 2, 2, 1)];
  const named = (key: string) => eveningGames(games).find((one) => one.preset === key);

  test('only games for four are offered, the plainest one is usual', () => {
    expect(eveningGames(games).map((one) => one.key)).toEqual(['three', 'two', 'one']);
    expect(plainest(games)).toBe('three');
  });

  test('a game that all play alone goes with individual only', () => {
    expect(fits(named('two'), 'ladder')).toBe(false);
    const settings = withGame(
      usualSettings('x', games, new Date()),
      named('two') as NonNullable<ReturnType<typeof named>>,
      'three',
    );
    expect([settings.format, settings.length, settings.trumps]).toEqual(['individual', 'deals', 'game']);
  });

  test('a ladder is its source’s: the club’s first game of pairs, moving after each game; a drive is plain tricks', () => {
    const club = [form('four', 2, 2, 1), form('one', 4, 2, 5), { ...form('three', 4, 2, 3), order: 9 }];
    const ladder = usualSettings('x', club, new Date());
    expect([ladder.preset, ladder.length, ladder.trumps]).toEqual(['one', 'game', 'game']);
    const drive = withFormat(ladder, 'progressive', club);
    expect([drive.preset, drive.length, drive.trumps, drive.format]).toEqual([
      'three',
      'deals',
      'round',
      'progressive',
    ]);
    expect(withFormat(drive, 'ladder', club)).toMatchObject(ladder);
    const chosen = withFormat({ ...ladder, preset: 'three', length: 'deals' }, 'partner', club);
    expect([chosen.preset, chosen.length]).toEqual(['three', 'deals']);
  });

  test('begins at the next quarter and ends about when its minutes are over', () => {
    expect(nextQuarter(new Date(2026, 0, 1, 18, 46))).toBe('19:00');
    expect(endsAt('19:00', 200)).toBe('22:30');
    expect(endsAt('23:30', 60)).toBe('00:30');
    expect(endsAt('later', 60)).toBe('');
  });
});

test('the page is the one of the address, else the one that the evening is at', () => {
  expect(pageOf(evening(), '#table-3-5')).toMatchObject({ name: 'table', round: 3, table: 5 });
  expect(pageOf(evening(), '').name).toBe('tables');
  expect(pageOf(evening({ shown: { phase: 'gathering' } }), '').name).toBe('checkin');
  expect(pageOf(evening({ shown: { phase: 'over' } }), '').name).toBe('standings');
});

test('a difference carries its sign, a count does not', () => {
  expect([
    valueText('difference', 15, 'en'),
    valueText('difference', -2.5, 'de'),
    valueText('games_won', 6, 'en'),
  ]).toEqual(['+15', '−2,5', '6']);
});
