/* Options and conventions in words: their names and their values. Pure. */
import type { OptionForm } from '../net/api';
import type { Catalogue } from '../messages/catalogue';
import { hyphened } from '../messages/keys';

/** The name of a choice on the convention card. */
export const conventionName = (catalogue: Catalogue, name: string): string =>
  worded(catalogue, `convention-${hyphened(name)}`, name);

/** A value on the convention card, in a few words. */
export const conventionValue = (catalogue: Catalogue, name: string, value: string): string =>
  worded(catalogue, `convention-${hyphened(name)}-${hyphened(value)}`, value);

/** An option's subject, in a sentence. */
export const optionName = (catalogue: Catalogue, name: string): string =>
  worded(catalogue, `option-${hyphened(name)}`, name);

/** A value of an option, in a few words. */
export function optionValue(catalogue: Catalogue, option: OptionForm, value: string): string {
  if (option.switch) return catalogue.format(value === 'on' ? 'client-on' : 'client-off');
  if (value === 'none' && option.none) return catalogue.format('client-none');
  return worded(catalogue, `option-${hyphened(option.name)}-${hyphened(value)}`, value);
}

/** The message with this key; without it, of a package that has none, the bare name. */
function worded(catalogue: Catalogue, key: string, name: string): string {
  return catalogue.has(key) ? catalogue.format(key) : name.replace(/_/g, ' ');
}
