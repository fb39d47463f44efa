/* The typefaces of upright text, which the document asks for. */

const UPRIGHT = ["1em 'Literata Variable'", "1em 'Inter Variable'"];
/** After so long the page is drawn with what the device has; `styles/fonts.css` gives that their measures. */
const LONGEST_MS = 2_000;

/** Until words can be drawn that need not change afterwards. */
export async function typefaces(): Promise<void> {
  const come = Promise.all(UPRIGHT.map((face) => document.fonts.load(face)));
  const late = new Promise((done) => setTimeout(done, LONGEST_MS));
  await Promise.race([come, late]).catch(() => undefined);
}
