/* Keys of a row that are pressed before the box they are meant for is there: they are kept, and pressed once it is. */
import { tick } from 'svelte';
import type { Boxes } from './page-boxes';

/** A key, with what is held down beside it. */
export type Press = Pick<KeyboardEvent, 'key'> &
  Partial<Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>>;

export class HeldKeys {
  /** The keys by the table in whose row they were pressed. */
  private held = $state.raw<ReadonlyMap<number, string[]>>(new Map());

  constructor(
    private readonly boxes: Boxes,
    private readonly press: (key: string) => void,
  ) {}

  /** True while what is pressed in a table's row is kept for what follows it. */
  waits(table: number): boolean {
    return this.held.has(table);
  }

  /** True if a key pressed in a table's row is kept for later. */
  holds(table: number, { key, ctrlKey, metaKey, altKey }: Press): boolean {
    const keys = this.held.get(table);
    if (!keys || ctrlKey || metaKey || altKey || (key.length > 1 && key !== 'Tab' && key !== 'Enter')) return false;
    keys.push(key);
    return true;
  }

  /**
   * Keeps what is pressed in a table's row until it has been sent, and presses it where `next` leads. Whoever has gone
   * to another row meanwhile is there again afterwards.
   */
  async until(table: number, sent: () => Promise<void>, next: () => Promise<void>): Promise<void> {
    if (this.held.has(table)) return;
    const keys: string[] = [];
    this.held = new Map([...this.held, [table, keys]]);
    await sent();
    const back = this.boxes.away(table);
    if (!back || keys.length) await next();
    this.held = new Map([...this.held].filter(([one]) => one !== table));
    await this.pressAll(keys);
    back?.();
  }

  /** Presses these keys one after the other; those behind one that sends its row are kept for what follows. */
  private async pressAll(keys: readonly string[]): Promise<void> {
    for (const [i, key] of keys.entries()) {
      const later = this.held.get(this.boxes.focused()?.table ?? 0);
      if (later) return void later.push(...keys.slice(i));
      this.press(key);
      await tick();
      await tick();
    }
  }
}
