/*
 * A game's profile, as the club sends it with the list of games: everything a face needs that is not the game's rules.
 */
import type { GameForm } from './wire.gen';

export type { BrowserTexts, StockRule, Phase, ConventionChoice } from './wire.gen';

/**
 * The name under which cards are worded and drawn: `french`, `decktet`, or that of a pack of another package, which has
 * messages of its own.
 */
export type Family = string;

/** Everything about a game that is not its rules. */
export type Profile = Omit<GameForm, 'key' | 'seats' | 'sides' | 'options' | 'presets' | 'lessons' | 'drills' | 'acts'>;

/** The profile of a game that has none. */
export const PLAIN: Profile = {
  family: 'french',
  order: 1000,
  shortcut: '',
  pack: 'french',
  phases: [],
  notable: [],
  settled: [],
  pages: [],
  conventions: '',
  convention_choices: [],
  browser: { pictures: [], tag: '', remark: '' },
  stocks: [],
};
