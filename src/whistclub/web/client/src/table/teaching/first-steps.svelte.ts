/* The first steps: one small table after the other, each with a card to find; any card that is allowed is taken. */
import type { StepPlace } from '../../net/api';
import { announcer } from '../../state/announcer.svelte';
import { say, speakerFor, speech } from '../../messages/speech.svelte';
import { club } from '../../state/club.svelte';
import { isConfirming } from '../../state/settings.svelte';
import type { Speaker } from '../../messages/speaker';
import { seatNamesIn } from '../announcements/speakers';
import type { AtCloth, AtHand } from '../hand/at-hand';
import { clothOf, still, type Frame } from '../session/frames';
import { cardActs, isPlay } from '../../match/acts';
import { fromWelcome, type Model } from '../../match/model';
import { refusal } from '../prompt/prompt';

/** The teacher's sentences; `word` is the one explained, and stands in one of them. */
export interface TeacherWords {
  readonly lead: string;
  readonly why: string;
  readonly word: string;
}

export class FirstSteps implements AtCloth, AtHand {
  place = $state(0);
  /** The act that was made here; empty: none yet. */
  made = $state('');
  frame = $state.raw<Frame>();
  lifted = $state.raw<readonly string[]>([]);
  nudged = $state.raw<{ readonly card: string; readonly count: number } | null>(null);
  note = $state.raw<{ readonly kind: string; readonly lead: string; readonly rest: string } | null>(null);
  readonly sending = null;
  readonly pairing = false;
  readonly offline = false;
  readonly clockAheadMs = 0;
  readonly said = {};
  readonly director = { finish: (): void => {} };

  /** `done` is told how many steps are done. */
  constructor(
    readonly steps: readonly StepPlace[],
    first: number,
    private readonly done: (count: number) => void,
  ) {
    this.begin(first);
  }

  get isOver(): boolean {
    return this.place >= this.steps.length;
  }

  get now(): StepPlace {
    const found = this.steps[this.place];
    if (!found) throw new Error(`no first step ${this.place}`);
    return found;
  }

  get truth(): Model | null {
    return this.frame?.model ?? null;
  }

  get hinted(): string | null {
    return this.made ? null : this.now.answer;
  }

  speaker(model: Model, you = ''): Speaker {
    return speakerFor(model.game.family, speech.catalogue ? seatNamesIn(model, speech.catalogue, you) : {}, true);
  }

  tap(card: string, touch = matchMedia('(pointer: coarse)').matches): void {
    const model = this.truth;
    if (!model || this.made) return;
    this.note = null;
    const act = cardActs(model.legal).get(card);
    if (!act) {
      this.nudged = { card, count: (this.nudged?.count ?? 0) + 1 };
      this.lifted = [];
      this.note = { kind: 'refused', ...refusal(model, card, this.speaker(model)) };
      announcer.alert(`${this.note.lead} ${this.note.rest}`);
    } else if (this.lifted[0] !== card && isConfirming(touch)) {
      this.lifted = [card];
      this.speak();
    } else this.make(act, card, model);
  }

  throwCard(card: string): void {
    this.tap(card, false);
  }

  unlift(): void {
    this.lifted = [];
    this.note = null;
  }

  goOn(): void {
    this.begin(this.place + 1);
  }

  /** The teacher's words now. */
  told(): TeacherWords {
    const model = this.truth;
    if (!model) return { lead: '', why: '', word: '' };
    if (this.note) return { lead: this.note.lead, why: this.note.rest, word: '' };
    const values = this.values(model);
    const lifted = this.lifted[0];
    if (lifted !== undefined)
      return {
        lead: say('client-first-steps-lifted'),
        why: say('client-first-steps-lifted-why', { card: this.speaker(model).card(lifted) }),
        word: '',
      };
    const key = `client-first-steps-${this.now.name}`;
    if (!this.made) {
      const word = [`${key}.word`, `${key}-why.word`].find((one) => speech.catalogue?.has(one));
      return { lead: say(key), why: say(`${key}-why`, values), word: word ? say(word) : '' };
    }
    const means = this.now.outcomes[this.made]?.means;
    const end = this.made === this.now.answer ? `${key}-found` : means ? `${key}-${means}` : `${key}-other`;
    const lead = speech.catalogue?.has(end)
      ? end
      : values['taker'] === ''
        ? 'client-first-steps-other-yours'
        : 'client-first-steps-other';
    return { lead: say(lead, values), why: say(`${end}-why`, values), word: '' };
  }

  private begin(place: number): void {
    this.place = place;
    this.made = '';
    this.lifted = [];
    this.note = null;
    this.done(place);
    if (this.isOver) return;
    const model = fromWelcome(this.now.table, club.game(this.now.table.table.game));
    /* The name of the deal says more than the first steps have taught. */
    const isPlain = model.view?.trump === '' && isPlay(this.now.answer);
    const view = model.view && isPlain ? { ...model.view, label: null } : model.view;
    this.frame = still({ ...model, view, lastTrick: null });
    this.speak();
  }

  private make(act: string, card: string, model: Model): void {
    const outcome = this.now.outcomes[act];
    const own = model.you.seat ?? 0;
    if (!outcome || !model.view) return;
    this.made = act;
    this.lifted = [];
    const acts = [...model.view.acts, [own, act] as const];
    const trick = outcome.means ? model.view.trick : [...model.view.trick, [own, card] as const];
    const view = {
      ...model.view,
      acts,
      trick,
      hand: model.view.hand.filter((one) => one !== card),
      tricks: outcome.won,
      winning: outcome.taker,
      to_act: [],
    };
    const reveal = outcome.means ? ([[own, [`tag-${outcome.means}`, []], [card]]] as const) : null;
    this.frame = {
      ...still({ ...model, view, legal: [] }),
      cloth: { ...clothOf(view), fresh: own, winner: outcome.taker, reveal },
    };
    this.speak();
  }

  private values(model: Model): Record<string, string> {
    const speaker = this.speaker(model);
    const name = (seat: number): string => speaker.seat(model.table.seats[seat]?.letter ?? '');
    const outcome = this.now.outcomes[this.made];
    const own = model.you.seat ?? 0;
    return {
      west: name((own + 1) % 4),
      partner: name((own + 2) % 4),
      east: name((own + 3) % 4),
      card: this.made ? speaker.card(this.made.split(' ').at(-1) ?? '') : '',
      best: outcome?.card ? speaker.card(outcome.card) : '',
      taker: outcome?.taker == null || outcome.taker === own ? '' : name(outcome.taker),
    };
  }

  private speak(): void {
    const { lead, why } = this.told();
    announcer.say(`${lead} ${why}`);
  }
}
