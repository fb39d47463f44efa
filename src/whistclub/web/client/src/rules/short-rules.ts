/*
 * The short rules as sections to draw: text and tables, cards, and tricks. Written as `messages/illustrations.py` says.
 * Pure.
 */
import { blocks, type Block } from './markdown';

/** A card of a trick: the place it lies at, who played it, and if it takes the trick. */
export interface Played {
  readonly seat: string;
  readonly who: string;
  readonly card: string;
  readonly takes: boolean;
}

export type RulePart =
  | { readonly kind: 'block'; readonly block: Block }
  | { readonly kind: 'cards' | 'hand'; readonly cards: readonly string[]; readonly caption: string }
  | { readonly kind: 'trick'; readonly played: readonly Played[]; readonly caption: string };

export interface Section {
  /** Empty for what comes before the first heading. */
  readonly heading: string;
  /** The phases of a deal at which the page opens here. */
  readonly phases: readonly string[];
  /** The numbered rules that it tells: the first and the last. */
  readonly rules: readonly string[];
  readonly parts: readonly RulePart[];
}

export interface ShortRules {
  readonly title: string;
  readonly sections: readonly Section[];
}

const DRAWN = /^(cards|hand|trick)(?: [A-Z])?: ([^|]+)(?:\| (.+))?$/;
const ASIDE = /^(at|see): (.+)$/;
const PLAYED = /^([NESW]) (.+) (\w+)(\*?)$/;

export function shortRules(text: string): ShortRules {
  const [head = '', ...tails] = text.split(/^## /m);
  const title = /^# (.+)$/m.exec(head)?.[1] ?? '';
  const opening = section(`\n${head.replace(/^# .+$/m, '')}`);
  return { title, sections: [...(opening.parts.length ? [opening] : []), ...tails.map(section)] };
}

/** The section at which the page opens in a phase; -1 where none is named for it. */
export const sectionAt = (page: ShortRules, phase: string): number =>
  page.sections.findIndex(({ phases }) => phases.includes(phase));

function section(text: string): Section {
  const [heading = '', ...lines] = text.split('\n');
  const asides = new Map(
    lines
      .map((line) => ASIDE.exec(line))
      .filter((found) => found !== null)
      .map(([, kind = '', words = '']) => [kind, words.split(' ')]),
  );
  const parts = runs(lines.filter((line) => !ASIDE.test(line))).flatMap(
    (run) => drawn(run) ?? blocks(run).map((block): RulePart => ({ kind: 'block', block })),
  );
  return { heading, phases: asides.get('at') ?? [], rules: asides.get('see') ?? [], parts };
}

/** The lines joined to texts, each line of cards by itself. */
function runs(lines: readonly string[]): string[] {
  const found: string[] = [];
  let isJoining = false;
  for (const line of lines) {
    const isDrawn = DRAWN.test(line);
    if (isJoining && !isDrawn) found[found.length - 1] += `\n${line}`;
    else found.push(line);
    isJoining = !isDrawn;
  }
  return found;
}

function drawn(line: string): RulePart | null {
  const found = DRAWN.exec(line);
  if (!found) return null;
  const [, kind = '', what = '', caption = ''] = found;
  if (kind === 'trick') return { kind, played: what.trim().split(', ').map(playedOf), caption };
  return { kind: kind === 'hand' ? 'hand' : 'cards', cards: what.trim().split(' '), caption };
}

function playedOf(text: string): Played {
  const [, seat = '', who = '', card = '', star = ''] = PLAYED.exec(text) ?? [];
  return { seat, who, card, takes: star === '*' };
}
