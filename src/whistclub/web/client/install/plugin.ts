/* What makes the club installable, added to the build: icons, a manifest for each language, the service worker. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformWithOxc, type HtmlTagDescriptor, type Plugin, type Rolldown } from 'vite';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Language } from '../src/messages/catalogue';
import { manifestOf, manifestPath } from '../src/site/manifest.ts';
import { icon } from './icons.ts';

/** Files of `public/` that a page needs before the network answers. */
const PUBLIC = ['first.js', 'mark.svg'] as const;
const UPRIGHT = /-normal-[\w-]+\.woff2$/;

export interface Places {
  /** The folder of the client. */
  readonly client: string;
  /** The languages that there is a folder of messages for, each with what says its messages. */
  readonly voices: readonly (readonly [Language, (key: string) => string])[];
  readonly room: { readonly light: string; readonly dark: string };
}

export function installable({ client, voices, room }: Places): Plugin {
  const languages = voices.map(([language]) => language);
  return {
    name: 'whistclub-install',
    apply: 'build',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle }) =>
        bundle
          ? [
              {
                tag: 'meta',
                attrs: { name: 'words', ...wordAttributes(bundle, languages) },
                injectTo: 'head-prepend' as const,
              },
              ...uprightIn(bundle).map(fontPreload),
            ]
          : [],
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const emit = (fileName: string, source: string | Buffer): void =>
          void this.emitFile({ type: 'asset', fileName, source });
        for (const size of [192, 512]) {
          emit(`icon-${size}.png`, icon(size, 'card'));
          emit(`icon-full-${size}.png`, icon(size, 'full'));
        }
        emit('icon-full-180.png', icon(180, 'full'));
        for (const [language, say] of voices) {
          emit(manifestPath(language).slice(1), JSON.stringify(manifestOf(language, say, room)));
        }
        emit('worker.js', await worker(client, bundle, languages));
      },
    },
  };
}

/** Says the messages of a language. */
export function speaker(language: Language, words: string): (key: string) => string {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(words));
  return (key) => {
    const message = bundle.getMessage(key)?.value;
    if (!message) throw new Error(`no message ${key} in ${language}`);
    return bundle.formatPattern(message);
  };
}

/** The service worker's code, told which files to keep and which version they are. */
async function worker(client: string, bundle: Rolldown.OutputBundle, languages: readonly Language[]): Promise<string> {
  const path = join(client, 'src/offline/worker.ts');
  const { code } = await transformWithOxc(readFileSync(path, 'utf8'), path);
  const shell = ['/', ...PUBLIC.map((name) => `/${name}`), ...shellOf(bundle).map((name) => `/${name}`)];
  const version = createHash('sha256');
  for (const name of Object.keys(bundle).sort()) version.update(name).update(contentOf(bundle[name]));
  for (const name of PUBLIC) version.update(readFileSync(join(client, 'public', name)));
  const told = `const SHELL = ${JSON.stringify(shell)};\nconst PAGES = ${JSON.stringify(pagesIn(bundle))};\nconst WORDS = ${JSON.stringify(wordsIn(bundle, languages))};\nconst VERSION = '${version.digest('hex').slice(0, 12)}';\n`;
  return told + code.replace(/export\s*\{\s*\};?\s*$/m, '');
}

/** Where the words of each language lie, for `first.js` to fetch one of them before the code asks for it. */
const wordAttributes = (bundle: Rolldown.OutputBundle, languages: readonly Language[]): Record<string, string> =>
  Object.fromEntries(Object.entries(wordsIn(bundle, languages)).map(([language, path]) => [`data-${language}`, path]));

/** The path of the words of each language. */
function wordsIn(bundle: Rolldown.OutputBundle, languages: readonly Language[]): Record<string, string> {
  const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
  const pathOf = (language: Language): string =>
    chunks.find((one) => one.facadeModuleId?.endsWith(`virtual:messages/${language}/all`))?.fileName ?? '';
  return Object.fromEntries(languages.map((language) => [language, `/${pathOf(language)}`]));
}

/** The typefaces of upright text, with which nearly every word is drawn. */
const uprightIn = (bundle: Rolldown.OutputBundle): string[] => Object.keys(bundle).filter((name) => UPRIGHT.test(name));

/** Has a typeface come with the document: its style asks for it once the first words are drawn. */
const fontPreload = (name: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${name}` },
  injectTo: 'head',
});

/** The code, the styles and the typefaces of all pages. */
const pagesIn = (bundle: Rolldown.OutputBundle): string[] =>
  Object.keys(bundle)
    .filter((name) => /^assets\/.*\.(js|css|woff2)$/.test(name))
    .sort()
    .map((name) => `/${name}`);

/** The style, the typefaces of upright text, and the code of the first page. */
function shellOf(bundle: Rolldown.OutputBundle): string[] {
  const files = Object.values(bundle).flatMap((one) => {
    if (one.type === 'chunk') return one.isEntry ? [one.fileName, ...one.imports] : [];
    return one.fileName.endsWith('.css') ? [one.fileName] : [];
  });
  return [...new Set([...files, ...uprightIn(bundle)])].sort();
}

const contentOf = (one: Rolldown.OutputBundle[string] | undefined): string | Uint8Array =>
  one?.type === 'chunk' ? one.code : (one?.source ?? '');
