/* The kernel for pages in node, whose WebAssembly engine is Chromium's: each line of stdin is a call, answered by its reply and its
   processor time. `node kernel_in_page.mjs whist_kernel.wasm` */
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const refused = () => {
  throw new Error('the kernel refuses');
};
const now = () => performance.now() / 1000;
const module = new WebAssembly.Module(readFileSync(process.argv[2]));
const { exports } = new WebAssembly.Instance(module, { whist: { now, stopped: () => 0, refused } });
exports._initialize();

for await (const line of createInterface({ input: process.stdin })) {
  const { name, words } = JSON.parse(line);
  const asked = Buffer.from(words, 'base64');
  // First the room: the memory is another one whenever it has grown.
  const start = exports.room(asked.length / 8);
  new Uint8Array(exports.memory.buffer, start, asked.length).set(asked);
  const before = process.cpuUsage();
  const count = exports[name]();
  const { user, system } = process.cpuUsage(before);
  const reply = Buffer.from(exports.memory.buffer, exports.reply(), count * 8).toString('base64');
  console.log(JSON.stringify({ reply, ms: (user + system) / 1000 }));
}
