/* The club's tables to which this page has taken its guest: who comes back from one is not taken there again. */
const taken = new Set<string>();

export const wasTaken = (room: string): boolean => taken.has(room);
export const takeTo = (room: string): void => void taken.add(room);

/** True while the person writes or has a dialog open, so that the page must not change. */
export const isWriting = (): boolean =>
  document.querySelector('dialog[open]') !== null ||
  (document.activeElement?.matches('input:not([type="checkbox"]), textarea, select') ?? false);
