/* The step of a replay that is shown, and its going on by itself. */
import { pace, settings } from '../state/settings.svelte';
import type { ReplayStep } from '../net/api';
import { isTrickTold } from './story';

/** At the usual pace: a card can be read and the next one awaited; a trick is looked at a little longer. By hand. */
const CARD_MS = 1100;
const TRICK_MS = 1400;

/** Made while a component is set up, with whose life it ends. */
export class Playback {
  at = $state(0);
  playing = $state(false);
  readonly last = $derived.by(() => Math.max(0, this.steps().length - 1));

  constructor(private readonly steps: () => readonly ReplayStep[]) {
    $effect(() => {
      if (!this.playing) return;
      const isFull = this.steps()[this.at]?.events.some(([key]) => isTrickTold(key));
      const wait = isFull ? settings.lingerMs || TRICK_MS : CARD_MS * pace();
      const timer = setTimeout(() => {
        if (this.at < this.last) this.at += 1;
        this.playing = this.at < this.last;
      }, wait);
      return () => clearTimeout(timer);
    });
  }

  readonly go = (to: number): void => {
    this.at = Math.max(0, Math.min(this.last, to));
  };

  readonly toggle = (): void => {
    if (!this.playing && this.at === this.last) this.at = 0;
    this.playing = !this.playing;
  };
}
