import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Catalogue, type Language } from '../src/messages/catalogue';
import { termsIn, Terms } from '../src/table/session/terms';

const wordsIn = (language: Language): Catalogue =>
  new Catalogue(
    language,
    readFileSync(join(import.meta.dirname, `../../../messages/locales/${language}/teach.ftl`), 'utf8'),
  );
const [en, de] = [wordsIn('en'), wordsIn('de')];

describe('the words of the game that stand in a sentence', () => {
  it('are found in the order in which they come', () => {
    expect(termsIn('An invite: the lowest card. It may take the trick.', en)).toEqual(['invite', 'trick']);
  });

  it('are found in their other forms', () => {
    expect(termsIn('Selma granded, and Emil has invited.', en)).toEqual(['granded', 'invite']);
    expect(termsIn('Selma hat den Grand. Sieben Stiche.', de)).toEqual(['granded', 'trick']);
  });

  it('are whole words, and a bid is no height', () => {
    expect(termsIn('The highest card is high enough; a follower ruffles.', en)).toEqual([]);
    expect(termsIn('High: every trick counts.', en)).toEqual(['high', 'trick']);
  });
});

describe('what a guided deal explains', () => {
  it('is one term a decision, and each once', () => {
    const terms = new Terms();
    expect(terms.due('1', 'The trick of a lifetime.', '', en)).toBe('trick');
    expect(terms.due('2', 'The trick is ruffed.', '', en)).toBe('ruff');
    expect(terms.due('3', 'One more trick.', '', en)).toBe('');
  });

  it('stays the same as long as the decision does', () => {
    const terms = new Terms();
    terms.due('1', 'The trick is ruffed.', '', en);
    expect(terms.due('1', 'The trick is ruffed.', '', en)).toBe('trick');
  });

  it('comes later where it was only seen in passing', () => {
    const terms = new Terms();
    terms.hear('Selma granded.', en);
    expect(terms.due('1', 'An invite.', '', en)).toBe('invite');
    expect(terms.due('2', 'Nothing new.', '', en)).toBe('granded');
  });
});
