import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

const messages = join(dirname(fileURLToPath(import.meta.url)), '../../messages');
/* Families of messages that only the command and the terminal say. */
const elsewhere = new Set(['cli.ftl', 'command.ftl', 'duel.ftl']);

/** `virtual:words/LANGUAGE`: the Fluent messages of one language, one text, taken from the catalogues that Python reads. */
function words(): Plugin {
  const prefix = 'virtual:words/';
  return {
    name: 'whistclub-words',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const folder = join(messages, 'locales', id.slice(prefix.length + 1));
      const files = readdirSync(folder).filter((name) => name.endsWith('.ftl') && !elsewhere.has(name));
      const texts = files.sort().map((name) => {
        this.addWatchFile(join(folder, name));
        return readFileSync(join(folder, name), 'utf8');
      });
      return `export default ${JSON.stringify(texts.join('\n'))};`;
    },
  };
}

export default defineConfig({
  plugins: [words(), svelte()],
  base: '/',
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    sourcemap: false,
    modulePreload: { polyfill: false },
  },
  server: { fs: { allow: ['../..'] }, port: 5173, strictPort: true },
});
