/*
 * Of the tabs of a browser one leads: it runs the worker in which the tables live. When it is closed, the next one
 * does. A tab that is asleep and does not answer is relieved; should it write when it wakes, the log refuses what is
 * double.
 */

/** A tab that leads answers at once, however busy its worker is. */
const SILENCE_MS = 4_000;

/**
 * Leads as soon as no other tab does. `begin` starts what the leading tab runs, and returns what ends it. Returns what
 * ends leading and waiting.
 */
export function lead(name: string, begin: () => () => void): () => void {
  const channel = new BroadcastChannel(`${name} lead`);
  let end: (() => void) | null = null;
  let waiting = new AbortController();
  let silence: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  let release: () => void = () => undefined;

  const held = (): Promise<void> =>
    new Promise((resolve) => {
      clearTimeout(silence);
      release = resolve;
      if (isOver) resolve();
      else end = begin();
    });
  const stand = (): void => {
    waiting = new AbortController();
    navigator.locks.request(name, { signal: waiting.signal }, held).catch(refused);
  };
  /** If the browser gives this page no lock, as where it refuses all storage, the tab leads alone. */
  const refused = (problem: unknown): void => {
    if (!end && !isOver && (problem as DOMException).name !== 'AbortError') end = begin();
    else relieved();
  };
  /** Another tab leads now, or this one is about to take over. */
  const relieved = (): void => {
    if (!end || isOver) return;
    end();
    end = null;
    stand();
  };
  const takeOver = (): void => {
    if (end) return;
    waiting.abort();
    navigator.locks.request(name, { steal: true }, held).catch(relieved);
  };
  const ask = (): void => {
    if (end || document.visibilityState === 'hidden') return;
    channel.postMessage('who leads?');
    clearTimeout(silence);
    silence = setTimeout(takeOver, SILENCE_MS);
  };

  channel.onmessage = ({ data }) => {
    if (data === 'I do') clearTimeout(silence);
    else if (end) channel.postMessage('I do');
  };
  document.addEventListener('visibilitychange', ask);
  stand();
  ask();
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', ask);
    clearTimeout(silence);
    waiting.abort();
    channel.close();
    end?.();
    release();
  };
}
