/* The ways of typing slips as a browser drives them: rows of boxes with a focus, keys of a phone, a table's tablet. */
import { vi } from 'vitest';
import { NOTHING_SAID, withWhat } from '../src/evening/entry/entry';
import { TabletEntry } from '../src/evening/links/tablet-entry.svelte';
import type { BoxPlace } from '../src/evening/organiser/slips/page-boxes';
import { RowKeys } from '../src/evening/organiser/slips/row-keys.svelte';
import { nextMissing, type Slip } from '../src/evening/organiser/slips/slips';
import type { SlipClub, Tricks } from './slips-club';

/** A number generator that gives the same numbers in each run: below 4 it is 0 to 3. */
export type Draw = (below: number) => number;

export function drawing(seed: number): Draw {
  let state = seed;
  return (below) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * below);
  };
}

/** The slips of paper: the tricks of a table's deal. */
export type Paper = (table: number, deal: number) => Tricks;

/** A finger that types what the paper says, some presses a turn. */
export interface Way {
  turn(paper: Paper, draw: Draw): void | Promise<void>;
}

/** Rows of boxes at a laptop, of which one has the focus. */
export class LaptopRows implements Way {
  private focused: BoxPlace | null = null;
  private isSelected = false;
  private readonly keys: RowKeys;

  constructor(private readonly club: SlipClub) {
    this.keys = new RowKeys(
      { ...club.rows, forget: (table) => club.typing.forget(table) },
      {
        focused: () => this.focused,
        focus: (place) => this.focus(place),
        insert: (key) => this.insert(key),
        away: (table) => {
          const { focused } = this;
          return focused && focused.table !== table ? () => this.focus(focused) : null;
        },
      },
    );
  }

  get slip(): Slip | undefined {
    return this.club.slips().find((one) => one.table.table === this.focused?.table);
  }

  get box(): number {
    return this.focused?.box ?? 0;
  }

  /** Goes to a box by the mouse. */
  click(table: number, box: number): void {
    this.focus({ table, box });
  }

  press(key: string): void {
    const { slip, focused } = this;
    if (!slip || !focused || this.keys.pressed({ key }, slip, focused.box)) return;
    if (key === 'Tab') this.focus(this.after(focused));
    else this.insert(key);
  }

  /** Types the box under the focus: as the paper says it, or with a slip of the finger; or goes somewhere else. */
  async turn(paper: Paper, draw: Draw): Promise<void> {
    const { slip, box } = this;
    const tables = this.club.deals.length;
    if (!slip || draw(12) === 0) return this.click(1 + draw(tables), draw(2));
    /* Whoever looks sees that the row was sent. */
    if (this.keys.waits(slip.table.table)) return;
    if (draw(12) === 0) return this.pressAll('/', String(1 + draw(tables)));
    if (draw(20) === 0) return this.press('Escape');
    const figures = paper(slip.table.table, slip.number);
    const figure = figures[box] ?? 0;
    if (slip.boxes[box] === String(figure) && !draw(3)) return this.press(draw(2) ? 'Tab' : 'Enter');
    if (draw(8) === 0) return this.type((figure + 1) % 14);
    const next = this.nextOf(slip);
    const isLast = slip.progress === 'begun' && box === 1 && slip.boxes[0] === String(figures[0]);
    await this.type(figure);
    if (isLast && next && draw(2)) for (const one of paper(...next)) await this.type(one);
  }

  /** The slip that follows another in the stack, as whoever types without a look takes it. */
  private nextOf({ table: { table }, number }: Slip): readonly [number, number] | null {
    if (number < this.club.gameDeals) return [table, number + 1];
    const next = nextMissing(this.club.slips(), table);
    return next && next.table.table !== table && next.progress === 'missing' ? [next.table.table, next.number] : null;
  }

  private type(figure: number): Promise<void> {
    return this.pressAll(...String(figure), ...(figure < 2 ? ['Tab'] : []));
  }

  /** Presses keys, between which the page has done what it does at once. */
  private async pressAll(...keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      this.press(key);
      await vi.advanceTimersByTimeAsync(0);
    }
  }

  private focus(place: BoxPlace): void {
    const row = this.club.slips().find((one) => one.table.table === place.table);
    if (place.box >= (row?.boxes.length ?? 0)) return;
    const before = this.focused;
    [this.focused, this.isSelected] = [place, true];
    if (before && (before.table !== place.table || before.box !== place.box)) void this.club.rows.settle(before.table);
  }

  private insert(key: string): void {
    const { slip, box } = this;
    if (!slip) return;
    const text = this.isSelected ? key : `${slip.boxes[box] ?? ''}${key}`;
    this.isSelected = false;
    this.keys.typed(slip, box, text);
  }

  private after({ table, box }: BoxPlace): BoxPlace {
    const rows = this.club.slips().filter((one) => one.boxes.length);
    const own = rows.findIndex((one) => one.table.table === table);
    return box === 0 ? { table, box: 1 } : { table: rows[own + 1]?.table.table ?? 0, box: 0 };
  }
}

/** The keys of a phone, a table at a time. */
export class PhoneKeys implements Way {
  constructor(private readonly club: SlipClub) {}

  /** Types the table that is shown: as it is, with one figure to be put right, or not to its end. */
  turn(paper: Paper, draw: Draw): void {
    const { pad } = this.club;
    if (draw(4) === 0) pad.open(1 + draw(this.club.deals.length));
    if ((pad.isShut && !pad.isDone) || !pad.slip) return;
    const [left, right] = paper(pad.table, pad.slip.number);
    const isRead = pad.slip.boxes.join() === `${left},${right}`;
    if (pad.isDone || (isRead && !draw(2))) return pad.onward();
    pad.choose(0);
    const way = draw(5);
    if (way === 0) return pad.press(String(left));
    pad.press(String(way === 1 ? (left + 1) % 14 : left));
    if (draw(3) === 0) this.club.arrive(1);
    if (pad.box === 1) pad.press(String(right));
    if (way === 1 && pad.slip?.progress === 'off') pad.press(String(left));
  }
}

/** The tablet of a table, at which its four agree. */
export class TableTablet implements Way {
  private readonly entry: TabletEntry;
  /** True once somebody has agreed and taps once more. */
  private isTapping = false;

  constructor(
    private readonly club: SlipClub,
    private readonly table: number,
  ) {
    this.entry = new TabletEntry(() => club.tablet(table));
  }

  /** Answers what is asked, rightly or not, or agrees to what is shown once that is what the paper says. */
  turn(paper: Paper, draw: Draw): void {
    const { form, figures, command, deal } = this.entry;
    const [left] = paper(this.table, deal);
    const agrees = this.isTapping || (figures?.tricks?.[0] === left && draw(3) > 0);
    this.isTapping = agrees && !this.isTapping && draw(2) === 0;
    if (agrees) return void (command && this.club.send(command));
    if (!form) return;
    const answers = { ...NOTHING_SAID, tricks: draw(5) ? left : (left + 1) % 14 };
    this.entry.change(draw(6) ? answers : withWhat({ key: 'plain', side: null }));
  }
}
