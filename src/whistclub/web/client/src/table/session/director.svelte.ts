/* Shows frames at a pace that a person can follow; the queue can be finished at any moment. */
import { still, type Frame, type Hold } from './frames';
import type { Model } from '../../match/model';

/** Milliseconds at calm pace; `linger` and pace come from the settings. */
const HOLD_MS: Readonly<Record<Exclude<Hold, 'linger' | 'none'>, number>> = {
  play: 420,
  turn: 820,
  say: 520,
  deal: 800,
  gather: 380,
};
const MOST_QUEUED = 24;

export interface Timing {
  readonly pace: number;
  /** Milliseconds for which a full trick stays; null: until a tap. */
  readonly lingerMs: number | null;
  readonly still: boolean;
}

/** Plays frames one after the other; `frame` is what is to be drawn now. */
export class Director {
  frame = $state.raw<Frame | null>(null);
  private queue: Frame[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly timing: () => Timing,
    private readonly entered: (frame: Frame) => void,
  ) {}

  /** True while something is moving or being read. */
  get busy(): boolean {
    return this.frame !== null && (this.queue.length > 0 || this.frame.hold !== 'none');
  }

  /** True while frames are waiting to be shown. */
  get behind(): boolean {
    return this.queue.length > 0;
  }

  /** Shows a table without movement. */
  reset(model: Model): void {
    this.clear();
    this.frame = still(model);
  }

  add(frames: readonly Frame[]): void {
    const waiting = this.frame === null || this.frame.hold === 'none';
    this.queue.push(...frames);
    if (document.hidden || this.queue.length > MOST_QUEUED) this.finish();
    else if (waiting) this.next();
  }

  /** Ends every movement at once. */
  finish(): void {
    clearTimeout(this.timer);
    const waiting = this.queue.splice(0);
    this.frame = waiting.at(-1) ?? this.frame;
    for (const frame of waiting) this.entered(frame);
  }

  /** The table as it stands now, where nothing that moves is touched: who is here, what is said. */
  amend(change: (model: Model) => Model): void {
    this.queue = this.queue.map((frame) => ({ ...frame, model: change(frame.model) }));
    if (this.frame) this.frame = { ...this.frame, model: change(this.frame.model) };
  }

  clear(): void {
    clearTimeout(this.timer);
    this.queue = [];
  }

  private next(): void {
    const frame = this.queue.shift();
    if (!frame) return;
    this.frame = frame;
    this.entered(frame);
    const wait = this.wait(frame.hold);
    if (frame.hold === 'none') {
      if (this.queue.length) this.next();
    } else if (wait !== null) {
      this.timer = setTimeout(() => this.next(), wait);
    }
  }

  private wait(hold: Hold): number | null {
    const { pace, lingerMs, still: calm } = this.timing();
    if (hold === 'none') return 0;
    if (hold === 'linger') return lingerMs;
    if (calm && (hold === 'gather' || hold === 'deal')) return 0;
    return HOLD_MS[hold] * pace;
  }
}
