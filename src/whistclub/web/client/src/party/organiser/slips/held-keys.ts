/* Keys of a row that are pressed before the box they are meant for is there: they are kept, and pressed once it is. */
import { tick } from 'svelte';

export class HeldKeys {
  /** The keys by the table in whose row they were pressed. */
  private readonly held = new Map<number, string[]>();

  /** True if a key is kept for later. */
  holds({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
    const keys = this.held.get(rowOf(target));
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
    this.held.set(table, keys);
    await sent();
    const now = document.activeElement;
    const elsewhere = now instanceof HTMLInputElement && rowOf(now) !== table ? now : null;
    if (!elsewhere || keys.length) await next();
    this.held.delete(table);
    await this.pressAll(keys);
    elsewhere?.focus();
  }

  /** Presses these keys one after the other; those behind one that sends its row are kept for what follows. */
  private async pressAll(keys: readonly string[]): Promise<void> {
    for (const [i, key] of keys.entries()) {
      const later = this.held.get(rowOf(document.activeElement));
      if (later) return void later.push(...keys.slice(i));
      pressed(key);
      await tick();
      await tick();
    }
  }
}

/** The table in whose row of slips this stands, 0 for none. */
const rowOf = (target: EventTarget | null): number =>
  target instanceof HTMLElement ? Number(target.closest<HTMLElement>('.slips [data-table]')?.dataset.table ?? 0) : 0;

/** What a key does in the box that has the focus. */
function pressed(key: string): void {
  const input = document.activeElement;
  if (!(input instanceof HTMLInputElement) || !rowOf(input)) return;
  const isOurs = input.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  if (!isOurs) return;
  if (key === 'Tab') return nextInput(input)?.focus();
  input.setRangeText(key, input.selectionStart ?? 0, input.selectionEnd ?? 0, 'end');
  input.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

function nextInput(input: HTMLInputElement): HTMLInputElement | undefined {
  const all = [...document.querySelectorAll<HTMLInputElement>('.slips input')];
  return all[all.indexOf(input) + 1];
}
