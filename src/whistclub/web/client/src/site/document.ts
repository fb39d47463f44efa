/* What the document itself says where the code of the pages does not run: all languages that there are, together. */
import type { Language } from '../messages/catalogue';

type Say = (key: string) => string;

/** The documents of a club's pages and of a site's with the sentences of all languages in place of their marks. */
export function withSentences(html: string, voices: readonly (readonly [Language, Say])[], isSite = false): string {
  const keys: Readonly<Record<string, string>> = {
    unreached: isSite ? 'client-page-not-fetched' : 'client-page-below-a-path',
    outdated: 'client-page-old-browser',
    noscript: 'client-page-no-script',
  };
  return html.replace(/<!--(unreached|outdated|noscript)-->/g, (_, mark: string) =>
    voices.map(([language, say]) => `<p lang="${language}">${escaped(say(keys[mark] ?? ''))}</p>`).join('\n'),
  );
}

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
