/* In a replay nobody reads their own name: they are “you”, in every sentence. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { Catalogue, type Language } from '../src/messages/catalogue';
import { capital } from '../src/messages/capitals';
import { Speaker } from '../src/messages/speaker';
import { sentenceOf, type ReplayVoice } from '../src/replay/voice';

const LOCALES = join(import.meta.dirname, '../../../messages/locales');
const textOf = (language: Language): string =>
  readdirSync(join(LOCALES, language))
    .map((name) => readFileSync(join(LOCALES, language, name), 'utf-8'))
    .join('\n');
/** The drawn name of number 4717, as Python's `messages` have it. */
const DRAWN = /Cheerful Bell|Fröhliche Glocke/;
const FACTS = {
  seat: 'S',
  seats: 'N S',
  declarer: 'N',
  partner: 'N',
  count: 2,
  books: 9,
  card: 'H4',
  cards: 'H4',
  suit: 'H',
  call: 'pass',
  contract: 'solo',
  special: 'pipe',
  trick: 3,
  tricks: 5,
};
/**
 * The events of several seats that name one. The count of tricks has its own place in a replay, and its own sentence.
 */
const KEYS = [
  ...new Set(
    textOf('en')
      .split(/\n(?=\S)/)
      .filter((one) => /^event-(?!table-)[^]*\{ \$seats? \}/.test(one))
      .map((one) => one.split(' ')[0] ?? ''),
  ),
].filter((key) => key !== 'event-trick' && !/-(own|alone)$/.test(key));

function voiceIn(language: Language, you: string): ReplayVoice {
  const catalogue = new Catalogue(language, textOf(language));
  const speaking = (own: string): Speaker => new Speaker(catalogue, 'french', { S: own, N: 'Selma' });
  return { plain: speaking('#4717'), among: speaking(you ? catalogue.format('client-you-among') : '#4717'), you };
}

describe.each(['en', 'de'] as const)('the voice of a replay in %s', (language) => {
  test.each([...KEYS, 'client-replay-story-trick'])('says “you” in %s', (key) => {
    const said = capital(sentenceOf({ key, args: FACTS }, voiceIn(language, 'S')));
    expect(said).not.toMatch(DRAWN);
    expect(said).toMatch(/\b(you|your|du|dir|deine)\b/i);
  });
  test('calls everybody by name to somebody else', () => {
    expect(sentenceOf({ key: 'event-led', args: FACTS }, voiceIn(language, ''))).toMatch(DRAWN);
    expect(sentenceOf({ key: 'event-led', args: { ...FACTS, seat: 'N' } }, voiceIn(language, 'S'))).toContain('Selma');
  });
});
