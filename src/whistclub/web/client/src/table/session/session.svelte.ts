/* A person at a table: the line to the club, what is shown, what they lift and send. */
import type { GameForm } from '../../net/api';
import { Connection, type ConnectionState } from '../../net/connection';
import type { ActPrice, Command, Update, ToClient, Welcome, Why } from '../../net/wire';
import { focusHinted } from '../../state/focus';
import { announcer } from '../../state/announcer.svelte';
import { because, say, speakerFor, speech } from '../../messages/speech.svelte';
import { club } from '../../state/club.svelte';
import { isConfirming, isStill, pace, settings } from '../../state/settings.svelte';
import type { Speaker } from '../../messages/speaker';
import { Advice, HINT_MS } from './advice.svelte';
import { BackAgain } from './back-again.svelte';
import { Director } from './director.svelte';
import { FirstDeal } from './first-deal';
import { framesOf, type Frame } from './frames';
import { Lesson } from './lesson.svelte';
import { hostSentences } from '../announcements/seats';
import { TableAnnouncer } from '../announcements/table-announcer';
import { cardActs, isOfCard, wordOf } from '../../match/acts';
import { withUpdate, fromWelcome, type Model } from '../../match/model';
import { SILENT, liftedSentence, promptOf, refusal, type Prompt } from '../prompt/prompt';
import { Sealer } from '../../fair-deal/sealing';
import { SentOnce } from './sent-once.svelte';
import { keepShown, keepWhenHidden, shownLast } from './last-table';
import { Notes, type Note } from './notes.svelte';
import { noteOf, withTable } from './event-note';
import { play } from '../../sound/sound';
import { TableSounds } from './sounds';
import { SteadyOdds } from './steady-odds';
import { seatNamesIn } from '../announcements/speakers';

const gameOf = (key: string): GameForm => club.game(key);
const actWaits = () => ({ lead: say('client-act-sent'), rest: say('client-act-waits') });
const SAID_MS = 4000;
const MISSED_WITHIN_MS = 500;
/** The timing of entries that were missed and are shown afterwards. */
const HURRIED = { pace: 0.3, lingerMs: 350, still: false } as const;

export class Session {
  truth = $state.raw<Model | null>(null);
  lifted = $state.raw<readonly string[]>([]);
  /** True while two cards are being chosen for the signal. */
  pairing = $state(false);
  connection = $state<ConnectionState>('opening');
  againMs = $state<number | null>(null);
  why = $state.raw<Why | null>(null);
  /** Milliseconds by which the club's clock is ahead of this device's. */
  clockAheadMs = $state(0);
  said = $state.raw<Readonly<Record<number, string>>>({});
  readonly advice = new Advice();
  /** Changes when a card is refused, so that it nudges. */
  nudged = $state.raw<{ card: string; count: number } | null>(null);
  sending = $state.raw<string | null>(null);
  readonly director: Director;
  readonly notes = new Notes();
  readonly backAgain = new BackAgain(this.notes);
  readonly lesson = new Lesson((command) => this.send(command));
  private readonly link: Connection;
  private readonly once = new SentOnce((command) => this.link.send(command));
  private readonly sealer = new Sealer((command) => this.link.send(command));
  /** Commands nobody asked for: their refusal is nobody's business. */
  private readonly silent = new Set<string>();
  private readonly firstDeal = new FirstDeal((command) => void this.silent.add(this.send(command)));
  private readonly steadyOdds = new SteadyOdds(
    () => settings.odds,
    (command) => {
      this.advice.end();
      this.silent.add(this.link.send(command));
    },
  );
  private readonly sounds = new TableSounds();
  private wasLost = false;
  private lastPrompt: Prompt = SILENT;
  private readonly aloud = new TableAnnouncer();
  /** Cards played while the connection was gone, as they are shown again; null: nothing is being caught up. */
  private missed: number | null = null;
  private readonly endKeeping = keepWhenHidden(() => this.truth);

  constructor(
    id: string,
    private readonly touch: () => boolean,
  ) {
    this.director = new Director(
      () => (this.missed === null ? { pace: pace(), lingerMs: settings.lingerMs || null, still: isStill() } : HURRIED),
      (frame) => this.entered(frame),
    );
    const before = shownLast(id, gameOf);
    if (before) this.director.reset(before);
    this.link = new Connection(id, {
      position: () => ({
        match: this.truth?.match ?? '',
        seq: this.truth?.seq ?? 0,
        seat: this.truth?.you.seat ?? null,
      }),
      receive: (message) => this.receive(message),
      state: (state, againMs, why) => this.connectionChanged(state, againMs, why),
    });
  }

  get note(): Note | null {
    return this.notes.note;
  }

  get frame(): Frame | null {
    return this.director.frame;
  }

  /** The table as it is shown; nothing may be done there that may no longer be done in truth. */
  get model(): Model | null {
    const model = this.frame?.model ?? null;
    return model?.legal.length && !this.truth?.legal.length ? { ...model, legal: [] } : model;
  }

  get offline(): boolean {
    return this.truth !== null && this.connection !== 'open';
  }

