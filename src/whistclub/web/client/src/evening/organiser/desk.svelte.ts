/*
 * The organiser's desk: the evening, what is asked once more, what was refused, and the last act told for some seconds.
 */
import { untrack } from 'svelte';
import type { Evening, EveningCommand } from '../../net/evening';
import { announcer } from '../../state/announcer.svelte';
import { EveningState, type CommandAnswer } from '../evening-state.svelte';
import { go, route } from '../../state/route.svelte';
import { dockOf, type Asking, type Dock, type DockAct } from './dock';
import { words } from './speech';
import { concernOf, type Undoable } from './undo';

/**
 * A short sentence is read in half of the first; what can be undone stays for as long as a slip of the thumb takes to
 * be noticed, a refusal for as long as two sentences take. Chosen by hand.
 */
const SAID_MS = 4000;
const UNDO_MS = 8000;
const REFUSED_MS = 6000;

export class Desk {
  readonly state: EveningState;
  asking = $state.raw<Asking | null>(null);
  /** True while many people are added one after the other. */
  isAdding = $state(false);
  private refused = $state('');
  /** The seq of the act that is told now, 0 for none. */
  private told = $state(0);
  private seen = -1;
  /** The names of two who become a pair once both are there. */
  private couples: readonly (readonly [string, string])[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private unrefuse: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly code: string) {
    this.state = new EveningState(code, 'organiser');
  }

  get evening(): Evening | null {
    return this.state.evening;
  }

  get isOffline(): boolean {
    return this.state.connection === 'lost' || this.state.connection === 'closed';
  }

  /** Sends a command; a refusal is told in the dock. */
  readonly send = async (command: EveningCommand): Promise<CommandAnswer> => {
    this.asking = null;
    const answer = await this.state.send(command);
    if (!answer.done) this.tell(words.reason(answer.why));
    return answer;
  };

  /** Does what an act of the dock stands for. */
  readonly perform = async (act: DockAct): Promise<void> => {
    if (act.ask !== undefined) this.asking = act.ask;
    if (act.page !== undefined) this.open(act.page);
    if (act.command) await this.send(act.command);
    // Wherever it is finished, the results are what comes next.
    if (act.command?.do === 'finish') this.open('');
  };

  /** Opens a page of the evening by its hash; an empty one is the page that the evening is at. */
  open(hash: string): void {
    go(route.path + hash);
  }

  /** Another page was opened: the round is not to be ended from there. */
  leave(): void {
    untrack(() => {
      if (this.asking?.what === 'end') this.asking = null;
    });
  }

  /**
   * Tells the last act of an organiser once it comes: others' for some seconds, one's own as long as one may think
   * better of it.
   */
  watch(evening: Evening | null): void {
    if (evening) this.pairUp(evening);
    const seq = evening?.public.said ? evening.public.said_seq : 0;
    if (!evening || seq === this.seen) return;
    const isFirst = this.seen < 0;
    this.seen = seq;
    if (isFirst || !seq) return;
    this.told = seq;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.told = 0), this.mayUndo(evening) ? UNDO_MS : SAID_MS);
  }

  /** Makes pairs of two who stand together on a list, as soon as both are on the evening's. */
  pair(couples: readonly (readonly [string, string])[]): void {
    this.couples = [...this.couples, ...couples];
  }

  private pairUp(evening: Evening): void {
    const numberOf = (name: string): number =>
      evening.organiser?.guests.find((one) => one.name === name && !one.partner)?.guest ?? 0;
    const there = this.couples.filter((names) => names.every(numberOf));
    this.couples = this.couples.filter((names) => !there.includes(names));
    for (const [up, down] of there) void this.send({ do: 'pair_guests', up: numberOf(up), down: numberOf(down) });
  }

  /** The dock now. */
  dock(evening: Evening): Dock | null {
    const dock = dockOf(words, evening, { leftMs: this.state.leftMs, isOffline: this.isOffline, asking: this.asking });
    if (!dock) return null;
    if (this.refused || this.asking || this.isOffline) return this.spoken(dock);
    return this.withSaid(evening, dock);
  }

  /** The dock with the reason of a refusal in place of its sentence, for some seconds. */
  spoken(dock: Dock): Dock {
    return this.refused ? { ...dock, lamp: false, sentence: this.refused, more: '' } : dock;
  }

  close(): void {
    clearTimeout(this.timer);
    clearTimeout(this.unrefuse);
    this.state.close();
  }

  /** The act of one's own that was just done and may be taken back, with what it concerns; null if there is none. */
  undoable(evening: Evening): Undoable | null {
    const undo = evening.organiser?.undo;
    return undo && this.mayUndo(evening) ? { ...undo, concern: concernOf(undo.what, evening.public.round) } : null;
  }

  /** True for an act of one's own that may be taken back; others' acts only change the sentence. */
  private mayUndo({ organiser, public: { said } }: Evening): boolean {
    return organiser?.undo?.seq === this.told && said?.args?.who === organiser.name;
  }

  /** The dock with the act that was just done as its sentence; the way back stands in the row that it concerns. */
  private withSaid(evening: Evening, dock: Dock): Dock {
    const { said, said_seq } = evening.public;
    if (!said || !this.told || said_seq !== this.told) return dock;
    return { lamp: dock.lamp, sentence: words.reason(said), more: dock.sentence, acts: dock.acts };
  }

  /** Commands that were kept on this device and refused at a later visit. */
  tellLate(): void {
    const late = this.state.refusedLate;
    if (!late) return;
    untrack(() => {
      this.state.refusedLate = null;
      const why = words.reason(late.why);
      const { command } = late;
      const deal = 'deal' in command && 'table' in command ? { deal: command.deal, table: command.table } : null;
      this.tell(deal ? `${words.say('evening-organiser-late-deal', deal)} ${why}` : why);
    });
  }

  /** Tells in the dock why something was not taken. */
  tell(why: string): void {
    this.refused = why;
    announcer.alert(why);
    clearTimeout(this.unrefuse);
    this.unrefuse = setTimeout(() => (this.refused = ''), REFUSED_MS);
  }
}
