/* Turns the keys and text forms that the rules give into sentences; the same as the Speaker of Python's `messages`. */
import kinds from '../../../../messages/arguments.json';
import type { Catalogue, Values } from './catalogue';
import { drawnName } from './drawn-names';
import type { Family } from '../net/profile';
import type { Said } from '../net/wire';
import { hyphened, plainly } from './keys';

export type Facts = Readonly<Record<string, string | number>>;
export interface Keyed {
  readonly key: string;
  readonly args?: Facts;
}
export interface Scored extends Keyed {
  readonly points: readonly number[];
}

/** True of a family of cards whose words the catalogues have. */
const isFamily = (family: Family): boolean => family === 'french' || family === 'decktet';

type Kind = keyof typeof kinds;
/** The kind of word that a value stands for, by its name. */
const KINDS = new Map<string, Kind>(
  (Object.keys(kinds) as Kind[]).flatMap((kind) => kinds[kind].map((name): [string, Kind] => [name, kind])),
);

/** Somebody's name in words: who has typed none has a drawn one. */
export const calledIn = (
  catalogue: Catalogue,
  { name, guest = 0 }: { readonly name: string; readonly guest?: number },
): string => name || drawnName(catalogue, guest);

/** True of a number and a word. */
const isPair = (words: readonly string[]): boolean =>
  words.length === 2 && /^\d+$/.test(words[0] ?? '') && words[1] !== '';

/** True for events that name players without saying what one of them does: the reader may be “you” there. */
export const namesPlayers = (key: string): boolean => /-(contract|no-trump|pair|partner|troel)$/.test(key);

/**
 * Words for one game's pack in one language; `seatNames` by seat letter. `isToPlayer`: a solitaire is told to who plays
 * it. `family` is the family of cards, or the pack of another package, which has messages of its own, and those of the
 * French cards for whatever suits and ranks it shares with them.
 */
export class Speaker {
  private readonly known = new Map<string, string>();
  private readonly families: readonly string[];

  constructor(
    readonly catalogue: Catalogue,
    readonly family: Family,
    private readonly seatNames: Readonly<Record<string, string>> = {},
    private readonly isToPlayer = true,
  ) {
    this.families = isFamily(family) ? [family] : [family, 'french'];
  }

  /** The name of a game, its key where the catalogue has none. */
  game(key: string): string {
    return this.catalogue.has(`game-${hyphened(key)}`)
      ? this.catalogue.format(`game-${hyphened(key)}`)
      : key.replace(/_/g, ' ');
  }

  /** The reason of a refusal. */
  reason(why: Keyed): string {
    return this.say(`reason-${why.key}`, why.args);
  }

  /** A player's reason for its act. */
  why(chosen: Keyed): string {
    return this.say(chosen.key, chosen.args);
  }

  /** A sentence or word of a game's moment; `suit` words each suit of several. */
  said([key, facts]: Said, suit: (letter: string) => string = (letter) => this.suit(letter)): string {
    return this.say(key, Object.fromEntries(facts), [], suit);
  }

  /** An event as this viewer reads it; `own`: the viewer's own act. */
  event(seen: Keyed, own = false): string {
    const yours = `client-own-${seen.key.replace('event-', '')}`;
    if (own && this.family !== 'decktet' && this.catalogue.has(yours)) return this.say(yours, seen.args);
    const alone = `${seen.key}-alone`;
    const isToThem = own || (this.family === 'decktet' && this.isToPlayer);
    const key = isToThem && this.catalogue.has(alone) ? alone : seen.key;
    return this.say(key, seen.args);
  }