  /** The speaker for this table's cards and people; `you`: what it calls the viewer instead of by name. */
  speaker(model: Model, you = ''): Speaker {
    const names = speech.catalogue ? seatNamesIn(model, speech.catalogue, you) : {};
    return speakerFor(model.game.family, names, model.you.seat !== null);
  }

  /** The prompt as it is now. Between two questions, as while a trick is gathered, the last words stay. */
  prompt(): Prompt {
    const prompt = this.wording();
    if (prompt.lead === '') return { ...this.lastPrompt, on: false };
    this.lastPrompt = prompt;
    return prompt;
  }

  private wording(): Prompt {
    const [frame, model] = [this.frame, this.model];
    if (!frame || !model) return SILENT;
    if (!this.truth) return { lead: say('page-goes-on'), rest: '', on: false };
    const speaker = this.speaker(model);
    if (this.offline) return { lead: say('client-offline'), rest: say('client-offline-seat'), on: false };
    if (this.sending && this.sending === this.once.late) return { ...actWaits(), on: false };
    if (this.note) return { ...this.note, on: this.note.kind === 'hint' };
    if (frame.event && frame.hold !== 'none' && !model.legal.length) {
      const note = noteOf(frame, speaker);
      if (note) return { ...note, on: false };
    }
    const first = this.lifted[0];
    if (first !== undefined)
      return {
        lead: liftedSentence(model, first, speaker),
        rest: this.pairing && this.lifted.length < 2 ? say('client-prompt-second-card') : '',
        on: true,
      };
    if (this.pairing) return { lead: say('client-prompt-two-cards'), rest: '', on: true };
    const prompt = promptOf(model, speaker);
    return this.backAgain.tricks.length ? { ...prompt, rest: this.backAgain.sentence(model) } : prompt;
  }

  /** A tap, click or key on a card of one's own hand. */
  tap(card: string, touch = this.touch()): void {
    this.director.finish();
    const model = this.truth;
    if (!model) return;
    this.notes.forget();
    const act = cardActs(model.legal).get(card);
    if (this.offline) return;
    if (!act) {
      this.refuse(card, model);
    } else if (this.pairing) {
      this.pick(card);
    } else if (this.lifted[0] === card || !isConfirming(touch)) {
      this.play(act);
    } else {
      this.lifted = [card];
      announcer.say(liftedSentence(model, card, this.speaker(model)));
    }
  }

  /** Plays what is lifted. */
  confirm(): void {
    const [first, second] = this.lifted;
    if (first === undefined || !this.truth) return;
    const pair =
      second &&
      this.truth.legal.find(
        (act) => isOfCard(act) && [`${first} ${second}`, `${second} ${first}`].includes(wordOf(act)),
      );
    const act = pair || (this.pairing ? undefined : cardActs(this.truth.legal).get(first));
    if (act) this.play(act);
  }

  /** Plays a card at once, as a drag does. */
  throwCard(card: string): void {
    this.director.finish();
    const act = this.truth && cardActs(this.truth.legal).get(card);
    if (act && !this.pairing) this.play(act);
    else this.tap(card);
  }

  get hinted(): string | null {
    return this.advice.act;
  }

  get prices(): readonly ActPrice[] {
    return this.advice.prices;
  }

  play(action: string): void {
    if (this.truth && this.lesson.stops(this.truth, action)) return;
    this.lifted = [];
    this.pairing = false;
    this.advice.end();
    this.notes.forget();
    this.backAgain.tricks = [];
    this.sending = this.send({ do: 'act', action });
  }

  send(command: Command): string {
    return this.once.send(command, this.truth?.seq);
  }

  unlift(): void {
    this.lifted = [];
    this.pairing = false;
    this.notes.forget();
  }

  retry(): void {
    this.link.retryNow();
  }

  /** Comes in again: as who the person has become. */
  reconnect(): void {
    this.link.reconnect();
  }

  close(): void {
    this.endKeeping();
    if (this.truth) keepShown(this.truth);
    this.director.clear();
    this.link.close();
  }

  private pick(card: string): void {
    const without = this.lifted.filter((one) => one !== card);
    this.lifted = without.length < this.lifted.length ? without : [...this.lifted, card].slice(-2);
  }

  private refuse(card: string, model: Model): void {
    const { lead, rest } = refusal(model, card, this.speaker(model));
    this.nudged = { card, count: (this.nudged?.count ?? 0) + 1 };
    this.lifted = [];
    this.notes.tell(lead, rest, 'refused');
  }

