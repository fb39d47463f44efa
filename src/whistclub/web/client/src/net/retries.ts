/* Tries that repeat by themselves until somebody stops them. */

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;

/**
 * The wait before a try in milliseconds: about twice the one before it, never over half a minute; `chance` (0 to 1)
 * spreads the tries of many people.
 */
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

/** The status of a club that has too much to do for this address just now. */
const TOO_MUCH = 429;
const MOST_TRIES = 3;
const DEFAULT_S = 2;

/** Reads what may be read as often as one likes: where the club is busy it is asked again when it says, some times. */
export async function readPatiently(read: () => Promise<Response>): Promise<Response> {
  for (let tries = 1; ; tries++) {
    const answer = await read();
    if (answer.status !== TOO_MUCH || tries === MOST_TRIES) return answer;
    const seconds = Number(answer.headers.get('Retry-After')) || DEFAULT_S;
    await new Promise((go) => setTimeout(go, 1000 * seconds));
  }
}

/**
 * Sends, and once more where the connection was lost: a browser may take up a kept connection just as its other end, or
 * a proxy's, closes it.
 */
export const sentAgain = (send: () => Promise<Response>): Promise<Response> => send().catch(send);
