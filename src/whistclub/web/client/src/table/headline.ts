/* The sentence over a deal's result. */
import type { DealOver } from '../net/wire';
import type { Speaker } from '../words/speaker';

/** In the words of the viewer's side where the catalogue has such a sentence, else as the score sheet says it. */
export function headline(deal: DealOver, speaker: Speaker, sides: readonly string[], us: number, count: number): string {
  const line = count === 1 ? deal.lines.at(-1) : deal.lines[0];
  if (!line) return speaker.catalogue.format('client-deal-number', { number: deal.number });
  const [key, facts] = line;
  const own = key.replace('score-', 'client-result-');
  if (!speaker.catalogue.has(own)) return speaker.scoreWhat({ key, args: facts }, sides);
  const side = Number(facts['side'] ?? -1);
  const values: Record<string, string | number> = { ...facts, who: count === 2 && side === us ? 'we' : 'they' };
  if (typeof facts['declarer'] === 'string') values['declarer'] = speaker.seat(facts['declarer']);
  if (typeof facts['contract'] === 'string') {
    const name = speaker.call(facts['contract']);
    values['contract'] = name.charAt(0).toUpperCase() + name.slice(1);
  }
  if (typeof facts['special'] === 'string') values['special'] = speaker.call(facts['special']);
  if (typeof facts['hand'] === 'string') values['hand'] = speaker.hand(facts['hand']);
  return speaker.catalogue.format(own, values);
}
