/* Options in words: their names, their values, and which of them a table changed. Pure. */
import type { OptionForm } from '../net/api';
import type { Catalogue } from '../messages/catalogue';

const dashed = (name: string): string => name.replace(/_/g, '-');

/** An option's subject, in a sentence. */
export const optionName = (catalogue: Catalogue, name: string): string => catalogue.has(`option-${dashed(name)}`) ? catalogue.format(`option-${dashed(name)}`) : name.replace(/_/g, ' ');

/** A value of an option, in a few words. */
export function optionValue(catalogue: Catalogue, option: OptionForm, value: string): string {
  if (option.switch) return catalogue.format(value === 'on' ? 'client-on' : 'client-off');
  if (value === 'none' && option.none) return catalogue.format('client-none');
  const key = `option-${dashed(option.name)}-${dashed(value)}`;
  return catalogue.has(key) ? catalogue.format(key) : value.replace(/_/g, ' ');
}
