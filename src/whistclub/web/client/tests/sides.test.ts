import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { DealOver, Line } from '../src/net/wire';
import { headLine, headline } from '../src/table/ends/deal-headline';
import type { Model } from '../src/match/model';
import { nearSeat } from '../src/match/seating';
import { namesOfSide, seatNames, sideNames, whoIs } from '../src/match/sides';
import { Catalogue, type Language } from '../src/messages/catalogue';
import { Speaker } from '../src/messages/speaker';

const LOCALES = join(import.meta.dirname, '../../../messages/locales');
const NAMES = { N: 'Nils', E: 'Eva', S: 'Selma', W: 'Wim' };

function speaker(language: Language, isToPlayer = true): Speaker {
  const folder = join(LOCALES, language);
  const text = readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'utf-8'))
    .join('\n');
  return new Speaker(new Catalogue(language, text), isToPlayer ? 'french' : 'decktet', NAMES, isToPlayer);
}

function seen(seat: number | null, sides: number): Model {
  const seats = ['N', 'E', 'S', 'W'].map((letter, at) => ({ seat: at, letter }));
  const score = Array.from({ length: sides }, () => 0);
  return { table: { seats }, you: { seat }, setting: { score }, deals: [] } as unknown as Model;
}

const deal = (key: string, facts: Record<string, string | number>): DealOver => ({
  place: 1,
  number: 1,
  dealer: 'N',
  lines: [[key, facts, [0, 0]]],
  points: [0, 0],
  score: [0, 0],
});

function said(language: Language, seat: number | null, one: DealOver, sides = 2): string {
  const [model, told] = [seen(seat, sides), speaker(language)];
  const names = sideNames(model, told);
  return headline(one, told, names, (side) => whoIs(model, side, names), seat === null ? '' : 'NESW'.charAt(seat));
}

describe('a spectator', () => {
  test('is told the names of the sides, never we and they', () => {
    expect(sideNames(seen(null, 2), speaker('en'))).toEqual(['Nils and Selma', 'Eva and Wim']);
    expect(sideNames(seen(null, 2), speaker('de'))).toEqual(['Nils und Selma', 'Eva und Wim']);
    expect(namesOfSide(seen(null, 2), speaker('en'), 1)).toEqual(['Eva', 'Wim']);
    expect(whoIs(seen(null, 2), 1, ['a', 'b'])).toEqual({ who: 'side', side: 'b' });
  });
  test('reads the result with names', () => {
    const made = deal('score-grand-made', { side: 1, tricks: 9 });
    expect(said('en', null, made)).toBe('Eva and Wim made High, nine tricks');
    expect(said('de', null, made)).toBe('Der Grand von Eva und Wim gelingt, neun Stiche');
  });
  test('tells of a solitaire what its player does', () => {
    const played = { key: 'event-played', args: { seat: 'S', card: 'SA' } };
    expect(speaker('en', false).event(played)).toBe('Selma plays the Ace of Suns.');
  });
  test('sits behind South', () => {
    expect(nearSeat(seen(null, 4))).toBe(2);
    expect(nearSeat(seen(1, 4))).toBe(1);
  });
});

describe('the headline of a deal in which each seat has a line', () => {
  const line = (seat: string, points: number): Line => ['score-own', { seat, count: points }, [points, 0, 0, 0]];
  const each: DealOver = { ...deal('', {}), lines: [line('N', 1), line('E', 2), line('S', -4), line('W', 3)] };
  test('is the line of who undertook it', () => {
    expect(headLine(each, 4, 'N', ['S'])).toBe(each.lines[2]);
  });
  test("is the viewer's own line where nobody undertook it, or the viewer with others", () => {
    expect(headLine(each, 4, 'W')).toBe(each.lines[3]);
    expect(headLine(each, 4, 'W', ['S', 'W'])).toBe(each.lines[3]);
  });
  test('is the first line to spectators where nobody undertook it', () => {
    expect(headLine(each, 4, '')).toBe(each.lines[0]);
  });
  test('calls the viewer by the word that the speaker has for them, with a capital', () => {
    const you = new Speaker(speaker('en').catalogue, 'french', { ...NAMES, E: 'you' });
    expect(headline(each, you, ['', '', '', ''], () => ({}), 'E')).toBe('Own (seat you, count 2)');
  });
});

