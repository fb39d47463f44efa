/* The consequences of ending a round by hand: the deals dropped, and who wins. */
import type { EveningDeal, PastRound, TableNow } from '../../../net/evening';
import { ahead, columns, missing, namesSaid, standing, sumsOf } from '../tables';
import { capital } from '../../../messages/capitals';
import { type Words } from '../vocabulary';

/** So many tables are told one by one. */
const TOLD = 3;

/** The consequence in one or two sentences. */
export function whatEndingMeans(words: Words, round: PastRound): string {
  const tables = missing(round);
  return [dropped(words, tables), stands(words, tables), won(words, tables), level(words, tables)]
    .filter(Boolean)
    .join(' ');
}

/**
 * The deal of a table that one side has entered, and the other has not confirmed yet: it stands if the round is ended.
 */
const entered = (table: TableNow): EveningDeal | undefined =>
  table.over ? undefined : (table.deals ?? []).find((one) => one.state === 'entered');

/** The sums of a table if the round were ended now. */
function sumsIfEnded(table: TableNow): readonly number[] {
  const added = entered(table)?.points ?? [];
  return sumsOf(table).map((sum, column) => sum + (added[column] ?? 0));
}

function stands(words: Words, tables: readonly TableNow[]): string {
  const some = tables.filter(entered);
  return some.length
    ? words.say('evening-organiser-entered-stands', {
        count: some.length,
        where: words.listed(some.slice(0, 12).map((one) => String(one.table))),
      })
    : '';
}

function dropped(words: Words, tables: readonly TableNow[]): string {
  const open = tables.filter((one) => !one.over && !entered(one));
  if (!open.length) return '';
  const deals = new Set(open.map((one) => standing(one) + 1));
  const [deal = 1] = deals;
  const where = words.listed(open.slice(0, 12).map((one) => String(one.table)));
  const key = deals.size === 1 ? 'evening-organiser-dropped-deal' : 'evening-organiser-dropped';
  return words.say(open.length > 12 ? 'evening-organiser-dropped-many' : key, { deal, where, count: open.length });
}

function won(words: Words, tables: readonly TableNow[]): string {
  const sure = tables.filter((one) => ahead(sumsIfEnded(one)) !== null);
  if (!sure.length) return '';
  if (sure.length > TOLD) return words.say('evening-organiser-ahead-wins', { count: sure.length });
  const names = sure.map((one) => namesSaid(words, columns(one)[ahead(sumsIfEnded(one)) ?? 0] ?? []));
  return names.map((one) => words.say('evening-organiser-win', { names: one })).join(' ');
}

function level(words: Words, tables: readonly TableNow[]): string {
  const open = tables.filter((one) => sumsIfEnded(one).length === 2 && ahead(sumsIfEnded(one)) === null);
  if (!open.length) return '';
  return capital(
    words.say('evening-organiser-level-ask', {
      count: open.length,
      where: words.listed(open.map((one) => String(one.table))),
    }),
  );
}
