/* What is said of a picture: in the prompt while it stands, and to those who listen. Pure. */
import type { TableInfo, You } from '../net/wire';
import type { Speaker } from '../words/speaker';
import type { Frame } from './frames';
import { sideOf, sidesOf, type Model } from './model';

/** The table around the match as it is now. */
export const tableNow = (model: Model, table: TableInfo, you: You): Model => ({ ...model, table, you });

export interface Said {
  readonly lead: string;
  readonly rest: string;
}

const letter = (model: Model, seat: number | null): string => model.table.seats[seat ?? -1]?.letter ?? '';

/** What the prompt says while this picture stands; null where it says what is wanted. */
export function noteOf(frame: Frame, speaker: Speaker): Said | null {
  const event = frame.event;
  if (!event) return null;
  const [key, seat, facts] = event;
  const say = speaker.catalogue.format.bind(speaker.catalogue);
  const mine = seat !== null && seat === frame.model.you.seat;
  const name = speaker.seat(letter(frame.model, seat));
  if (key === 'event-trick') {
    const card = String(facts['card']);
    if (speaker.family === 'decktet') return { lead: mine ? say('client-duel-yours') : say('client-duel-theirs', { seat: name }), rest: '' };
    const values = { seat: name, card: speaker.rank(card.slice(-1)), rank: card.slice(-1) };
    return { lead: say(mine ? 'client-trick-yours' : 'client-trick-taken', values), rest: '' };
  }
  if (key === 'event-trick-dummy') return { lead: say('client-duel-dummys'), rest: '' };
  if (key === 'event-granded') return { lead: say(mine ? 'client-granded-you' : 'client-granded', { seat: name }), rest: say('client-high-means') };
  if (key === 'event-all-low') return { lead: say('client-all-low'), rest: say('client-low-means') };
  if (key === 'event-dealt-own' || key === 'event-dealt') return { lead: say('client-prompt-dealing'), rest: '' };
  return { lead: speaker.event({ key, args: facts }, mine), rest: '' };
}

/** The sentences to be spoken of a picture. */
export function spokenOf(frame: Frame, speaker: Speaker): string[] {
  const event = frame.event;
  if (!event) return [];
  const [key, seat, facts] = event;
  const say = speaker.catalogue.format.bind(speaker.catalogue);
  const mine = seat !== null && seat === frame.model.you.seat;
  const name = speaker.seat(letter(frame.model, seat));
  if (key === 'event-played' && speaker.family === 'french') {
    const card = String(facts['card']);
    const led = frame.felt.trick[0]?.[1] ?? '';
    const short = led[0] === card[0] ? speaker.rank(card.slice(-1)) : speaker.card(card);
    return [say('client-spoken-played', { seat: mine ? say('client-you') : name, card: short })];
  }
  if (key === 'event-trick' && speaker.family === 'french') {
    const sentence = say(mine ? 'client-spoken-trick-yours' : 'client-spoken-trick', { seat: name, card: speaker.card(String(facts['card'])), count: Number(facts['trick'] ?? 0) });
    return [sentence, ...tally(frame.model, say)];
  }
  return [speaker.event({ key, args: facts }, mine)];
}

/** Tricks of both sides, where there are two. */
function tally(model: Model, say: Speaker['catalogue']['format']): string[] {
  const won = model.view?.won;
  const mine = model.you.seat;
  if (!Array.isArray(won) || mine === null || sidesOf(model) !== 2) return [];
  const sums = [0, 0];
  (won as number[]).forEach((count, seat) => (sums[sideOf(seat, 2)] = (sums[sideOf(seat, 2)] ?? 0) + count));
  return [say('client-spoken-tally', { ours: sums[mine % 2] ?? 0, theirs: sums[1 - (mine % 2)] ?? 0 })];
}
