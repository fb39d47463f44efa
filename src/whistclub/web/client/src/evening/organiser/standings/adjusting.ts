/* The form where points are added or taken. */
import type { AdjustmentCause } from '../../../net/evening';

export const CAUSES: readonly AdjustmentCause[] = ['late', 'revoke', 'spoiled', 'average', 'other'];

const MOST_POINTS = 1000;
const HALVES = 2;

/** The points that were typed, half ones with a point or a comma; null for what is no number of points. */
export function pointsIn(text: string): number | null {
  const plain = text.trim().replace(',', '.').replace('\u00bd', '.5');
  if (!/^\d{0,4}(\.\d)?$/.test(plain) || !plain) return null;
  const points = Number(plain);
  return points > 0 && points <= MOST_POINTS && Number.isInteger(points * HALVES) ? points : null;
}
