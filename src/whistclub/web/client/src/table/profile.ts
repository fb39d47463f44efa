/* Rules of a profile over the facts of a moment, evaluated as `rules/conditions.py` does. Pure. */
import type { GameForm, OptionForm } from '../net/api';
import type { Arguments, Condition, Rule, Source, StockRule } from '../net/profile';
import type { Model } from './model';

export type Fact = unknown;
export type Facts = Readonly<Record<string, Fact>>;
export type Values = Record<string, string | number>;
/** Puts a fact into words; `how` says which kind of word is wanted, empty for a number. */
export type WordOf = (how: string, value: Fact) => string | number;

type Test = (value: Fact, wanted: Fact, viewer: Fact) => boolean;

const membersOf = (value: Fact): readonly Fact[] => (Array.isArray(value) ? value : [value]);
const isEmpty = (value: Fact): boolean => !value || (Array.isArray(value) && value.length === 0);

const TESTS: Readonly<Record<Condition['op'], Test>> = {
  is: (value, wanted) => value === wanted,
  in: (value, wanted) => membersOf(wanted).includes(value),
  set: (value) => !isEmpty(value),
  given: (value) => value !== null,
  has: (value, wanted) => membersOf(value).includes(wanted),
  has_viewer: (value, _, viewer) => viewer !== null && membersOf(value).includes(viewer),
  partner_of_viewer: (value, _, viewer) =>
    typeof value === 'number' && typeof viewer === 'number' && value !== viewer && (value - viewer) % 2 === 0,
};

/** True if the condition holds. */
export const holds = ({ field, op, value }: Condition, facts: Facts): boolean =>
  TESTS[op](facts[field] ?? null, value ?? null, facts['viewer'] ?? null);

/** True if all conditions of a rule hold. */
export const matches = (rule: { readonly when: readonly Condition[] }, facts: Facts): boolean =>
  rule.when.every((condition) => holds(condition, facts));

/** The first rule that matches; undefined where none does. */
export const firstMatch = <R extends { readonly when: readonly Condition[] }>(
  rules: readonly R[],
  facts: Facts,
): R | undefined => rules.find((rule) => matches(rule, facts));

const asNumber: WordOf = (_, value) => (typeof value === 'number' ? value : 0);

/** The arguments of a rule's message; `wordOf` reads what is more than a number. */
export function valuesOf(sources: Arguments, facts: Facts, wordOf: WordOf = asNumber): Values {
  return Object.fromEntries(sources.map(([name, source]) => [name, argument(source, facts, wordOf)]));
}

function argument(source: Source, facts: Facts, wordOf: WordOf): string | number {
  if (typeof source === 'number') return source;
  const colon = source.lastIndexOf(':');
  return wordOf(source.slice(0, Math.max(0, colon)), facts[source.slice(colon + 1)] ?? null);
}

/** The options by name, as values: switches as true or false, numbers as numbers, `none` as null. */
export function optionFacts(forms: readonly OptionForm[], options: Readonly<Record<string, unknown>>): Facts {
  return Object.fromEntries(
    forms.map((form) => [`options.${form.name}`, optionValue(form, options[form.name] ?? form.default)]),
  );
}

function optionValue(form: OptionForm, value: unknown): Fact {
  if (form.switch) return value === true || value === 'on';
  if (form.none && value === 'none') return null;
  return form.number ? Number(value) : value;
}

/** The facts of a moment, as this viewer knows them. */
export function factsOf(model: Model): Facts {
  const verbs = [...new Set(model.legal.map((act) => act.split(' ')[0] ?? ''))];
  return {
    ...model.view,
    ...optionFacts(model.game.options, model.table.options),
    viewer: model.you.seat,
    'legal.verb': verbs[0] ?? '',
    'legal.verbs': verbs,
    'legal.signals': model.legal.some((act) => /^lay \S+ \S+$/.test(act)),
  };
}

/** The name of the phase of a deal; of a game whose views name none, its first. Empty between deals. */
export const phaseOf = ({ view, game }: Model): string =>
  view === null ? '' : ((game.phases.find(({ name }) => name === view.phase) ?? game.phases[0])?.name ?? '');

/** The verbs asked for in the phase of a view; of a game whose views name none, those of its first phase. */
export const phaseVerbs = (model: Model): readonly string[] =>
  model.view === null ? [] : (model.game.phases.find(({ name }) => name === phaseOf(model))?.verbs ?? ['play']);

const CALLS = new Set(['call', 'say', 'trump']);

/** True while bids are called out one after the other. */
export const isCalling = (model: Model): boolean =>
  phaseVerbs(model).length > 0 && phaseVerbs(model).every((verb) => CALLS.has(verb));

/** True while bids are laid face down. */
export const isLaying = (model: Model): boolean => phaseVerbs(model).includes('lay');

/** True while cards are passed to a partner. */
export const isExchanging = (model: Model): boolean => phaseVerbs(model).includes('exchange');

/** True while cards are played to tricks. */
export const isPlaying = (model: Model): boolean => phaseVerbs(model).includes('play');

const COLOURS: Readonly<Record<string, string>> = { S: 'black', C: 'black', H: 'red', D: 'red' };
const CARD = /^[SHCD][2-9TJQKA]$/;

/** The facts of an act, from its text form. */
export function actFacts(act: string): Facts {
  const [verb = '', ...words] = act.split(' ');
  const cards = ['play', 'lay', 'exchange'].includes(verb) ? words : [];
  const first = cards[0] ?? '';
  return {
    'act.verb': verb,
    'act.word': words.join(' '),
    'act.number': /^\d+$/.test(words[0] ?? '') ? Number(words[0]) : 0,
    'act.cards': cards.length,
    'act.colour': CARD.test(first) ? (COLOURS[first[0] ?? ''] ?? '') : '',
  };
}

/** The call that a card laid as a bid stands for; empty where the game reads none in it. */
export const meaningOfLaying = (model: Model, card: string): string =>
  firstMatch<Rule>(model.game.lay_means, { ...factsOf(model), ...actFacts(`lay ${card}`) })?.key ?? '';

const NO_STOCK: StockRule = { when: [], cards: [], side: [], side_label: '' };

/** The cards that a game shuffles under its options, in the order before the shuffle. */
export const stockOf = (
  game: Pick<GameForm, 'options' | 'stocks'>,
  options: Readonly<Record<string, unknown>>,
): StockRule => firstMatch(game.stocks, optionFacts(game.options, options)) ?? NO_STOCK;
