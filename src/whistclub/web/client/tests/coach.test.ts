/* The coach's review in numbers and sentences. */
import { describe, expect, test } from 'vitest';
import { lineOf, soonOf } from '../src/coach/line';
import {
  chanceLines,
  fairLine,
  inHundred,
  lettersAt,
  openCost,
  openLine,
  partsOf,
  turningOf,
} from '../src/coach/reading';
import { besidesOf, came, costOf, decimal, markWord, overWhich, reasonsOf, storyOf } from '../src/coach/coach-text';
import type { Ledger, Marked, Price, PricedAct, DealReview } from '../src/net/review';
import type { StripMark } from '../src/replay/strip';
import { voiceIn } from './coach-voice';

const price = (scored: number, points = scored, match: number | null = null): Price => ({
  points,
  scored,
  tricks: null,
  chance: null,
  match,
});

const FACT = { better: '', worse: '' };

const act = (card: string, cost: number, open: number, scored = -cost): PricedAct => ({
  act: `play ${card}`,
  alike: [`play ${card}`],
  fair: price(scored),
  tricks: null,
  cost,
  error: cost ? 0.12 : 0,
  scored_error: cost ? 0.12 : 0,
  open: price(open),
});

/** An act whose points of the deal and whose worth in the match differ. */
const inMatch = (card: string, scored: number, points: number, match: number): PricedAct => ({
  ...act(card, -points, 0),
  fair: price(scored, points, match),
  open: price(Math.round(scored), points, match),
});

const marked = (changes: Partial<Marked>): Marked => ({
  number: 15,
  trick: 4,
  seat: 'S',
  played: 'play H3',
  verdict: 'error',
  acts: [act('HQ', 0, 2), act('H3', 1.24, 1)],
  method: 'cards',
  worlds: 48,
  draws: 0,
  luck: 0,
  theme: '',
  is_all: false,
  custom: null,
  reason: null,
  fact: null,
  heaps: null,
  ...changes,
});

const marks: StripMark[] = [
  { kind: 'calls', number: 0, winner: null, step: 3 },
  { kind: 'ours', number: 1, winner: 2, step: 7 },
  { kind: 'theirs', number: 2, winner: 1, step: 11 },
];

const review = (changes: Partial<DealReview>): DealReview => ({
  number: 1,
  first: 0,
  marked: [],
  open: [],
  ledgers: [],
  turning: [],
  chances: [],
  ...changes,
});

