/* The keyboard's focus while slips are typed: typing begins by itself, and ends at what follows the last row. */
import { isNowhere } from '../../../state/focus';

/** True if nobody is at anything but the dock, so that typing may begin. */
export function isFree(): boolean {
  const now = document.activeElement ?? document.body;
  return !document.querySelector('dialog[open]') && (isNowhere(now) || now.closest('.dock') !== null);
}

/** Focus on the dock's act, unless somebody has left the row that was typed last. */
export function focusDock(lastTyped: number): void {
  const now = document.activeElement ?? document.body;
  if (isNowhere(now) || now.closest(`[data-table="${String(lastTyped)}"]`))
    document.querySelector<HTMLButtonElement>('.dock .acts .btn:last-child')?.focus();
}

/** Takes the focus out of the boxes: another round stands under them, for which nobody has typed yet. */
export function leaveSlips(): void {
  const now = document.activeElement;
  if (now instanceof HTMLElement && now.closest('.slips')) now.blur();
}
