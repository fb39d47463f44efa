/* The table as it stands, read out: on coming to it, and by the keys Alt+2 to Alt+6. Pure. */
import type { Speaker } from '../../messages/speaker';
import { sorted } from '../../cards/layout';
import { DUMMY, isAlone, lyingIn, type Model } from '../../match/model';
import { capital } from '../../messages/capitals';
import { pileOf, topOf } from '../../match/piles';
import { aimOf } from '../../match/moment';
import { clockwiseFrom, isPartnered, nearSeat, nearSide, sideOf } from '../../match/seating';
import { sideNames } from '../../match/sides';
import type { Speakers } from './speakers';

const seatName = (model: Model, speaker: Speaker, seat: number): string =>
  seat === DUMMY ? speaker.catalogue.format('client-dummy') : speaker.seat(model.table.seats[seat]?.letter ?? '');

/** The card face up on the stock and the number left, where there is a stock. */
function stockSentences(model: Model, speaker: Speaker): string[] {
  const card = topOf(model.view, 'stock');
  const [, lying, count] = pileOf(model.view, 'stock') ?? ['', [], 0];
  return card
    ? [speaker.catalogue.format('client-spoken-stock', { card: speaker.card(card), count: lying.length + count })]
    : [];
}

/** The cards on the table, in order, and the stock. */
export function trickSentence(model: Model, speaker: Speaker): string {
  const view = model.view;
  const lying = view ? lyingIn(view) : [];
  const cards = lying.map(([seat, card]) =>
    speaker.catalogue.format(view?.winning === seat ? 'cloth-spoken-winning' : 'client-spoken-played', {
      seat: seatName(model, speaker, seat),
      card: speaker.card(card),
    }),
  );
  return [
    ...(cards.length ? cards : [speaker.catalogue.format('client-spoken-no-trick')]),
    ...stockSentences(model, speaker),
  ].join(' ');
}

/** Tricks won in this deal, and the score. */
export function scoreSentence(model: Model, speaker: Speaker): string {
  const say = speaker.catalogue.format.bind(speaker.catalogue);
  const score = model.setting?.score ?? [];
  const won = model.view?.tricks ?? [];
  if (isPartnered(model)) {
    const sums = [0, 0];
    won.forEach((count, seat) => (sums[sideOf(seat, 2)] = (sums[sideOf(seat, 2)] ?? 0) + count));
    const us = nearSide(model);
    const values = { ours: sums[us] ?? 0, theirs: sums[1 - us] ?? 0, we: score[us] ?? 0, they: score[1 - us] ?? 0 };
    if (model.you.seat !== null) return say('client-spoken-two-sides', values);
    const names = sideNames(model, speaker);
    return say('client-spoken-two-named', { ...values, first: names[us] ?? '', second: names[1 - us] ?? '' });
  }
  if (isAlone(model)) return say('client-spoken-single', { tricks: won[0] ?? 0, score: score[0] ?? 0 });
  return model.table.seats
    .map((seat) =>
      say('client-spoken-each', {
        seat: speaker.seat(seat.letter),
        tricks: won[seat.seat] ?? 0,
        score: score[seat.seat] ?? 0,
      }),
    )
    .join(' ');
}

/** The game, the tricks that are wanted, and trump. */
export function contractSentence(model: Model, { plain, among }: Speakers): string {
  const { view } = model;
  const say = plain.catalogue.format.bind(plain.catalogue);
  if (!view) return say('client-spoken-no-deal');
  const trump = view.trump
    ? say('client-spoken-trump', { suit: plain.suit(view.trump) })
    : say('client-spoken-no-trump');
  return [...labelSentence(model, among), ...aimSentences(model, among), ...markersUp(model, plain), trump].join(' ');
}

/** The label, unless it only names the trump, which is said after it. */
function labelSentence({ view }: Model, speaker: Speaker): string[] {
  const [title, text] = view?.label ?? [];
  if (!title || title[1].some(([name]) => name === 'suit')) return [];
  return [`${[title, text].flatMap((one) => (one ? [speaker.said(one)] : [])).join(', ')}.`].map(capital);
}

/** The tricks that seats want: of who plays alone the bid, of others those they have with it. */
function aimSentences(model: Model, speaker: Speaker): string[] {
  const { view } = model;
  const say = speaker.catalogue.format.bind(speaker.catalogue);
  if (isAlone(model)) return (view?.aims ?? []).map(([, count]) => say('client-spoken-bid', { count }));
  return (view?.aims ?? [])
    .filter(([, aim]) => aim > 0 || (view?.aims.length ?? 0) > 1)
    .map(([seats, aim]) =>
      say('client-spoken-tally-of', {
        names: capital(speaker.listed(seats.map((seat) => seatName(model, speaker, seat)))),
        count: aimOf(view, seats[0] ?? 0)?.won ?? 0,
        aim,
      }),
    );
}

