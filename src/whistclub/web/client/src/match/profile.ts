/* The phase of a deal and the cards that are shuffled, by the game's profile. Pure. */
import type { GameForm } from '../net/api';
import type { StockRule } from '../net/profile';
import { isOfCards } from './acts';
import type { Model } from './model';

/** The name of the phase of a deal; of a game whose views name none, its first. Empty between deals. */
export const phaseOf = ({ view, game }: Model): string =>
  view === null ? '' : ((game.phases.find(({ name }) => name === view.phase) ?? game.phases[0])?.name ?? '');

/** The verbs asked for in the phase of a view; of a game whose views name none, those of its first phase. */
export const phaseVerbs = (model: Model): readonly string[] =>
  model.view === null ? [] : (model.game.phases.find(({ name }) => name === phaseOf(model))?.verbs ?? ['play']);

/** True while calls are made one after the other. */
export const isCalling = (model: Model): boolean => phaseVerbs(model).length > 0 && !phaseVerbs(model).some(isOfCards);

/** True while bids are laid face down. */
export const isLaying = (model: Model): boolean => phaseVerbs(model).includes('lay');

/** True while cards are passed to a partner. */
export const isExchanging = (model: Model): boolean => phaseVerbs(model).includes('exchange');

/** True while cards are played to tricks. */
export const isPlaying = (model: Model): boolean => phaseVerbs(model).includes('play');

const NO_STOCK: StockRule = { option: '', value: '', cards: [], side: [], side_label: '', packets: [] };

/** The cards that a game shuffles under its options, in the order before the shuffle. */
export function stockOf(
  { options: forms, stocks }: Pick<GameForm, 'options' | 'stocks'>,
  options: Readonly<Record<string, unknown>>,
): StockRule {
  const valueOf = (name: string): unknown => {
    const value = options[name] ?? forms.find((form) => form.name === name)?.default;
    return typeof value === 'boolean' ? (value ? 'on' : 'off') : value;
  };
  return stocks.find(({ option, value }) => option === '' || valueOf(option) === value) ?? NO_STOCK;
}