  /** The end of a match, and its winners. */
  match(
    result: { key: string; winners: readonly number[]; score?: readonly number[] },
    sides: readonly string[],
  ): string {
    const names = this.listed(result.winners.map((side) => sides[side] ?? ''));
    if (!this.catalogue.has(result.key)) return `${plainly(result.key)}: ${names}`;
    const score = result.score ?? [];
    const order = score.map((_, side) => side).sort((one, other) => (score[other] ?? 0) - (score[one] ?? 0));
    const ahead = order.filter((side) => score[side] === Math.max(...score) && Math.max(...score) > Math.min(...score));
    const standings = order.map((side) =>
      this.catalogue.format('score-standing', { name: sides[side] ?? '', points: String(score[side] ?? 0) }),
    );
    return this.catalogue.format(result.key, {
      winners: names,
      count: result.winners.length,
      standings: this.listed(standings, 'list-comma'),
      ahead: this.listed(ahead.map((side) => sides[side] ?? '')),
      leading: ahead.length,
    });
  }

  /** A score line's sentence, without its points. */
  scoreWhat(line: Keyed, sides: readonly string[]): string {
    return this.say(line.key, line.args, sides);
  }

  /** A line of the score sheet with what every side gets whose score it moves, in points or in the line's own unit. */
  scoreLine(line: Scored, sides: readonly string[]): string {
    const what = this.scoreWhat(line, sides);
    const own = `${line.key}.points`;
    const unit = this.catalogue.has(own) ? own : 'score-points';
    const moved = line.points.flatMap((points, side) =>
      points
        ? [
            this.catalogue
              .format(unit, {
                name: sides[side] ?? '',
                count: Math.abs(points),
                signed: points > 0 ? `+${points}` : `\u2212${-points}`,
              })
              .trim(),
          ]
        : [],
    );
    if (!moved.length) return this.catalogue.format('score-line-still', { what });
    return this.catalogue.format('score-line', { what, points: this.listed(moved, 'list-comma') });
  }

  /**
   * An act in words, from its text form: by the message of verb and word, of the word, or of the verb; of a number and
   * a word by that of both.
   */
  action(text: string): string {
    const [verb = '', ...objects] = text.split(' ');
    const first = objects[0] ?? '';
    const named = hyphened(first);
    const keys = isPair(objects) ? [`act-${verb}-of`] : [`act-${verb}-${named}`, `act-${named}`, `act-${verb}`];
    const key = keys.find((one) => this.catalogue.has(one));
    if (!key) return text;
    const count = /^\d+$/.test(first) ? Number(first) : first;
    return this.catalogue.format(key, {
      card: this.card(first),
      cards: this.cards(objects.join(' ')),
      call: this.call(first),
      suit: this.suit(first),
      strain: this.strain(objects.at(-1) ?? ''),
      count,
    });
  }

  /** An act among others, from its text form: a card to play by its name alone. */
  choice(text: string): string {
    return text.startsWith('play ') ? this.card(text.slice(5)) : this.action(text);
  }

  /** The name of a card or a wild. */
  card(text: string): string {
    let name = this.known.get(text);
    if (name === undefined) {
      name = this.cardName(text) ?? text;
      this.known.set(text, name);
    }
    return name;
  }

  /** The given name of a Decktet card, empty where it has none. */
  title(text: string): string {
    const key = `name-${text}`;
    return this.family === 'decktet' && this.catalogue.has(key) ? this.catalogue.format(key) : '';
  }

  /** Several cards, written with blanks between. */
  cards(text: string): string {
    const names = text
      .split(' ')
      .filter(Boolean)
      .map((each) => this.card(each));
    return this.family === 'decktet' ? this.listed(names, 'list-semicolon', 'list-semicolon') : this.listed(names);
  }

  suit(letter: string): string {
    const key = this.key('suit', letter);
    return key ? this.catalogue.format(key) : letter;
  }

  rank(letter: string): string {
    const key = this.key('rank', letter);
    return key ? this.catalogue.format(key) : letter;
  }

  seat(letter: string): string {
    const name = this.seatNames[letter];
    if (name !== undefined) return this.person(name);
    const key = `seat-${letter}`;
    return this.catalogue.has(key) ? this.catalogue.format(key) : letter;
  }

  /** A person's name in words: who has typed none is written `#4821`, the number of their drawn one. */
  person(name: string): string {
    return /^#\d+$/.test(name) ? drawnName(this.catalogue, Number(name.slice(1))) : name;
  }

