/* What is heard at a table: every message of the server as sentences, in the order in which things happened. Pure. */
import type { ToClient, Told } from '../net/wire';
import type { Catalogue } from '../words/catalogue';
import { askedOf } from './asked-spoken';
import { sentencesOf } from './event-spoken';
import type { Model } from './model';
import { resultOf } from './result-spoken';
import { comingsAndGoings } from './seats-spoken';
import { arrivalSpoken, situationSpoken } from './state-spoken';
import { voiceOf, type Voice } from './voice';

/** What has been said so far, as far as it decides what is said next. */
export interface Ears {
  /** What was asked last and still is: it is not asked again while it stays the same. */
  readonly asked: string;
  /** Whether acts were taken back, so that the table as it now stands is said in few words. */
  readonly undone: boolean;
}

export interface Heard {
  readonly ears: Ears;
  /** Events, what they mean, and last what is asked. */
  readonly said: readonly string[];
}

export const FRESH: Ears = { asked: '', undone: false };
const TURNED_BACK = new Set(['event-table-undone', 'event-table-redone']);

/** What a message gives to hear; `before` and `after` are the table around it. */
export function hear(ears: Ears, before: Model | null, after: Model, message: ToClient, catalogue: Catalogue): Heard {
  if (message.tell === 'welcome') return welcomed(ears, before, after, catalogue);
  if (before === null) return { ears, said: [] };
  if (message.tell === 'told') return told(ears, before, after, message, catalogue);
  if (message.tell === 'table') return { ears, said: comingsAndGoings(before, after, catalogue) };
  if (message.tell !== 'said') return { ears, said: [] };
  const name = voiceOf(after, catalogue).plain.seat(after.table.seats[message.seat]?.letter ?? '');
  return { ears, said: [`${name}: ${catalogue.format(`talk-${message.phrase.replace(/_/g, '-')}`)}`] };
}

function told(ears: Ears, before: Model, after: Model, message: Told, catalogue: Catalogue): Heard {
  const voice = voiceOf(after, catalogue);
  const step = { before, after, message };
  const events = message.events.flatMap((event) => sentencesOf(event, step, voice));
  const said = [...events, ...sitsOut(before, after, voice), ...resultOf(after, message.deal, message.result, voice)];
  if (message.events.some(([key]) => TURNED_BACK.has(key))) return { ears: { asked: '', undone: true }, said };
  return asking(hasActed(after, message) ? FRESH : ears, after, said, catalogue);
}

/** Whose partner plays alone sits out, from then on. */
function sitsOut(before: Model, after: Model, { plain }: Voice): string[] {
  const seat = after.view?.sitting_out ?? null;
  if (seat === null || seat === (before.view?.sitting_out ?? null)) return [];
  if (seat === after.you.seat) return [plain.catalogue.format('client-prompt-you-sit-out')];
  return [plain.catalogue.format('client-spoken-sits-out', { seat: plain.seat(after.table.seats[seat]?.letter ?? '') })];
}

/** The table as it stands: in full to whoever has just come to this deal, else only what may be other than it was. */
function welcomed(ears: Ears, before: Model | null, after: Model, catalogue: Catalogue): Heard {
  const voice = voiceOf(after, catalogue);
  const same = before !== null && before.match === after.match && before.you.seat === after.you.seat && before.view !== null && after.view !== null;
  if (same && before.seq === after.seq && !ears.undone) return asking(ears, after, [], catalogue);
  const said = same && before.setting?.number === after.setting?.number ? situationSpoken(after, voice.plain) : arrivalSpoken(after, voice);
  return asking(FRESH, after, said, catalogue);
}

/** With what is asked behind it, once. */
function asking(ears: Ears, after: Model, said: readonly string[], catalogue: Catalogue): Heard {
  const asked = askedOf(after, voiceOf(after, catalogue).plain);
  const isNew = asked !== '' && asked !== ears.asked;
  return { ears: { asked, undone: false }, said: isNew ? [...said, asked] : said };
}

/** Whether the viewer's seat has acted in this entry: what is asked then is asked anew, though in the same words. */
const hasActed = (after: Model, message: Told): boolean =>
  after.you.seat !== null && (message.view?.acts ?? []).some(([seat]) => seat === after.you.seat);
