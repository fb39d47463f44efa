/* The rule of rooms: no module imports from a room above its own. */
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ESLint } from 'eslint';
import { expect, test } from 'vitest';

const client = fileURLToPath(new URL('..', import.meta.url));
const eslint = new ESLint({ cwd: client, ruleFilter: ({ ruleId }) => ruleId === 'own/rooms' });

/** The lines of a module at this place that the rule refuses. */
async function refused(place: string, text: string): Promise<readonly number[]> {
  const [result] = await eslint.lintText(text, { filePath: `${client}src/${place}` });
  return result?.messages.map(({ line }) => line) ?? [];
}

test('a module imports from below and from its own room, at any depth', async () => {
  const text = "import '../state/x';\nimport './Card.svelte';\nexport { y } from '../net/y';\n";
  expect(await refused('cards/new.ts', text)).toEqual([]);
  expect(await refused('evening/organiser/slips/new.ts', "import '../table/correction';\n")).toEqual([]);
});

test('what lies above is refused, whichever way it is imported', async () => {
  const text = [
    "import type { X } from '../table/x';",
    "export { y } from '../screens';",
    "export const z = () => import('../home/z');",
  ];
  expect(await refused('state/new.ts', text.join('\n'))).toEqual([1, 2, 3]);
  const component = `<script lang="ts">\n  import X from '../table/X.svelte';\n</script>\n{#await import('../home/Y.svelte')}<X />{/await}`;
  expect(await refused('components/New.svelte', component)).toEqual([2, 4]);
});

test('each folder is a room', async () => {
  const folders = readdirSync(`${client}src`, { withFileTypes: true }).filter((one) => one.isDirectory());
  for (const { name } of folders) expect(await refused(`${name}/new.ts`, ''), name).toEqual([]);
  expect(await refused('unlisted/new.ts', '')).toEqual([1]);
});
