/* Lets the device keep the pages of the club, once this page has loaded, and whatever of them is fetched later. */
export function keepPages(): void {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  const keep = (): void =>
    void navigator.serviceWorker
      .register('/worker.js', { updateViaCache: 'none' })
      ?.then(keepFetched)
      .catch(() => undefined);
  if (document.readyState === 'complete') keep();
  else addEventListener('load', keep, { once: true });
}

/** Tells the worker the language of the device, whose words alone it keeps. */
export function keepLanguage(language: string): void {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage({ language })).catch(() => undefined);
}

/**
 * Tells the worker which files pages were made of: on a first visit it rules no page yet, and sees none of them
 * fetched.
 */
async function keepFetched(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const tell = (list: PerformanceObserverEntryList): void => {
    const paths = list.getEntries().map(({ name }) => new URL(name).pathname);
    active?.postMessage({ keep: paths.filter((path) => path.startsWith('/assets/')) });
  };
  new PerformanceObserver(tell).observe({ type: 'resource', buffered: true });
}
