/* The one line above the hand: what is wanted, in a sentence. Pure; the words come from the catalogue. */
import { partsOf } from '../../cards/faces';
import type { SeatInfo } from '../../net/wire';
import type { Speaker } from '../../messages/speaker';
import { cardActs, isBare, isOfCards, isPass, verbOf } from '../../match/acts';
import type { Model } from '../../match/model';
import { capital } from '../../messages/capitals';
import type { Say } from '../../messages/message-key';
import { meaningOfLaying } from '../../match/moment';
import { isCalling, isExchanging, isLaying, isPlaying, phaseVerbs } from '../../match/profile';
import { partnerOf } from '../../match/seating';

/** `lead` is said with weight; `on`: the lamp is lit, since it is the viewer who is to act. */
export interface Prompt {
  readonly lead: string;
  readonly rest: string;
  readonly on: boolean;
  /** The moment, on the club's clock, from which a bot plays for the person who is waited for and away. */
  readonly helpsMs?: number;
}

/** No words at all. */
export const SILENT: Prompt = { lead: '', rest: '', on: false };

/** Stands before a suit letter where a suit is to be drawn. */
export const MARK = '\uE000';

/** The suit's name with its mark before it. */
const marked = (speaker: Speaker, letter: string): string => `${MARK}${letter} ${speaker.suit(letter)}`;

/** The question to the viewer, or the player who is waited for. */
export function promptOf(model: Model, speaker: Speaker): Prompt {
  const say: Say = (key, values) => speaker.catalogue.format(key, values);
  const { view, you } = model;
  if (model.table.phase === 'gathering') return quiet(say('client-prompt-gathering'));
  if (view === null)
    return quiet(
      model.may.includes('next_deal') || model.result ? say('client-prompt-next-deal') : say('client-prompt-dealing'),
    );
  if (model.may.includes('return'))
    return { lead: say('client-prompt-bot-plays'), rest: say('client-prompt-take-back'), on: true };
  if (model.question && model.may.includes('agree_undo'))
    return {
      lead: say('client-undo-asked', { seat: speaker.seat(letterOf(model, model.question.seat)) }),
      rest: say('client-undo-agree'),
      on: true,
    };
  if (model.question && model.question.seat === you.seat) return quiet(say('client-undo-waiting'));
  if (model.asking && model.may.includes('agree_seat'))
    return { lead: say('client-seat-asked', { name: model.asking.name }), rest: say('client-undo-agree'), on: true };
  if (you.waits !== undefined)
    return quiet(
      say(model.asking?.seat === you.waits ? 'client-seat-asking' : 'client-seat-waits'),
      waiting(model, speaker, say),
    );
  if (model.legal.length) return { ...wanted(model, speaker, say), on: true };
  if (isOut(model)) return quiet(say('client-prompt-you-sit-out'), waiting(model, speaker, say));
  return absence(model, speaker, say) ?? quiet(waiting(model, speaker, say));
}

/** True if the viewer takes no part now. */
export const isOut = ({ view, you }: Model): boolean => you.seat !== null && (view?.out.includes(you.seat) ?? false);

/** The prompt while somebody is waited for who is away. */
function absence(model: Model, speaker: Speaker, say: Say): Prompt | null {
  const awaited = (model.view?.to_act ?? []).map((seat) => model.table.seats[seat]);
  const gone = awaited.find((seat) => seat !== undefined && isAway(seat));
  if (!gone) return null;
  const prompt = quiet(say('client-prompt-away', { seat: speaker.seat(gone.letter) }));
  return gone.helps_ms === undefined ? prompt : { ...prompt, helpsMs: gone.helps_ms };
}

/** True if the person of this seat is away and no bot plays for them yet. */
export const isAway = (seat: SeatInfo): boolean => seat.kind === 'person' && !seat.here && seat.bot === '';

const quiet = (lead: string, rest = ''): Prompt => ({ lead, rest, on: false });

function waiting(model: Model, speaker: Speaker, say: Say): string {
  const others = (model.view?.to_act ?? []).filter((seat) => seat !== model.you.seat);
  const names = others.map((seat) => speaker.seat(letterOf(model, seat)));
  const first = names[0];
  if (first === undefined) return '';
  if (isLaying(model))
    return names.length === 1
      ? say('client-prompt-waiting-bid', { seat: first })
      : say('client-prompt-waiting-bids', { count: names.length });
  if (isExchanging(model)) return say('client-prompt-waiting-exchange', { seat: first });
  if (!isCalling(model)) return say('client-prompt-their-turn', { seat: first });
  return say(phaseVerbs(model).includes('trump') ? 'client-prompt-their-trump' : 'client-prompt-their-call', {
    seat: first,
  });
}

export const letterOf = (model: Model, seat: number): string => model.table.seats[seat]?.letter ?? '';

