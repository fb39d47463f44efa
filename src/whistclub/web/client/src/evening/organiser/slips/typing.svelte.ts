/* Slips as they are typed: rows that are not right yet, and slips that say something else than what stands. */
import { once } from '../../../components/pressing.svelte';
import type { Evening, Figures, TableNow } from '../../../net/evening';
import { announcer } from '../../../state/announcer.svelte';
import { say } from '../../../messages/speech.svelte';
import type { Desk } from '../desk.svelte';
import { tableOf } from '../tables';
import {
  fateOf,
  figuresOf,
  isByTable,
  nextOf,
  slipsOf,
  sumOf,
  writtenIn,
  type Drafts,
  type SlipKind,
  type Slip,
} from './slips';
import { saidText } from './slip-text';

/** A slip that says something else than what was entered. */
export interface Ask {
  readonly table: number;
  readonly deal: number;
  readonly byPhone: boolean;
  readonly figures: Figures;
  readonly boxes: readonly string[];
  /** The figures that stand and those of the slip, in words. */
  readonly was: string;
  readonly now: string;
}

/** An act that waits until the club shows a deal that was sent. */
interface WaitingAct {
  readonly isThere: (evening: Evening) => boolean;
  readonly done: () => void;
}

/** A row that was sent and not refused, and the club's answer to it. */
interface Sent {
  readonly boxes: readonly string[];
  readonly answer: Promise<void>;
}

/** The longest wait for the club to show what was sent. */
const PATIENCE_MS = 3000;

export class Typing {
  asks = $state.raw<readonly Ask[]>([]);
  private drafts = $state.raw<Drafts>(new Map());
  /** The deals that the boxes were typed for, by table. */
  private begun: ReadonlyMap<number, number> = new Map();
  private waiting: readonly WaitingAct[] = [];
  /** The rows that were sent last, by table. */
  private readonly sent = new Map<number, Sent>();
  /** The boxes that the club has not answered: their row stays under the focus until it has. */
  private readonly unanswered = new Set<readonly string[]>();
  /** The deals whose rows were refused, by table: the evening may show why a little later. */
  private readonly refused = new Map<number, number>();

  constructor(
    private readonly desk: Desk,
    private readonly kind: SlipKind,
  ) {}

  /** The slips of a deal as they stand now; of each table's own next deal where tables play until they are over. */
  slips(evening: Evening, deal: number): readonly Slip[] {
    const own = (table: TableNow): number => this.begun.get(table.table) ?? nextOf(table);
    return slipsOf(evening, this.kind, isByTable(evening) ? own : deal, this.drafts);
  }

  /** Writes a box of a row. */
  write(slip: Slip, box: number, text: string): void {
    this.draft(slip.table.table, writtenIn(this.kind, slip.boxes, box, text), slip.number);
  }

  /** Writes all boxes of a row. */
  writeAll(slip: Slip, boxes: readonly string[]): void {
    this.draft(slip.table.table, boxes, slip.number);
  }

  /** The row as it was before it was touched. */
  forget(table: number): void {
    this.draft(table, null);
    this.asks = this.asks.filter((one) => one.table !== table);
  }

  /** The tables whose rows were typed and not sent. */
  get unsent(): readonly number[] {
    const isSent = (table: number): boolean => this.sent.get(table)?.boxes === this.drafts.get(table);
    return [...this.drafts.keys()].filter((table) => !isSent(table)).sort((one, other) => one - other);
  }

  /** Forgets everything: another deal is typed. */
  clear(): void {
    this.refused.clear();
    this.sent.clear();
    [this.drafts, this.begun, this.asks] = [new Map<number, readonly string[]>(), new Map(), []];
  }

  /** Sends a row that is right; says what is wrong with one that is not. */
  async settle(evening: Evening, deal: number, table: number): Promise<void> {
    const slip = this.slips(evening, deal).find((one) => one.table.table === table);
    if (!slip) return;
    const before = this.sent.get(table);
    if (before && before.boxes === this.drafts.get(table)) return before.answer;
    this.refused.delete(table);
    const fate = fateOf(this.kind, slip);
    if (fate.what === 'keep') return this.speak(slip);
    if (fate.what === 'nothing') return this.forget(table);
    if (fate.what === 'ask') return this.ask(slip, fate.figures);
    const sent = { boxes: slip.boxes, answer: this.send(evening, slip, fate.what, fate.figures) };
    this.sent.set(table, sent);
    await sent.answer;
    if (!this.refused.has(table) || this.sent.get(table) !== sent) return;
    this.sent.delete(table);
    if (this.desk.evening) this.came(this.desk.evening);
  }

