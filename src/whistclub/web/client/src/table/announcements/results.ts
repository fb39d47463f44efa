/* Announcements of the result of a deal and a match: contract, points and score. Pure. */
import type { DealOver, MatchOver } from '../../net/wire';
import type { Model } from '../../match/model';
import { isPartnered, nearSide, sidesOf } from '../../match/seating';
import { sideNames } from '../../match/sides';
import type { Speakers } from './speakers';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const plainly = (points: number): string => `${points}`.replace('-', '\u2212');

/** The sentences of a deal that is over, and of the match where it is over too. */
export function resultSentences(
  model: Model,
  deal: DealOver | null | undefined,
  result: MatchOver | null | undefined,
  speakers: Speakers,
): string[] {
  const said: string[] = [];
  if (deal) {
    said.push(
      speakers.plain.catalogue.format(
        model.table.seats.length === 1 ? 'client-spoken-passage-over' : 'client-prompt-next-deal',
      ),
    );
    const sides = sideNames(model, speakers.plain);
    for (const [key, args, points] of deal.lines)
      said.push(sentence(speakers.among.scoreLine({ key, args, points }, sides)));
  }
  if (result)
    for (const [key, args, points] of result.lines)
      said.push(sentence(speakers.among.scoreLine({ key, args, points }, sideNames(model, speakers.plain))));
  const score = result?.score ?? deal?.score;
  if (score) said.push(scoreOf(model, score, speakers));
  if (result) said.push(capital(speakers.plain.match(result, sideNames(model, speakers.plain, 'client-you-object'))));
  return said;
}

const sentence = (line: string): string => `${capital(line)}.`;

/** The score of the match. */
function scoreOf(model: Model, score: readonly number[], speakers: Speakers): string {
  const say = speakers.plain.catalogue.format.bind(speakers.plain.catalogue);
  const sides = sidesOf(model);
  if (sides === 1) return say('client-spoken-score', { score: plainly(score[0] ?? 0) });
  const us = nearSide(model);
  if (isPartnered(model) && model.you.seat !== null)
    return say('client-spoken-score-sides', { we: plainly(score[us] ?? 0), they: plainly(score[1 - us] ?? 0) });
  const names = sideNames(model, speakers.plain);
  const order = names.map((_, i) => (us + i) % sides);
  const each = order.map((side) =>
    say('client-spoken-score-named', { name: names[side] ?? '', score: plainly(score[side] ?? 0) }),
  );
  return say('client-spoken-score', { score: speakers.plain.listed(each, 'list-comma') });
}