/** The usual question of the act that is asked for, and what the moment asks after it. */
function wanted(model: Model, speaker: Speaker, say: Say): Pick<Prompt, 'lead' | 'rest'> {
  // Where one may also pass, what else one may do is asked.
  const first = model.legal.find((act) => !isPass(act)) ?? model.legal[0] ?? '';
  const ask = model.view?.ask;
  const asked = ask ? speaker.said(ask, (letter) => marked(speaker, letter)) : '';
  const verb = verbOf(first);
  const isBound = model.legal.length < (model.view?.hand.length ?? 0);
  if (verb === 'play')
    return { lead: say('client-prompt-your-turn'), rest: (isBound && asked) || following(model, speaker, say) };
  const own = `client-asks-${verb}`;
  const usual = speaker.catalogue.has(own) ? own : isBare(first) ? 'client-prompt-your-turn' : 'client-asks-own';
  const rest = `${usual}.rest`;
  return {
    lead: say(usual, isOfCards(verb) ? { seat: partner(model, speaker) } : {}),
    rest: asked || (speaker.catalogue.has(rest) ? say(rest) : ''),
  };
}

/** The cards that may be played to the trick. */
function following({ view, legal }: Model, speaker: Speaker, say: Say): string {
  const led = view?.led ?? view?.trick[0]?.[1];
  if (!view || !led) return say('client-prompt-lead');
  const suits = partsOf(led).suits;
  // A joker that leads is of no suit; what it asks for is the game's own rule.
  if (!suits.every((letter) => speaker.isSuit(letter))) return say('client-prompt-no-suit');
  // A card of no suit may have to be played to a suit.
  const follows =
    legal.length < view.hand.length ||
    view.hand.some((card) => partsOf(card).suits.some((suit) => suits.includes(suit)));
  const suit = speaker.listed(
    suits.map((letter) => marked(speaker, letter)),
    'list-or',
  );
  return say(follows ? 'client-prompt-follow' : 'client-prompt-any', { suit });
}

function partner(model: Model, speaker: Speaker): string {
  return speaker.seat(letterOf(model, partnerOf(model) ?? -1));
}

/** The name of a card that is lifted, and of a bid what it would say; of a game's own verb the act in words. */
export function liftedSentence(model: Model, card: string, speaker: Speaker): string {
  const name = speaker.card(card);
  const text = capital(name);
  const act = cardActs(model.legal).get(card) ?? '';
  if (act && !isOfCards(verbOf(act))) return `${capital(speaker.action(act))}.`;
  const call = verbOf(act) === 'lay' ? meaningOfLaying(model.outline, [card]) : '';
  return call
    ? speaker.catalogue.format('client-lifted-call', { card: text, call: speaker.call(call) })
    : speaker.catalogue.format('client-lifted', { card: text });
}

/** True if the viewer's card lies in the trick. */
const hasPlayed = ({ view, you }: Model): boolean => view?.trick.some(([seat]) => seat === you.seat) ?? false;

/**
 * The reason that a card of one's own may not be played now, from what the viewer sees: each is given only where it is
 * true.
 */
export function refusal(model: Model, card: string, speaker: Speaker): { lead: string; rest: string } {
  const say: Say = (key, values) => speaker.catalogue.format(key, values);
  if (!model.legal.length) return { lead: say('client-refused-not-yet'), rest: notYet(model, speaker, say) };
  if (!cardActs(model.legal).size)
    return {
      lead: say('client-refused-other'),
      rest: hasPlayed(model) ? say('cloth-refused-lies') : wanted(model, speaker, say).lead,
    };
  const suits = partsOf(ledIn(model)).suits;
  const shares = (one: string): boolean => partsOf(one).suits.some((suit) => suits.includes(suit));
  const count = model.view?.hand.filter(shares).length ?? 0;
  const lead = say('client-refused-this');
  if (!isPlaying(model) || !ledIn(model) || !count || shares(card)) return { lead, rest: '' };
  const suit = speaker.listed(
    suits.map((letter) => speaker.suit(letter)),
    'list-or',
  );
  const shown = model.game.family === 'decktet' ? suit : capital(suit);
  return { lead, rest: say('client-refused-follow', { suit: shown, count }) };
}

/** The card led in the trick on the table; empty before it. */
const ledIn = ({ view }: Model): string => view?.led ?? view?.trick[0]?.[1] ?? '';

/** The words while nothing is asked of the viewer: a bot plays the hand, it is put down, or another is to act. */
function notYet(model: Model, speaker: Speaker, say: Say): string {
  if (model.view === null) return '';
  if (model.may.includes('return')) return say('client-prompt-bot-plays');
  if (isOut(model)) return say('client-prompt-you-sit-out');
  return waiting(model, speaker, say);
}
