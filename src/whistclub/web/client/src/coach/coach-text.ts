/* The coach's sentences about a deal. Pure. */
import type { Say } from '../messages/message-key';
import type { Speaker } from '../messages/speaker';
import type { Fact, Marked, PlayReason } from '../net/review';
import { capital } from '../messages/capitals';
import {
  type Amount,
  besides,
  bestOf,
  betterAct,
  cameTo,
  costOfAct,
  giveOrTake,
  inHundred,
  isCostly,
  isUnlucky,
  madeOf,
  openCost,
} from './reading';

const MINUS = '\u2212';
/** The smallest standard error told: the last digit. */
const LEAST_ERROR = 0.1;
/** A smaller gain in the other worlds is told as nothing: hardly ever are there worlds enough to know it so well. */
const LEAST_REST = 0.1;
/** The share of worlds above which nothing is told of those where the better act gains nothing; chosen by hand. */
const NEARLY_ALL = 0.95;

type WordsByVerdict = Readonly<Partial<Record<Marked['verdict'], string>>>;
/** The mark on a costly act that is no error, and the sentence in the place of the better act, by the verdict. */
const MARKS: WordsByVerdict = { agreed: 'client-coach-agreed', opinion: 'client-coach-opinion' };
const NO_ERRORS: WordsByVerdict = {
  agreed: 'client-coach-is-agreed',
  opinion: 'client-coach-is-opinion',
};

/** `named` calls the seats by name; `you` is the letter of the reader's own seat, empty where nobody there is “you”. */
export interface CoachVoice {
  readonly say: Say;
  readonly speaker: Speaker;
  readonly named: (letter: string) => string;
  readonly you: string;
}

/** A number with one digit after the point, as the language writes it; nothing has no sign. */
export function decimal(say: CoachVoice['say'], value: number, isSigned = false): string {
  const tenths = Math.round(10 * Math.abs(value));
  const sign = tenths === 0 ? '' : value < 0 ? MINUS : isSigned ? '+' : '';
  return say('coach-decimal', { sign, whole: String(Math.floor(tenths / 10)), tenth: String(tenths % 10) });
}

/** A number as its unit is told: of a hundred matches, or with one digit after the point. */
export function numberOf(say: CoachVoice['say'], value: number, unit: Amount['unit'], isSigned = false): string {
  if (unit !== 'match') return decimal(say, value, isSigned);
  return `${value < 0 ? MINUS : isSigned && value > 0 ? '+' : ''}${inHundred(Math.abs(value))}`;
}

/** An amount with its unit. */
export const amountOf = (say: CoachVoice['say'], { value, unit }: Amount, isSigned = false): string =>
  say('coach-amount', { cost: numberOf(say, value, unit, isSigned), unit });

const without = ({ value, unit }: Amount): Amount => ({ value: Math.abs(value), unit });
const lost = ({ value, unit }: Amount): Amount => ({ value: -value, unit });

/** The name of a cost: best, as good, or what it gives away. */
export function costWord(marked: Marked, voice: CoachVoice): string {
  const { say } = voice;
  if (!isCostly(marked)) return say(marked.verdict === 'best' ? 'client-coach-best' : 'client-coach-level');
  if (marked.method === 'odds') return say('client-coach-chance', { chance: chanceOf(marked) });
  const { value, unit } = costOfAct(marked);
  return numberOf(say, -value, unit);
}

/** The same with its unit. */
export function costOf(marked: Marked, voice: CoachVoice): string {
  if (!isCostly(marked) || marked.method === 'odds') return costWord(marked, voice);
  return amountOf(voice.say, lost(costOfAct(marked)));
}

/** The words beside the cost; empty for nothing. */
export function besidesOf(marked: Marked, { say }: CoachVoice): string {
  const found = isCostly(marked) && marked.method !== 'odds' ? besides(marked) : null;
  return found ? say('client-coach-besides', { cost: amountOf(say, lost(found), true) }) : '';
}

/** The mark on a card or beside a call; points of the deal need no unit there. */
export function markWord(marked: Marked, voice: CoachVoice): string {
  const cost = costOfAct(marked).unit === 'match' ? costOf(marked, voice) : costWord(marked, voice);
  if (!isCostly(marked)) return cost;
  return voice.say(MARKS[marked.verdict] ?? 'client-coach-cost', { cost });
}

/** The chance of a hundred after the act that was made. */
export const chanceOf = (marked: Marked): number => inHundred(madeOf(marked).fair.chance ?? 0);

/** Whose act it was and which. */
export function actOf(marked: Marked, { say, speaker, named }: CoachVoice): string {
  return say('client-coach-act', { name: named(marked.seat), act: speaker.choice(marked.played) });
}

/** The same with its trick. */
export function placeOf(marked: Marked, voice: CoachVoice): string {
  const act = actOf(marked, voice);
  return marked.trick ? voice.say('client-coach-in-trick', { trick: marked.trick, act }) : act;
}

export const betterOf = (marked: Marked, { say, speaker }: CoachVoice): string =>
  say('client-coach-better', { best: speaker.choice(betterAct(marked)) });

