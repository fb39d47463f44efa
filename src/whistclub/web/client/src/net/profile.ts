/*
 * A game's profile, as the club sends it with the list of games: everything a face needs that is not the game's rules.
 */

/** A pack's family of suits: French cards, or the Decktet and the decks made from it. */
export type Family = 'french' | 'decktet';

/** The pictures on the home page, and messages there. */
export interface BrowserTexts {
  readonly pictures: readonly string[];
  readonly tag: string;
  readonly remark: string;
}

/**
 * The cards shuffled where an option has a value (without an option: always), the side pile and the label of its
 * shuffle.
 */
export interface StockRule {
  readonly option: string;
  readonly value: string;
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
  /** Kinds of its events that stay to be read, and those that tell what bids turned up came to. */
  readonly notable: readonly string[];
  readonly settled: readonly string[];
  readonly pages: readonly string[];
  readonly conventions: string;
  /** The choices on the convention card; of each the first value is the usual one. */
  readonly convention_choices: readonly ConventionChoice[];
  readonly browser: BrowserTexts;
  /** The first whose option has its value is shuffled. */
  readonly stocks: readonly StockRule[];
}

/** The profile of a game that has none. */
export const PLAIN: Profile = {
  family: 'french',
  order: 1000,
  phases: [],
  notable: [],
  settled: [],
  pages: [],
  conventions: '',
  convention_choices: [],
  browser: { pictures: [], tag: '', remark: '' },
  stocks: [],
};
