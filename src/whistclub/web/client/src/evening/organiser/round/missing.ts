/* The words about a table whose result is missing: why, and when it was last heard from. */
import type { Evening, EveningDeal, TableNow } from '../../../net/evening';
import { columns, figuresText, namesIn, standing } from '../tables';
import type { Words } from '../vocabulary';

const MINUTE_MS = 60_000;

/** The reason why the table is missing, in a sentence or two. */
export function reasonMissing(words: Words, evening: Evening, table: TableNow, clubMs: number): string {
  const gone = awayFrom(evening, table).map((name) => words.say('evening-organiser-table-left', { name }));
  return [...gone, state(words, table, clubMs)].join(' ');
}

/** The names of those who have left the table. */
function awayFrom(evening: Evening, table: TableNow): readonly string[] {
  const away = new Set(
    (evening.organiser?.guests ?? []).filter((one) => one.presence === 'away').map((one) => one.guest),
  );
  return table.seats.filter((one) => !one.bot && away.has(one.guest)).map((one) => one.name);
}

function state(words: Words, table: TableNow, clubMs: number): string {
  const deals = table.deals ?? [];
  const disputed = deals.find((one) => one.state === 'disputed');
  if (disputed) return words.say('evening-organiser-table-disputed', bothSides(words, table, disputed));
  if (table.level) return words.say('evening-organiser-table-level');
  const entered = deals.find((one) => one.state === 'entered');
  if (entered)
    return words.say('evening-organiser-table-waits', {
      deal: entered.deal,
      one: sayer(words, table, entered),
      first: figuresText(entered.figures),
    });
  const deal = standing(table) + 1;
  const which = table.needs
    ? words.say('evening-organiser-table-deal', { deal: Math.min(deal, table.needs), needs: table.needs })
    : words.say('evening-organiser-table-deal-open', { deal });
  return `${which} ${heard(words, table, clubMs)}`;
}

function heard(words: Words, table: TableNow, clubMs: number): string {
  if (!table.heard_ms) return words.say('evening-organiser-unheard');
  return words.say('evening-organiser-heard', {
    minutes: Math.max(0, Math.floor((clubMs - table.heard_ms) / MINUTE_MS)),
  });
}

/** Both sides' figures of a disputed deal with who says them. */
export function bothSides(
  words: Words,
  table: TableNow,
  deal: EveningDeal,
): { deal: number; one: string; first: string; other: string; second: string } {
  return {
    deal: deal.deal,
    one: sayer(words, table, deal),
    first: figuresText(deal.figures),
    other: deal.disputed_by || words.say('evening-organiser-side-other'),
    second: figuresText(deal.disputed ?? {}),
  };
}

const sayer = (words: Words, table: TableNow, deal: EveningDeal): string =>
  deal.by || namesIn(words, columns(table)[deal.side ?? 0] ?? []);
