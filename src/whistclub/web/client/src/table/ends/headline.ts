/* The sentences over the end of a match: who won, and how close it was. Pure. */
import type { Speaker } from '../../messages/speaker';
import { headline } from './deal-headline';
import { isAlone, type Model } from '../../match/model';
import { isPartnered, nearSide, sidesOf } from '../../match/seating';
import { sideNames, whoIs } from '../../match/sides';
import { ledFrom, lostLead } from './closeness';
import { standings } from './standing';
import { scoresOf } from './score-lines';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The winner: in words to the viewer; a solitaire lost says how its last hand went. */
export function whoWon(model: Model, speaker: Speaker): string {
  const { result, deals } = model;
  if (!result) return '';
  const names = sideNames(model, speaker);
  const last = deals.at(-1);
  if (isAlone(model) && !result.winners.length && last)
    return headline(last, speaker, names, (side) => whoIs(model, side, names), '');
  const [winner] = result.winners;
  if (isAlone(model) || result.winners.length !== 1 || winner === undefined)
    return capital(speaker.match(result, sideNames(model, speaker, 'client-you-object')));
  const { who, side } = whoIs(model, winner, names);
  const won = speaker.catalogue.format('match-end-won', { who, side: capital(side) });
  if (sidesOf(model) <= 2 || model.you.seat === null || who === 'you') return won;
  const place = standings(result.score, deals).find((one) => one.side === nearSide(model))?.place ?? 0;
  return `${won} ${speaker.catalogue.format('match-end-place', { place })}`;
}

/** The closeness in a sentence or two of fact; empty where the score says it all. */
export function howClose(model: Model, speaker: Speaker): string {
  const { result, deals } = model;
  const say = (key: string, values: Record<string, string | number>): string => speaker.catalogue.format(key, values);
  if (!result || model.outline.games) return '';
  if (isAlone(model)) return capital(speaker.match(result, sideNames(model, speaker)));
  const [winner] = result.winners;
  if (result.winners.length !== 1 || winner === undefined) return '';
  const names = sideNames(model, speaker);
  const scores = scoresOf(deals, result.score);
  const of = (side: number): Record<string, string> => {
    const { who, side: name } = whoIs(model, side, names);
    return { who: who === 'they' && isPartnered(model) ? 'side' : who, side: capital(name) };
  };
  if (sidesOf(model) > 2) {
    const number = ledFrom(scores, deals, winner);
    return number === null || deals.length < 2
      ? ''
      : say('match-end-led-from', { ...of(winner), number, first: deals[0]?.number ?? 1 });
  }
  const loser = 1 - winner;
  const lead = lostLead(scores, deals, winner, loser);
  const target = model.outline.target ?? 0;
  const [most, least] = [result.score[winner] ?? 0, result.score[loser] ?? 0];
  const close =
    target > least && most >= target
      ? say('match-end-needed', { ...of(loser), count: target - least })
      : say('match-end-by', { count: most - least });
  return lead ? `${say('match-end-led', { ...of(loser), ...lead })} ${close}` : close;
}
