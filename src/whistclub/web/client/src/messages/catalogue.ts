/* One language's messages, from the same Fluent files that Python reads. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { LANGUAGES, WORDS } from 'virtual:languages';
import { capital } from './capitals';
import { plainly } from './keys';

/** The code of a language: the name of its folder of messages. */
export type Language = string;
export { LANGUAGES };

/** The first of the languages that somebody prefers which there is a folder for, else English. */
export function languageFor(preferred: readonly string[]): Language {
  const known = (code: string): Language | undefined =>
    LANGUAGES.find((one) => one.toLowerCase() === code.toLowerCase());
  return preferred.map((code) => known(code) ?? known(code.split('-')[0] ?? '')).find(Boolean) ?? 'en';
}

/** The name of a language in itself. */
export const languageName = (language: Language): string =>
  capital(new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language);

export type Values = Record<string, string | number>;

/** True of a mouse or the like, live: a tablet gets one, and loses it again. */
const fine = typeof matchMedia === 'undefined' ? undefined : matchMedia('(pointer: fine)');

/** The messages of one language. */
export class Catalogue {
  readonly language: Language;
  private readonly bundle: FluentBundle;

  constructor(language: Language, text: string) {
    this.language = language;
    let words: readonly string[] = [];
    const inWords = ([number]: FluentVariable[], { first }: Record<string, FluentVariable>): FluentVariable => {
      const count = Number((number as { valueOf(): unknown }).valueOf());
      const word = words[count] ?? String(count);
      return first === 'capital' ? word.charAt(0).toUpperCase() + word.slice(1) : word;
    };
    this.bundle = new FluentBundle(language, { useIsolating: false, functions: { WORDS: inWords as never } });
    this.bundle.addResource(new FluentResource(text));
    words = this.format('number-words').split(' ');
  }

  /** Adds messages; those that are there already stay. */
  add(text: string): void {
    if (text) this.bundle.addResource(new FluentResource(text));
  }

  /** True if there is a message KEY, or for KEY.ATTRIBUTE one with this attribute. */
  has(key: string): boolean {
    const [name = '', attribute] = key.split('.');
    const message = this.bundle.getMessage(name);
    if (!message) return false;
    return attribute === undefined ? message.value !== null : attribute in message.attributes;
  }

  /**
   * The message with its values put in. Of a key that no catalogue has, as where a folder was added after the pages
   * were built, the words are shown, and the console is told.
   */
  format(key: string, values?: Values): string {
    const [name = '', attribute] = key.split('.');
    const message = this.bundle.getMessage(name);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    if (pattern === null || pattern === undefined) {
      console.error(`no message ${key} in ${this.language}`);
      return plainly(key);
    }
    const errors: Error[] = [];
    const pointer = fine?.matches ? 'mouse' : 'touch';
    const text = this.bundle.formatPattern(pattern, { pointer, ...values }, errors);
    if (errors.length) console.error(`message ${key} in ${this.language}: ${errors.join('; ')}`);
    return text;
  }
}

/** Fetches and reads the messages of a language that every page may need. */
export async function loadCatalogue(language: Language): Promise<Catalogue> {
  return new Catalogue(language, (await WORDS[language]?.all())?.default ?? '');
}

/** Fetches the messages of the pages of an evening. */
export async function loadEveningWords(language: Language): Promise<string> {
  return (await WORDS[language]?.evening())?.default ?? '';
}
