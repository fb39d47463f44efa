import { wholeView } from '../src/net/wire';
import { describe, expect, test } from 'vitest';
import type { Replay, ReplayStep } from '../src/net/api';
import { trickCardsAt } from '../src/replay/trick-cards';
import { storyOf, tellsItsEnd } from '../src/replay/story';
import { callsOf, markAt, stripOf, trickFrom, tricksTo, trickTo } from '../src/replay/strip';

const step = (action: string, winner: number | null = null, key = 'event-trick'): ReplayStep =>
  ({
    seat: 0,
    action,
    events: winner === null ? [] : [[key, winner, {}]],
    hands: [],
    view: wholeView({ to_act: [], acts: [], trick: [[1, 'H4']] }),
  }) as unknown as ReplayStep;
const replay = (steps: ReplayStep[], sides = 2): Replay =>
  ({ steps, points: Array.from({ length: sides }, () => 0) }) as unknown as Replay;

/* Two calls, three tricks of two cards (ours, theirs, ours), and one card more. */
const DEAL = replay([
  step(''),
  step('lay H3'),
  step('lay C2'),
  step('play HA'),
  step('play H2', 2),
  step('play SA'),
  step('play S2', 1),
  step('play CA'),
  step('play C3', 0),
  step('play D2'),
]);
const MARKS = stripOf(DEAL, 0);

describe('the strip of a replay', () => {
  test('has the calls first, then the tricks, then what is left', () => {
    expect(MARKS.map(({ kind, number, step }) => [kind, number, step])).toEqual([
      ['calls', 0, 2],
      ['ours', 1, 4],
      ['theirs', 2, 6],
      ['ours', 3, 8],
      ['rest', 4, 9],
    ]);
    expect(callsOf(DEAL).map(({ action }) => action)).toEqual(['lay H3', 'lay C2']);
  });
  test('counts partners as ours, and where every seat is a side only the own one', () => {
    expect(stripOf(replay([...DEAL.steps], 4), 0).map(({ kind }) => kind)).toEqual([
      'calls',
      'theirs',
      'theirs',
      'ours',
      'rest',
    ]);
  });
  test('counts with the caller where one plays alone against three, and with the defenders for them', () => {
    const solo = (near: number): string[] => {
      const view = { aims: [[[2], 5]] };
      const deal = {
        ...replay(
          DEAL.steps.map((one) => ({ ...one, view }) as unknown as ReplayStep),
          4,
        ),
        names: ['A', 'B', 'C', 'D'],
      } as unknown as Replay;
      return stripOf(deal, near).map(({ kind }) => kind);
    };
    expect(solo(2)).toEqual(['calls', 'ours', 'theirs', 'theirs', 'rest']);
    expect(solo(3)).toEqual(['calls', 'theirs', 'ours', 'ours', 'rest']);
  });
  test('gives the dummy of a solitaire its tricks as theirs', () => {
    expect(stripOf(replay([step(''), step('play HA', -1, 'event-trick-dummy')], 1), 0).at(-1)).toEqual({
      kind: 'theirs',
      number: 1,
      winner: null,
      step: 1,
    });
  });
  test('has one mark in a deal thrown in', () => {
    expect(stripOf(replay([step(''), step('call pass')]), 0)).toEqual([
      { kind: 'calls', number: 0, winner: null, step: 1 },
    ]);
  });
  test('knows the place of every step', () => {
    expect(DEAL.steps.map((_, at) => markAt(MARKS, at))).toEqual([0, 0, 0, 1, 1, 2, 2, 3, 3, 4]);
  });
  test('goes a trick on and a trick back', () => {
    expect([0, 3, 4, 9].map((at) => trickFrom(MARKS, at, 1))).toEqual([2, 4, 6, 9]);
    expect([0, 3, 4, 9].map((at) => trickFrom(MARKS, at, -1))).toEqual([0, 2, 2, 8]);
  });
  test('counts the tricks taken up to a step', () => {
    expect([0, 4, 5, 9].map((at) => tricksTo(MARKS, at))).toEqual([
      [0, 0],
      [1, 0],
      [1, 0],
      [2, 1],
    ]);
  });
  test('tells the cards of the running trick up to the step', () => {
    expect(trickTo(DEAL, MARKS, 5).map(({ action }) => action)).toEqual(['play SA']);
    expect(trickTo(DEAL, MARKS, 2)).toEqual([]);
  });
});

test('a full trick lies there with the card that made it full, and its winner', () => {
  expect(trickCardsAt(DEAL, 4)).toEqual({
    cards: [
      [1, 'H4'],
      [0, 'H2'],
    ],
    winner: 2,
  });
  expect(trickCardsAt(DEAL, 5)).toEqual({ cards: [[1, 'H4']], winner: null });
});

describe('the story of a step', () => {
  const told = (...keys: string[]): string[] =>
    storyOf({ events: keys.map((key) => [key, 0, {}]) } as unknown as ReplayStep, false).map(([key]) => key);

  test('leaves out what lies on the table or is counted beside it', () => {
    expect(told('event-played', 'event-trick', 'event-stock-taken')).toEqual([
      'client-replay-story-trick',
      'event-stock-taken',
    ]);
    expect(told('event-laid', 'event-shown-low', 'event-granded')).toEqual(['event-shown-low', 'event-granded']);
  });
  test('tells a card that is played, and a bid that stays face down', () => {
    expect(told('event-played')).toEqual(['event-played']);
    expect(told('event-laid')).toEqual(['event-laid']);
  });
});

test('a deal thrown in is told as such once: its result says nothing more', () => {
  const ended = (key: string): boolean => tellsItsEnd({ events: [[key, 0, {}]] } as unknown as ReplayStep);
  expect([ended('event-thrown-in'), ended('event-trick')]).toEqual([true, false]);
});
