/* An event as it is heard: what happened, and at once what it means. Pure. */
import type { TableEvent, Update } from '../../net/wire';
import { namesPlayers } from '../../messages/speaker';
import type { Model } from '../../match/model';
import { phaseOf } from '../../match/profile';
import { isPartnered, nearSide, seatsOfSide } from '../../match/seating';
import { sideNames } from '../../match/sides';
import { cardsSentence, markersUp } from './situation';
import type { Speakers } from './speakers';

/** The table before and after the entry that an event belongs to. */
export interface EventStep {
  readonly before: Model;
  readonly after: Model;
  readonly message: Update;
}

/* Said by what is asked of the viewer, or of no use to the ear. */
const UNSAID = new Set(['event-table-sealed', 'event-table-opened', 'event-dealt-own']);
const ASKED = new Set([
  'event-raise-asked',
  'event-trump-asked',
  'event-leads',
  'event-table-hinted',
  'event-table-undo-asked',
]);

/** The sentences of one event. */
export function eventSentences(event: TableEvent, step: EventStep, speakers: Speakers): string[] {
  const [key, seat, facts] = event;
  const mine = seat !== null && seat === step.after.you.seat;
  if (key === 'event-dealt-own') return dealt(String(facts['cards']), step, speakers);
  if (UNSAID.has(key) || (mine && ASKED.has(key))) return [];
  if (key === 'event-trick' || key === 'event-trick-dummy') return trick(event, mine, step, speakers);
  if (key === 'event-hand-open') return [opened(event, mine, step, speakers)];
  if (speakers.plain.family === 'french' && (key === 'event-led' || key === 'event-played'))
    return [played(event, mine, step, speakers)];
  const said = (key === 'event-called' || key === 'event-said') && facts['call'] === 'pass' ? 'event-passed' : key;
  return [(namesPlayers(key) ? speakers.among : speakers.plain).event({ key: said, args: facts }, mine)];
}

/** The number of the deal, the dealer, and the viewer's hand. */
function dealt(cards: string, { after, message }: EventStep, speakers: Speakers): string[] {
  const say = speakers.plain.catalogue.format.bind(speakers.plain.catalogue);
  const number = after.setting?.number ?? 1;
  const hand = cardsSentence(cards.split(' '), after, speakers.plain);
  if (after.table.seats.length === 1) {
    const own = `client-bar-${phaseOf(after)}`;
    return [
      `${say(speakers.plain.catalogue.has(own) ? own : 'client-bar-fore', { number })}.`,
      ...markersUp(after, speakers.plain),
      hand,
    ];
  }
  const dealer = after.setting?.dealer ?? 0;
  const told = message.events.some(([key]) => key.startsWith('event-turned'));
  const who =
    dealer === after.you.seat
      ? say('client-spoken-you-deal')
      : say('client-spoken-deals', { seat: speakers.plain.seat(after.table.seats[dealer]?.letter ?? '') });
  return [`${say('client-deal-number-short', { number })}.`, ...(told ? [] : [who]), hand];
}

function played(
  [key, seat, facts]: TableEvent,
  mine: boolean,
  { before, after }: EventStep,
  { plain }: Speakers,
): string {
  const say = plain.catalogue.format.bind(plain.catalogue);
  const card = String(facts['card']);
  if (key === 'event-led') return plain.event({ key, args: facts }, mine);
  const led = before.view?.trick[0]?.[1] ?? '';
  const short = led[0] === card[0] ? plain.rank(card.slice(-1)) : plain.card(card);
  const name = mine ? say('client-you') : plain.seat(before.table.seats[seat ?? -1]?.letter ?? '');
  return say(after.view?.winning === seat ? 'cloth-spoken-winning' : 'client-spoken-played', {
    seat: name,
    card: short,
  });
}

/** The taker of a trick, and the number of tricks of each side. */
function trick(
  [key, seat, facts]: TableEvent,
  mine: boolean,
  { before, after }: EventStep,
  speakers: Speakers,
): string[] {
  const { plain } = speakers;
  const say = plain.catalogue.format.bind(plain.catalogue);
  const count = Number(facts['trick'] ?? 0);
  if (plain.family === 'decktet') {
    if (after.you.seat === null) return [plain.event({ key, args: facts })];
    return [
      say(mine ? 'client-spoken-dummy-trick-yours' : 'client-spoken-dummy-trick-dummys', {
        trick: count,
        tricks: Number(facts['tricks'] ?? 0),
      }),
    ];
  }
  const values = { seat: plain.seat(String(facts['seat'])), card: plain.card(String(facts['card'])), count };
  return [say(mine ? 'client-spoken-trick-yours' : 'client-spoken-trick', values), ...tally(before, seat, speakers)];
}

/** Tricks won by each seat once this one has taken the trick. */
function wonWith({ view, table }: Model, seat: number | null): number[] {
  const won = table.seats.map((one) => view?.tricks[one.seat] ?? 0);
  if (seat !== null) won[seat] = (won[seat] ?? 0) + 1;
  return won;
}

function tally(before: Model, seat: number | null, speakers: Speakers): string[] {
  const say = speakers.plain.catalogue.format.bind(speakers.plain.catalogue);
  const won = wonWith(before, seat);
  const together = (seats: readonly number[]): number => seats.reduce((sum, one) => sum + (won[one] ?? 0), 0);
  if (isPartnered(before)) {
    const us = nearSide(before);
    const of = (side: number): number => together(seatsOfSide(before, side));
    const values = { ours: of(us), theirs: of(1 - us) };
    if (before.you.seat !== null) return [say('client-spoken-tally', values)];
    const names = sideNames(before, speakers.plain);
    return [say('client-spoken-tally-named', { ...values, first: names[us] ?? '', second: names[1 - us] ?? '' })];
  }
  const aims = before.view?.aims ?? [];
  const wanted =
    aims.find(([seats]) => seat !== null && seats.includes(seat)) ?? (aims.length === 1 ? aims[0] : undefined);
  if (!wanted?.[1]) return [];
  const [seats, aim] = wanted;
  const names = speakers.among.listed(seats.map((one) => speakers.among.seat(before.table.seats[one]?.letter ?? '')));
  return [
    say('client-spoken-tally-of', {
      names: `${names.charAt(0).toUpperCase()}${names.slice(1)}`,
      count: together(seats),
      aim,
    }),
  ];
}

function opened([, seat, facts]: TableEvent, mine: boolean, { after }: EventStep, { plain }: Speakers): string {
  if (mine) return plain.catalogue.format('client-own-hand-open');
  const cards = cardsSentence(String(facts['cards']).split(' '), after, plain, 'client-spoken-open-hand');
  return `${plain.catalogue.format('client-spoken-lies-open', { seat: plain.seat(after.table.seats[seat ?? -1]?.letter ?? '') })} ${cards}`;
}
