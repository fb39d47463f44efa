/* The dock while slips are typed: two counts of one deal, what is wrong, what is missing, or what follows. */
import type { Dock } from '../dock';
import type { Words } from '../vocabulary';
import { isMissing, type Slip } from './slips';
import type { Ask } from './typing.svelte';

/** The dock; null where nothing is asked, wrong or missing. */
export function slipsDock(words: Words, slips: readonly Slip[], ask: Ask | undefined): Dock | null {
  if (ask) return askDock(words, ask);
  const off = slips.filter((one) => one.progress === 'off').map((one) => one.table.table);
  const open = slips.filter(isMissing).map((one) => String(one.table.table));
  if (!off.length && !open.length) return null;
  const missing = words.say('evening-organiser-slips-missing', { count: open.length, where: words.listed(open) });
  return {
    lamp: false,
    sentence: off.length ? words.say('evening-organiser-slips-look', { table: off[0] ?? 0 }) : missing,
    more: off.length ? (open.length ? missing : '') : words.say('evening-organiser-slips-type-on'),
    acts: [],
  };
}

/** Two acts of equal weight: nothing has changed until one of them is pressed. */
function askDock(words: Words, { table, was, now, byPhone }: Ask): Dock {
  const values = { table, was, now };
  return {
    lamp: true,
    sentence: words.say(byPhone ? 'evening-organiser-slips-phone-says' : 'evening-organiser-slips-before-says', values),
    more: words.say('evening-organiser-slips-which'),
    acts: [
      { label: words.say('evening-organiser-slips-keep', { figures: values.was }) },
      { label: words.say('evening-organiser-slips-take', { figures: values.now }) },
    ],
  };
}
