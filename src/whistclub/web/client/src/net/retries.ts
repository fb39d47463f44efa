/* Tries that repeat by themselves until somebody stops them. */

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;

/** The wait before a try in milliseconds: about twice the one before it, never over half a minute; `chance` (0 to 1) spreads the tries of many people. */
export const waitMs = (tries: number, chance: number): number =>
  Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** tries) * (0.75 + chance / 4);

/** Tries again and again, with longer and longer waits between; what is returned ends it. */
export function retrying(act: () => Promise<void>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const wait = (tries: number): void => {
    timer = setTimeout(() => void act().finally(() => isOver || wait(tries + 1)), waitMs(tries, Math.random()));
  };
  wait(0);
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
