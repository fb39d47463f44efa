/* The one line above the hand: what is wanted, in a sentence. Pure; the words come from the catalogue. */
import { partsOf } from '../cards/faces';
import type { SeatInfo } from '../net/wire';
import type { Speaker } from '../messages/speaker';
import { suitsLeft, isMine, turners } from './dummy-trick';
import { cardActs, type Model } from './model';
import { isCalling, isExchanging, isLaying, isPlaying, meaningOfLaying, phaseVerbs } from './profile';
import { partnerOf } from './seating';

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

type Say = (key: string, values?: Record<string, string | number>) => string;

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
  if (view.sitting_out != null && view.sitting_out === you.seat)
    return quiet(say('client-prompt-you-sit-out'), waiting(model, speaker, say));
  return absence(model, speaker, say) ?? quiet(waiting(model, speaker, say));
}

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

function wanted(model: Model, speaker: Speaker, say: Say): Pick<Prompt, 'lead' | 'rest'> {
  const { view, table } = model;
  const verb = model.legal[0]?.split(' ')[0];
  if (verb === 'lay')
    return {
      lead: say('client-prompt-lay'),
      rest: say(
        table.options['colours'] === 'red_high' ? 'client-prompt-lay-red-high' : 'client-prompt-lay-black-high',
      ),
    };
  if (verb === 'exchange')
    return {
      lead: say('client-prompt-exchange', { seat: partner(model, speaker) }),
      rest: say('client-prompt-exchange-how'),
    };
  if (verb === 'say') return { lead: say('client-prompt-your-bid'), rest: say('client-prompt-say') };
  if (verb === 'trump') return { lead: say('client-prompt-name-trump'), rest: '' };
  if (verb === 'bid') return { lead: say('client-prompt-how-many'), rest: say('client-prompt-how-many-rest') };
  if (verb === 'declare') return { lead: say('client-prompt-declare'), rest: say('client-prompt-declare-rest') };
  if (verb === 'call') return called(model, speaker, say);
  if (model.legal.includes('keep')) return twiddling(model, speaker, say);
  const led = view?.led ?? view?.trick?.[0]?.[1];
  const lead = say('client-prompt-your-turn');
  if (!led) return { lead, rest: say('client-prompt-lead') };
  const suits = partsOf(led).suits;
  const follows = (view?.hand ?? []).some((card) => partsOf(card).suits.some((suit) => suits.includes(suit)));
  const named = speaker.listed(
    suits.map((suit) => marked(speaker, suit)),
    'list-or',
  );
  if (!follows) return { lead, rest: say('client-prompt-any', { suit: named }) };
  return { lead, rest: say('client-prompt-follow', { suit: named }) };
}

function called(model: Model, speaker: Speaker, say: Say): Pick<Prompt, 'lead' | 'rest'> {
  const { view } = model;
  const lead = say('client-prompt-your-call');
  if (view?.phase === 'overcalling') return { lead, rest: say('client-prompt-overcall') };
  if (view?.phase === 'raise')
    return { lead, rest: say('client-prompt-raise', { contract: speaker.call(view.standing ?? '') }) };
  const holder = view?.holders?.[0];
  if (!view?.standing || holder === undefined) return { lead, rest: say('client-prompt-no-call-yet') };
  const seat = speaker.seat(letterOf(model, holder));
  if (view.standing === 'propose' && view.holders?.length === 1)
    return { lead, rest: say('client-prompt-proposes', { seat }) };
  return { lead, rest: say('client-prompt-standing', { seat, contract: speaker.call(view.standing) }) };
}

function twiddling(model: Model, speaker: Speaker, say: Say): Pick<Prompt, 'lead' | 'rest'> {
  const { view } = model;
  const [led, card, trump] = [view?.led ?? '', view?.trick?.[0]?.[1] ?? '', view?.trump ?? ''];
  const turn = turners(led, card, trump, suitsLeft(view?.side ?? [])).map((suit) => marked(speaker, suit));
  const lead = say(isMine(led, card, trump) ? 'client-prompt-yours-now' : 'client-prompt-dummys-now');
  if (!turn.length) return { lead, rest: say('client-prompt-no-ace-changes') };
  return { lead, rest: say('client-prompt-unless', { suit: speaker.listed(turn, 'list-or') }) };
}

function partner(model: Model, speaker: Speaker): string {
  return speaker.seat(letterOf(model, partnerOf(model) ?? -1));
}

/** The name of a card that is lifted, and of a bid what it would say. */
export function liftedSentence(model: Model, card: string, speaker: Speaker): string {
  const name = speaker.card(card);
  const text = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const means = model.legal[0]?.startsWith('lay ') ? meaningOfLaying(model, card) : '';
  return speaker.catalogue.format(means ? `client-lifted-${means}` : 'client-lifted', { card: text });
}

/** The reason that a card of one's own may not be played now, from what the viewer sees: each is given only where it is true. */
export function refusal(model: Model, card: string, speaker: Speaker): { lead: string; rest: string } {
  const say: Say = (key, values) => speaker.catalogue.format(key, values);
  if (!model.legal.length) return { lead: say('client-refused-not-yet'), rest: notYet(model, speaker, say) };
  if (!cardActs(model.legal).size)
    return {
      lead: say('client-refused-other'),
      rest: model.legal.includes('keep') ? say('cloth-refused-lies') : wanted(model, speaker, say).lead,
    };
  const suits = partsOf(ledIn(model)).suits;
  const shares = (one: string): boolean => partsOf(one).suits.some((suit) => suits.includes(suit));
  const count = (model.view?.hand ?? []).filter(shares).length;
  const lead = say('client-refused-this');
  if (!isPlaying(model) || !ledIn(model) || !count || shares(card)) return { lead, rest: '' };
  const suit = speaker.listed(
    suits.map((letter) => speaker.suit(letter)),
    'list-or',
  );
  const shown = model.game.family === 'french' ? suit.charAt(0).toUpperCase() + suit.slice(1) : suit;
  return { lead, rest: say('client-refused-follow', { suit: shown, count }) };
}

/** The card led in the trick on the table; empty before it. */
const ledIn = ({ view }: Model): string => view?.led ?? view?.trick?.[0]?.[1] ?? '';

/** Why nothing is asked of the viewer: a bot plays the hand, it is put down, or somebody else is waited for. */
function notYet(model: Model, speaker: Speaker, say: Say): string {
  if (model.view === null) return '';
  if (model.may.includes('return')) return say('client-prompt-bot-plays');
  if (model.view.sitting_out != null && model.view.sitting_out === model.you.seat)
    return say('client-prompt-you-sit-out');
  return waiting(model, speaker, say);
}
