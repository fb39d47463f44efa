/* The sentence over a deal's result. */
import type { DealOver } from '../net/wire';
import type { Speaker } from '../messages/speaker';

/** In words about the viewer's side where the catalogue has such a sentence, else as the score sheet says it; `own` is the viewer's seat letter. */
export function headline(
  deal: DealOver,
  speaker: Speaker,
  sides: readonly string[],
  whoIs: (side: number) => Record<string, string>,
  own: string,
): string {
  const line = sides.length === 1 ? deal.lines.at(-1) : deal.lines[0];
  if (!line) return speaker.catalogue.format('client-deal-number', { number: deal.number });
  const [key, facts] = line;
  const sentence = key
    .replace('score-', 'client-result-')
    .replace(/-units-(?=made|failed)/, '-contract-')
    .replace('-units-', '-');
  if (!speaker.catalogue.has(sentence)) return speaker.scoreWhat({ key, args: facts }, sides);
  const values: Record<string, string | number> = { ...facts, ...whoIs(Number(facts['side'] ?? -1)) };
  if (typeof facts['declarer'] === 'string') {
    values['who'] = [facts['declarer'], facts['partner']].includes(own) ? 'we' : 'they';
    values['declarer'] = speaker.seat(facts['declarer']);
  }
  if (typeof facts['partner'] === 'string') values['partner'] = speaker.seat(facts['partner']);
  if (typeof facts['contract'] === 'string') {
    const name = speaker.call(facts['contract']);
    values['contract'] = name.charAt(0).toUpperCase() + name.slice(1);
  }
  if (typeof facts['special'] === 'string') values['special'] = speaker.call(facts['special']);
  if (typeof facts['hand'] === 'string') values['hand'] = speaker.hand(facts['hand']);
  return speaker.catalogue.format(sentence, values);
}
