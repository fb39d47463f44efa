/* The prompt while an event is shown. Pure. */
import type { GameForm } from '../../net/api';
import type { TableInfo, You } from '../../net/wire';
import type { Speaker } from '../../messages/speaker';
import type { Frame } from './frames';
import type { Model } from '../../match/model';

/** The table around the match as it is now, where another game may be played; `gameOf` gives a game's form. */
export const withTable = (
  model: Model,
  { table, you }: { readonly table: TableInfo; readonly you: You },
  gameOf: (key: string) => GameForm,
): Model => ({ ...model, table, you, game: table.game === model.table.game ? model.game : gameOf(table.game) });

export interface Said {
  readonly lead: string;
  readonly rest: string;
}

const letter = (model: Model, seat: number | null): string => model.table.seats[seat ?? -1]?.letter ?? '';

/** The prompt while this frame is shown; null where the usual prompt stays. */
export function noteOf(frame: Frame, speaker: Speaker): Said | null {
  const event = frame.event;
  if (!event) return null;
  const [key, seat, facts] = event;
  const say = speaker.catalogue.format.bind(speaker.catalogue);
  const mine = seat !== null && seat === frame.model.you.seat;
  const name = speaker.seat(letter(frame.model, seat));
  if (key === 'event-trick') {
    const card = String(facts['card']);
    if (speaker.family === 'decktet')
      return {
        lead: mine ? say('client-dummy-trick-yours') : say('client-dummy-trick-theirs', { seat: name }),
        rest: '',
      };
    const values = { seat: name, card: speaker.rank(card.slice(-1)), rank: card.slice(-1) };
    return { lead: say(mine ? 'client-trick-yours' : 'client-trick-taken', values), rest: '' };
  }
  if (key === 'event-trick-dummy') return { lead: say('client-dummy-trick-dummys'), rest: '' };
  if (key === 'event-granded')
    return {
      lead: say(mine ? 'client-granded-you' : 'client-granded', { seat: name }),
      rest: say('client-high-means'),
    };
  if (key === 'event-all-low') return { lead: say('client-all-low'), rest: say('client-low-means') };
  if (key === 'event-dealt-own' || key === 'event-dealt') return { lead: say('client-prompt-dealing'), rest: '' };
  return { lead: speaker.event({ key, args: facts }, mine), rest: '' };
}