  call(text: string): string {
    const [number = '', strain = '', ...more] = text.split(' ');
    if (isPair([number, strain, ...more]))
      return this.catalogue.format('call-of', { count: Number(number), strain: this.strain(strain) });
    const key = `call-${hyphened(text)}`;
    return this.catalogue.has(key) ? this.catalogue.format(key) : text;
  }

  /** The name of the word behind the number of a call: that of its own message, or of the suit of this letter. */
  strain(text: string): string {
    const key = `strain-${hyphened(text.toLowerCase())}`;
    return this.catalogue.has(key) ? this.catalogue.format(key) : this.suit(text);
  }

  /** The name of a contract, where it is another than that of its call. */
  contract(name: string): string {
    const key = `contract-${hyphened(name)}`;
    return this.catalogue.has(key) ? this.catalogue.format(key) : this.call(name);
  }

  /** True if the word, or the number and the word, is a call of some game. */
  isCall(text: string): boolean {
    if (isPair(text.split(' '))) return true;
    return text !== '' && this.catalogue.has(`call-${hyphened(text)}`);
  }

  /** True if the word is the letter of a suit of the pack. */
  isSuit(text: string): boolean {
    return this.key('suit', text) !== undefined;
  }

  hand(text: string): string {
    const key = `hand-${text}`;
    return this.catalogue.has(key) ? this.catalogue.format(key) : text;
  }

  listed(words: readonly string[], last = 'list-and', early = 'list-comma'): string {
    if (words.length === 0) return this.catalogue.format('list-none');
    return words
      .slice(1)
      .reduce(
        (first, second, i) => this.catalogue.format(i === words.length - 2 ? last : early, { first, second }),
        words[0] ?? '',
      );
  }

  /**
   * The message; for a key without one, which a game of another package may have, the words of the key and its facts.
   */
  private say(
    key: string,
    facts: Facts = {},
    sides: readonly string[] = [],
    suit: (letter: string) => string = (letter) => this.suit(letter),
  ): string {
    const values: Values = {};
    for (const [name, value] of Object.entries(facts))
      values[name] =
        KINDS.get(name) === 'suits' && typeof value === 'string'
          ? this.listed(value.split(' ').map(suit), 'list-or')
          : this.word(name, value, sides);
    if (this.catalogue.has(key)) return this.catalogue.format(key, values);
    const told = Object.entries(values)
      .map(([name, word]) => `${name} ${word}`)
      .join(', ');
    return told ? `${plainly(key)} (${told})` : plainly(key);
  }

  private word(name: string, value: string | number, sides: readonly string[]): string | number {
    const kind = KINDS.get(name);
    if (typeof value === 'number') return kind === 'side' ? (sides[value] ?? value) : value;
    if (kind === undefined || kind === 'suits' || kind === 'side' || value === '')
      return name === 'name' ? this.person(value) : value;
    if (kind === 'seats') return this.listed(value.split(' ').map((each) => this.seat(each)));
    return this[kind](value);
  }

  /** The key of the message that words a part of a card: that of the pack itself, or of the French cards. */
  private key(kind: 'card' | 'rank' | 'suit', text: string): string | undefined {
    return this.families.map((family) => `${kind}-${family}-${text}`).find((key) => this.catalogue.has(key));
  }

  private cardName(text: string): string | undefined {
    const whole = this.key('card', text);
    if (whole) return this.catalogue.format(whole);
    if (this.isSuit(text)) return this.catalogue.format('card-wild', { suit: this.suit(text) });
    const rankKey = this.key('rank', text.slice(-1));
    const suits = [...text.slice(0, -1)];
    if (!rankKey || suits.length === 0 || !suits.every((suit) => this.isSuit(suit))) return undefined;
    const values = { rank: this.catalogue.format(rankKey), suits: this.listed(suits.map((suit) => this.suit(suit))) };
    const title = this.title(text);
    if (title) return this.catalogue.format('card-named', { ...values, name: title });
    const worded = this.families.map((family) => `card-${family}`).find((key) => this.catalogue.has(key));
    return this.catalogue.format(worded ?? 'card-french', values);
  }
}
