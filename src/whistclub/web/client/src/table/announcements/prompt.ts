/* Announcements of the question to the viewer, or of the person who is waited for. Pure. */
import type { Speaker } from '../../messages/speaker';
import { numberOf, wordActs, wordOf } from '../../match/acts';
import type { Model } from '../../match/model';
import { titleOf } from '../../match/moment';
import { isExchanging, isLaying } from '../../match/profile';
import { promptOf } from '../prompt/prompt';

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

/**
 * True if the turn is announced: of people only, since bots are quicker than the sentence, and not while cards are laid
 * face down.
 */
function waitedFor(model: Model): boolean {
  const first = model.view?.to_act.find((seat) => seat !== model.you.seat);
  const seat = model.table.seats[first ?? -1];
  return seat?.kind === 'person' && !seat.bot && !isLaying(model) && !isExchanging(model);
}

/** The calls, numbers or turns that may be chosen; the suits of the pack need not be said. */
function choicesOf(model: Model, speaker: Speaker): string {
  const say = speaker.catalogue.format.bind(speaker.catalogue);
  const acts = wordActs(model.legal).filter((act) => !speaker.isSuit(wordOf(act)));
  const numbers = acts.filter((act) => numberOf(act) !== null).map(wordOf);
  const words = acts
    .filter((act) => numberOf(act) === null)
    .map((act) => calledAloud(act, model.view?.trump ?? '', speaker));
  const isOfMarkers = model.view?.tally?.[0] === 'markers';
  const choices = speaker.listed(words, 'list-or');
  return [
    numbers.length
      ? say(isOfMarkers ? 'client-spoken-markers-up' : 'client-spoken-bids-open', {
          numbers: speaker.listed(numbers, 'list-or'),
        })
      : '',
    words.length
      ? say(words.length < model.legal.length ? 'client-spoken-or' : 'client-spoken-choices', { choices })
      : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** A call by its name, any other act as it is said within a sentence, where the name of a suit keeps its capital. */
const calledAloud = (act: string, trump: string, speaker: Speaker): string => {
  if (speaker.isCall(wordOf(act))) return speaker.call(wordOf(act));
  const text = titleOf(act, speaker, trump);
  if (trump && text.startsWith(speaker.suit(trump))) return text;
  return text.charAt(0).toLowerCase() + text.slice(1);
};
