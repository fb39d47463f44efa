/* Keys that are pressed before the box they are meant for is there: they are kept, and pressed once it is. */
import { tick } from 'svelte';

export class HeldKeys {
  private keys: string[] | null = null;

  /** True if a key is kept for later. */
  holds({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
    if (!this.keys || ctrlKey || metaKey || altKey || (key.length > 1 && key !== 'Tab' && key !== 'Enter'))
      return false;
    this.keys.push(key);
    return true;
  }

  /** Keeps what is pressed until this is done, and presses it then. */
  async until(done: () => Promise<void>): Promise<void> {
    if (this.keys) return;
    this.keys = [];
    await done();
    const keys = this.keys;
    this.keys = null;
    for (const [i, key] of keys.entries()) {
      if (this.isHolding()) {
        this.keys = [...(this.keys ?? []), ...keys.slice(i)];
        return;
      }
      pressed(key);
      await tick();
      await tick();
    }
  }

  private isHolding(): boolean {
    return this.keys !== null;
  }
}

/** What a key does in the box that has the focus. */
function pressed(key: string): void {
  const input = document.activeElement;
  if (!(input instanceof HTMLInputElement)) return;
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
