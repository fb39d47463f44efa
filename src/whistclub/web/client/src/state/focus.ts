/* Keeps the keyboard's focus in a sensible place when the element that had it is gone or another page has come. */
import { tick } from 'svelte';
import { afterDrawn } from './after-paint';

let last: HTMLElement | null = null;
let inTray = false;
/** True while the heading of a page that is opening still has to take the focus. */
let awaited = false;

/** Focus on something that Tab does not stop at, as a heading. */
function focusOn(node: HTMLElement): void {
  if (node.tabIndex < 0 && !node.hasAttribute('tabindex')) node.tabIndex = -1;
  node.focus({ preventScroll: node.matches('h1, h2') });
}

/** True if the focus is on an element without keys of its own. */
export const isNowhere = (node: Element): boolean => node === document.body || node.matches('h1, h2');

/**
 * Focus on what follows an act that waited for an answer, if the focus was lost with what was pressed; whoever moved on
 * meanwhile is left where they are, for their next key would press something that they did not choose.
 */
export function focusIfLost(node: HTMLElement | null | undefined): void {
  if (node && isNowhere(document.activeElement ?? document.body)) node.focus();
}

/** A heading that takes the focus as soon as it is there, unless a dialog is open. */
export function takesFocus(node: HTMLElement): void {
  void tick().then(() => {
    if (node.isConnected && !document.querySelector('dialog[open]')) focusOn(node);
  });
}

/** A heading that takes the focus once it has been drawn, from whoever has not moved on meanwhile. */
export function takesFocusOnceDrawn(node: HTMLElement): { destroy: () => void } {
  const take = (): void => {
    if (isNowhere(document.activeElement ?? document.body) && !document.querySelector('dialog[open]')) focusOn(node);
  };
  return { destroy: afterDrawn(take) };
}

/**
 * Has the heading take the focus from a hand that is about to go: taken from what is gone already, it would have the
 * browser lay out the page in the midst of a change.
 */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('h1');
  if (heading && document.activeElement?.closest('.cloth')) focusOn(heading);
}

/** Another page: its heading takes the focus once there is one. */
export function pageTurned(): void {
  awaited = true;
  void tick().then(look);
}

/** Focuses the hinted card or button, so that Enter plays it; leaves the focus alone within a dialog. */
export function focusHinted(): void {
  void tick().then(() => {
    const lay = document.querySelector<HTMLElement>('.cloth .confirm.hinted');
    const node = lay ?? document.querySelector<HTMLElement>('.cloth .hinted');
    if (node && !document.querySelector('dialog[open]')) focusOn(node);
  });
}

/** Watches over the focus for as long as the page is open. */
export function keepFocus(): void {
  document.addEventListener('focusin', ({ target }) => {
    last = target instanceof HTMLElement && target !== document.body ? target : null;
    inTray = last?.closest('.tray, .pick, .markers') != null;
  });
  document.addEventListener('focusout', ({ target }) => {
    /* A click next to all elements removes the focus on purpose. */
    queueMicrotask(() => {
      if (target === last && last && canFocus(last) && document.activeElement === document.body) last = null;
    });
  });
  new MutationObserver(look).observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['disabled'],
  });
}

const canFocus = (node: HTMLElement): boolean => node.isConnected && !node.matches(':disabled');

function look(): void {
  const heading = document.querySelector<HTMLElement>('h1');
  if (awaited && heading && !document.querySelector('dialog[open]')) {
    awaited = false;
    focusOn(heading);
  } else if (document.activeElement === document.body && last !== null && !canFocus(last)) {
    const home = homeOf(heading);
    if (home) focusOn(home);
  }
}

/** Within a dialog its heading; from the hand or the calls the hand; else the heading of the page. */
function homeOf(heading: HTMLElement | null): HTMLElement | null {
  const dialog = document.querySelector<HTMLElement>('dialog[open] h2');
  const hand = inTray ? document.querySelector<HTMLElement>('.hand [tabindex="0"]') : null;
  return dialog ?? hand ?? heading;
}
