// Packs the files in a folder by the Python that runs in browsers, which has Zstandard: `node packed.mjs FOLDER`.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadPyodide } from 'pyodide';

const [folder] = process.argv.slice(2);
const python = await loadPyodide({ indexURL: dirname(createRequire(import.meta.url).resolve('pyodide')) });
python.FS.mkdir('/packed');
python.FS.mount(python.FS.filesystems.NODEFS, { root: folder }, '/packed');
python.runPython(readFileSync(join(dirname(fileURLToPath(import.meta.url)), 'packed.py'), 'utf8'));