/** The markers that are still up, where there are any. */
export function markersUp(model: Model, speaker: Speaker): string[] {
  const [kind, , up, aim] = model.view?.tally ?? [];
  return kind === 'markers' && up?.length && aim === null
    ? [speaker.catalogue.format('client-spoken-markers-up', { numbers: speaker.listed(up.map(String)) })]
    : [];
}

const FRENCH_SUITS = [...'SHCD'];

/** A hand: French cards suit by suit, those of the Decktet one by one. */
export function cardsSentence(
  cards: readonly string[],
  model: Model,
  speaker: Speaker,
  key = 'client-spoken-hand',
): string {
  const say = speaker.catalogue.format.bind(speaker.catalogue);
  const lie = sorted(cards, speaker.family, model.view?.trump ?? '');
  if (speaker.family === 'decktet')
    return say(key, {
      count: cards.length,
      cards: `${speaker.listed(
        lie.map((card) => speaker.card(card)),
        'list-semicolon',
        'list-semicolon',
      )}.`,
    });
  const groups = FRENCH_SUITS.map((suit) => {
    const held = lie.filter((card) => card[0] === suit).map((card) => speaker.rank(card.slice(-1)));
    const word = speaker.suit(suit);
    return held.length
      ? say('client-spoken-suit-held', {
          suit: `${word.charAt(0).toUpperCase()}${word.slice(1)}`,
          ranks: speaker.listed(held, 'list-comma'),
        })
      : say('client-spoken-suit-void', { suit: word });
  });
  return say(key, { count: cards.length, cards: groups.join(' ') });
}

/** The viewer's hand as it is now. */
export function handSentence(model: Model, speaker: Speaker): string {
  const hand = model.view?.hand ?? [];
  if (model.you.seat === null) return speaker.catalogue.format('client-prompt-watching');
  return hand.length ? cardsSentence(hand, model, speaker) : speaker.catalogue.format('client-spoken-no-hand');
}

/** The players by their places, seen from the viewer's own. */
function seatingSentences(model: Model, { plain }: Speakers): string[] {
  const say = plain.catalogue.format.bind(plain.catalogue);
  const count = model.table.seats.length;
  const names = clockwiseFrom(nearSeat(model), count).map((seat) => seatedName(model, plain, seat));
  const watching = model.you.seat === null ? [say('client-prompt-watching')] : [];
  if (count === 2)
    return [
      ...watching,
      say(watching.length ? 'client-spoken-round-two' : 'client-spoken-opposite', {
        near: names[0] ?? '',
        opposite: names[1] ?? '',
      }),
    ];
  if (count !== 4) return watching;
  const [near = '', left = '', opposite = '', right = ''] = names;
  if (watching.length) return [...watching, say('client-spoken-round', { near, left, opposite, right })];
  return [
    say(isPartnered(model) ? 'client-spoken-seated-partners' : 'client-spoken-seated', { left, opposite, right }),
  ];
}

/** The people at the table before the first deal, and the number of free seats. */
function lobbySentences(model: Model, { among }: Speakers): string[] {
  const say = among.catalogue.format.bind(among.catalogue);
  const taken = model.table.seats.filter((seat) => seat.kind !== 'free');
  const free = say('client-free-seats', { count: model.table.seats.length - taken.length });
  return [
    ...(taken.length
      ? [say('client-spoken-at-table', { names: among.listed(taken.map((seat) => among.seat(seat.letter))) })]
      : []),
    `${free}.`,
  ];
}

const seatedName = (model: Model, speaker: Speaker, seat: number): string =>
  model.table.seats[seat]?.kind === 'free' ? speaker.catalogue.format('client-nobody') : seatName(model, speaker, seat);

/** Everything that somebody needs who has just come. */
export function arrivalSentences(model: Model, speakers: Speakers): string[] {
  const { plain } = speakers;
  const game = `${plain.game(model.table.game)}.`;
  if (model.table.phase === 'gathering') return [game, ...lobbySentences(model, speakers)];
  const deal = model.setting
    ? [`${plain.catalogue.format('client-deal-number-short', { number: model.setting.number })}.`]
    : [];
  const score = model.deals.length ? [scoreSentence(model, plain)] : [];
  if (model.view === null) return [game, ...seatingSentences(model, speakers), ...score];
  const hand = model.you.seat === null ? [] : [handSentence(model, plain)];
  return [
    game,
    ...deal,
    ...seatingSentences(model, speakers),
    ...score,
    ...hand,
    ...situationSentences(model, speakers),
  ];
}

/** The game, and the cards on the table. */
export function situationSentences(model: Model, speakers: Speakers): string[] {
  const { view } = model;
  const known = view && (view.label || view.trump || view.aims.length);
  return [
    ...(known ? [contractSentence(model, speakers)] : []),
    ...(view && lyingIn(view).length ? [trickSentence(model, speakers.plain)] : stockSentences(model, speakers.plain)),
  ];
}
