/* Lets the device keep a static site, once its tables can be played. */
import { base } from '../site/site';

/** Installs the service worker that opens the site without a network. */
export function keepSite(): void {
  if (!('serviceWorker' in navigator)) return;
  void navigator.serviceWorker
    .register(`${base}site-worker.js`, { scope: base, updateViaCache: 'none' })
    .catch(() => undefined);
}

let hasAsked = false;

/** Asks the browser, once a visit, not to clear away what is kept here. */
export function askToPersist(): void {
  const { storage } = navigator;
  if (hasAsked || !storage?.persist) return;
  hasAsked = true;
  void storage.persisted().then((isKept) => isKept || storage.persist());
}
