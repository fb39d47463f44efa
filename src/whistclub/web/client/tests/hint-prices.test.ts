/* The prices of acts that follow a hint, in numbers and sentences. */
import { describe, expect, test } from 'vitest';
import { bothChances, buttonPrice, pickLines, pricesSentence, railOf, reasonSentence } from '../src/coach/prices';
import { voiceIn } from './coach-voice';

describe('prices that follow a hint', () => {
  const [en, de] = [voiceIn('en'), voiceIn('de')];
  const priced = (acts: string[], word: 'best' | 'level' | 'cost', cost = 0, more = {}) => ({
    acts: acts.map((act) => (act.includes(' ') ? act : `play ${act}`)),
    word,
    cost,
    unit: 'points' as const,
    scored: 0,
    chance: null,
    whole: null,
    ...more,
  });
  const cards = [
    priced(['SA'], 'best'),
    priced(['CK'], 'level', 0.1),
    priced(['SJ', 'S8'], 'cost', 0.34),
    priced(['D8'], 'cost', 0.5),
    priced(['DQ', 'D9'], 'cost', 12.3),
  ];

  test('equal cards share a slip, and those for which there is no room are told together', () => {
    const [slips, others] = railOf(cards, 3, en);
    expect([
      ['SA', 'CK'],
      ['SJ', 'S8'],
    ]).toEqual(slips.map((one) => one.cards));
    expect(['best', '\u22120.3']).toEqual(slips.map(({ value }) => value));
    expect('jack of spades, eight of spades: \u22120.3 points.').toBe(slips[1]?.spoken);
    expect({ count: 3, words: '\u22120.5 to \u221212' }).toEqual(others);
    expect(null).toBe(railOf(cards, 4, en)[1]);
  });

  test('where all cards are as good that is said once, and no slip says it of each', () => {
    const alike = [priced(['SA'], 'best'), priced(['CK'], 'level'), priced(['D8'], 'level')];
    const said = 'No card here is clearly better than another.';
    expect([[], { count: 0, words: said }]).toEqual(railOf(alike, 6, en));
    expect(said).toBe(pricesSentence(alike, en));
  });

  test('cards that a slip has no room for are counted in words, and each number has its unit', () => {
    const many = [priced(['S2', 'S3', 'S4', 'S5', 'S6'], 'best'), priced(['D8'], 'cost', 0.06, { unit: 'match' })];
    const [slips] = railOf(many, 6, en);
    expect(['and 2 more', '']).toEqual(slips.map(({ more }) => more));
    expect(['', 'of 100 games']).toEqual(slips.map(({ unit }) => unit));
    expect('eight of diamonds: \u22126 of 100 games.').toBe(slips[1]?.spoken);
  });

  test('the reason of play names the card that the best one is held against', () => {
    const trick = { number: 5, cards: [], taker: 'S' };
    const reason = { kind: 'duck', cards: ['SK', 'SA'], tricks: [trick, trick], chance: 0.3, number: 0 } as const;
    expect(
      'In deals that fit the cards seen, against the king of spades: ' +
        'Kept back, the king of spades takes a trick later; played now, it falls to the ace of spades. ' +
        'So it goes in 30 of 100 of these deals.',
    ).toBe(reasonSentence({ over: 'play SK', reason }, en));
    expect('').toBe(reasonSentence({ over: '', reason: null }, en));
  });

  test('where one may pass each call has its average, with its sign', () => {
    const calls = [
      priced(['call solo'], 'best', 0, { scored: 2.4 }),
      priced(['call pass'], 'cost', 3, { scored: -0.6 }),
    ];
    expect({ line: '\u22120,6 Punkte', isBest: false }).toEqual(buttonPrice(calls, 'call pass', de));
    expect({ line: '+2,4 Punkte', isBest: true }).toEqual(buttonPrice(calls, 'call solo', de));
    expect([]).toEqual(railOf(calls, 6, de)[0]);
    expect('Solo ansagen: +2,4 Punkte.').toBe(pricesSentence(calls, de).split('. ')[0] + '.');
  });

  test('a call that is best for the match alone stands beside costs, not beside a better average', () => {
    const calls = [
      priced(['call pass'], 'best', 0, { scored: -0.6 }),
      priced(['call solo'], 'cost', 0.06, { scored: 2.4, unit: 'match' }),
    ];
    expect(['best', '\u22126 of 100 games']).toEqual(
      calls.map(({ acts }) => buttonPrice(calls, acts[0] ?? '', en)?.line),
    );
  });

  test('odds of a hand and then of the whole game are told apart, never as decimals', () => {
    const bids = [
      priced(['bid 6'], 'best', 0, { chance: 0.88, whole: 0.09 }),
      priced(['bid 3'], 'cost', 0.01, { chance: 0.934, whole: 0.08 }),
      priced(['bid 0'], 'cost', 0.09, { chance: 0.004, whole: 0 }),
    ];
    expect([
      '88 in 100; whole game 9 in 100',
      '93 in 100; whole game 8 in 100',
      'under 1 in 100; whole game 0 in 100',
    ]).toEqual(bids.map(({ acts }) => buttonPrice(bids, acts[0] ?? '', en)?.line));
    expect(['hand 88', 'game 9']).toEqual(pickLines(bids, 'bid 6', en));
    expect(['Hand unter 1', 'Spiel 0']).toEqual(pickLines(bids, 'bid 0', de));
    expect('This hand 93 in 100; then the whole campaign 8 in 100.').toBe(bothChances(bids, 'bid 3', en));
    expect(pricesSentence(bids, en)).toContain('88 in 100');
  });
});