  private receive(message: ToClient): void {
    switch (message.tell) {
      case 'welcome':
        return this.applyWelcome(message);
      case 'told':
        return this.applyUpdate(message);
      case 'table':
        this.tableChanged(message);
        return this.director.amend((model) => withTable(model, message, gameOf));
      case 'done':
        if (message.id === this.sending) this.sending = null;
        return;
      case 'refused':
        if (this.silent.has(message.id)) return;
        this.sending = null;
        return this.notes.tell(say('client-refused-by-table'), because(message.why), 'refused');
      case 'stale':
        this.sending = null;
        return this.notes.tell(say('client-stale'), say('client-stale-again'), 'refused');
      case 'said':
        this.said = { ...this.said, [message.seat]: message.phrase };
        setTimeout(() => {
          const { [message.seat]: _gone, ...rest } = this.said;
          this.said = rest;
        }, SAID_MS);
        return this.aloud.tell(this.truth, this.truth, message);
      case 'hinted':
        if (this.steadyOdds.takes()) return this.advice.keep();
        if (this.lesson.isOn(this.truth) && this.director.busy) return this.lesson.keep(message);
        return this.hint(message);
      case 'priced':
        if (this.truth) this.advice.take(message, this.truth, this.speaker(this.truth), this.notes);
        return;
      default:
        return;
    }
  }

  private tableChanged(message: Extract<ToClient, { tell: 'table' }>): void {
    const before = this.truth;
    if (!before) return;
    this.truth = withTable(before, message, gameOf);
    this.aloud.tell(before, this.truth, message);
    const [host] = speech.catalogue ? hostSentences(before, this.truth, speech.catalogue) : [];
    if (host) this.notes.show(host, '', 'news', HINT_MS);
  }

  private hint(message: Extract<ToClient, { tell: 'hinted' }>): void {
    const { action, why } = message;
    const model = this.truth;
    this.lesson.take(message);
    if (!model) return;
    if (!model.legal.includes(action)) return;
    this.director.finish();
    const speaker = this.speaker(model);
    const [verb, ...cards] = action.split(' ');
    this.advice.act = action;
    this.pairing = verb === 'lay' && cards.length === 2;
    this.lifted = this.pairing ? cards : [];
    focusHinted();
    if (this.lesson.isOn(model)) return;
    this.advice.lead = say('client-hint', { act: speaker.action(action) });
    this.advice.why = speaker.why({ key: why.key, args: why.args ?? {} });
    this.notes.tell(this.advice.lead, this.advice.why, 'hint', HINT_MS);
  }

  private applyWelcome(message: Welcome): void {
    const model = fromWelcome(message, club.game(message.table.game));
    const before = this.truth;
    const rematch = before !== null && before.match !== model.match;
    this.truth = model;
    this.clockAheadMs = message.now_ms - Date.now();
    this.lifted = [];
    this.advice.end();
    this.sending = null;
    this.director.reset(model);
    this.missed = null;
    if (rematch) this.notes.forget();
    this.firstDeal.see(model);
    this.steadyOdds.forget();
    this.steadyOdds.see(model);
    this.sealer.see(model);
    this.lesson.restart(model);
    this.aloud.tell(before, this.truth, message);
  }

  private applyUpdate(message: Update): void {
    const before = this.truth;
    if (!before || message.seq <= before.seq) return;
    if (message.seq !== before.seq + 1) return this.link.reconnect();
    const after = withUpdate(before, message);
    this.truth = after;
    this.advice.see(before.legal, after.legal);
    if (after.legal.join() !== before.legal.join())
      this.lifted = this.lifted.filter((card) => cardActs(after.legal).has(card));
    this.backAgain.see(message, after);
    this.lesson.see(after, message.events);
    this.aloud.tell(before, this.truth, message);
    if (this.missed !== null)
      this.missed += message.events.filter(([key]) => key === 'event-led' || key === 'event-played').length;
    this.director.add(framesOf(before, after, message));
    this.sealer.see(after);
    this.firstDeal.see(after);
    this.steadyOdds.see(after);
  }

  private entered(frame: Frame): void {
    play(this.sounds.soundOf(frame));
    if (frame.hold !== 'none') return;
    if (this.director.behind) return;
    if (this.missed !== null) this.caughtUp(this.missed);
    const advice = this.lesson.kept();
    if (advice) this.hint(advice);
  }

  /** Shows in one sentence what happened while the connection was gone; screen readers have read all of it. */
  private caughtUp(count: number): void {
    this.missed = null;
    const isNews = !this.note || this.note.lead === say('client-online');
    if (count && isNews) this.notes.show(say('client-online'), say('client-missed', { count }), 'news');
  }

  private connectionChanged(state: ConnectionState, againMs: number | null, why: Why | null): void {
    if (state === 'opening' && this.connection === 'lost') {
      this.againMs = null;
      this.connection = 'opening';
      return;
    }
    if (state === 'lost' && this.truth && !this.wasLost) {
      this.wasLost = true;
      announcer.say(`${say('client-offline')} ${say('client-offline-seat')}`);
    }
    if (state === 'open' && this.wasLost) {
      this.wasLost = false;
      this.notes.tell(say('client-online'));
      this.missed = 0;
      this.aloud.forget();
      setTimeout(() => {
        if (!this.director.busy) this.missed = null;
        if (this.connection === 'open') this.aloud.askAgain(this.truth);
      }, MISSED_WITHIN_MS);
    }
    if (state === 'closed') announcer.alert(`${say('client-closed')} ${because(why)}`);
    this.connection = state;
    this.againMs = againMs;
    this.why = why;
  }
}
