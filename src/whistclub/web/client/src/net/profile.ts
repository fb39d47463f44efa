/* A game's profile, as the club sends it with the list of games: everything a face needs that is not the game's rules. */
import type { Family } from '../cards/faces';

/** A test of one fact. */
export interface Condition {
  readonly field: string;
  readonly op: 'is' | 'in' | 'set' | 'given' | 'has' | 'has_viewer' | 'partner_of_viewer';
  readonly value?: string | number | readonly string[] | null;
}

/** The source of a message's argument: a number is the argument itself, a text the name of a fact, with `how:` before it. */
export type Source = string | number;
export type Arguments = readonly (readonly [name: string, source: Source])[];

/** A message that is said when all conditions hold. */
export interface Rule {
  readonly key: string;
  readonly when: readonly Condition[];
  readonly facts: Arguments;
}

/** A message with the sources of its arguments. Without a key the arguments are the text. */
export type Text = Pick<Rule, 'key' | 'facts'>;

/** The label on the cloth that says what is played. */
export interface ChipRule {
  readonly when: readonly Condition[];
  readonly title: Text;
  readonly text: Text;
  readonly more: readonly Rule[];
}

/** A contract in the list next to the table: its call, and the messages of its name (empty: the call's) and terms. */
export interface Contract {
  readonly call: string;
  readonly name: string;
  readonly terms: string;
}

/** The messages about the side pile of a solitaire. */
export interface Pile {
  readonly gone: string;
  readonly left: string;
  readonly twiddle: string;
}

/** The words and pictures of the browser. Of `guide` and `chip` the first match counts. */
export interface BrowserTexts {
  readonly pictures: readonly string[];
  readonly tag: string;
  readonly remark: string;
  readonly guide: readonly Rule[];
  readonly chip: readonly ChipRule[];
  readonly contracts: readonly Contract[];
  /** The first match says what a call brings when it is made. */
  readonly worth: readonly Rule[];
  readonly pile: Pile | null;
  readonly tally: '' | 'bids' | 'markers';
}

/** The cards shuffled where all conditions on the options hold: the pack, the side pile and the label of its shuffle. */
export interface StockRule {
  readonly when: readonly Condition[];
  readonly cards: readonly string[];
  readonly side: readonly string[];
  /** Contains `{number}` where the side pile is shuffled for each deal. */
  readonly side_label: string;
}

/** A phase of a deal, as a view names it, and the verbs of the acts asked for in it. */
export interface Phase {
  readonly name: string;
  readonly verbs: readonly string[];
}

export interface ConventionChoice {
  readonly name: string;
  readonly values: readonly string[];
}

/** Everything about a game that is not its rules. */
export interface Profile {
  readonly family: Family;
  readonly order: number;
  readonly phases: readonly Phase[];
  readonly pages: readonly string[];
  readonly conventions: string;
  /** The choices on the convention card; of each the first value is the usual one. */
  readonly convention_choices: readonly ConventionChoice[];
  readonly lay_means: readonly Rule[];
  readonly browser: BrowserTexts;
  /** The first whose conditions hold is shuffled. */
  readonly stocks: readonly StockRule[];
}

const NO_TEXTS: BrowserTexts = {
  pictures: [],
  tag: '',
  remark: '',
  guide: [],
  chip: [],
  contracts: [],
  worth: [],
  pile: null,
  tally: '',
};

/** The profile of a game that has none. */
export const PLAIN: Profile = {
  family: 'french',
  order: 1000,
  phases: [],
  pages: [],
  conventions: '',
  convention_choices: [],
  lay_means: [],
  browser: NO_TEXTS,
  stocks: [],
};
