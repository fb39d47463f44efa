import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { faceOf } from '../src/cards/faces';
import { sectionAt, shortRules } from '../src/rules/short-rules';
import { GAMES } from './games';

const FOLDER = join(import.meta.dirname, '../../../messages/short');
const pageOf = (language: string, key: string) => shortRules(readFileSync(join(FOLDER, language, `${key}.md`), 'utf8'));

test('a page is a title and sections, each with its phases, its numbered rules, and its parts in order', () => {
  const { title, sections } = shortRules(
    '# Game\n\n## The aim\nsee: W1\nTricks.\n\n## Play\nat: fore aft\nsee: W5 W7\nLead.\ncards: HQ H9 | Two hearts.\n| Tricks | Points |\n|---|---|\n| 7 | 1 |\n',
  );
  expect(title).toBe('Game');
  expect(sections.map(({ heading, phases, rules }) => [heading, phases, rules])).toEqual([
    ['The aim', [], ['W1']],
    ['Play', ['fore', 'aft'], ['W5', 'W7']],
  ]);
  expect(sections[1]?.parts.map((part) => (part.kind === 'block' ? part.block.kind : part.kind))).toEqual([
    'text',
    'cards',
    'table',
  ]);
  expect(sections[1]?.parts[1]).toEqual({ kind: 'cards', cards: ['HQ', 'H9'], caption: 'Two hearts.' });
});
test('a trick says for each card where it lies, who played it, and which takes it', () => {
  const part = shortRules('## Play\ntrick H: W To your left D9, S You DK* | Yours.').sections[0]?.parts[0];
  expect(part).toEqual({
    kind: 'trick',
    caption: 'Yours.',
    played: [
      { seat: 'W', who: 'To your left', card: 'D9', takes: false },
      { seat: 'S', who: 'You', card: 'DK', takes: true },
    ],
  });
});
test('a phase that no section names opens the page at its top', () => {
  expect(sectionAt(shortRules('## Play\nat: play\nLead.'), 'auction')).toBe(-1);
});
test.each(GAMES.flatMap(({ key, pages, phases }) => phases.map(({ name }) => [key, name, pages[0] ?? key])))(
  '%s has a section for %s in both languages',
  (_, phase, page) => {
    expect(sectionAt(pageOf('en', page), phase)).toBeGreaterThan(0);
    expect(sectionAt(pageOf('de', page), phase)).toBe(sectionAt(pageOf('en', page), phase));
  },
);
test('every card of every page has a face', () => {
  for (const language of ['en', 'de']) {
    for (const key of readdirSync(join(FOLDER, language)).map((name) => name.replace('.md', ''))) {
      const family = GAMES.find((game) => (game.pages[0] ?? game.key) === key)?.family ?? 'french';
      const parts = pageOf(language, key).sections.flatMap((section) => section.parts);
      const cards = parts.flatMap((part) =>
        part.kind === 'trick' ? part.played.map(({ card }) => card) : part.kind === 'block' ? [] : part.cards,
      );
      for (const card of cards) expect(faceOf(card, family, 'index', '', 'usual')).toContain('<svg');
    }
  }
});