/** The words for a costly act in the place of the story of its step. */
export const storyOf = (marked: Marked, voice: CoachVoice): string =>
  `${capital(placeOf(marked, voice))}. ${insteadOf(marked, voice)}`;

export function errorOf(marked: Marked, { say }: CoachVoice): string {
  const error = giveOrTake(marked);
  const isOfMatch = costOfAct(marked).unit === 'match';
  const told = isOfMatch ? String(Math.max(1, Math.round(100 * error))) : decimal(say, Math.max(LEAST_ERROR, error));
  return say('client-coach-give-or-take', { error: told });
}

/** Over which deals the fair price is the mean. */
export function overWhich(marked: Marked, { say, named, you }: CoachVoice): string {
  if (marked.method === 'odds')
    return say('client-coach-over-odds', { best: inHundred(bestOf(marked).fair.chance ?? 0) });
  const over = { worlds: marked.worlds, unit: costOfAct(marked).unit };
  if (marked.is_all) return say('client-coach-over-all', over);
  if (marked.seat === you) return say('client-coach-over-you', over);
  return say('client-coach-over', { ...over, name: named(marked.seat) });
}

/** The price with open cards; empty where it is not known. */
export function openWord(marked: Marked, voice: CoachVoice): string {
  const cost = openCost(marked);
  return cost === null ? '' : numberOf(voice.say, -cost.value, cost.unit, true);
}

/** The unit of the price with open cards. */
export const openAbout = (marked: Marked, { say }: CoachVoice): string =>
  say('client-coach-open-about', { unit: openCost(marked)?.unit ?? 'points' });

/** The outcome of the act as the cards lay; empty where there is nothing to say. */
export function came(marked: Marked, voice: CoachVoice): string {
  const cost = openCost(marked);
  if (cost === null) return '';
  const told = { cost: amountOf(voice.say, without(cost)) };
  if (isCostly(marked)) return voice.say(`coach-${cameTo(cost)}`, told);
  return isUnlucky(marked) ? voice.say('client-coach-unlucky', told) : '';
}

/** The sentences about one act: what decides, the agreement or count behind it, and what came of it. */
export function reasonsOf(marked: Marked, voice: CoachVoice): string[] {
  const { say, speaker } = voice;
  const said: string[] = [];
  if (isCostly(marked)) said.push(insteadOf(marked, voice));
  else if (marked.verdict === 'level')
    said.push(say('client-coach-as-good', { best: speaker.choice(bestOf(marked).act) }));
  said.push(...whyOf(marked, voice));
  if (marked.custom && (marked.verdict !== 'error' || bestOf(marked).alike.includes(marked.custom.act)))
    said.push(speaker.why({ key: marked.custom.key, args: marked.custom.facts }));
  return [...said, came(marked, voice)].filter(Boolean);
}

/** The better act; of one that is no error what a count has for another. */
function insteadOf(marked: Marked, voice: CoachVoice): string {
  const key = NO_ERRORS[marked.verdict];
  if (key === undefined) return betterOf(marked, voice);
  const { say, speaker } = voice;
  return say(key, {
    made: capital(speaker.choice(marked.played)),
    best: speaker.choice(betterAct(marked)),
    cost: amountOf(say, without(costOfAct(marked))),
  });
}

/** The reason of play and the holding that decides; without a reason the count of worlds stands for a holding. */
function whyOf({ reason, fact }: Marked, voice: CoachVoice): string[] {
  const said = reason ? reasonOf(reason, voice) : [];
  return fact && !(reason && fact.kind === 'worlds') ? [...said, factOf(fact, voice)] : said;
}

/** A reason of play, and in how many worlds it is seen. */
export function reasonOf(
  { kind, cards, chance, number }: PlayReason,
  { say, speaker }: Pick<CoachVoice, 'say' | 'speaker'>,
): string[] {
  const [card = '', by = 'none'] = cards.map((one) => speaker.card(one));
  const told = { card, by, number };
  const key = kind.replaceAll('_', '-');
  return [say(`coach-reason-${key}`, told), say('coach-reason-seen', { chance: inHundred(chance) })];
}

const HOLDINGS = { card: 'card', at_least: 'at-least', at_most: 'at-most' } as const;

/** The way in which it is told what the better act gains in the other worlds. */
function restOf(fact: Fact): 'more' | 'less' | 'none' | 'unsaid' {
  if (fact.kind === 'worlds' && fact.chance > NEARLY_ALL) return 'unsaid';
  return Math.abs(fact.rest) < LEAST_REST ? 'none' : fact.rest > 0 ? 'more' : 'less';
}

function factOf(fact: Fact, voice: CoachVoice): string {
  const { say, speaker, named, you } = voice;
  const told = {
    chance: inHundred(fact.chance),
    gain: decimal(voice.say, fact.gain),
    rest: decimal(voice.say, Math.abs(fact.rest)),
    way: restOf(fact),
  };
  if (fact.kind === 'worlds') return say('coach-fact-worlds', told);
  const holding = HOLDINGS[fact.kind];
  return say(fact.seat === you ? `client-coach-you-${holding}` : `coach-fact-${holding}`, {
    ...told,
    seat: named(fact.seat),
    card: speaker.card(fact.card),
    suit: speaker.suit(fact.suit),
    count: fact.count,
  });
}
