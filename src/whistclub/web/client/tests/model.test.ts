import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { wholeView, type Outline, type ToClient, type Update, type View, type Welcome } from '../src/net/wire';
import { framesOf } from '../src/table/session/frames';
import { cardActs, maySignal } from '../src/match/acts';
import { lastTrickOf, withUpdate, mergedView, fromWelcome, type Model } from '../src/match/model';
import { worthOf } from '../src/match/moment';
import { placeOf } from '../src/match/seating';
import { game } from './games';

const MINNESOTA = game('minnesota');
const FIXTURES = join(import.meta.dirname, '../../../../../tests/web/fixtures');
const SEATS = ['N', 'E', 'S', 'W'].map((letter, seat) => ({
  seat,
  letter,
  kind: 'person' as const,
  name: letter,
  bot: '',
  here: true,
  guest: 0,
  face: 0,
}));
const VIEW: View = wholeView({ to_act: [0], acts: [], phase: 'laying', tricks: [0, 0, 0, 0] });

function welcome(change: Partial<Welcome> = {}): Welcome {
  return {
    tell: 'welcome',
    now_ms: 0,
    match: 'm',
    seq: 5,
    you: { name: 'N', guest: 0, seat: 0, host: true },
    table: {
      id: 't',
      game: 'minnesota',
      preset: 'minnesota',
      options: {},
      settings: { preset: 'minnesota' },
      phase: 'playing',
      match: 'm',
      seats: SEATS,
      host: 'N',
      host_seat: 0,
      watching: 0,
    },
    setting: { number: 1, dealer: 3, score: [0, 0], counts: [] },
    view: VIEW,
    own: { legal: ['lay S2', 'lay H3'], may: ['stop'], known: [], view: { hand: ['S2', 'H3'] } },
    ...change,
  };
}

describe('the fold', () => {
  test('lays the own view over the open one', () => {
    expect(fromWelcome(welcome(), MINNESOTA).view?.hand).toEqual(['S2', 'H3']);
  });
  test('puts new acts behind the old ones, and cuts where it is told to', () => {
    const one = withUpdate(fromWelcome(welcome(), MINNESOTA), {
      tell: 'told',
      seq: 6,
      events: [],
      view: { acts: [[1, null]] },
    });
    expect(one.view?.acts).toEqual([[1, null]]);
    const two = withUpdate(one, {
      tell: 'told',
      seq: 7,
      events: [],
      view: {
        acts: [
          [1, 'lay S3'],
          [2, 'lay D2'],
        ],
      },
      acts_from: 0,
    });
    expect(two.view?.acts).toEqual([
      [1, 'lay S3'],
      [2, 'lay D2'],
    ]);
  });
  test('shows the viewer the own hidden act, and nobody else’s', () => {
    expect(
      mergedView(
        {
          ...VIEW,
          acts: [
            [0, null],
            [1, null],
          ],
        },
        { known: [[0, 'lay S2']] },
      )?.acts,
    ).toEqual([
      [0, 'lay S2'],
      [1, null],
    ]);
  });
  test('keeps what a message leaves out', () => {
    const after = withUpdate(fromWelcome(welcome(), MINNESOTA), { tell: 'told', seq: 6, events: [] });
    expect(after.legal).toEqual(['lay S2', 'lay H3']);
    expect(after.may).toEqual(['stop']);
  });
  test('has no view after a deal', () => {
    const deal = { place: 1, number: 1, dealer: 'W', lines: [], points: [1, 0], score: [1, 0] };
    const after = withUpdate(fromWelcome(welcome(), MINNESOTA), {
      tell: 'told',
      seq: 6,
      events: [],
      over: true,
      deal,
      own: { may: ['next_deal'] },
    });
    expect(after.view).toBeNull();
    expect(after.legal).toEqual([]);
    expect(after.deals).toEqual([deal]);
  });
  test('keeps who undertook the deal that is over, until the next is over', () => {
    const deal = { place: 1, number: 1, dealer: 'W', lines: [], points: [1, 0], score: [1, 0] };
    const bidding = fromWelcome(welcome({ view: { ...VIEW, holders: [3] } }), MINNESOTA);
    const after = withUpdate(bidding, { tell: 'told', seq: 6, events: [], over: true, deal, own: {} });
    expect(after.lastHolders).toEqual([3]);
    expect(withUpdate(after, { tell: 'told', seq: 7, events: [] }).lastHolders).toEqual([3]);
  });
  test('counts the tricks of the deal that is over, the one that its last card completes too', () => {
    const deal = { place: 1, number: 1, dealer: 'W', lines: [], points: [1, 0], score: [1, 0] };
    const playing = fromWelcome(welcome({ view: { ...VIEW, tricks: [4, 2] } }), MINNESOTA);
    const events = [['event-trick', 0, {}]] as const;
    const after = withUpdate(playing, { tell: 'told', seq: 6, events, over: true, deal, own: {} });
    expect(after.lastTricks).toBe(7);
  });
  test('knows the last trick from the acts', () => {
    const acts = ['S5', 'SK', 'S2', 'S3', 'H4'].map((card, i) => [i === 4 ? 1 : i, `play ${card}`] as const);
    const view = { ...VIEW, acts, trick: [[1, 'H4'] as const] };
    expect(lastTrickOf(view, 4)?.winner).toBe(1);
    expect(lastTrickOf(view, 4)?.cards.map(([, card]) => card)).toEqual(['S5', 'SK', 'S2', 'S3']);
  });
});

