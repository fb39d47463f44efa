/* Lets the device keep the pages of the club, once this page has loaded. */
export function keepPages(): void {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  const keep = (): void => void navigator.serviceWorker.register('/worker.js', { updateViaCache: 'none' })?.catch(() => undefined);
  if (document.readyState === 'complete') keep();
  else addEventListener('load', keep, { once: true });
}
