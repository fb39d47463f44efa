import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { Catalogue, type Language } from '../src/messages/catalogue';
import { Speaker } from '../src/messages/speaker';
import type { Replay } from '../src/net/api';
import { wholeView, type Pile, type Said, type View } from '../src/net/wire';
import type { Model } from '../src/match/model';
import { lyingPiles } from '../src/match/piles';
import { calledBy, labelOf, pileWords, titleOf } from '../src/match/moment';
import { liftedSentence, promptOf } from '../src/table/prompt/prompt';
import { undealtIn } from '../src/replay/replay-data';
import { game } from './games';

const LOCALES = join(import.meta.dirname, '../../../messages/locales');
const OWN = `
act-discard = Lay away the { $card }
pile-own = { $count } cards undealt
label-own = to { $seat }
label-first = { $seat } plays for five
`;

function speaker(language: Language, you = ''): Speaker {
  const folder = join(LOCALES, language);
  const texts = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf-8'));
  return new Speaker(new Catalogue(language, [...texts, OWN].join('\n')), 'french', { N: you || 'Nils', E: 'Eva' });
}

function seen(change: Partial<View>, legal: readonly string[] = []): Model {
  const seats = ['N', 'E', 'S', 'W'].map((letter, seat) => ({ seat, letter, kind: 'bot', name: letter }));
  return {
    game: { ...game('solo'), phases: [{ name: 'discard', verbs: ['discard'] }] },
    table: { seats, phase: 'playing' },
    you: { seat: 0 },
    view: wholeView({ to_act: [0], acts: [], ...change }),
    legal,
    may: [],
    deals: [],
    outline: {},
    result: null,
    question: null,
    asking: null,
  } as unknown as Model;
}

test('where a joker is led no suit is asked for', () => {
  const view = { trick: [[3, 'J1']], hand: ['SA', 'H2'] } as unknown as Partial<View>;
  expect(promptOf(seen(view, ['play SA']), speaker('en')).rest).toBe('Play any card that is allowed.');
});

test('a card of no suit that has to be played to a suit follows it', () => {
  const view = { trick: [[3, 'S4']], hand: ['JB', 'H2'] } as unknown as Partial<View>;
  expect(promptOf(seen(view, ['play JB']), speaker('en')).rest).toMatch(/^Follow .*spades\.$/);
  expect(promptOf(seen(view, ['play H2', 'play JB']), speaker('en')).rest).toMatch(/^You hold no .*spades: play any/);
});

test('where one may lay a card away or pass, the card is asked for', () => {
  expect(promptOf(seen({}, ['call pass', 'discard S2']), speaker('en')).lead).toBe('Lay a card away.');
  expect(promptOf(seen({}, ['call pass']), speaker('en')).lead).toBe('Your call.');
});

describe("an act of a game's own verb", () => {
  test('is asked for as a turn, not as a call', () => {
    expect(promptOf(seen({}, ['write 3', 'write 4']), speaker('en'))).toMatchObject({
      lead: 'Your turn.',
      rest: 'Choose.',
    });
    expect(promptOf(seen({}, ['write 3']), speaker('de'))).toMatchObject({ lead: 'Du bist dran.', rest: 'Wähle.' });
  });
  test('says after the turn what the moment asks', () => {
    const ask: Said = ['pile-own', [['count', 12]]];
    expect(promptOf(seen({ ask }, ['write 3']), speaker('en'))).toMatchObject({
      lead: 'Your turn.',
      rest: '12 cards undealt',
    });
  });
  test('with a card is said in words before it is confirmed', () => {
    const model = seen({ hand: ['C2'] }, ['discard C2']);
    expect(liftedSentence(model, 'C2', speaker('en'))).toBe('Lay away the two of clubs.');
  });
  test('of a card to play is said by the card alone', () => {
    expect(liftedSentence(seen({ hand: ['C2'] }, ['play C2']), 'C2', speaker('en'))).toBe('Two of clubs.');
  });
});

describe('the piles of a moment', () => {
  const [kitty, undealt]: [Pile, Pile] = [
    ['kitty', [], 2, ''],
    ['undealt', [], 12, 'own'],
  ];
  test('lie beside the trick if they are turned, a kitty or undealt, and not empty', () => {
    const piles: Pile[] = [['stock', ['S2'], 3, ''], kitty, undealt, ['turned', [], 0, '']];
    expect(lyingPiles(wholeView({ to_act: [], acts: [], piles }))).toEqual([kitty, undealt]);
  });
  test('say how many cards are left, if they have a name', () => {
    expect(pileWords(undealt, speaker('en'))).toBe('12 cards undealt');
    expect(pileWords(kitty, speaker('en'))).toBe('');
  });
});

describe('a label that names the viewer', () => {
  const labelled = (key: string, language: Language, you: string): string | undefined => {
    const label: View['label'] = [['label-high', []], [key, [['seat', 'N']]], null];
    return labelOf(seen({ label }), speaker(language, you))?.text;
  };
  test('has you with a small letter within the line', () => {
    expect(labelled('label-own', 'en', 'you')).toBe('to you');
  });
  test('has you with a capital at the beginning', () => {
    expect(labelled('label-first', 'en', 'you')).toBe('You plays for five');
  });
});

describe('the cards of a finished deal that went to no hand', () => {
  const replayed = (piles: Pile[]): Replay =>
    ({
      steps: [{ hands: ['S2 S3', 'H2'], view: wholeView({ to_act: [], acts: [], piles }) }],
    }) as unknown as Replay;
  const pack = ['S2', 'S3', 'S4', 'H2', 'H3'];
  test('are those of the pack that nobody was dealt', () => {
    expect(undealtIn(replayed([['undealt', [], 2, '']]), pack)).toEqual(['S4', 'H3']);
  });
  test('are none where the game leaves none beside the table', () => {
    expect(undealtIn(replayed([['stock', ['S4'], 1, '']]), pack)).toEqual([]);
  });
});

test('a call of a number and a word is called by both, a suit by its name', () => {
  const words = speaker('en');
  expect('4 hearts').toBe(calledBy('call 4 H', words));
  expect('Call 4 hearts').toBe(words.action('call 4 H'));
  expect('4 Herz').toBe(titleOf('call 4 H', speaker('de'), ''));
});
