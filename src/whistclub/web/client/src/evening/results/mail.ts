/* The results of an evening as the text of a mail. */
import type { Results } from '../../net/evening-pages';
import { because, called, say } from '../../messages/speech.svelte';
import { figureOf, prizeTitle, winnerOf, worthOf } from '../hall/hall-text';
import { adjustmentReason, listed, signedText } from '../evening-text';
import { bestFirst, listsOf } from './lists';

/** The text: the evening, its prizes, its lists, what was adjusted, and the link. */
export function mailText(results: Results, about: string, url: string): string {
  const prizes = bestFirst(results.prizes).map((one) => {
    const names = one.partner_name ? listed([winnerOf(one), one.partner_name]) : winnerOf(one);
    const tie = one.tie ? ` (${because(one.tie)})` : '';
    return `${prizeTitle(one)}: ${[names, worthOf(one)].filter(Boolean).join(', ')}${tie}`;
  });
  const lists = listsOf(results.standings).map(({ name, rows }) => {
    const lines = rows.map(
      (row) =>
        `${row.rank}. ${called(row)}, ${row.values.map((value, i) => figureOf(value, results.standing_keys[i])).join(' / ')}`,
    );
    return [name, ...lines].join('\n');
  });
  const adjusted = results.adjustments.map(
    (one) =>
      `${signedText(one.points)} ${listed(one.people.map((who) => who.name))}: ${say('evening-adjusted-round', {
        round: one.round,
        reason: adjustmentReason(one),
      })}`,
  );
  return [[results.settings.name, about].join('\n'), prizes.join('\n'), ...lists, adjusted.join('\n'), url]
    .filter(Boolean)
    .join('\n\n');
}
