/*
 * A second page over the same files, for a static site: `page.html`, which may lie in any folder, with its own policy,
 * manifests and service worker. `whist page` makes a site of them.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformWithOxc, type Plugin, type Rolldown } from 'vite';
import { withSentences } from '../src/site/document.ts';
import type { Places } from './plugin.ts';

/** What the pages of a site may do; the parts that run the tables are WebAssembly. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "media-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  // Svelte makes its templates by a policy of its own; the others are in `state/trusted.ts`.
  "require-trusted-types-for 'script'",
  'trusted-types svelte-trusted-html whistclub default',
].join('; ');

export function site({ client, voices }: Places): Plugin {
  return {
    name: 'whistclub-site',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const index = bundle['index.html'] as Rolldown.OutputAsset;
        const html = String(index.source);
        const ofTheSite = ofSite(withSentences(html, voices, true), startOf(Object.values(bundle)));
        this.emitFile({ type: 'asset', fileName: 'page.html', source: ofTheSite });
        index.source = withSentences(html, voices).replace(/(href|src)="\.\//g, '$1="/');
        for (const one of Object.values(bundle)) {
          const [, language] = /^manifest\.([\w-]+)\.webmanifest$/.exec(one.fileName) ?? [];
          if (!language || one.type !== 'asset') continue;
          this.emitFile({ type: 'asset', fileName: `page.${language}.webmanifest`, source: manifest(one) });
        }
        this.emitFile({ type: 'asset', fileName: 'site-worker.js', source: await worker(client) });
      },
    },
  };
}

/** The code that starts the tables of a site: a club's pages fetch it when they need it, a site's always do. */
function startOf(files: readonly (Rolldown.OutputAsset | Rolldown.OutputChunk)[]): string[] {
  const chunks = files.filter((one) => one.type === 'chunk');
  const found = chunks.filter(({ facadeModuleId }) => facadeModuleId?.endsWith('/page/start.svelte.ts'));
  for (const one of found) found.push(...chunks.filter((other) => isNew(other, one, found)));
  return found.map(({ fileName }) => fileName);
}

const isNew = (one: Rolldown.OutputChunk, by: Rolldown.OutputChunk, found: readonly Rolldown.OutputChunk[]): boolean =>
  by.imports.includes(one.fileName) && !found.includes(one);

/** The page with its files named from where it lies; these, besides what it names, are fetched with it. */
const ofSite = (html: string, early: readonly string[]): string =>
  html
    .replace(/((?:href|src|data-\w+)=")\/(?!\/)/g, '$1./')
    .replace(/<meta charset="utf-8"\s*\/?>/, `$&\n    <meta http-equiv="Content-Security-Policy" content="${POLICY}">`)
    .replace(
      '</head>',
      `${early
        .filter((name) => !html.includes(name))
        .map(preload)
        .join('')}</head>`,
    );

const preload = (name: string): string => `  <link rel="modulepreload" crossorigin href="./${name}">\n  `;

/** The manifest of a site, whose addresses begin where it lies; a site is known by where it starts. */
function manifest(asset: Rolldown.OutputAsset): string {
  const { id: _, ...about } = JSON.parse(String(asset.source)) as Record<string, unknown> & {
    icons: { src: string }[];
  };
  const icons = about.icons.map((icon) => ({ ...icon, src: `.${icon.src}` }));
  return JSON.stringify({ ...about, start_url: './', scope: './', icons });
}

/** The code of a site's service worker; `whist page` writes before it which files there are. */
async function worker(client: string): Promise<string> {
  const path = join(client, 'src/page/site-worker.ts');
  const { code } = await transformWithOxc(readFileSync(path, 'utf8'), path);
  return code.replace(/export\s*\{\s*\};?\s*$/m, '');
}