describe('pictures', () => {
  const before = fromWelcome(
    welcome({
      view: {
        ...VIEW,
        phase: 'playing',
        trick: [
          [1, 'S5'],
          [2, 'SK'],
          [3, 'S2'],
        ],
      },
      own: { legal: ['play S3'], view: { hand: ['S3', 'H3'] } },
    }),
    MINNESOTA,
  );
  const message: Update = {
    tell: 'told',
    seq: 6,
    events: [
      ['event-played', 0, { seat: 'N', card: 'S3' }],
      ['event-trick', 2, { seat: 'S', card: 'SK', trick: 1, tricks: 1 }],
    ],
    view: { acts: [[0, 'play S3']], trick: [], to_act: [2], tricks: [0, 0, 1, 0] },
    own: { legal: [], view: { hand: ['H3'] } },
  };
  const frames = framesOf(before, withUpdate(before, message), message);
  test('of a trick: the card, all four to be read, the gathering, the table after it', () => {
    expect(frames.map((frame) => frame.hold)).toEqual(['play', 'linger', 'gather', 'none']);
    expect(frames[1]?.cloth.trick.map(([, card]) => card)).toEqual(['S5', 'SK', 'S2', 'S3']);
    expect(frames[1]?.cloth.winner).toBe(2);
    expect(frames[3]?.cloth.trick).toEqual([]);
  });
  test('count the trick only when it has been gathered', () => {
    expect(frames[1]?.model.view?.tricks).toEqual([0, 0, 0, 0]);
    expect(frames[3]?.model.view?.tricks).toEqual([0, 0, 1, 0]);
  });
  test('of a reveal turn one bid card after the other', () => {
    const events: Update['events'] = [
      ['event-shown-low', 1, { seat: 'E', card: 'H2' }],
      ['event-shown-high', 2, { seat: 'S', card: 'C2' }],
      ['event-granded', 2, { seat: 'S' }],
    ];
    const tags: View['tags'] = [
      [1, ['tag-low', []], ['H2']],
      [2, ['tag-high', []], ['C2']],
    ];
    const turned: Update = { ...message, events, view: { ...message.view, tags } };
    const shown = framesOf(before, withUpdate(before, turned), turned);
    expect(shown.map((frame) => frame.cloth.reveal?.length ?? 0)).toEqual([1, 2, 2, 0]);
  });
});

test('cards of one act are told from signals of two', () => {
  expect([...cardActs(['lay S2', 'lay S2 S5', 'call pass']).keys()]).toEqual(['S2']);
  expect(maySignal(['lay S2', 'lay S2 S5'])).toBe(true);
});
test('everybody sees themselves at the near side', () => {
  const model = fromWelcome(welcome({ you: { name: 'E', guest: 0, seat: 1, host: false } }), MINNESOTA);
  expect([1, 2, 3, 0].map((seat) => placeOf(seat, model))).toEqual(['s', 'w', 'n', 'e']);
});

describe.each(readdirSync(FIXTURES).filter((name) => name.endsWith('.jsonl') && name !== 'evening.jsonl'))(
  'the conversation %s',
  (name) => {
    const lines = readFileSync(join(FIXTURES, name), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { from: string; message: ToClient });
    test('is folded to its end, and every legal card is in the hand', () => {
      let model: Model | null = null;
      for (const { from, message } of lines) {
        if (from !== 'server') continue;
        if (message.tell === 'welcome') model = fromWelcome(message, game(message.table.game));
        if (message.tell !== 'told' || model === null) continue;
        expect(message.seq).toBe(model.seq + 1);
        const after: Model = withUpdate(model, message);
        expect(framesOf(model, after, message).at(-1)?.model).toBe(after);
        for (const card of cardActs(after.legal).keys()) expect(after.view?.hand).toContain(card);
        model = after;
      }
      expect(model?.seq).toBeGreaterThan(10);
    });
  },
);

test('a call that takes up another brings what that brings', () => {
  const outline: Outline = {
    calls: [
      ['propose', ['terms-propose', []], ['worth-points-each', [['count', 5]]]],
      ['solo', ['terms-solo', []], null],
    ],
    answers: [['accept', 'propose']],
  };
  expect(worthOf(outline, 'accept')).toEqual({ said: ['worth-points-each', [['count', 5]]], count: 5 });
  expect(worthOf(outline, 'solo')).toBeUndefined();
});
