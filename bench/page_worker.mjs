// The worker of a page in node: `node page_worker.mjs PARTS`, with the parts that a site has. Its store is in memory,
// its bots act at once. A line of JSON on the way in is a message of the page, or `{"log": NAME}`, which is answered
// with the texts of that log; a line on the way out is a message to the page, or such an answer.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

const [parts] = process.argv.slice(2);
const waiting = [];
let take = (line) => waiting.push(line);
// From the first: lines that come while Python starts would be lost.
createInterface({ input: process.stdin })
  .on('line', (line) => take(line))
  .on('close', () => process.exit(0));
const { decompress } = await import(pathToFileURL(join(parts, 'zstd.mjs')).href);
const NO_PACKAGES = JSON.stringify({
  info: { arch: 'wasm32', platform: 'emscripten_5_0_3', python: '3.14.2', abi_version: '2026_0' },
  packages: {},
});
const OPENING = `
import whistclub.page.worker_face as face
from whistclub.page.browser_store import BrowserStore
from whistclub.page.home import open_home
from whistclub.web.resources.limits import Limits
async def begin(store, post):
    at_once = Limits(messages=100_000, bot_least_s=0.0, bot_most_s=0.0)
    face._faces[:] = [face.WorkerFace(await open_home(BrowserStore(store), limits=at_once), post)]
begin
`;

function unpacked() {
  const folder = mkdtempSync(join(tmpdir(), 'whistclub-page-'));
  for (const name of readdirSync(parts)) {
    const bytes = readFileSync(join(parts, name));
    if (name.endsWith('.zst')) writeFileSync(join(folder, name.slice(0, -4)), decompress(bytes));
    else writeFileSync(join(folder, name), bytes);
  }
  return folder;
}

async function placeKernel(bytes) {
  const { instance } = await WebAssembly.instantiate(bytes, {
    whist: { now: () => performance.now() / 1000, stopped: () => 0, refused: () => { throw new Error('refused'); } },
  });
  instance.exports._initialize();
  globalThis.whistKernel = instance;
}

const logs = new Map();
const kept = new Map();
const records = (kind) => kept.get(kind) ?? kept.set(kind, new Map()).get(kind);
const store = {
  async append(change) {
    const { jobs, kept: some } = JSON.parse(change);
    if (jobs.some(({ log, after }) => (logs.get(log) ?? []).length !== after)) return '{"why": "conflict"}';
    for (const { log, entries } of jobs) logs.set(log, [...(logs.get(log) ?? []), ...entries]);
    for (const [kind, key, text] of some) {
      if (text === null) records(kind).delete(key);
      else records(kind).set(key, text);
    }
    return '{}';
  },
  read: async (log, since) => JSON.stringify((logs.get(log) ?? []).slice(since)),
  erase: async (log) => (logs.delete(log), '{}'),
  get: async (kind, key) => records(kind).get(key),
  all: async (kind) => JSON.stringify([...records(kind)]),
};

const folder = unpacked();
const { loadPyodide } = await import(pathToFileURL(join(folder, 'pyodide.mjs')).href);
const python = await loadPyodide({
  indexURL: folder,
  stdLibURL: join(folder, 'stdlib.zip'),
  lockFileContents: NO_PACKAGES,
  packageBaseUrl: folder,
  env: { PYTHONHASHSEED: '0' },
  stdin: () => null,
  stdout: (text) => process.stderr.write(`${text}\n`),
});
const site = join(folder, 'site');
mkdirSync(site);
execFileSync('tar', ['-xf', join(folder, 'whistclub.tar'), '-C', site]);
python.FS.mkdirTree('/site');
python.FS.mount(python.FS.filesystems.NODEFS, { root: site }, '/site');
await placeKernel(readFileSync(join(folder, 'whist_kernel.wasm')));
python.runPython("import sys; sys.path.append('/site')");
const begin = python.runPython(OPENING);
await begin(store, (text) => process.stdout.write(`${text}\n`));
const face = python.pyimport('whistclub.page.worker_face');
process.on('exit', () => rmSync(folder, { recursive: true }));
take = (line) => {
  const asked = JSON.parse(line);
  if ('log' in asked) process.stdout.write(`${JSON.stringify({ log: logs.get(asked.log) ?? [] })}\n`);
  else face.receive(line);
};
waiting.forEach(take);
