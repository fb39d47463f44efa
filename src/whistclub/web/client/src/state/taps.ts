/* The second tap of a double tap never lands on something that the first one brought under the finger. */

/** Two taps within this time are one double tap. */
const DOUBLE_TAP_MS = 350;
/** A double tap stays within so many pixels. */
const REACH_PX = 28;
const ACTS = 'a, button, input, select, label, summary, [role="button"], [tabindex]';

/** The thing under a point: the thing that a tap there would press, and its words. */
interface Under {
  readonly thing: Element | null;
  readonly words: string;
}

function under(x: number, y: number): Under {
  const found = document.elementFromPoint(x, y);
  const thing = found?.closest(ACTS) ?? null;
  return { thing, words: thing ? wordsOf(thing) : '' };
}

/**
 * Whatever else comes under the finger after a tap takes nothing until the time of a double tap is over; the same thing
 * may be tapped again.
 */
export function guardTaps(): void {
  let last: Tap | null = null;
  addEventListener(
    'click',
    (event) => {
      // Keys and assistive technology press without a finger that could tap twice.
      if (event.detail === 0 || !event.isTrusted) return;
      const tap = tapOf(event);
      if (last && isStray(tap, last)) {
        // The first tap stays the one that others are held against.
        event.preventDefault();
        event.stopImmediatePropagation();
        return;
      }
      last = tap;
      watch(tap);
    },
    true,
  );
}

/** A tap: where and when, and what it pressed with its words then. */
interface Tap extends Under {
  readonly x: number;
  readonly y: number;
  readonly atMs: number;
}

function tapOf(event: MouseEvent): Tap {
  const thing = event.target instanceof Element ? event.target.closest(ACTS) : null;
  return { x: event.clientX, y: event.clientY, atMs: event.timeStamp, thing, words: thing ? wordsOf(thing) : '' };
}

const wordsOf = (thing: Element): string => thing.getAttribute('aria-label') ?? thing.textContent ?? '';

/**
 * True of the second tap of a double tap where something else has come under the finger. A device too slow to draw
 * between the two has not covered it yet.
 */
function isStray(tap: Tap, first: Tap): boolean {
  const isNear = Math.hypot(tap.x - first.x, tap.y - first.y) <= REACH_PX;
  if (!first.thing || !isNear || tap.atMs - first.atMs >= DOUBLE_TAP_MS) return false;
  const now = under(first.x, first.y);
  return now.thing !== null && isOther(now, first.thing, first.words);
}

function watch({ x, y, thing, words, atMs: sinceMs }: Tap): void {
  if (!thing) return;
  const look = (nowMs: number): void => {
    if (nowMs - sinceMs >= DOUBLE_TAP_MS) return;
    const now = under(x, y);
    if (now.thing && isOther(now, thing, words)) cover(x, y, sinceMs + DOUBLE_TAP_MS - nowMs);
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** A card is the same one when it is lifted, whatever is said of it: its second tap plays it. */
const isOther = (now: Under, thing: Element, words: string): boolean =>
  now.thing !== thing || (now.words !== words && !thing.matches('.card'));

/** Covers the place with something that takes the tap, for so long; in the top layer, above an open dialog. */
function cover(x: number, y: number, forMs: number): void {
  const shield = document.createElement('div');
  shield.className = 'tap-shield';
  shield.popover = 'manual';
  shield.style.left = `${x - REACH_PX}px`;
  shield.style.top = `${y - REACH_PX}px`;
  shield.setAttribute('aria-hidden', 'true');
  // What lies outside an open dialog takes no taps.
  (document.querySelector('dialog:modal') ?? document.body).append(shield);
  shield.showPopover?.();
  setTimeout(() => shield.remove(), forMs);
}
