/* A press that is heeded once: after a button's words change it is deaf for a moment, and it waits for its answer. */
import type { Attachment } from 'svelte/attachments';

/** Heard before the button's own listeners. */
const FIRST = { capture: true };
/**
 * How long a button takes nothing after its words change, it appears, or its press is done; the pace does not scale it.
 */
export const DEAF_MS = 600;

/** True if a button takes a press now. */
export class Pressing {
  /** True for `DEAF_MS` after its words changed, it appeared, or a press was answered. */
  isDeaf = $state(false);
  /** True from a press to its answer. */
  isBusy = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Counts the acts: the answer to an earlier one frees nothing. */
  private act = 0;

  /** True if a press is taken now. */
  get isOpen(): boolean {
    return !this.isDeaf && !this.isBusy;
  }

  /**
   * The words changed: they are another act, which does not wait for the answer of the one before, and it is deaf at
   * first.
   */
  hush(): void {
    this.act += 1;
    this.isBusy = false;
    this.rest();
  }

  private rest(): void {
    this.isDeaf = true;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.isDeaf = false), DEAF_MS);
  }

  /** Does the act and waits for its answer; a press that comes before `isOpen` does nothing. */
  async press(act: () => unknown): Promise<void> {
    if (!this.isOpen) return;
    this.isBusy = true;
    const now = ++this.act;
    try {
      await act();
    } finally {
      if (this.act === now) {
        this.isBusy = false;
        this.rest();
      }
    }
  }

  /** The button is gone. */
  close(): void {
    clearTimeout(this.timer);
  }
}

/**
 * The same act, which is not done again before its first answer came: for a form's `onsubmit`, or a button in a list.
 */
export function once<Values extends readonly unknown[]>(
  act: (...values: Values) => unknown,
): (...values: Values) => Promise<void> {
  let busy = false;
  return async (...values) => {
    if (busy) return;
    busy = true;
    try {
      await act(...values);
    } finally {
      busy = false;
    }
  };
}

/**
 * `{@attach deaf(words)}`: a button that cannot be a `MainButton` takes nothing for `DEAF_MS` after it appears or
 * `words` change.
 *
 * It is dashed meanwhile and keeps its focus. A button that sets `aria-disabled` itself is a `MainButton` instead.
 */
export function deaf(words: string): Attachment<HTMLElement> {
  return (button) => {
    void words;
    const swallow = (event: Event): void => {
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const wake = (): void => {
      clearTimeout(timer);
      button.removeEventListener('click', swallow, FIRST);
      button.removeAttribute('aria-disabled');
    };
    const timer = setTimeout(wake, DEAF_MS);
    button.addEventListener('click', swallow, FIRST);
    button.setAttribute('aria-disabled', 'true');
    return wake;
  };
}
