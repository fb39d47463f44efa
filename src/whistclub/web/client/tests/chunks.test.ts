import { describe, expect, it } from 'vitest';
import { filesOf, type Graph } from '../install/chunks.ts';

/** A page of a club whose modules have these sizes; `needs` are those that each needs at once. */
function graph(bytes: Record<string, number>, needs: Record<string, string>, pages: string): Graph {
  const named = (names = ''): string[] => names.split(' ').filter(Boolean);
  return new Map(
    ['main', ...named(pages), ...Object.keys(bytes)].map((name) => [
      name,
      { imports: named(needs[name]), fetches: name === 'main' ? named(pages) : [], bytes: bytes[name] ?? 0 },
    ]),
  );
}

describe('the files of the build', () => {
  it('are one for everything that the first page needs, whoever else does', () => {
    const files = filesOf(
      graph({ words: 9_000, suits: 90_000 }, { main: 'words', words: 'suits', table: 'suits' }, 'table replay'),
      'main',
    );
    expect([...files]).toEqual([
      ['main', 'first'],
      ['words', 'first'],
      ['suits', 'first'],
    ]);
  });

  it('hold small modules of several pages together, and keep a large one apart from a page without use for it', () => {
    const files = filesOf(
      graph(
        { hand: 9_000, bids: 5_000, rules: 90_000 },
        { table: 'hand bids', replay: 'hand bids rules', drill: 'hand rules' },
        'table replay drill hall print games',
      ),
      'main',
    );
    expect(files.get('bids')).toBe(files.get('hand'));
    expect(files.get('rules')).not.toBe(files.get('hand'));
  });

  it('leave with a page what it alone needs, and what comes later from there alone', () => {
    const needs = { table: 'cloth cards', back: 'cards' };
    const graphOfTable = new Map(graph({ cloth: 9, cards: 9 }, needs, 'table back'));
    graphOfTable.set('main', { imports: [], fetches: ['table'], bytes: 0 });
    graphOfTable.set('cloth', { imports: [], fetches: ['back'], bytes: 9 });
    expect([...filesOf(graphOfTable, 'main')]).toEqual([['main', 'first']]);
  });

  it('never need each other', () => {
    const needs = {
      p: 'small middling',
      q: 'small middling',
      r: 'middling common',
      t: 'large',
      u: 'large',
      small: 'large',
      large: 'common',
      middling: 'common',
    };
    const bytes = { small: 100, middling: 4_200, large: 50_000, common: 100 };
    const files = filesOf(graph(bytes, needs, 'p q r t u'), 'main');
    // The large one would need the file of the common one, and that, where the small one lies, the large one.
    expect(files.get('small')).toBe(files.get('middling'));
    expect(files.get('large')).not.toBe(files.get('small'));
    expect(files.get('common')).not.toBe(files.get('small'));
  });
});
