/** The languages that there is a folder of messages for, and how the words of each are fetched. */
declare module 'virtual:languages' {
  type Words = () => Promise<{ readonly default: string }>;
  export const LANGUAGES: readonly string[];
  export const WORDS: Readonly<Record<string, { readonly all: Words; readonly evening: Words }>>;
}
declare module 'virtual:messages/*' {
  const text: string;
  export default text;
}
