/* An evening and its words, for the tests of the organiser's pages. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type {
  EntryChoice,
  Evening,
  OrganiserPart,
  PastRound,
  PublicEvening,
  Starting,
  TableNow,
} from '../src/net/evening';
import { Catalogue, type Language } from '../src/messages/catalogue';
import { Speaker } from '../src/messages/speaker';
import { dockOf, type Dock, type DockMoment } from '../src/evening/organiser/dock';
import { botName } from '../src/messages/bots';
import type { Words } from '../src/evening/organiser/vocabulary';
import { dealOf, eveningOf, guestRow, NAMES, seated, tableOf, UNTOUCHED } from './evening-fixtures';

export const LOCALES = join(import.meta.dirname, '../../../messages/locales');
export function wordsIn(language: Language): Words {
  const folder = join(LOCALES, language);
  const catalogue = new Catalogue(
    language,
    readdirSync(folder)
      .map((name) => readFileSync(join(folder, name), 'utf-8'))
      .join('\n'),
  );
  const speaker = new Speaker(catalogue, 'french');
  return {
    say: (key, values) => catalogue.format(key, values),
    bot: botName((key) => catalogue.format(key), 'strong'),
    listed: (names) => speaker.listed(names),
    reason: (why) => speaker.reason({ key: why.key, args: why.args ?? {} }),
  };
}
export const EN = wordsIn('en');
export const DE = wordsIn('de');
export const QUIET: DockMoment = { leftMs: 400_000, isOffline: false, asking: null };
export const STARTING: Starting = { round: 4, tables: 6, sit_out: 0, bots: 0, why_not: null };
/** A point for each trick over six, by tricks of the first side. */
export const CHOICES: readonly EntryChoice[] = [
  {
    key: 'play',
    worth: Array.from({ length: 14 }, (_, tricks) => [Math.max(0, tricks - 6), Math.max(0, 7 - tricks)] as const),
  },
];

/** Table `number` of six, with four people of its own, after these tricks of the first side. */
export function table(number: number, tricks: readonly number[], changes: Partial<TableNow> = {}): TableNow {
  const seats = seated(
    'NESW',
    [0, 1, 2, 3].map((i) => 4 * (number - 1) + i + 1),
  );
  return tableOf({
    table: number,
    seats,
    deals: tricks.map((won, i) => dealOf(i + 1, [won, 13 - won])),
    over: tricks.length === 4,
    ...changes,
  });
}
export const DONE = [7, 7, 8, 8];
export const roundOf = (tables: readonly TableNow[], round = 3): PastRound => ({
  round,
  by_hand: false,
  is_over: tables.every((one) => one.over),
  tables,
  out: [],
});
/** Six tables: 2 and 5 still play their fourth deal. */
export const SIX = [
  table(1, DONE),
  table(2, [4, 9, 8]),
  table(3, DONE),
  table(4, DONE),
  table(5, [2, 3, 3]),
  table(6, DONE),
];

export function evening(
  changes: { readonly shown?: Partial<PublicEvening>; readonly part?: Partial<OrganiserPart> } = {},
): Evening {
  const part: OrganiserPart = {
    name: 'Gudrun',
    guests: NAMES.map((_, i) => guestRow(i + 1)),
    rounds: [roundOf(SIX)],
    standings: [],
    prizes: [],
    starting: STARTING,
    undo: null,
    ...UNTOUCHED,
    ...changes.part,
  };
  return eveningOf({ public: { choices: CHOICES, ...changes.shown }, organiser: part });
}
export const dock = (of: Evening, moment: Partial<DockMoment> = {}, words = EN): Dock =>
  dockOf(words, of, { ...QUIET, ...moment }) ?? { lamp: false, sentence: '', more: '', acts: [] };
export const labels = (of: Dock): string[] => of.acts.map((act) => act.label);
