import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { unlisted } from '../src/net/api';
import type { Condition } from '../src/net/profile';
import type { View, Welcome } from '../src/net/wire';
import { chipOf } from '../src/table/chip';
import { guidanceOf } from '../src/table/guide';
import { fromWelcome, type Model } from '../src/table/model';
import {
  actFacts,
  factsOf,
  firstMatch,
  holds,
  isCalling,
  isLaying,
  isPlaying,
  meaningOfLaying,
  optionFacts,
  stockOf,
  valuesOf,
} from '../src/table/profile';
import { Catalogue } from '../src/messages/catalogue';
import { Speaker } from '../src/messages/speaker';
import { game, GAMES } from './games';

const LOCALES = join(import.meta.dirname, '../../../messages/locales/en');
const WORDS = new Catalogue(
  'en',
  readdirSync(LOCALES)
    .map((name) => readFileSync(join(LOCALES, name), 'utf8'))
    .join('\n'),
);
const VIEW: View = { to_act: [0], acts: [], trick: [], trump: '', won: [0, 0, 0, 0] };

function model(
  key: string,
  view: Partial<View>,
  legal: readonly string[] = [],
  options: Record<string, string> = {},
): Model {
  const seats = ['N', 'E', 'S', 'W'].map((letter, seat) => ({
    seat,
    letter,
    kind: 'person' as const,
    name: letter,
    bot: '',
    here: true,
  }));
  const welcome: Welcome = {
    tell: 'welcome',
    now_ms: 0,
    match: 'm',
    seq: 1,
    you: { name: 'N', seat: 0, host: true },
    view: { ...VIEW, ...view },
    own: { legal },
    table: {
      id: 't',
      game: key,
      preset: key,
      options,
      settings: { preset: key },
      phase: 'playing',
      match: 'm',
      seats,
      host: 'N',
      watching: 0,
    },
  };
  return fromWelcome(welcome, GAMES.find((one) => one.key === key) ?? unlisted(key));
}
const speaker = new Speaker(WORDS, 'french', { N: 'Nils', E: 'Eva', S: 'Selma', W: 'Wim' });
const chip = (seen: Model, isRevealing = false) => Object.values(chipOf(seen, speaker, isRevealing) ?? {});

describe('a condition', () => {
  const facts = { phase: 'laying', bidder: 0, holders: [0, 2], won: 0, none: [], viewer: 2, seat: 0, flag: false };
  test.each([
    ['is', { field: 'phase', op: 'is', value: 'laying' }, true],
    ['is, another value', { field: 'phase', op: 'is', value: 'saying' }, false],
    ['in', { field: 'phase', op: 'in', value: ['saying', 'laying'] }, true],
    ['set, of zero', { field: 'won', op: 'set' }, false],
    ['set, of an empty list', { field: 'none', op: 'set' }, false],
    ['set, of false', { field: 'flag', op: 'set' }, false],
    ['set', { field: 'holders', op: 'set' }, true],
    ['given, of seat 0', { field: 'bidder', op: 'given' }, true],
    ['given, of what is absent', { field: 'grander', op: 'given' }, false],
    ['has', { field: 'holders', op: 'has', value: 2 }, true],
    ['has_viewer', { field: 'holders', op: 'has_viewer' }, true],
    ['has_viewer, of another seat', { field: 'bidder', op: 'has_viewer' }, false],
    ['partner_of_viewer', { field: 'seat', op: 'partner_of_viewer' }, true],
    ['partner_of_viewer, of the viewer', { field: 'viewer', op: 'partner_of_viewer' }, false],
  ] as const)('%s', (_name, condition, expected) => {
    expect(holds(condition as Condition, facts)).toBe(expected);
  });
  test('about the viewer never holds for a spectator', () => {
    expect(holds({ field: 'seat', op: 'has_viewer' }, { seat: null, viewer: null })).toBe(false);
  });
});

describe('rules', () => {
  test('are tried in order', () => {
    const rules = [
      { key: 'a', when: [{ field: 'x', op: 'is', value: 1 }] },
      { key: 'b', when: [] },
    ] as const;
    expect(firstMatch(rules, { x: 1 })?.key).toBe('a');
    expect(firstMatch(rules, {})?.key).toBe('b');
  });
  test('take numbers as they are, facts as numbers, and words as they are read', () => {
    expect(
      valuesOf(
        [
          ['a', 7],
          ['b', 'won'],
          ['c', 'gone'],
        ],
        { won: 3 },
      ),
    ).toEqual({ a: 7, b: 3, c: 0 });
    expect(valuesOf([['who', 'name:bidder']], { bidder: 2 }, (how, value) => `${how} ${value}`)).toEqual({
      who: 'name 2',
    });
  });
  test('see options by name, legal acts by verb, and cards by colour', () => {
    const facts = factsOf(model('minnesota', { phase: 'laying' }, ['lay S2', 'lay S2 S3'], { colours: 'red_high' }));
    expect(facts).toMatchObject({
      'options.colours': 'red_high',
      'legal.verb': 'lay',
      'legal.signals': true,
      viewer: 0,
      phase: 'laying',
    });
    expect(actFacts('lay S2 S3')).toMatchObject({ 'act.verb': 'lay', 'act.cards': 2, 'act.colour': 'black' });
    expect(actFacts('bid 4')).toMatchObject({ 'act.number': 4, 'act.cards': 0 });
  });
  test('see the default of an option that a table does not name', () => {
    expect(optionFacts(game('minnesota').options, {})['options.colours']).toBe('black_high');
  });
});

