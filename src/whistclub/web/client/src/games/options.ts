/* Options and conventions in words: their names and their values. Pure. */
import type { OptionForm } from '../net/api';
import type { Catalogue } from '../messages/catalogue';
import { hyphened } from '../messages/keys';

/** The name of a choice on the convention card. */
export const conventionName = (catalogue: Catalogue, game: string, name: string): string =>
  worded(catalogue, 'convention', game, name, name);

/** A value on the convention card, in a few words. */
export const conventionValue = (catalogue: Catalogue, game: string, name: string, value: string): string =>
  worded(catalogue, 'convention', game, `${name}-${value}`, value);

/** An option's subject, in a sentence. */
export const optionName = (catalogue: Catalogue, game: string, name: string): string =>
  worded(catalogue, 'option', game, name, name);

/** A value of an option, in a few words. */
export function optionValue(catalogue: Catalogue, game: string, option: OptionForm, value: string): string {
  if (option.switch) return catalogue.format(value === 'on' ? 'client-on' : 'client-off');
  if (value === 'none' && option.none) return catalogue.format('client-none');
  return worded(catalogue, 'option', game, `${option.name}-${value}`, value);
}

/**
 * The game's own message, since two packages may use one name for different things; else the one for all games, else
 * the bare name.
 */
function worded(catalogue: Catalogue, kind: string, game: string, name: string, bare: string): string {
  const key = [`${kind}-${game}-${name}`, `${kind}-${name}`].map(hyphened).find((one) => catalogue.has(one));
  return key ? catalogue.format(key) : bare.replace(/_/g, ' ');
}
