/* Announcements for screen readers: every message of the server as sentences, in the order of events. Pure. */
import type { ToClient, Update } from '../../net/wire';
import type { Catalogue } from '../../messages/catalogue';
import { promptSentence } from './prompt';
import { eventSentences } from './events';
import type { Model } from '../../match/model';
import { resultSentences } from './results';
import { hostSentences, seatSentences } from './seats';
import { arrivalSentences, situationSentences } from './situation';
import { speakersOf, type Speakers } from './speakers';
import { hyphened } from '../../messages/keys';

/** The state between two messages that decides what is announced next. */
export interface LastSaid {
  /** The question announced last: it is not repeated while it stays the same. */
  readonly asked: string;
  /** True if acts were taken back, so that the table is then announced in few words. */
  readonly undone: boolean;
}

export interface Announcement {
  readonly announced: LastSaid;
  /** Events, what they mean, and last what is asked. */
  readonly said: readonly string[];
}

export const FRESH: LastSaid = { asked: '', undone: false };
const TURNED_BACK = new Set(['event-table-undone', 'event-table-redone']);

/** The announcements of a message; `before` and `after` are the table around it. */
export function announcementsOf(
  announced: LastSaid,
  before: Model | null,
  after: Model,
  message: ToClient,
  catalogue: Catalogue,
): Announcement {
  if (message.tell === 'welcome') return afterWelcome(announced, before, after, catalogue);
  if (before === null) return { announced, said: [] };
  if (message.tell === 'told') return afterUpdate(announced, before, after, message, catalogue);
  if (message.tell === 'table')
    return {
      announced,
      said: [...seatSentences(before, after, catalogue), ...hostSentences(before, after, catalogue)],
    };
  if (message.tell !== 'said') return { announced, said: [] };
  const name = speakersOf(after, catalogue).plain.seat(after.table.seats[message.seat]?.letter ?? '');
  return { announced, said: [`${name}: ${catalogue.format(`talk-${hyphened(message.phrase)}`)}`] };
}

function afterUpdate(
  announced: LastSaid,
  before: Model,
  after: Model,
  message: Update,
  catalogue: Catalogue,
): Announcement {
  const speakers = speakersOf(after, catalogue);
  const step = { before, after, message };
  const events = message.events.flatMap((event) => eventSentences(event, step, speakers));
  const said = [
    ...events,
    ...sitsOut(before, after, speakers),
    ...resultSentences(after, message.deal, message.result, speakers),
  ];
  if (message.events.some(([key]) => TURNED_BACK.has(key))) return { announced: { asked: '', undone: true }, said };
  return asking(hasActed(after, message) ? FRESH : announced, after, said, catalogue);
}

/** Announces the players who take no part from now on. */
function sitsOut(before: Model, after: Model, { plain }: Speakers): string[] {
  const out = (after.view?.out ?? []).filter((seat) => !before.view?.out.includes(seat));
  return out.map((seat) =>
    seat === after.you.seat
      ? plain.catalogue.format('client-prompt-you-sit-out')
      : plain.catalogue.format('client-spoken-sits-out', { seat: plain.seat(after.table.seats[seat]?.letter ?? '') }),
  );
}

/** Announces the table: in full to a viewer who has just come to this deal, else only what may have changed. */
function afterWelcome(announced: LastSaid, before: Model | null, after: Model, catalogue: Catalogue): Announcement {
  const speakers = speakersOf(after, catalogue);
  const same =
    before !== null &&
    before.match === after.match &&
    before.you.seat === after.you.seat &&
    before.view !== null &&
    after.view !== null;
  if (same && before.seq === after.seq && !announced.undone) return asking(announced, after, [], catalogue);
  const said =
    same && before.setting?.number === after.setting?.number
      ? situationSentences(after, speakers)
      : arrivalSentences(after, speakers);
  return asking(FRESH, after, said, catalogue);
}

/** Adds the question at the end, unless it was announced already. */
function asking(announced: LastSaid, after: Model, said: readonly string[], catalogue: Catalogue): Announcement {
  const asked = promptSentence(after, speakersOf(after, catalogue).plain);
  const isNew = asked !== '' && asked !== announced.asked;
  return { announced: { asked, undone: false }, said: isNew ? [...said, asked] : said };
}

/** True if the viewer's seat has acted in this entry: the next question is then announced even in the same words. */
const hasActed = (after: Model, message: Update): boolean =>
  after.you.seat !== null && (message.view?.acts ?? []).some(([seat]) => seat === after.you.seat);