describe('what a review comes to', () => {
  test('the cost with open cards is against the better card, and of a right card against the best there was', () => {
    expect(openCost(marked({}))).toEqual({ value: 1, unit: 'points' });
    const right = marked({ played: 'play HQ', verdict: 'best', acts: [act('HQ', 0, 1), act('H3', 1, 3)] });
    expect(openCost(right)).toEqual({ value: 2, unit: 'points' });
    expect(openCost(marked({ acts: [{ ...act('HQ', 0, 0), open: null }] }))).toBeNull();
  });
  test('turning points are the dearest acts and then right cards that were unlucky, three at most', () => {
    const dear = marked({ number: 9, acts: [act('HQ', 0, 2), act('H3', 2, 1)] });
    const cheap = marked({ number: 5 });
    const unlucky = marked({ number: 2, verdict: 'best', played: 'play HQ', acts: [act('HQ', 0, 1), act('H3', 1, 3)] });
    const found = turningOf(review({ marked: [unlucky, cheap, dear], turning: [5, 9] }));
    expect(found.map(({ letter, marked: one }) => [letter, one.number])).toEqual([
      ['A', 9],
      ['B', 5],
      ['C', 2],
    ]);
    expect([...lettersAt(found, marks)]).toEqual([
      [2, 'A'],
      [1, 'B'],
      [0, 'C'],
    ]);
  });
  test('the fair line follows the own acts alone and ends with the points scored', () => {
    const one = (number: number, seat: string, scored: number): Marked =>
      marked({ number, seat, played: 'play HQ', acts: [act('HQ', 0, 0, scored)] });
    const ledger = { seat: 'S', points: 3, start: 0, deal: 0, hidden: 3, own: 0, partner: 0, opponents: 0, blind: 0 };
    const found = review({ marked: [one(5, 'S', 1), one(6, 'W', 9), one(9, 'S', 2)], ledgers: [ledger] });
    expect(fairLine(found, marks, 'S')).toEqual([1, 1, 3]);
  });
  test('the open line is that of a side, less the other where there are two', () => {
    const open = Array.from({ length: 12 }, (_, i) => [i, 1]);
    expect(openLine(review({ open }), marks, 1)).toEqual([-2, -6, -10]);
  });
  test('a chance is 0 or 100 of a hundred only where it is certain', () => {
    expect([0, 0.001, 0.5, 0.999, 1].map(inHundred)).toEqual([0, 1, 50, 99, 100]);
    const chances = [{ hand: 'fore', trick: 1, number: 1, before: 0.93, after: 0.91, is_exact: true, whole: null }];
    expect(chanceLines(review({ chances }))).toEqual([{ hand: 'fore', line: [93, 91] }]);
  });
  test('the parts of a ledger add up as they are printed', () => {
    const ledger = {
      seat: 'S',
      points: 1,
      start: 0,
      deal: 0.04,
      hidden: 0.92,
      own: -0.04,
      partner: 0.04,
      opponents: 0.04,
      blind: 0,
    };
    const told = review({ ledgers: ['N', 'E', 'S', 'W'].map((seat) => ({ ...ledger, seat })) });
    const alone = review({ ledgers: [ledger] });
    expect(partsOf(ledger, told, 4, 2).reduce((sum, [, value]) => sum + value, 0)).toBeCloseTo(1);
    expect(partsOf(ledger, told, 4, 4).map(([part]) => part)).toEqual(['deal', 'hidden', 'own', 'opponents']);
    expect(partsOf(ledger, alone, 1, 1).map(([part]) => part)).toEqual(['start', 'hidden', 'own']);
  });
  test('the own acts of a ledger are the sum of the costs told, which what partners have agreed on is none of', () => {
    const seats = ['N', 'E', 'S', 'W'];
    const ledgers = seats.map((seat) => ({
      ...{ seat, points: 1, start: 0, deal: 0, hidden: 3.58, own: -2.58, partner: 0, opponents: 0, blind: 0 },
    }));
    const costs = [1, 2, 3].map((number) =>
      marked({ number, acts: [inMatch('HQ', 0, 0, 0), inMatch('H3', -0.86, -0.9, -0.1)] }),
    );
    const found = review({
      marked: [...costs, marked({ number: 4, verdict: 'agreed' }), marked({ number: 5, verdict: 'opinion' })],
      ledgers,
    });
    expect(costs.map((one) => costOf(one, voiceIn('en')))).toEqual(Array(3).fill('\u22120.9 points'));
    const parts = new Map(partsOf(found.ledgers[2] as Ledger, found, 4, 2));
    expect(parts.get('own')).toBeCloseTo(-2.7);
    expect([...parts.values()].reduce((sum, one) => sum + one, 0)).toBeCloseTo(1);
  });
});

describe('the one line after a deal', () => {
  const own = marked({ acts: [act('HQ', 0, 2), act('H3', 0.3, 1)] });
  const bot = marked({ seat: 'N', number: 3, acts: [act('HQ', 0, 2), act('H3', 2, 1)] });
  test('speaks of the own error first, then of the partner’s who is a bot', () => {
    expect(lineOf(review({ marked: [bot, own] }), 'S', 'N')).toEqual({ whose: 'own', marked: own });
    expect(lineOf(review({ marked: [bot] }), 'S', 'N')).toEqual({ whose: 'partner', marked: bot });
  });
  test('says nothing of people, of opponents, of small errors and of what partners have agreed on', () => {
    const small = marked({ acts: [act('HQ', 0, 2), act('H3', 0.29, 1)] });
    const agreed = marked({ verdict: 'agreed' });
    const opinion = marked({ verdict: 'opinion' });
    const west = marked({ seat: 'W' });
    expect(lineOf(review({ marked: [bot, small, agreed, opinion, west] }), 'S', '')).toBeNull();
  });
});

