/* A drill: one position after the other, each with one act to find. */
import type { DrillPage, DrillPlace } from '../../net/api';
import { announcer } from '../../state/announcer.svelte';
import { say, speakerFor, speech } from '../../messages/speech.svelte';
import { club } from '../../state/club.svelte';
import type { Speaker } from '../../messages/speaker';
import { seatNamesIn } from '../announcements/speakers';
import type { AtCalls, AtCloth, AtHand } from '../hand/at-hand';
import { clothOf, still, type Frame } from '../session/frames';
import { cardActs, isOfCard, isPlay, wordActs } from '../../match/acts';
import { fromWelcome, type Model } from '../../match/model';
import { titleOf } from '../../match/moment';
import { refusal } from '../prompt/prompt';

/** The state of a position: asked, answered wrongly, solved (by the card, or by another of its suit), or shown. */
export type Standing = 'asked' | 'wrong' | 'solved' | 'suit' | 'shown';

export class DrillTable implements AtCloth, AtHand, AtCalls {
  place = $state(0);
  standing = $state<Standing>('asked');
  /** The positions solved at the first try. */
  solved = $state(0);
  frame = $state.raw<Frame>();
  hinted = $state.raw<string | null>(null);
  nudged = $state.raw<{ readonly card: string; readonly count: number } | null>(null);
  note = $state.raw<{ readonly kind: string; readonly lead: string; readonly rest: string } | null>(null);
  isOver = $state(false);
  readonly lifted: readonly string[] = [];
  readonly sending = null;
  readonly pairing = false;
  readonly offline = false;
  readonly clockAheadMs = 0;
  readonly said = {};
  readonly director = { finish: (): void => {} };
  readonly prices = [];
  readonly notes = { tell: (lead: string, rest: string): void => this.tell({ kind: 'hint', lead, rest }) };
  private tries = 0;

  /** `ended` is told at the end how many positions were solved at the first try. */
  constructor(
    readonly drill: DrillPage,
    private readonly ended: (solved: number) => void,
  ) {
    this.begin(0);
  }

  get now(): DrillPlace {
    const found = this.drill.places[this.place];
    if (!found) throw new Error(`a drill without position ${this.place}`);
    return found;
  }

  get truth(): Model | null {
    return this.frame?.model ?? null;
  }

  get isSolved(): boolean {
    return this.standing === 'solved' || this.standing === 'suit' || this.standing === 'shown';
  }

  speaker(model: Model, you = ''): Speaker {
    return speakerFor(model.game.family, speech.catalogue ? seatNamesIn(model, speech.catalogue, you) : {}, true);
  }

  get isAnswered(): boolean {
    return this.isSolved;
  }

  /** True where an act is chosen by a button. */
  get hasCalls(): boolean {
    return this.truth !== null && wordActs(this.truth.legal).length > 0;
  }

  /** The act that was tried last, or the one to find: a card by its name. */
  private named(act: string, model: Model): string {
    if (!isOfCard(act)) return titleOf(act, this.speaker(model), '');
    const name = this.speaker(model).card(act.split(' ').at(-1) ?? '');
    return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  }

  tap(card: string): void {
    const model = this.truth;
    if (!model || this.isSolved) return;
    const act = cardActs(model.legal).get(card);
    this.nudged = { card, count: (this.nudged?.count ?? 0) + 1 };
    if (!act) {
      this.tell({ kind: 'refused', ...refusal(model, card, this.speaker(model)) });
      return;
    }
    this.play(act);
  }

  /** Answers with an act. Where a convention is asked for, one that will do as well is told from its own. */
  play(act: string): void {
    const model = this.truth;
    if (!model || this.isSolved) return;
    const { answer, also } = this.now;
    this.tries += 1;
    if (act !== answer && !also.includes(act)) return this.wrong(act, model);
    if (this.tries === 1) this.solved += 1;
    this.solve(act === answer || !this.drill.rule ? 'solved' : 'suit', act, model);
  }

  throwCard(card: string): void {
    this.tap(card);
  }

  unlift(): void {
    this.note = null;
  }

  /** Plays the card that was to be found. */
  show(): void {
    if (this.truth && !this.isSolved) this.solve('shown', this.now.answer, this.truth);
  }

  /** Goes on to the next position, or to the end. */
  goOn(): void {
    if (this.place + 1 < this.drill.places.length) return this.begin(this.place + 1);
    this.ended(this.solved);
    this.isOver = true;
  }

  private begin(place: number): void {
    this.place = place;
    this.standing = 'asked';
    this.tries = 0;
    this.note = null;
    this.hinted = null;
    this.frame = still(fromWelcome(this.now.table, club.game(this.now.table.table.game)));
    announcer.say(
      say('client-drill-place', { number: place + 1, count: this.drill.places.length }),
      say(`client-drill-ask-${this.drill.name}`),
    );
  }

  private wrong(act: string, model: Model): void {
    this.standing = 'wrong';
    this.tell({
      kind: 'refused',
      lead: say('client-drill-wrong', { card: this.named(act, model) }),
      rest: say(`client-drill-rule-${this.drill.name}`),
    });
  }

  private solve(standing: Standing, act: string, model: Model): void {
    const { answer, why } = this.now;
    const card = isPlay(act) ? (act.split(' ').at(-1) ?? '') : '';
    const own = model.you.seat ?? 0;
    const reason = this.speaker(model).why({ key: why.key, args: why.args ?? {} });
    this.standing = standing;
    const view = model.view &&
      card && {
        ...model.view,
        hand: model.view.hand.filter((one) => one !== card),
        trick: [...model.view.trick, [own, card] as const],
        to_act: [],
      };
    this.frame = view
      ? { ...still({ ...model, view, legal: [] }), cloth: { ...clothOf(view), fresh: own } }
      : still({ ...model, legal: [] });
    const lead = { solved: 'client-drill-right', suit: 'client-drill-right-suit', shown: 'client-drill-shown' }[
      standing as 'solved'
    ];
    this.tell({
      kind: 'hint',
      lead: say(lead, { card: this.named(standing === 'solved' ? act : answer, model) }),
      rest: reason,
    });
  }

  private tell(note: { readonly kind: string; readonly lead: string; readonly rest: string }): void {
    this.note = note;
    announcer.say(`${note.lead} ${note.rest}`);
  }
}
