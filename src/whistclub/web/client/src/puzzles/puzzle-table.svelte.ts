/* A puzzle at the table: one place, one answer, then what every act is worth. */
import { reasonSentence } from '../coach/prices';
import { refusalOf } from '../messages/refusal';
import { getReason, type PuzzlePage, type PuzzleReason } from '../net/puzzles';
import type { ActPrice } from '../net/wire';
import { announcer } from '../state/announcer.svelte';
import { say, speakerFor, speech } from '../messages/speech.svelte';
import { club } from '../state/club.svelte';
import type { Speaker } from '../messages/speaker';
import { isBest, verdictOf, type PuzzleVoice } from './answer';
import { outText, questionOf } from './question';
import { handSentence, trickSentence } from '../table/announcements/situation';
import { seatNamesIn } from '../table/announcements/speakers';
import { cardActs, isBare, isOfCard, isPlay } from '../match/acts';
import type { AtCalls, AtCloth, AtDummy, AtHand } from '../table/hand/at-hand';
import { clothOf, still, type Frame } from '../table/session/frames';
import { fromWelcome, isAlone, type Model } from '../match/model';
import { refusal } from '../table/prompt/prompt';

/** The part of the usual size of a hand once the puzzle is answered; as drawn. */
const ANSWERED = 0.6;

export class PuzzleTable implements AtCloth, AtHand, AtCalls, AtDummy {
  /** The act answered; empty while it is asked. */
  answer = $state('');
  /** The answer whose reason of play was asked for, and the reason; empty where there is none. */
  reasoned = $state('');
  reason = $state('');
  frame = $state.raw<Frame>();
  hinted = $state.raw<string | null>(null);
  nudged = $state.raw<{ readonly card: string; readonly count: number } | null>(null);
  note = $state.raw<{ readonly kind: string; readonly lead: string; readonly rest: string } | null>(null);
  lifted = $state.raw<readonly string[]>([]);
  readonly sending = null;
  readonly pairing = false;
  readonly offline = false;
  readonly clockAheadMs = 0;
  readonly said = {};
  readonly director = { busy: false, finish: (): void => {} };
  readonly notes = { tell: (lead: string, rest: string): void => this.tell({ kind: 'hint', lead, rest }) };

  /** `answered` is told of every answer. */
  constructor(
    readonly puzzle: PuzzlePage,
    private readonly answered: (isRight: boolean) => void,
  ) {
    this.begin();
  }

  get truth(): Model | null {
    return this.frame?.model ?? null;
  }

  get isRight(): boolean {
    return isBest(this.puzzle, this.answer);
  }

  get isAnswered(): boolean {
    return this.answer !== '';
  }

  /** True where the reason of play may be asked for: the club has none of a place from an own deal. */
  get mayAskWhy(): boolean {
    return this.isAnswered && this.reasoned !== this.answer && this.puzzle.method !== 'own';
  }

  /** The better act, once another was chosen. */
  get better(): string {
    return this.answer && !this.isRight ? (this.puzzle.choices[0]?.acts[0] ?? '') : '';
  }

  /** After the answer the hand makes room for what it was worth. */
  get size(): number {
    return this.answer ? ANSWERED : 1;
  }

  /** The worth of each call or bid, on its button, once one was chosen. */
  get prices(): readonly ActPrice[] {
    const { choices, unit } = this.puzzle;
    if (!this.answer || choices.some(({ acts }) => acts.some((act) => isOfCard(act) || isBare(act)))) return [];
    const best = choices[0]?.worth ?? 0;
    return choices.map(({ acts, worth }) => ({
      acts,
      word: worth === best ? 'best' : 'cost',
      cost: Math.abs(best - worth),
      unit: 'points',
      scored: worth,
      chance: unit === 'chance' ? worth : null,
      whole: null,
    }));
  }

  /** The acts that are made by their name alone at a table for one: twiddles. */
  get words(): readonly string[] {
    return this.truth && !this.answer && isAlone(this.truth) ? this.truth.legal.filter(isBare) : [];
  }

  /** True where calls are chosen by buttons of their own. */
  get hasCalls(): boolean {
    return this.truth !== null && !isAlone(this.truth) && this.truth.legal.some((act) => !isOfCard(act));
  }

