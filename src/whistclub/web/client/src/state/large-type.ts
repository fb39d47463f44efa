/* Large type: a reader's own setting of the browser, which the table answers with another layout. */

/** A root of this share of the usual 16 px, or more, is large type. */
const LARGE = 1.5;
const USUAL_PX = 16;
/** The root that a wide screen has by itself, as `tokens.css` gives it. */
const wideRootPx = (): number => (innerWidth < 1800 ? USUAL_PX : Math.min(24, Math.max(USUAL_PX, 0.0086 * innerWidth)));

/** Marks the page as one of large type. Measured once, at the start. */
export function markLargeType(): void {
  const html = document.documentElement;
  const root = parseFloat(getComputedStyle(html).fontSize);
  if (root >= LARGE * USUAL_PX && root > wideRootPx() + 0.5) html.dataset['type'] = 'large';
}
