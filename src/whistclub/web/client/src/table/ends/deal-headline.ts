/* The sentence over a deal's result. */
import type { DealOver, Line } from '../../net/wire';
import type { Speaker } from '../../messages/speaker';
import type { Model } from '../../match/model';
import { capital } from '../../messages/capitals';

/**
 * The line that says most of a deal: where each seat has one of its own, that of who undertook the deal, else the
 * viewer's; of a solitaire the last. `own` and `undertaken` are seat letters.
 */
export function headLine(
  { lines }: DealOver,
  sides: number,
  own: string,
  undertaken: readonly string[] = [],
): Line | undefined {
  if (sides === 1) return lines.at(-1);
  const each = lines.filter(([, facts]) => typeof facts['seat'] === 'string');
  if (each.length < 2) return lines[0];
  const letters = undertaken.includes(own) ? [own] : [...undertaken, own];
  return letters.flatMap((letter) => each.filter(([, facts]) => facts['seat'] === letter))[0] ?? lines[0];
}

/** The seat letters of those who undertook the deal that was over last. */
export const undertakenIn = ({ lastHolders, table }: Model): readonly string[] =>
  lastHolders.map((seat) => table.seats[seat]?.letter ?? '');

/**
 * In words about the viewer's side where the catalogue has such a sentence, else as the score sheet says it; `own` is
 * the viewer's seat letter.
 */
export function headline(
  deal: DealOver,
  speaker: Speaker,
  sides: readonly string[],
  whoIs: (side: number) => Record<string, string>,
  own: string,
  undertaken: readonly string[] = [],
): string {
  const line = headLine(deal, sides.length, own, undertaken);
  if (!line) return speaker.catalogue.format('client-deal-number', { number: deal.number });
  const [key, facts] = line;
  const sentence = key
    .replace('score-', 'client-result-')
    .replace(/-units-(?=made|failed)/, '-contract-')
    .replace('-units-', '-');
  if (!speaker.catalogue.has(sentence)) return capital(speaker.scoreWhat({ key, args: facts }, sides));
  const values: Record<string, string | number> = { ...facts, ...whoIs(Number(facts['side'] ?? -1)) };
  if (typeof facts['declarer'] === 'string') {
    values['who'] = [facts['declarer'], facts['partner']].includes(own) ? 'we' : 'they';
    values['declarer'] = speaker.seat(facts['declarer']);
  }
  if (typeof facts['partner'] === 'string') values['partner'] = speaker.seat(facts['partner']);
  if (typeof facts['contract'] === 'string') values['contract'] = capital(speaker.call(facts['contract']));
  if (typeof facts['special'] === 'string') values['special'] = speaker.call(facts['special']);
  if (typeof facts['hand'] === 'string') values['hand'] = speaker.hand(facts['hand']);
  return speaker.catalogue.format(sentence, values);
}
