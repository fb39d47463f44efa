/* The place where the keys of a phone write: the table that is open, its box, and when they take nothing. */
import { DEAF_MS } from '../../../components/pressing.svelte';
import { typed } from '../../entry/entry';
import { isMissing, nextMissing, type SlipKind, type Slip } from './slips';

/** The rows under the keys, and what becomes of them. */
export interface PadRows {
  readonly kind: SlipKind;
  /** True where a table's deals are typed one after another, until its game is over. */
  readonly byTable: boolean;
  readonly slips: () => readonly Slip[];
  readonly write: (slip: Slip, box: number, text: string) => void;
  readonly writeAll: (slip: Slip, boxes: readonly string[]) => void;
  readonly settle: (table: number) => Promise<void>;
}

export class Pad {
  /** The table under the keys. It changes by a press alone, also when its figures come from elsewhere. */
  table = $state(0);
  box = $state(0);
  /** True for a moment after a table opened by itself, and until the club has said what the table plays next. */
  private isDeaf = $state(false);
  /** True once a row was put right by one of its boxes: where the next key belongs is for its finger to say. */
  private isAtRest = $state(false);
  /** The boxes that were typed since the row was begun. */
  private fresh: ReadonlySet<number> = new Set();
  /** Counts the tables that were opened: an answer that comes late opens none. */
  private opened = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly rows: PadRows) {
    const slips = rows.slips();
    const first = nextMissing(slips, 0) ?? slips.find((one) => one.boxes.length) ?? slips[0];
    this.openItself(first);
  }

  get slip(): Slip | undefined {
    return this.at(this.table);
  }

  /** True while the keys of figures take nothing. */
  get isShut(): boolean {
    return this.isDeaf || this.isAtRest;
  }

  /** True while the row is right and only waits to be left. */
  get isDone(): boolean {
    return this.isAtRest;
  }

  /** Opens a table that was chosen; the one before is left as it is typed. */
  open(table: number): void {
    if (table !== this.table) void this.rows.settle(this.table);
    this.show(table);
  }

  choose(box: number): void {
    [this.box, this.isAtRest] = [box, false];
  }

  press(key: string): void {
    const { slip, box } = this;
    if (!slip || this.isShut) return;
    const before = slip.boxes[box] ?? '';
    const isTricks = this.rows.kind === 'tricks';
    this.rows.write(slip, box, isTricks ? key : typed(before, key));
    if (isTricks) this.afterFigure(box, before === key);
  }

  /** The next box, or the next table that is missing. */
  onward(): void {
    const { slip } = this;
    if (!slip || this.isDeaf) return;
    if (!this.isAtRest && this.box + 1 < slip.boxes.length) this.box += 1;
    else this.leave();
  }

  back(): void {
    const { slip } = this;
    if (!slip) return;
    const last = slip.boxes[this.box] || this.box === 0 ? this.box : this.box - 1;
    this.rows.write(slip, last, '');
    this.choose(last);
  }

  /** The answers by the keys of a game's own questions; the last one sends the row, and the next table opens. */
  answer(boxes: readonly string[]): void {
    if (!this.slip) return;
    this.rows.writeAll(this.slip, boxes);
    if (this.slip.progress === 'right') this.leave();
  }

  close(): void {
    clearTimeout(this.timer);
  }

  private at(table: number): Slip | undefined {
    return this.rows.slips().find((one) => one.table.table === table);
  }

  /** After a count: an empty box, the other one of a sum that is off, or on once all boxes of the row were typed. */
  private afterFigure(box: number, isSame: boolean): void {
    const slip = this.slip;
    if (!slip) return;
    this.fresh = new Set(this.fresh).add(box);
    const empty = slip.boxes.findIndex((one) => !one);
    const isAllTyped = this.fresh.size === slip.boxes.length;
    if (empty >= 0) this.box = empty;
    else if (slip.progress === 'off') {
      if (isAllTyped) this.fresh = new Set();
      this.box = (box + 1) % slip.boxes.length;
      void this.rows.settle(this.table);
    } else if (isAllTyped) this.leave();
    else if (isSame) this.box = (box + 1) % slip.boxes.length;
    else {
      this.isAtRest = true;
      void this.rows.settle(this.table);
    }
  }

  /** Sends the row, and goes on to what is missing. */
  private leave(): void {
    const { table, slip } = this;
    if (this.rows.byTable && slip?.progress === 'right') return void this.leaveOnceSaid(table);
    void this.rows.settle(table);
    if (slip?.progress === 'off') return this.show(table);
    const goesOn = this.isAtRest && this.rows.byTable && slip !== undefined && isMissing(slip);
    this.openItself(goesOn ? slip : (nextMissing(this.rows.slips(), table) ?? slip));
  }

  /** The next deal of a table whose game goes on, once the club has said so; else the next table that is missing. */
  private async leaveOnceSaid(table: number): Promise<void> {
    const { opened } = this;
    clearTimeout(this.timer);
    this.isDeaf = true;
    await this.rows.settle(table);
    if (opened !== this.opened) return;
    const own = this.at(table);
    this.openItself(own && isMissing(own) ? own : (nextMissing(this.rows.slips(), table) ?? own));
  }

  /** Opens a table that nobody chose: the finger may still be on its way to a key. */
  private openItself(next: Slip | undefined): void {
    if (next) this.show(next.table.table);
    this.hush();
  }

  private show(table: number): void {
    this.opened += 1;
    clearTimeout(this.timer);
    [this.table, this.box, this.isDeaf, this.isAtRest] = [table, 0, false, false];
    this.fresh = new Set();
  }

  private hush(): void {
    this.isDeaf = true;
    this.timer = setTimeout(() => (this.isDeaf = false), DEAF_MS);
  }
}
