/* A catalogue that notes what is said, so that a golden text can leave out what was said before. */
import { Catalogue, type Values } from '../src/messages/catalogue';

/** The keys of names: of cards and of numbers. */
const NAMES = /^(card|rank|suit|hand|number)-/;
export const LEFT_OUT = '[...]';

/** The messages of one language, and the forms in which they were said: a form is a message without what is put in. */
export class HeardCatalogue extends Catalogue {
  readonly forms = new Set<string>();
  private readonly numbers = new RegExp(`\\b(\\d+|${super.format('number-words').replaceAll(' ', '|')})\\b`, 'gi');

  override format(key: string, values: Values = {}): string {
    const text = super.format(key, values);
    if (!NAMES.test(key)) this.forms.add(`${key} ${this.formOf(text, values)}`);
    return text;
  }

  private formOf(text: string, values: Values): string {
    const put = Object.values(values)
      .map(String)
      .filter(Boolean)
      .sort((one, other) => other.length - one.length);
    return put.reduce((rest, value) => rest.replaceAll(value, '_'), text).replace(this.numbers, '#');
  }
}
