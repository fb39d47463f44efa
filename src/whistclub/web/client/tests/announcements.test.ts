import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { SeatInfo, ToClient, View, Welcome } from '../src/net/wire';
import { FRESH, announcementsOf } from '../src/table/announcements/announcements';
import { contractSentence } from '../src/table/announcements/situation';
import { speakersOf } from '../src/table/announcements/speakers';
import { withUpdate, fromWelcome, type Model } from '../src/match/model';
import { withTable } from '../src/table/session/event-note';
import { game } from './games';
import { Catalogue } from '../src/messages/catalogue';
import { HeardCatalogue, LEFT_OUT } from './heard';

const LOCALES = join(import.meta.dirname, '../../../messages/locales');
const SPOKEN = join(import.meta.dirname, '../../../../../tests/golden/spoken');

type Language = 'en' | 'de';
const textOf = (language: Language): string => {
  const folder = join(LOCALES, language);
  return readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'utf-8'))
    .join('\n');
};
const TEXTS = { en: textOf('en'), de: textOf('de') };
const WORDS = { en: new Catalogue('en', TEXTS.en), de: new Catalogue('de', TEXTS.de) };

const messagesOf = (name: string): ToClient[] =>
  readFileSync(join(SPOKEN, `${name}.jsonl`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as ToClient);

/** The announcements of these messages, one passage a message. */
function* heardIn(messages: readonly ToClient[], words: Catalogue): Generator<readonly string[]> {
  let model: Model | null = null;
  let announced = FRESH;
  for (const message of messages) {
    const before: Model | null = model;
    if (message.tell === 'welcome') model = fromWelcome(message, game(message.table.game));
    else if (message.tell === 'told' && model) model = withUpdate(model, message);
    else if (message.tell === 'table' && model) model = withTable(model, message, game);
    if (!model) continue;
    const { announced: next, said } = announcementsOf(announced, before, model, message, words);
    announced = next;
    yield said;
  }
}

const passages = (messages: readonly ToClient[], language: Language): (readonly string[])[] => [
  ...heardIn(messages, WORDS[language]),
];

/* Read before the tests, which write a text that is missing. */
const THERE = readdirSync(SPOKEN);
const names = THERE.filter((name) => name.endsWith('.jsonl')).map((name) => name.replace('.jsonl', ''));

/** A deal as it is heard. After the first deal of a game, and in German, only what is said for the first time stays. */
function told(name: string, language: Language): string {
  const words = new HeardCatalogue(language, TEXTS[language]);
  const messages = messagesOf(name);
  const [welcome] = messages;
  const first = welcome?.tell === 'welcome' ? welcome.table.game : name;
  const isWhole = name === first && language === 'en';
  if (name !== first) Array.from(heardIn(messagesOf(first), words));
  const kept: string[] = [];
  let known = words.forms.size;
  for (const said of heardIn(messages, words)) {
    const isNew = words.forms.size > known;
    known = words.forms.size;
    if (!said.length) continue;
    if (isWhole || isNew) kept.push(said.join('\n'));
    else if (kept.at(-1) !== LEFT_OUT) kept.push(LEFT_OUT);
  }
  return `${kept.join('\n\n')}\n`;
}

describe.each(names)('a deal of %s', (name) => {
  test.each(['en', 'de'] as const)('is heard as in its golden text in %s', async (language) => {
    await expect(told(name, language)).toMatchFileSnapshot(join(SPOKEN, `${name}.${language}.txt`));
  });
  test('is told in German passage by passage as in English', () => {
    const counted = (language: Language): number[] => passages(messagesOf(name), language).map((said) => said.length);
    expect(counted('de')).toEqual(counted('en'));
  });
});

/** The table after the first so many messages, as a welcome tells it to somebody who comes then. */
function welcomeAfter(
  messages: readonly ToClient[],
  enough: (model: Model) => boolean,
  seat: number | null = 0,
): Welcome {
  let model: Model | null = null;
  for (const message of messages) {
    if (message.tell === 'welcome') model = fromWelcome(message, game(message.table.game));
    else if (message.tell === 'told' && model) model = withUpdate(model, message);
    if (model && enough(model)) break;
  }
  if (!model || !enough(model)) throw new Error('it never comes to that');
  const own = seat === null ? {} : model.own;
  return {
    tell: 'welcome',
    now_ms: 0,
    table: model.table,
    you: { ...model.you, seat },
    match: model.match,
    seq: model.seq,
    setting: model.setting,
    view: model.open,
    own,
    deals: model.deals,
  };
}

const heard = (messages: readonly ToClient[]): string => passages(messages, 'en').flat().join(' ');
const onTrick =
  (count: number) =>
  (model: Model): boolean =>
    (model.view?.trick?.length ?? 0) === count && model.legal.length > 0;
const changed = (welcome: Welcome, seat: number, change: Partial<SeatInfo>): ToClient => {
  const seats = welcome.table.seats.map((one) => (one.seat === seat ? { ...one, ...change } : one));
  return { tell: 'table', table: { ...welcome.table, seats }, you: welcome.you };
};

describe('a person who comes in the middle of a deal', () => {
  const welcome = welcomeAfter(messagesOf('minnesota'), onTrick(3));
  test('hears where they sit, their hand, what is played, what lies there, and what is asked, in this order', () => {
    expect(heard([welcome])).toMatch(
      /Minnesota Whist\. Deal 1\. .*sits to your left.* Your hand, 1\d cards\. Spades: .* High, East granded\. No trump\. East: .* South: .* West: .* Your turn\. Follow \w+\.$/,
    );
  });
  test('hears the trick and the turn again after an act was taken back, and not the seating', () => {
    const undone: ToClient = {
      tell: 'told',
      seq: (welcome.seq ?? 0) + 1,
      events: [['event-table-undone', 0, { seat: 'N', count: 1 }]],
    };
    const again = passages([welcome, undone, { ...welcome, seq: (welcome.seq ?? 0) + 1 }], 'en');
    expect(again[1]).toEqual(['You have taken one move back.']);
    expect(again[2]?.join(' ')).toMatch(/South: .* Your turn\. Follow/);
    expect(again[2]?.join(' ')).not.toMatch(/to your left/);
  });
  test('hears nothing twice when the same table is sent again', () => {
    expect(passages([welcome, welcome], 'en')[1]).toEqual([]);
  });
  test('hears names in place of we and they when watching, and no hand', () => {
    const said = heard([
      {
        ...welcomeAfter(messagesOf('minnesota'), onTrick(3), null),
        you: { name: 'Eva', guest: 0, seat: null, host: false },
      },
    ]);
    expect(said).toMatch(/You are watching\. Clockwise: South, West, Ada and East\./);
    expect(said).not.toMatch(/Your|hold/);
  });
});

describe('the contract, asked for by a key', () => {
  const spoken = (name: string, view: Partial<View>, language: Language): string => {
    const welcome = welcomeAfter(messagesOf(name), (model) => model.view?.phase?.startsWith('play') === true);
    const table = fromWelcome(welcome, game(welcome.table.game));
    if (!table.view) throw new Error('no deal');
    return contractSentence({ ...table, view: { ...table.view, ...view } }, speakersOf(table, WORDS[language]));
  };

  test('names the viewer as you, not by a number', () => {
    const own =
      fromWelcome(
        welcomeAfter(messagesOf('minnesota'), (model) => model.view !== null),
        game('minnesota'),
      ).you.seat ?? 0;
    const label: View['label'] = [['label-high', []], ['label-granded', [['seat', 'NESW'[own] ?? '']]], null];
    expect(spoken('minnesota', { label }, 'en')).toBe('High, you granded. No trump.');
    expect(spoken('minnesota', { label }, 'de')).toMatch(/^High, Grand: du\. /);
  });

  test('names both partners of a proposal', () => {
    expect(
      spoken('solo', { label: [['label-proposal', []], ['label-seats', [['seats', 'E S']]], null], trump: 'H' }, 'en'),
    ).toMatch(/, \S+ and \S+\. /);
  });
});

describe('around the play', () => {
  const welcome = welcomeAfter(messagesOf('minnesota'), onTrick(3));
  test.each([
    [
      'a person who sits down in place of a bot',
      { kind: 'person', name: 'Eva', bot: '', here: true },
      'Eva sits down.',
    ],
    ['a seat that becomes free', { kind: 'free', name: '' }, 'East has left the seat.'],
    ['nothing where only the presence of a bot changes', { here: true }, ''],
  ] as const)('one hears %s', (_what, change, said) => {
    expect(passages([welcome, changed(welcome, 1, change)], 'en')[1]?.join(' ')).toBe(said);
  });
  test('what is asked stays unsaid while others act and it stays the same', () => {
    const messages = messagesOf('minnesota');
    const asked = passages(messages, 'en')
      .flat()
      .filter((one) => one.startsWith('Lay a card'));
    expect(asked).toHaveLength(1);
  });
  test('the turn of a person is said, that of a bot is not', () => {
    const seats = welcome.table.seats.map((one) =>
      one.seat === 2 ? { ...one, kind: 'person' as const, name: 'Eva', bot: '', here: true } : one,
    );
    const base = { ...welcome, table: { ...welcome.table, seats }, own: { ...welcome.own, legal: [] } };
    const view = welcome.view;
    if (!view) throw new Error('no view');
    expect(heard([{ ...base, view: { ...view, to_act: [2] } }])).toMatch(/Eva is to play\.$/);
    expect(heard([{ ...base, view: { ...view, to_act: [1] } }])).not.toMatch(/is to play/);
  });
  test('a person who is waited for and away is said to be away', () => {
    const seats = welcome.table.seats.map((one) =>
      one.seat === 2 ? { ...one, kind: 'person' as const, name: 'Eva', bot: '', here: false } : one,
    );
    const view = welcome.view;
    if (!view) throw new Error('no view');
    expect(
      heard([
        {
          ...welcome,
          table: { ...welcome.table, seats },
          own: { ...welcome.own, legal: [] },
          view: { ...view, to_act: [2] },
        },
      ]),
    ).toMatch(/Eva is away\.$/);
  });
  test('somebody who would like to take a move back is heard, and the question once', () => {
    const question = { seat: 1, agreed: [1] };
    const asks: ToClient = {
      tell: 'told',
      seq: (welcome.seq ?? 0) + 1,
      events: [['event-table-undo-asked', 1, { seat: 'E' }]],
      question,
      own: { may: ['agree_undo', 'refuse_undo'] },
    };
    const more: ToClient = {
      tell: 'told',
      seq: (welcome.seq ?? 0) + 2,
      events: [['event-table-undo-agreed', 2, { seat: 'S' }]],
      question: { seat: 1, agreed: [1, 2] },
    };
    const said = passages([welcome, asks, more], 'en');
    expect(said[1]).toEqual(['East would like to take a move back.', 'Do you agree?']);
    expect(said[2]).toEqual(['South agrees to it.']);
  });
  test('the end of a game is said with the score and who wins it', () => {
    const over: ToClient = {
      tell: 'told',
      seq: (welcome.seq ?? 0) + 1,
      events: [],
      over: true,
      own: { may: [] },
      deal: {
        place: 1,
        number: 1,
        dealer: 'N',
        lines: [['score-grand-made', { side: 0, tricks: 9, count: 3 }, [3, 0]]],
        points: [3, 0],
        score: [7, 2],
      },
      result: { key: 'match-won', score: [7, 2], winners: [0], lines: [], stopped: false },
    };
    expect(passages([welcome, over], 'en')[1]).toEqual([
      'The deal is over.',
      'Grand made by you and South, nine tricks, three over half: you and South +3 points.',
      'Score: we 7, they 2.',
      'The game goes to you and South.',
    ]);
    expect(passages([welcome, over], 'de')[1]?.at(-1)).toBe('Die Partie geht an dich und South.');
  });
  test('a game that is stopped says so', () => {
    const stopped: ToClient = {
      tell: 'told',
      seq: (welcome.seq ?? 0) + 1,
      events: [['event-table-stopped', null, {}]],
      over: true,
      own: { may: [] },
      result: { key: 'match-stopped', score: [0, 0], winners: [], lines: [], stopped: true },
    };
    expect(passages([welcome, stopped], 'en')[1]).toEqual([
      'The game is stopped here.',
      'Score: we 0, they 0.',
      'The game was stopped. The score stands.',
    ]);
  });
  test('before the first deal one hears who is there', () => {
    const seats = welcome.table.seats.map((one) =>
      one.seat === 3 ? { ...one, kind: 'free' as const, name: '' } : one,
    );
    const gathering: Welcome = {
      ...welcome,
      table: { ...welcome.table, phase: 'gathering', seats },
      match: '',
      view: null,
      own: null,
    };
    expect(heard([gathering])).toBe('Minnesota Whist. At the table: you, East and South. One seat free.');
  });
  test('a phrase is said with the name of the speaker', () => {
    expect(passages([welcome, { tell: 'said', seat: 1, phrase: 'good_luck' }], 'en')[1]).toEqual(['East: Good luck!']);
  });
});

describe.each(names)('in a deal of %s', (name) => {
  test.each(['en', 'de'] as const)('no sentence has a key, a mark or a letter of a card in %s', (language) => {
    for (const sentence of passages(messagesOf(name), language).flat()) {
      expect(sentence).not.toMatch(/[\uE000{}]|\b(client|event|call|suit|rank)-|\b[SHCD][2-9TJQKA]\b|undefined|  /);
      expect(sentence).toMatch(/[.!?]$/);
    }
  });
  test('what is asked is the last thing of its passage', () => {
    for (const passage of passages(messagesOf(name), 'en')) {
      const at = passage.findIndex((one) => /^Your (turn|call|bid)\./.test(one));
      expect([-1, passage.length - 1]).toContain(at);
    }
  });
  test('the own name is never said', () => {
    expect(heard(messagesOf(name))).not.toMatch(/\bAda\b/);
  });
});

test('there is a golden text for each deal in each language and for nothing else', () => {
  const texts = names.flatMap((name) => [`${name}.de.txt`, `${name}.en.txt`, `${name}.jsonl`]);
  expect([...THERE].sort()).toEqual(texts.sort());
});
