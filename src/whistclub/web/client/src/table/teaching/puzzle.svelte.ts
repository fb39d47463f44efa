/* A puzzle at the table: one place, one answer, then what every act is worth. */
import type { Puzzle } from '../../net/puzzles';
import { announcer } from '../../state/announcer.svelte';
import { club, say } from '../../state/club.svelte';
import type { Speaker } from '../../messages/speaker';
import { isBest, verdictOf, type Voice } from '../../puzzles/answer';
import { outText, questionOf } from '../../puzzles/asked';
import { seatNamesIn } from '../announcements/speakers';
import { cardActs, isPlay, numberOf, wordActs } from '../acts';
import type { AtCloth, AtDummy, AtHand } from '../hand/at-hand';
import { clothOf, still, type Frame } from '../session/frames';
import { fromWelcome, type Model } from '../model';
import { refusal } from '../prompt/prompt';

export class PuzzleTable implements AtCloth, AtHand, AtDummy {
  /** The act answered; empty while it is asked. */
  answer = $state('');
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

  /** `answered` is told of every answer. */
  constructor(
    readonly puzzle: Puzzle,
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

  /** The acts that are no cards and have no place on the board: twiddles. */
  get words(): readonly string[] {
    return this.truth && !this.answer ? wordActs(this.truth.legal).filter((act) => numberOf(act) === null) : [];
  }

  get voice(): Voice {
    if (!this.truth) throw new Error('a puzzle without a table');
    return { say, speaker: this.speaker(this.truth) };
  }

  speaker(model: Model, you = ''): Speaker {
    return club.speaker(model.game.family, club.catalogue ? seatNamesIn(model, club.catalogue, you) : {}, true);
  }

  /** Asks again; the answer counts apart. */
  begin(): void {
    this.answer = '';
    this.lifted = [];
    this.note = null;
    this.frame = still(fromWelcome(this.puzzle.table, club.game(this.puzzle.game)));
    announcer.say(outText(this.puzzle, this.voice), questionOf(this.puzzle));
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

  private after(model: Model, act: string): Frame {
    const own = model.you.seat ?? 0;
    const card = act.split(' ').at(-1) ?? '';
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
