/* What the keys Alt+2, Alt+3 and Alt+4 have read out. Pure. */
import type { Speaker } from '../words/speaker';
import { DUMMY, sideOf, sidesOf, type Model } from './model';
import { sideNames, sideOfEyes } from './sides';

const seatName = (model: Model, speaker: Speaker, seat: number): string =>
  seat === DUMMY ? speaker.catalogue.format('client-dummy') : speaker.seat(model.table.seats[seat]?.letter ?? '');

/** The cards on the table, in order. */
export function spokenTrick(model: Model, speaker: Speaker): string {
  const view = model.view;
  const lying = [...(view?.led ? [[DUMMY, view.led] as const] : []), ...(view?.trick ?? [])];
  if (!lying.length) return speaker.catalogue.format('client-spoken-no-trick');
  return lying.map(([seat, card]) => speaker.catalogue.format('client-spoken-played', { seat: seatName(model, speaker, seat), card: speaker.card(card) })).join(' ');
}

/** Tricks won in this deal, and the score. */
export function spokenScore(model: Model, speaker: Speaker): string {
  const say = speaker.catalogue.format.bind(speaker.catalogue);
  const score = model.setting?.score ?? [];
  const won = model.view?.won;
  if (sidesOf(model) === 2) {
    const sums = [0, 0];
    if (Array.isArray(won)) (won as number[]).forEach((count, seat) => (sums[sideOf(seat, 2)] = (sums[sideOf(seat, 2)] ?? 0) + count));
    const us = sideOfEyes(model);
    const values = { ours: sums[us] ?? 0, theirs: sums[1 - us] ?? 0, we: score[us] ?? 0, they: score[1 - us] ?? 0 };
    if (model.you.seat !== null) return say('client-spoken-two-sides', values);
    const names = sideNames(model, speaker);
    return say('client-spoken-two-named', { ...values, first: names[us] ?? '', second: names[1 - us] ?? '' });
  }
  if (typeof won === 'number') return say('client-spoken-single', { tricks: won, score: score[0] ?? 0 });
  return model.table.seats.map((seat) => say('client-spoken-each', { seat: speaker.seat(seat.letter), tricks: (won as number[] | undefined)?.[seat.seat] ?? 0, score: score[seat.seat] ?? 0 })).join(' ');
}

/** What is played: High or Low, the contract, trump. */
export function spokenContract(model: Model, speaker: Speaker): string {
  const view = model.view;
  const say = speaker.catalogue.format.bind(speaker.catalogue);
  if (!view) return say('client-spoken-no-deal');
  const trump = view.trump ? say('client-spoken-trump', { suit: speaker.suit(view.trump) }) : say('client-spoken-no-trump');
  const name = view.contract || view.standing;
  if (view.bid !== undefined && view.bid !== null) return `${say('client-spoken-bid', { count: view.bid })} ${trump}`;
  if (!name) return trump;
  const who = view.bidder ?? view.holders?.[0];
  const call = name === 'grand' ? speaker.call('high') : speaker.call(name);
  return `${who === undefined || who === null ? call : `${call}, ${seatName(model, speaker, who)}`}. ${trump}`;
}
