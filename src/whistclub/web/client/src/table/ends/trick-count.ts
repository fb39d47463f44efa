/* The tricks of a deal that is over, and the table as it stood before its score. Pure. */
import { asPlayed, type Model } from '../../match/model';
import { sidesOf } from '../../match/seating';

/** The tricks of a deal of which the first over them scores: half of those that count. */
export const bookOf = ({ outline }: Model): number => Math.floor((outline.tricks ?? 0) / 2);

/** The tricks of each of two sides, as the score of the deal says them; null where it does not. */
export function tricksBySide(model: Model): readonly [number, number] | null {
  const facts = model.deals
    .at(-1)
    ?.lines.map(([, facts]) => facts)
    .find((facts) => typeof facts['tricks'] === 'number' && typeof facts['side'] === 'number');
  const all = model.outline.tricks ?? 0;
  if (!facts || !all || sidesOf(model) !== 2) return null;
  const tricks = Number(facts['tricks']);
  return facts['side'] === 0 ? [tricks, all - tricks] : [all - tricks, tricks];
}

/** The table with the number, the dealer and the score under which its last deal was played. */
export function beforeScore(model: Model): Model {
  const played = asPlayed(model);
  const score = model.deals.at(-2)?.score ?? model.deals.at(-1)?.score.map(() => 0) ?? [];
  return played.setting ? { ...played, setting: { ...played.setting, score } } : played;
}
