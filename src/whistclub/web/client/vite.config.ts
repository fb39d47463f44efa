import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, normalizePath, type Plugin } from 'vite';
import { chunks } from './install/chunks.ts';
import { compressed } from './install/compressed.ts';
import { installable, speaker, type Places } from './install/plugin.ts';
import { site } from './install/site.ts';
import { withEnglish, wordsOfPart, type Part } from './install/words.ts';

const client = dirname(fileURLToPath(import.meta.url));
const messages = join(client, '../../messages');
const locales = join(messages, 'locales');
const SOURCE = 'en';
/** The languages that there is a folder of messages for, English first. */
const languages = readdirSync(locales)
  .filter((name) => /^[a-z]{2,3}(-\w+)?$/i.test(name))
  .sort((one, other) => Number(other === SOURCE) - Number(one === SOURCE) || one.localeCompare(other));

/** The files of Fluent messages of a language. */
function catalogueFiles(language: string): string[] {
  const folder = join(locales, language);
  const names = readdirSync(folder).filter((name) => name.endsWith('.ftl'));
  return names.sort().map((name) => join(folder, name));
}

const read = (language: string): string =>
  catalogueFiles(language)
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
const wordsOf = (language: string): string =>
  language === SOURCE ? read(SOURCE) : withEnglish(read(language), read(SOURCE));

/** `virtual:languages`: the languages, and for each how its words are fetched. */
function languageList(): Plugin {
  const name = 'virtual:languages';
  const words = (language: string): string =>
    `'${language}': { all: () => import('virtual:messages/${language}/all'), evening: () => import('virtual:messages/${language}/evening') }`;
  const code = `export const LANGUAGES = ${JSON.stringify(languages)};\nexport const WORDS = { ${languages.map(words).join(', ')} };`;
  return {
    name: 'whistclub-languages',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) => (id === `\0${name}` ? code : undefined),
  };
}

/**
 * `virtual:messages/LANGUAGE/PART`: the Fluent messages of a part of one language, one text, taken from the catalogues
 * that Python reads.
 */
function catalogues(): Plugin {
  const prefix = 'virtual:messages/';
  return {
    name: 'whistclub-messages',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const [language = '', part] = id.slice(prefix.length + 1).split('/');
      for (const path of catalogueFiles(language)) this.addWatchFile(path);
      return `export default ${JSON.stringify(wordsOfPart(wordsOf(language), part as Part))};`;
    },
  };
}

/** `licences.txt`: the licence of each package whose code or typeface is part of the pages. */
function licences(): Plugin {
  const modules = join(dirname(fileURLToPath(import.meta.url)), 'node_modules');
  const own = JSON.parse(readFileSync(join(modules, '..', 'package.json'), 'utf8'));
  const part = (name: string): string => {
    const folder = join(modules, name);
    const about = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
    const text = file ? readFileSync(join(folder, file), 'utf8').trim() : `Licence: ${about.license}`;
    return `${name} ${about.version}\n\n${text}\n`;
  };
  return {
    name: 'whistclub-licences',
    apply: 'build',
    generateBundle() {
      const names = [...Object.keys(own.dependencies), 'svelte'];
      const source = names.map(part).join(`\n${'-'.repeat(78)}\n\n`);
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source });
    },
  };
}

/** The oldest browsers that `package.json` names, as the build wants them. */
function oldestBrowsers(): string[] {
  const { browserslist } = JSON.parse(readFileSync(join(client, 'package.json'), 'utf8'));
  return (browserslist as string[]).map((one) => one.replace('ios_saf', 'ios').replace(/ >= (\d+)(\.0)?$/, '$1'));
}

const places: Places = {
  client,
  voices: languages.map((language) => [language, speaker(language, wordsOf(language))]),
  room: { light: '#F4EDE0', dark: '#181512' },
};

export default defineConfig({
  plugins: [languageList(), catalogues(), licences(), svelte(), installable(places), site(places), compressed()],
  // Chunks find each other wherever they lie; the page of a club names its files from the root of the address.
  base: './',
  build: {
    target: oldestBrowsers(),
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    sourcemap: false,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [chunks(normalizePath(join(client, 'index.html')))] } } },
  },
  worker: { format: 'es' },
  server: { fs: { allow: ['../..'] }, port: 5173, strictPort: true },
});
