/* The second tap of a double tap never lands on something that the first one brought under the finger. */

/** Two taps within this time are one double tap. */
export const DOUBLE_TAP_MS = 350;
/** A double tap stays within so many pixels. */
const REACH_PX = 28;
const ACTS = 'a, button, input, select, label, summary, [role="button"], [tabindex]';

/** What lies under a point: the thing that a tap there would press, and its words. */
interface Under {
  readonly thing: Element | null;
  readonly words: string;
}

function under(x: number, y: number): Under {
  const found = document.elementFromPoint(x, y);
  const thing = found?.closest(ACTS) ?? null;
  return { thing, words: thing ? (thing.getAttribute('aria-label') ?? thing.textContent ?? '') : '' };
}

/**
 * Whatever else comes under the finger after a tap takes nothing until the time of a double tap is over; the same thing
 * may be tapped again.
 */
export function guardTaps(): void {
  addEventListener(
    'click',
    (event) => {
      // Keys and assistive technology press without a finger that could tap twice.
      if (event.detail > 0 && event.isTrusted) watch(event.clientX, event.clientY, event.target, performance.now());
    },
    true,
  );
}

function watch(x: number, y: number, target: EventTarget | null, sinceMs: number): void {
  const thing = target instanceof Element ? target.closest(ACTS) : null;
  if (!thing) return;
  const words = thing.getAttribute('aria-label') ?? thing.textContent ?? '';
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
