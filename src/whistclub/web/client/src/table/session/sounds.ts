/* The sounds of a table. */
import type { Sound } from '../../sound/synthesis';
import type { Frame } from './frames';
import { isAlone, type Model } from '../../match/model';
import { nearSide } from '../../match/seating';

const OF_MOVEMENTS: Partial<Record<Frame['hold'], Sound>> = { play: 'card', deal: 'deal', gather: 'trick' };

/** A person who sits alone is always to act, and needs no call. */
const isCalled = (model: Model | null): boolean => {
  const seat = model?.you.seat ?? null;
  return model !== null && seat !== null && !isAlone(model) && (model.view?.to_act.includes(seat) ?? false);
};

const isWon = ({ you, result }: Model, side: number): boolean =>
  you.seat !== null && result !== null && !result.stopped && result.winners.includes(side);

/** Hears frame after frame, and says which sound each one makes. */
export class TableSounds {
  /** The table as it stood last, with nothing in movement. */
  private before: Model | null = null;

  /** The sound of the frame that comes now, null where it is silent. */
  soundOf({ hold, model }: Frame): Sound | null {
    if (hold !== 'none') return OF_MOVEMENTS[hold] ?? null;
    const { before } = this;
    this.before = model;
    if (before && !before.result && isWon(model, nearSide(model))) return 'win';
    return isCalled(model) && !isCalled(before) ? 'turn' : null;
  }
}