describe('a profile', () => {
  test('reads a card laid as a bid', () => {
    expect(['S2', 'H2'].map((card) => meaningOfLaying(model('minnesota', { phase: 'laying' }), card))).toEqual([
      'high',
      'low',
    ]);
    expect(
      ['S2', 'H2'].map((card) =>
        meaningOfLaying(model('minnesota', { phase: 'laying' }, [], { colours: 'red_high' }), card),
      ),
    ).toEqual(['low', 'high']);
  });
  test('tells the phases apart by the acts asked in them', () => {
    expect([isLaying, isCalling, isPlaying].map((is) => is(model('minnesota', { phase: 'laying' })))).toEqual([
      true,
      false,
      false,
    ]);
    expect([isLaying, isCalling, isPlaying].map((is) => is(model('solo', { phase: 'raise' })))).toEqual([
      false,
      true,
      false,
    ]);
    expect(isPlaying(model('whist', {}))).toBe(true);
  });
  test('says on the cloth what is played', () => {
    expect(chip(model('minnesota', { phase: 'laying' }))).toEqual(['Bidding', 'face down', '']);
    expect(chip(model('minnesota', { phase: 'laying' }), true)).toEqual(['Bidding', 'cards turned', '']);
    expect(chip(model('minnesota', { phase: 'playing', contract: 'grand', bidder: 0, trump: 'H' }))).toEqual([
      'High',
      'You granded',
      'Hearts trump',
    ]);
    expect(chip(model('minnesota', { phase: 'playing', contract: 'low', bidder: null }))).toEqual([
      'Low',
      'four Lows',
      '',
    ]);
    expect(chip(model('solo', { phase: 'play', standing: 'propose', holders: [0, 2], trump: 'S' }))).toEqual([
      'Proposal',
      'You and Selma',
      'Spades trump',
    ]);
    expect(chip(model('solo', { phase: 'play', standing: 'misere', holders: [1] }))).toEqual([
      'Misère',
      'Eva',
      'No trump',
    ]);
    expect(chip(model('whist', { turned: 'D7' }))).toEqual(['Diamonds', 'are trump', '']);
  });
  test('guides a newcomer', () => {
    expect(guidanceOf(model('solo', { phase: 'play', holders: [0], undertaken: 5 }, ['play S2']))).toEqual({
      key: 'client-guide-solo-yours',
      values: { count: 5 },
      about: 'hand',
    });
    expect(guidanceOf(model('gongor', { phase: 'fore' }, ['bid 0']))).toEqual({
      key: 'client-guide-bid',
      values: {},
      about: 'calls',
    });
  });
  test.each(GAMES)('of $key has messages for all its keys', ({ browser }) => {
    const texts = browser.chip.flatMap(({ title, text, more }) => [title, text, ...more]);
    const keys = [...browser.guide, ...texts, { key: browser.tag }, { key: browser.remark }]
      .map(({ key }) => key)
      .filter(Boolean);
    expect(keys.filter((key) => !WORDS.has(key))).toEqual([]);
  });
});

describe('a game that nobody foresaw', () => {
  const seen = model('hot_potato', { phase: 'hot' }, ['play S2']);
  test('has no guide and no label, and cards are played to tricks', () => {
    expect(guidanceOf(seen)).toBeNull();
    expect(chipOf(seen, speaker, false)).toBeNull();
    expect(isPlaying(seen)).toBe(true);
    expect(stockOf(seen.game, {}).cards).toEqual([]);
  });
  test('goes by its key where it has no name', () => {
    expect(speaker.game('hot_potato')).toBe('hot potato');
    expect(speaker.game('whist')).not.toBe('whist');
  });
  test('is told in the words of its keys where it has no messages', () => {
    expect(speaker.event({ key: 'event-potato-dropped', args: { seat: 'N', count: 2 } })).toBe(
      'potato dropped (seat Nils, count 2)',
    );
    expect(speaker.scoreWhat({ key: 'score-burnt' }, [])).toBe('burnt');
    expect(speaker.match({ key: 'match-cold', winners: [0] }, ['Nils'])).toBe('cold: Nils');
    expect(speaker.action('drop it')).toBe('drop it');
  });
  test('gets its messages from the club', () => {
    const words = new Catalogue('en', 'number-words = zero one\n');
    words.add('game-hot_potato = Hot Potato\nnumber-words = other\n');
    expect(words.format('game-hot_potato')).toBe('Hot Potato');
    expect(words.format('number-words')).toBe('zero one');
  });
});
