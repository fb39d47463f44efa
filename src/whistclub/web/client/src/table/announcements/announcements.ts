/* What is heard at a table: every message of the server as sentences, in the order in which things happened. Pure. */
import type { ToClient, Update } from '../../net/wire';
import type { Catalogue } from '../../messages/catalogue';
import { promptSentence } from './prompt';
import { eventSentences } from './events';
import type { Model } from '../model';
import { resultSentences } from './results';
import { seatSentences } from './seats';
import { arrivalSentences, situationSentences } from './situation';
import { speakersOf, type Speakers } from './speakers';

/** What has been said so far, as far as it decides what is said next. */
export interface Announced {
  /** What was asked last and still is: it is not asked again while it stays the same. */
  readonly asked: string;
  /** Whether acts were taken back, so that the table as it now stands is said in few words. */
  readonly undone: boolean;
}

export interface Announcement {
  readonly announced: Announced;
  /** Events, what they mean, and last what is asked. */
  readonly said: readonly string[];
}

export const FRESH: Announced = { asked: '', undone: false };
const TURNED_BACK = new Set(['event-table-undone', 'event-table-redone']);

/** What a message gives to hear; `before` and `after` are the table around it. */
export function announcementsOf(announced: Announced, before: Model | null, after: Model, message: ToClient, catalogue: Catalogue): Announcement {
  if (message.tell === 'welcome') return afterWelcome(announced, before, after, catalogue);
  if (before === null) return { announced, said: [] };
  if (message.tell === 'told') return afterUpdate(announced, before, after, message, catalogue);
  if (message.tell === 'table') return { announced, said: seatSentences(before, after, catalogue) };
  if (message.tell !== 'said') return { announced, said: [] };
  const name = speakersOf(after, catalogue).plain.seat(after.table.seats[message.seat]?.letter ?? '');
  return { announced, said: [`${name}: ${catalogue.format(`talk-${message.phrase.replace(/_/g, '-')}`)}`] };
}

function afterUpdate(announced: Announced, before: Model, after: Model, message: Update, catalogue: Catalogue): Announcement {
  const speakers = speakersOf(after, catalogue);
  const step = { before, after, message };
  const events = message.events.flatMap((event) => eventSentences(event, step, speakers));
  const said = [...events, ...sitsOut(before, after, speakers), ...resultSentences(after, message.deal, message.result, speakers)];
  if (message.events.some(([key]) => TURNED_BACK.has(key))) return { announced: { asked: '', undone: true }, said };
  return asking(hasActed(after, message) ? FRESH : announced, after, said, catalogue);
}

/** Whose partner plays alone sits out, from then on. */
function sitsOut(before: Model, after: Model, { plain }: Speakers): string[] {
  const seat = after.view?.sitting_out ?? null;
  if (seat === null || seat === (before.view?.sitting_out ?? null)) return [];
  if (seat === after.you.seat) return [plain.catalogue.format('client-prompt-you-sit-out')];
  return [plain.catalogue.format('client-spoken-sits-out', { seat: plain.seat(after.table.seats[seat]?.letter ?? '') })];
}

/** The table as it stands: in full to whoever has just come to this deal, else only what may be other than it was. */
function afterWelcome(announced: Announced, before: Model | null, after: Model, catalogue: Catalogue): Announcement {
  const speakers = speakersOf(after, catalogue);
  const same = before !== null && before.match === after.match && before.you.seat === after.you.seat && before.view !== null && after.view !== null;
  if (same && before.seq === after.seq && !announced.undone) return asking(announced, after, [], catalogue);
  const said = same && before.setting?.number === after.setting?.number ? situationSentences(after, speakers.plain) : arrivalSentences(after, speakers);
  return asking(FRESH, after, said, catalogue);
}

/** With what is asked behind it, once. */
function asking(announced: Announced, after: Model, said: readonly string[], catalogue: Catalogue): Announcement {
  const asked = promptSentence(after, speakersOf(after, catalogue).plain);
  const isNew = asked !== '' && asked !== announced.asked;
  return { announced: { asked, undone: false }, said: isNew ? [...said, asked] : said };
}

/** Whether the viewer's seat has acted in this entry: what is asked then is asked anew, though in the same words. */
const hasActed = (after: Model, message: Update): boolean =>
  after.you.seat !== null && (message.view?.acts ?? []).some(([seat]) => seat === after.you.seat);
