/* Announcements of the question to the viewer, or of the person who is waited for. Pure. */
import type { Speaker } from '../../messages/speaker';
import type { Model } from '../model';
import { isExchanging, isLaying } from '../profile';
import { promptOf } from '../prompt';

/** A sentence without the marks behind which suits are drawn. */
const unmarked = (text: string): string => text.replace(/\uE000. /g, '').trim();

/** The question to the viewer with the choices that are not cards; empty where there is none. */
export function promptSentence(model: Model, speaker: Speaker): string {
  const say = speaker.catalogue.format.bind(speaker.catalogue);
  if (model.view === null) return '';
  if (model.question && model.may.includes('agree_undo')) return say('client-undo-agree');
  if (model.asking && model.may.includes('agree_seat')) return say('client-undo-agree');
  const { lead, rest, on } = promptOf(model, speaker);
  if (!on) return waitedFor(model) ? unmarked(lead) : '';
  return [unmarked(`${lead} ${rest}`), model.may.includes('return') ? '' : choicesOf(model, speaker)]
    .filter(Boolean)
    .join(' ');
}

/** True if the turn is announced: of people only, since bots are quicker than the sentence, and not while cards are laid face down. */
function waitedFor(model: Model): boolean {
  const first = model.view?.to_act.find((seat) => seat !== model.you.seat);
  const seat = model.table.seats[first ?? -1];
  return seat?.kind === 'person' && !seat.bot && !isLaying(model) && !isExchanging(model);
}

/** The calls, numbers or turns that may be chosen. */
function choicesOf(model: Model, speaker: Speaker): string {
  const say = speaker.catalogue.format.bind(speaker.catalogue);
  const words = (verb: string): string[] =>
    model.legal.filter((act) => act.startsWith(`${verb} `)).map((act) => act.slice(verb.length + 1));
  const calls = words('call');
  if (calls.length) {
    return say('client-spoken-choices', {
      choices: speaker.listed(
        calls.map((call) => speaker.call(call)),
        'list-or',
      ),
    });
  }
  const bids = words('bid');
  if (bids.length) return say('client-spoken-bids-open', { numbers: speaker.listed(bids, 'list-or') });
  const markers = words('declare');
  if (markers.length) return say('client-spoken-markers-up', { numbers: speaker.listed(markers, 'list-or') });
  if (!model.legal.includes('twiddle')) return '';
  const trump = model.view?.trump ?? '';
  if (model.legal.includes('keep'))
    return trump
      ? say('client-spoken-twiddle-or-keep', { suit: speaker.suit(trump) })
      : say('client-spoken-twiddle-or-not');
  return trump ? say('client-spoken-or-twiddle', { suit: speaker.suit(trump) }) : say('client-spoken-or-twiddle-none');
}