describe('what a review says', () => {
  const en = voiceIn('en');
  const de = voiceIn('de');
  test('a cost has its unit, the best act its word and what no sample tells apart no number', () => {
    expect(costOf(marked({}), en)).toBe('\u22121.2 points');
    expect(costOf(marked({}), de)).toBe('\u22121,2 Punkte');
    expect(markWord(marked({ verdict: 'best', played: 'play HQ' }), en)).toBe('best');
    expect(markWord(marked({ verdict: 'level' }), de)).toBe('ebenso');
    expect(decimal(en.say, -0.04)).toBe('0.0');
  });
  test('an act is told with the better one, by name and to oneself', () => {
    expect(storyOf(marked({}), en)).toBe('Trick 4, you: three of hearts. Better: queen of hearts.');
    expect(storyOf(marked({ trick: 0, seat: 'N' }), en)).toMatch(/^Ingrid: /);
    expect(overWhich(marked({}), de)).toBe('Punkte des Spiels, über 48 Verteilungen, die für dich gleich aussahen');
    expect(overWhich(marked({ seat: 'N' }), de)).toContain('für Ingrid');
  });
  test('a cost is told in points of the deal, with what it is in the match; in the match alone where they are none', () => {
    const both = marked({ acts: [inMatch('HQ', 0, 0, 0), inMatch('H3', -2.4, -2.7, -0.13)] });
    expect(costOf(both, en)).toBe('\u22122.4 points');
    expect(besidesOf(both, en)).toBe('Besides: \u221213 of 100 games');
    expect(came(both, en)).toBe('As the cards lay, the choice cost 2.0 points.');
    const safe = marked({ acts: [inMatch('HQ', 0, 0, 0), inMatch('H3', 0.3, -1.1, -0.06)] });
    expect(costOf(safe, de)).toBe('\u22126 von 100 Partien');
    expect(besidesOf(safe, en)).toBe('Besides: +0.3 points');
    expect(overWhich(safe, en)).toMatch(/^of 100 games, over 48 deals/);
    const star = marked({ acts: [act('HQ', 0, 0, 0), { ...act('H3', 2, 0, 0), fair: price(0, -2) }] });
    expect(costOf(star, en)).toBe('\u22122.0 points at this score');
  });
  test('what partners have agreed on is told of the act made, and as no error', () => {
    const custom = {
      act: 'play H3',
      is_agreed: true,
      key: 'why-lead-last',
      facts: { card: 'H3' },
    };
    const [said, reason] = reasonsOf(marked({ verdict: 'agreed', custom }), en);
    expect(said).toBe(
      'Three of hearts: that is what partners agreed on, not an error. By the count alone this gives 1.2 points more: queen of hearts.',
    );
    expect(reason).toMatch(/^The three of hearts /);
  });
  test('an act open to opinion is told as no error, and counts for none', () => {
    const act = marked({ verdict: 'opinion' });
    expect(markWord(act, de)).toBe('Ansichtssache, \u22121,2');
    expect(storyOf(act, en)).toBe(
      'Trick 4, you: three of hearts. Three of hearts: open to opinion, not an error. By one count this gives 1.2 points more: queen of hearts. By another, with all cards seen, that is not clear.',
    );
  });
  test('of equal cards the better one is named that the reason speaks of', () => {
    const equal = { ...act('HQ', 0, 2), alike: ['play HQ', 'play HK'] };
    const custom = {
      act: 'play HK',
      is_agreed: true,
      key: 'why-lead-last',
      facts: { card: 'HK' },
    };
    const [better, reason] = reasonsOf(marked({ acts: [equal, act('H3', 1.24, 1)], custom }), en);
    expect(better).toBe('Better: king of hearts.');
    expect(reason).toMatch(/king of hearts/);
  });
  test('the holding that decides is told with its odds, also where it is one’s own', () => {
    const fact = {
      ...FACT,
      kind: 'card',
      chance: 0.6,
      gain: 2,
      rest: 0,
      seat: 'N',
      card: 'HK',
      suit: '',
      count: 0,
    } as const;
    expect(reasonsOf(marked({ fact }), en)).toEqual([
      'Better: queen of hearts.',
      'If Ingrid holds the king of hearts, 60 in 100, the better choice gains 2.0 points on average; otherwise nothing.',
      'As the cards lay, the choice cost 1.0 points.',
    ]);
    expect(reasonsOf(marked({ fact: { ...fact, seat: 'S' } }), en)[1]).toMatch(
      /^If you hold the king of hearts, 60 in 100/,
    );
  });
  test('a reason of play stands for the count of worlds, and beside a holding', () => {
    const trick = { number: 5, cards: [], taker: 'S' };
    const reason = {
      kind: 'honour_unguarded',
      cards: ['HQ', 'HK'],
      tricks: [trick, trick],
      chance: 0.63,
      number: 0,
    } as const;
    const count = {
      ...FACT,
      kind: 'worlds',
      chance: 0.9,
      gain: 1.6,
      rest: 0,
      seat: '',
      card: '',
      suit: '',
      count: 0,
    } as const;
    expect(reasonsOf(marked({ reason, fact: count }), en).slice(1, -1)).toEqual([
      'The queen of hearts loses its guard and falls to the king of hearts; guarded, it takes a trick.',
      'So it goes in 63 of 100 of these deals.',
    ]);
    const holding = { ...count, kind: 'card', seat: 'N', card: 'HK' } as const;
    expect(reasonsOf(marked({ reason, fact: holding }), en)[3]).toMatch(/^If Ingrid holds/);
  });
  test('a contract is told with its tricks', () => {
    const trick = { number: 5, cards: [], taker: 'S' };
    const reason = { kind: 'contract_made', cards: [], tricks: [trick, trick], chance: 0.63, number: 8 } as const;
    expect(reasonsOf(marked({ reason }), en)[1]).toBe(
      'With the better card the 8 tricks of the contract are made; otherwise it goes down.',
    );
  });
  test('what the better act gains otherwise is left out where there are hardly any other deals', () => {
    const fact = {
      ...FACT,
      kind: 'worlds',
      chance: 0.96,
      gain: 1.6,
      rest: -0.6,
      seat: '',
      card: '',
      suit: '',
      count: 0,
    } as const;
    const [, few] = reasonsOf(marked({ fact }), en);
    expect(few).toBe('In 96 of 100 of these deals the better choice gains 1.6 points on average.');
    const [, more] = reasonsOf(marked({ fact: { ...fact, chance: 0.9 } }), de);
    expect(more).toBe(
      'In 90 von 100 dieser Verteilungen bringt die bessere Wahl im Mittel 1,6 Punkte; sonst verliert sie 0,6.',
    );
    const [, hardly] = reasonsOf(marked({ fact: { ...fact, chance: 0.9, rest: -0.08 } }), en);
    expect(hardly).toMatch(/on average; otherwise nothing\.$/);
  });
  test('one card of a suit or more is any', () => {
    const fact = {
      ...FACT,
      kind: 'at_least',
      chance: 0.7,
      gain: 1,
      rest: 0,
      seat: 'N',
      card: '',
      suit: 'H',
      count: 1,
    } as const;
    expect(reasonsOf(marked({ fact }), en)[1]).toMatch(/^If Ingrid has any hearts, 70 in 100/);
    expect(reasonsOf(marked({ fact }), de)[1]).toMatch(/^Hat Ingrid mindestens eine Karte in Herz, 70 von 100/);
  });
});

describe('while the coach still looks', () => {
  test('own acts are spoken of from the first trick that is wholly looked at', () => {
    const best = (number: number, trick: number): Marked =>
      marked({ number, trick, verdict: 'best', played: 'play HQ' });
    expect({ trick: 0, marked: null }).toEqual(soonOf([best(50, 13)], 'S'));
    expect({ trick: 12, marked: null }).toEqual(soonOf([best(50, 13), best(45, 12), best(42, 11)], 'S'));
    const dear = marked({ number: 42, trick: 11 });
    expect({ trick: 11, marked: dear }).toEqual(soonOf([best(50, 13), dear, best(38, 10)], 'S'));
    expect({ trick: 12, marked: null }).toEqual(soonOf([best(50, 13), dear], 'N'));
  });
});
