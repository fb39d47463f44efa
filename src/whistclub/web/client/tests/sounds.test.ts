/* The sounds of a table. */
import { expect, test } from 'vitest';
import type { MatchOver, View } from '../src/net/wire';
import type { Frame, Hold } from '../src/table/session/frames';
import type { Model } from '../src/match/model';
import { TableSounds } from '../src/table/session/sounds';
import { game } from './games';

interface Standing {
  readonly toAct?: readonly number[];
  readonly winners?: readonly number[];
  readonly stopped?: boolean;
  readonly seats?: number;
  readonly seat?: number | null;
}

function table({ toAct = [], winners, stopped = false, seats = 4, seat = 0 }: Standing): Model {
  const result = winners ? ({ key: 'x', score: [0, 0], winners, lines: [], stopped } satisfies MatchOver) : null;
  return {
    game: game('whist'),
    table: { seats: Array.from({ length: seats }, (_, at) => ({ seat: at })), options: {} },
    you: { seat },
    setting: { score: [0, 0] },
    deals: [],
    result,
    view: { to_act: toAct } as unknown as View,
  } as unknown as Model;
}
const frame = (standing: Standing, hold: Hold = 'none'): Frame => ({ model: table(standing), hold }) as Frame;
const heard = (...frames: readonly Frame[]): (string | null)[] => {
  const sounds = new TableSounds();
  return frames.map((one) => sounds.soundOf(one));
};

test('cards dealt, laid and gathered are heard, and nothing else that moves', () => {
  expect(
    heard(...(['deal', 'play', 'gather', 'turn', 'say', 'linger'] as const).map((hold) => frame({}, hold))),
  ).toEqual(['deal', 'card', 'trick', null, null, null]);
});

test('my turn is called once, when it comes', () => {
  const [mine, theirs] = [frame({ toAct: [0] }), frame({ toAct: [1] })];
  expect(heard(theirs, mine, mine, frame({}, 'play'), theirs, mine)).toEqual([
    null,
    'turn',
    null,
    'card',
    null,
    'turn',
  ]);
});

test('who sits alone or only watches is not called', () => {
  expect(heard(frame({ toAct: [0], seats: 1 }))).toEqual([null]);
  expect(heard(frame({ toAct: [0], seat: null }))).toEqual([null]);
});

test('a match won by my side is heard once; one lost, stopped, watched or found over is not', () => {
  const before = frame({ toAct: [1] });
  expect(heard(before, frame({ winners: [0] }), frame({ winners: [0] }))).toEqual([null, 'win', null]);
  expect(heard(before, frame({ winners: [1] }))).toEqual([null, null]);
  expect(heard(before, frame({ winners: [0], stopped: true }))).toEqual([null, null]);
  expect(heard(frame({ toAct: [1], seat: null }), frame({ winners: [0], seat: null }))).toEqual([null, null]);
  expect(heard(frame({ winners: [0] }))).toEqual([null]);
});
