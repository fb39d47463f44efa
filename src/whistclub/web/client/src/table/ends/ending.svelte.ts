/* The four frames of an end: the last trick, the tricks as they lie, what they bring, and what may be done. */

/**
 * Milliseconds after the tricks are gathered at which they are counted, and at which the acts come; both follow the
 * pace.
 */
const COUNTED_MS = 240;
const ACTS_MS = { deal: 1140, match: 1440 } as const;

export type EndingStage = 2 | 3 | 4;

export class Ending {
  stage = $state<EndingStage>(4);
  private shown = '';
  private timers: ReturnType<typeof setTimeout>[] = [];

  /** Shows the end called `name`, in its frames if it has just come about and things may move. */
  see(name: string, kind: keyof typeof ACTS_MS, moves: boolean, pace: number): void {
    if (name === this.shown) return;
    this.shown = name;
    this.close();
    this.stage = moves ? 2 : 4;
    if (moves)
      this.timers = [
        setTimeout(() => (this.stage = 3), COUNTED_MS * pace),
        setTimeout(() => (this.stage = 4), ACTS_MS[kind] * pace),
      ];
  }

  /** Goes to the last frame. */
  jump(): void {
    this.close();
    this.stage = 4;
  }

  close(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers = [];
  }
}