  /**
   * Another evening has come: rows that it shows are forgotten, one that was refused asks what is right, and whoever
   * waits for it goes on.
   */
  came(evening: Evening): void {
    for (const [table, deal] of this.begun) {
      const slip = this.slips(evening, deal).find((one) => one.table.table === table);
      if (slip?.progress === 'in' && !this.unanswered.has(slip.boxes)) this.draft(table, null);
      else if (slip && this.refused.get(table) === deal && fateOf(this.kind, slip).what === 'ask')
        void this.settle(evening, deal, table);
    }
    const there = this.waiting.filter((one) => one.isThere(evening));
    this.waiting = this.waiting.filter((one) => !there.includes(one));
    for (const one of there) one.done();
  }

  /** Until the club shows that a deal stands; not for ever. */
  private async shown(round: number, table: number, deal: number): Promise<void> {
    const isThere = (evening: Evening): boolean =>
      tableOf(evening, round, table)?.deals?.[deal - 1]?.state === 'stands';
    if (this.desk.evening && isThere(this.desk.evening)) return this.came(this.desk.evening);
    await new Promise<void>((done) => {
      this.waiting = [...this.waiting, { isThere, done }];
      setTimeout(done, PATIENCE_MS);
    });
  }

  /**
   * Keeps what stands, or takes what the slip says instead. The question stands until that is answered: if it is
   * refused, what was typed is still there.
   */
  readonly answer = once(async (evening: Evening, takes: boolean): Promise<void> => {
    const ask = this.asks[0];
    if (!ask) return;
    const { table, deal, figures, boxes } = ask;
    const correction = { do: 'correct_deal', round: evening.public.round, table, deal, figures } as const;
    if (takes && !(await this.desk.send(correction)).done) return;
    this.asks = this.asks.filter((one) => one !== ask);
    this.take(table, boxes);
  });

  private async send(evening: Evening, slip: Slip, what: 'enter' | 'correct', figures: Figures): Promise<void> {
    const { number: deal } = slip;
    const { table } = slip.table;
    const where = { round: evening.public.round, table, deal, figures };
    this.unanswered.add(slip.boxes);
    const answer = await this.desk.send({ do: what === 'enter' ? 'enter_deal' : 'correct_deal', ...where });
    this.unanswered.delete(slip.boxes);
    if (!answer.done) return void this.refused.set(table, deal);
    /* At their own table an organiser enters as one of the players, whom the others would have to confirm. */
    if (what === 'enter' && evening.guest?.seat?.table === table)
      await this.desk.send({ do: 'correct_deal', ...where });
    const said =
      typeof this.kind === 'object'
        ? saidText(this.kind, slip.table, figuresOf(this.kind, slip.boxes))
        : slip.boxes.join(', ');
    announcer.say(say('evening-organiser-slips-spoken', { table, figures: said }));
    if (isByTable(evening)) await this.shown(where.round, table, deal);
    else if (this.desk.evening) this.came(this.desk.evening);
  }

  private ask(slip: Slip, figures: Figures): void {
    const { table } = slip.table;
    const ask = {
      table,
      deal: slip.number,
      byPhone: slip.deal?.side != null,
      figures,
      boxes: slip.boxes,
      was: saidText(this.kind, slip.table, slip.deal?.figures ?? {}),
      now: saidText(this.kind, slip.table, figures),
    };
    this.asks = [...this.asks.filter((one) => one.table !== table), ask];
  }

  private speak({ progress, boxes, table }: Slip): void {
    if (progress === 'off')
      announcer.say(say('evening-organiser-slips-makes', { table: table.table, sum: sumOf(this.kind, boxes) }));
  }

  /** The club has these boxes: they are forgotten, unless something else is typed there by now. */
  private take(table: number, boxes: readonly string[]): void {
    if (this.drafts.get(table)?.join() === boxes.join()) this.draft(table, null);
  }

  private draft(table: number, boxes: readonly string[] | null, deal = 0): void {
    const [drafts, begun] = [new Map(this.drafts), new Map(this.begun)];
    if (boxes) {
      drafts.set(table, boxes);
      begun.set(table, deal);
    } else {
      drafts.delete(table);
      begun.delete(table);
    }
    [this.begun, this.drafts] = [begun, drafts];
  }
}