  get voice(): PuzzleVoice {
    if (!this.truth) throw new Error('a puzzle without a table');
    return { say, speaker: this.speaker(this.truth) };
  }

  speaker(model: Model, you = ''): Speaker {
    return speakerFor(model.game.family, speech.catalogue ? seatNamesIn(model, speech.catalogue, you) : {}, true);
  }

  /** Asks again; the answer counts apart. */
  begin(): void {
    this.answer = this.reasoned = this.reason = '';
    this.lifted = [];
    this.note = null;
    this.frame = still(fromWelcome(this.puzzle.table, club.game(this.puzzle.game)));
    announcer.say(this.situation(), questionOf(this.puzzle));
  }

  /** The cards that lie, those still out and one's own, as they are spoken. */
  private situation(): string {
    const model = this.truth;
    if (!model) return '';
    const speaker = this.speaker(model);
    const isOfTricks = this.puzzle.method !== 'called';
    return [
      isOfTricks && !isAlone(model) ? trickSentence(model, speaker) : '',
      isOfTricks && this.puzzle.out.cards.length ? outText(this.puzzle, this.voice) : '',
      handSentence(model, speaker),
    ]
      .filter(Boolean)
      .join(' ');
  }

  /** The first tap lifts a card, the second answers with it. */
  tap(card: string): void {
    const model = this.truth;
    if (!model || this.answer) return;
    const act = cardActs(model.legal).get(card);
    if (!act) {
      this.nudged = { card, count: (this.nudged?.count ?? 0) + 1 };
      this.tell({ kind: 'refused', ...refusal(model, card, this.speaker(model)) });
      return;
    }
    if (this.lifted[0] === card) return this.give(act);
    this.lifted = [card];
    this.tell({
      kind: 'lifted',
      lead: this.speaker(model).choice(act),
      rest: say('client-puzzle-again'),
    });
  }

  throwCard(card: string): void {
    const act = this.truth && !this.answer ? cardActs(this.truth.legal).get(card) : undefined;
    if (act) this.give(act);
    else this.tap(card);
  }

  unlift(): void {
    this.lifted = [];
    this.note = null;
  }

  play(act: string): void {
    this.give(act);
  }

  /** Answers with an act. */
  give(act: string): void {
    const model = this.truth;
    if (!model || this.answer) return;
    this.answer = act;
    this.lifted = [];
    this.frame = this.after(model, act);
    const { why } = this.puzzle;
    const rest = why ? this.speaker(model).why({ key: why.key, args: why.args ?? {} }) : '';
    this.tell({ kind: 'hint', lead: verdictOf(this.puzzle, act, this.voice), rest });
    this.answered(this.isRight);
  }

  /** Asks for the reason of play of the answer, which stands in the place of what a player says of it. */
  async askWhy(): Promise<void> {
    const { answer, truth: model } = this;
    if (!this.mayAskWhy || !model) return;
    this.reasoned = answer;
    const told = await getReason(this.puzzle.name, answer)
      .then((found: PuzzleReason) => {
        const reason = reasonSentence(found, { say, speaker: this.speaker(model) }, answer);
        if (this.answer === answer) this.reason = reason;
        return reason || `${this.note?.rest ?? ''} ${say('client-puzzle-no-reason')}`;
      })
      .catch((problem: unknown) => {
        this.reasoned = '';
        return refusalOf(problem);
      });
    if (this.note && this.answer === answer) this.tell({ ...this.note, rest: told });
  }

  private after(model: Model, act: string): Frame {
    const own = model.you.seat ?? 0;
    const card = act.split(' ').at(-1) ?? '';
    if (!isOfCard(act)) return still(model);
    if (!model.view || !isPlay(act) || model.game.seats === 1) return still({ ...model, legal: [] });
    const view = {
      ...model.view,
      hand: model.view.hand.filter((one) => one !== card),
      trick: [...model.view.trick, [own, card] as const],
      to_act: [],
    };
    return { ...still({ ...model, view, legal: [] }), cloth: { ...clothOf(view), fresh: own } };
  }

  private tell(note: { readonly kind: string; readonly lead: string; readonly rest: string }): void {
    this.note = note;
    announcer.say(`${note.lead} ${note.rest}`);
  }
}
