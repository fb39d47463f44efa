/* A Brotli copy of every text file of the build, for browsers that take one: the club sends it as it is. */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(css|html|js|json|svg|txt|webmanifest)$/;

export function compressed(): Plugin {
  return {
    name: 'whistclub-compressed',
    apply: 'build',
    enforce: 'post',
    writeBundle({ dir }) {
      if (!dir) return;
      for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
        if (TEXT.test(name)) writeFileSync(`${join(dir, name)}.br`, brotli(readFileSync(join(dir, name))));
      }
    },
  };
}

function brotli(content: Buffer): Buffer {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  return brotliCompressSync(content, { params });
}