describe('a player', () => {
  test('comes first in the own side and at the head of the own column', () => {
    expect(sideNames(seen(2, 2), speaker('en'))).toEqual(['you and Nils', 'Eva and Wim']);
    expect(seatNames(seen(2, 4), speaker('de'))).toEqual(['Nils', 'Eva', 'Du', 'Wim']);
  });
  test('reads the result of the own side and of the other', () => {
    const made = deal('score-grand-made', { side: 1, tricks: 9 });
    expect(said('en', 1, made)).toBe('High made, nine tricks');
    expect(said('de', 0, made)).toBe('Ihr Grand gelingt, neun Stiche');
  });
  test('wins the game in a sentence that fits any names, the own ones too', () => {
    const [won, shared] = [
      { key: 'match-won', winners: [0] },
      { key: 'match-won', winners: [0, 2] },
    ];
    const ended = (language: Language, sides: number, result: typeof won): string => {
      const told = speaker(language);
      return told.match(result, sideNames(seen(2, sides), told, 'client-you-object'));
    };
    expect(ended('de', 2, won)).toBe('Die Partie geht an dich und Nils.');
    expect(ended('de', 4, won)).toBe('Die Partie geht an Nils.');
    expect(ended('de', 4, shared)).toBe('Die Partie geht zu gleichen Teilen an Nils und dich.');
    expect(ended('de', 2, { key: 'rubber-won', winners: [1] })).toBe('Der Robber geht an Eva und Wim.');
    expect(ended('en', 2, won)).toBe('The game goes to you and Nils.');
  });
  test('finds the own name as a subject in every line of the sheet', () => {
    const told = speaker('de');
    const line = (key: string, args: Record<string, string | number>): string =>
      told.scoreWhat({ key, args }, sideNames(seen(2, 2), told));
    expect(line('score-grand-made', { side: 0, tricks: 9, count: 3 })).toBe(
      'du und Nils, Grand gelungen, neun Stiche, drei über der Hälfte',
    );
    expect(line('score-grand-failed', { side: 0, tricks: 8, count: 2 })).toBe(
      'Grand gescheitert: du und Nils, acht Stiche, zwei über der Hälfte',
    );
    expect(line('score-low-minus', { side: 0, tricks: 8, count: 2 })).toBe(
      'du und Nils, Low, acht Stiche, zwei über der Hälfte',
    );
    expect(line('score-special-made', { side: 0, special: 'sola_nola' })).toBe('du und Nils, Sola Nola gelungen');
  });
  test('tells the acts of a person to that person as their own', () => {
    const [played, called] = [
      { key: 'event-played', args: { seat: 'S', card: 'SA' } },
      { key: 'event-called', args: { seat: 'S', call: 'solo' } },
    ];
    expect(speaker('en').event(played, true)).toBe('You play the ace of spades.');
    expect(speaker('en').event(played)).toBe('Selma plays the ace of spades.');
    expect(speaker('de').event(called, true)).toBe('Du sagst an: Solo.');
  });
  test('reads of an own contract in Solo as of the own one', () => {
    const solo = deal('score-contract-made', { contract: 'solo', declarer: 'S', tricks: 6, undertaken: 5 });
    expect(said('en', 2, solo, 4)).toBe('You made Solo');
    expect(said('en', 1, solo, 4)).toBe('Solo made by Selma');
    const pair = deal('score-units-pair-failed', {
      contract: 'propose',
      declarer: 'N',
      partner: 'S',
      tricks: 6,
      undertaken: 8,
    });
    expect(said('de', 2, pair, 4)).toBe('Euer Vorschlag ist gescheitert');
    expect(said('de', null, pair, 4)).toBe('Vorschlag von Nils und Selma gescheitert');
  });
});
