/* The keys of a laptop in the rows of slips: what they write, where the focus goes, which page of rows is open. */
import { tick } from 'svelte';
import { HeldKeys, type Press } from './held-keys.svelte';
import type { Boxes, BoxPlace } from './page-boxes';
import type { PadRows } from './pad.svelte';
import { isComplete, isMissing, jumpTo, kept, nextMissing, tabLeadsOn, type Slip } from './slips';

export const A_PAGE = 24;

export class RowKeys {
  page = $state(0);
  /** The digits of a table's number after `/`; null while none is asked for. */
  jump = $state<string | null>(null);
  /** The table whose row was typed last, once no other is missing; 0 before. */
  lastTyped = $state(0);
  private readonly held: HeldKeys;

  constructor(
    private readonly rows: Omit<PadRows, 'writeAll'> & { readonly forget: (table: number) => void },
    private readonly boxes: Boxes,
  ) {
    this.held = new HeldKeys(boxes, (key) => this.pressHeld(key));
  }

  /** True while a row was sent and what is pressed there is meant for the next slip. */
  waits(table: number): boolean {
    return this.held.waits(table);
  }

  /** The rows of the page that is open. */
  get shown(): readonly Slip[] {
    return this.rows.slips().slice(this.page * A_PAGE, (this.page + 1) * A_PAGE);
  }

  async open(table: number): Promise<void> {
    this.lastTyped = 0;
    const place = this.rows.slips().findIndex((one) => one.table.table === table);
    this.page = Math.max(0, Math.floor(place / A_PAGE));
    await tick();
    this.boxes.focus({ table, box: 0 });
  }

  /** Returns what a box keeps of what was typed into it. The focus goes on once nothing can follow. */
  typed(slip: Slip, box: number, typed: string): string {
    const text = kept(this.rows.kind, typed, slip.boxes, box);
    this.rows.write(slip, box, text);
    void this.goOn(slip.table.table, box, text);
    return text;
  }

  /** Returns true for a key that does something else than to write. */
  pressed(press: Press, slip: Slip, box: number): boolean {
    const { key } = press;
    const { table } = slip.table;
    if (this.held.holds(table, press)) return true;
    if (this.jump !== null && /^\d$/.test(key)) this.jumpBy(key);
    else if (this.jump !== null && (key === 'Enter' || key === 'Tab') && Number(this.jump)) {
      void this.open(Number(this.jump));
      this.jump = null;
    } else if (key === '/') this.jump = '';
    else if (key === 'PageDown') void this.turn(1);
    else if (key === 'PageUp') void this.turn(-1);
    else if (key === 'Enter' || (key === 'Tab' && !press.shiftKey && tabLeadsOn(slip, box, this.isLast(table, box))))
      void this.onward(table);
    else if (key === 'Escape') {
      this.rows.forget(table);
      void tick().then(() => this.boxes.focus({ table, box }));
      this.jump = null;
    } else {
      this.jump = null;
      return false;
    }
    return true;
  }

  private at(table: number): Slip | undefined {
    return this.rows.slips().find((one) => one.table.table === table);
  }

  private isLast(table: number, box: number): boolean {
    const last = this.shown.filter((one) => one.boxes.length).at(-1);
    return last?.table.table === table && box + 1 === last.boxes.length;
  }

  private jumpBy(digit: string): void {
    const { table, rest } = jumpTo(this.jump ?? '', digit, this.rows.slips().length);
    this.jump = table ? null : rest;
    if (table) void this.open(table);
  }

  private async goOn(table: number, box: number, text: string): Promise<void> {
    /* What was played decides which boxes follow. */
    await tick();
    const now = this.at(table);
    if (!now || !isComplete(this.rows.kind, text, now.boxes, box)) return;
    if (box + 1 < now.boxes.length) this.boxes.focus({ table, box: box + 1 });
    else await this.onward(table);
  }

  /** Sends a row. Where a table's game may go on its next deal has to come first: what is typed meanwhile is kept. */
  private async onward(table: number): Promise<void> {
    const { byTable, settle } = this.rows;
    if (byTable && this.at(table)?.progress === 'right')
      return this.held.until(
        table,
        () => settle(table),
        () => this.next(table, true),
      );
    void settle(table);
    await this.next(table, false);
  }

  /**
   * The table itself while it is missing, if it may stay, else the next that is; when none is, one whose figures do not
   * fit, else the dock's act.
   */
  private async next(table: number, stays: boolean): Promise<void> {
    await tick();
    const [slips, own] = [this.rows.slips(), this.at(table)];
    const missing = stays && own && isMissing(own) ? own : nextMissing(slips, table);
    const to = missing ?? slips.find((one) => one.progress === 'off');
    if (to) return this.open(to.table.table);
    this.lastTyped = table;
  }

  private async turn(by: number): Promise<void> {
    const slips = this.rows.slips();
    const to = Math.min(Math.ceil(slips.length / A_PAGE) - 1, Math.max(0, this.page + by));
    const first = slips.slice(to * A_PAGE, (to + 1) * A_PAGE).find((one) => one.boxes.length);
    if (to !== this.page && first) await this.open(first.table.table);
  }

  /** A key that was kept does what it would have done in the box that has the focus. */
  private pressHeld(key: string): void {
    const place = this.boxes.focused();
    const slip = place && this.at(place.table);
    if (!place || !slip || this.pressed({ key }, slip, place.box)) return;
    if (key === 'Tab') this.boxes.focus(this.after(place));
    else this.boxes.insert(key);
  }

  /** The box after another on the page. */
  private after({ table, box }: BoxPlace): BoxPlace {
    const rows = this.shown.filter((one) => one.boxes.length);
    const own = rows.findIndex((one) => one.table.table === table);
    if (box + 1 < (rows[own]?.boxes.length ?? 0)) return { table, box: box + 1 };
    return { table: rows[own + 1]?.table.table ?? 0, box: 0 };
  }
}
