/* A portrait: one head on a ground of its own, in a box of 100 x 100 that the page cuts to a circle. */
import { botOf } from './bot';
import { numbersOf, paint } from './parts';
import { personOf } from './person';

/** The number of faces a person can turn through. */
export const CHOICES = 12;
/** Faces are numbered from 1 up to this; the club takes no other. */
export const FACES = 65_535;

/**
 * The face that comes after so many taps, from the one that was there first; after the twelfth comes that one again.
 */
export const turned = (first: number, taps: number): number => ((first - 1 + (taps % CHOICES)) % FACES) + 1;

/** A face for somebody whom the club does not know yet. */
export const anyFace = (): number => 1 + Math.floor(Math.random() * FACES);

const PLACE = { person: 'translate(2 7) scale(.96)', bot: 'translate(5 8) scale(.9)' } as const;

/** The inner part of the portrait's `svg`. */
export function portraitOf(face: number, bot: boolean): string {
  const ground = paint(`ground${1 + Math.floor(numbersOf(face ^ 0x5f)() * 4)}`);
  const head = `<g transform="${PLACE[bot ? 'bot' : 'person']}">${bot ? botOf(face) : personOf(face)}</g>`;
  return `<circle cx="50" cy="50" r="50" fill="${ground}"/>${head}<circle cx="50" cy="50" r="48.5" fill="none" stroke="${paint('rim')}" stroke-width="3"/>`;
}
