// Compiles Python files by the Python that runs in browsers: `node compiled.mjs STDLIB_FOLDER SITE_FOLDER`.
//
// STDLIB_FOLDER gets the standard library without what a table never needs, as stdlib.zip of compiled files, and what
// there is to play and to be shown at first as games.json and first.json. Every file of Python in SITE_FOLDER is
// replaced by its compiled one.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadPyodide } from 'pyodide';

const [stdlib, site] = process.argv.slice(2);
const pyodide = dirname(createRequire(import.meta.url).resolve('pyodide'));
const python = await loadPyodide({ indexURL: pyodide });
writeFileSync(join(stdlib, 'whole.zip'), readFileSync(join(pyodide, 'python_stdlib.zip')));
python.FS.mkdir('/stdlib');
python.FS.mount(python.FS.filesystems.NODEFS, { root: stdlib }, '/stdlib');
python.FS.mkdir('/site');
python.FS.mount(python.FS.filesystems.NODEFS, { root: site }, '/site');
const here = dirname(fileURLToPath(import.meta.url));
python.runPython(readFileSync(join(here, 'compiled.py'), 'utf8'));
python.runPython(readFileSync(join(here, 'first_tables.py'), 'utf8'));
writeFileSync(join(stdlib, 'first.json'), await python.runPythonAsync('await first_shown()'));
