/* The ghost of the deal that is replayed: asked for when its link is open, and which of both plays is on the board. */
import { refusalOf } from '../messages/refusal';
import type { Replay } from '../net/api';
import { askGhost, type GhostDeal } from '../net/review';
import { ghostReplay } from './ghost';

type DealPath = readonly [table: string, match: string, place: number];

export class ReplayGhost {
  deal = $state.raw<GhostDeal | null>(null);
  trouble = $state('');
  /** True while the board shows the play as it was. */
  showsMade = $state(false);

  /** The step at which the ways part, from which it is watched. */
  readonly start = $derived(this.deal?.fork ?? 0);
  readonly replay: Replay | null = $derived.by(() => {
    const made = this.made();
    return made && this.deal ? ghostReplay(made, this.deal) : null;
  });

  constructor(
    private readonly path: DealPath,
    private readonly made: () => Replay | null,
  ) {}

  /** Asks for the ghost of a seat. */
  async ask(seat: number): Promise<void> {
    this.trouble = '';
    this.deal = null;
    try {
      this.deal = await askGhost(this.path, seat);
    } catch (problem) {
      this.trouble = refusalOf(problem);
    }
  }
}
