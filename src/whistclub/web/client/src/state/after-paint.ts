/* Work that may wait until the page has been drawn. */

/** The longest wait: a page that nobody sees is not drawn. */
const LONGEST_MS = 300;

/** Calls `act` in a task of its own after the next frame has been drawn. Returns what calls it off. */
export function afterDrawn(act: () => void): () => void {
  let timer = setTimeout(act, LONGEST_MS);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(act);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
