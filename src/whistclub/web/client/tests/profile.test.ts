import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { unlisted } from '../src/net/api';
import { wholeView, type Outline, type View, type Welcome } from '../src/net/wire';
import { guidanceOf } from '../src/table/teaching/guide';
import { fromWelcome, type Model } from '../src/match/model';
import { aimOf, calledBy, labelOf, meaningOfLaying, worthOf } from '../src/match/moment';
import { isCalling, isLaying, isPlaying, stockOf } from '../src/match/profile';
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
const VIEW: View = wholeView({ to_act: [0], acts: [], tricks: [0, 0, 0, 0] });

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
    guest: 0,
    face: 0,
  }));
  const welcome: Welcome = {
    tell: 'welcome',
    now_ms: 0,
    match: 'm',
    seq: 1,
    you: { name: 'N', guest: 0, seat: 0, host: true },
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
      host_seat: 0,
      watching: 0,
    },
  };
  return fromWelcome(welcome, GAMES.find((one) => one.key === key) ?? unlisted(key));
}
const speaker = new Speaker(WORDS, 'french', { N: 'Nils', E: 'Eva', S: 'Selma', W: 'Wim' });

describe('a moment', () => {
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
  test('reads a card laid as a bid by the outline', () => {
    const outline: Outline = {
      lays: [
        ['SC', 'high', 'low'],
        ['HD', 'low', 'high'],
      ],
    };
    expect(['S2', 'H2'].map((card) => meaningOfLaying(outline, [card]))).toEqual(['high', 'low']);
    expect(meaningOfLaying(outline, ['H2', 'H5'])).toBe('high');
    expect(meaningOfLaying({}, ['H2'])).toBe('');
  });
  test('says on the cloth what is played, each line with a capital', () => {
    const label: View['label'] = [
      ['label-high', []],
      ['label-granded', [['seat', 'N']]],
      ['label-trump', [['suit', 'H']]],
    ];
    expect(labelOf(model('minnesota', { label }), speaker)).toEqual({
      title: 'High',
      text: 'Nils granded',
      more: 'Hearts trump',
    });
    expect(labelOf(model('minnesota', {}), speaker)).toBeNull();
  });
  test('guides a newcomer', () => {
    const guide: View['guide'] = ['guide-solo-yours', [['count', 5]]];
    expect(guidanceOf(model('solo', { guide }, ['play S2']), speaker)).toEqual({
      text: 'You need five tricks. Trumps beat the other suits.',
      about: 'hand',
    });
    expect(guidanceOf(model('gongor', { guide: ['guide-bid', []] }, ['bid 0']), speaker)?.about).toBe('calls');
  });
  test('says what a call brings, and how many tricks those want who play together', () => {
    const outline: Outline = { calls: [['solo', ['terms-solo', []], ['worth-points', [['count', 12]]]]] };
    expect(worthOf(outline, 'solo')?.count).toBe(12);
    expect(worthOf(outline, 'pass')).toBeUndefined();
    const aims: View['aims'] = [[[0, 2], 8]];
    expect(aimOf(model('solo', { aims, tricks: [2, 1, 3, 0] }).view, 2)).toEqual({ won: 5, aim: 8 });
    expect(aimOf(model('solo', { aims }).view, 1)).toBeNull();
  });
  test('shows a number that is bid as a number, and any other call by its name', () => {
    expect(['bid 3', 'call solo', 'call propose', 'say pass'].map((act) => calledBy(act, speaker))).toEqual([
      '3',
      'Solo',
      'I propose',
      'Pass',
    ]);
  });
});

test('a switch changes the stock as a record writes it', () => {
  const cards = [true, false, 'off'].map((value) => stockOf(game('bid_whist'), { with_jokers: value }).cards.length);
  expect(cards).toEqual([54, 52, 52]);
});

describe('a game that nobody foresaw', () => {
  const seen = model('hot_potato', { phase: 'hot' }, ['play S2']);
  test('has no guide and no label, and cards are played to tricks', () => {
    expect(guidanceOf(seen, speaker)).toBeNull();
    expect(labelOf(seen, speaker)).toBeNull();
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
  test('shows words, and no key, in the pages that were built before its folder was added', () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const keys = ['label-hot-potato', 'ask-pass_left', 'sheet-burnt.points', 'bare'];
    expect(['hot potato', 'pass left', 'burnt points', 'bare']).toEqual(
      keys.map((key) => speaker.catalogue.format(key)),
    );
    expect(keys.length).toBe(told.mock.calls.length);
    told.mockRestore();
  });
  test('gets its messages from the club', () => {
    const words = new Catalogue('en', 'number-words = zero one\n');
    words.add('game-hot_potato = Hot Potato\nnumber-words = other\n');
    expect(words.format('game-hot_potato')).toBe('Hot Potato');
    expect(words.format('number-words')).toBe('zero one');
  });
});
