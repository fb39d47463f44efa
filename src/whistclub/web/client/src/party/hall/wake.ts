/* Keeps the screen of the hall from going dark. */

/** Asks the device to leave its screen on while this page is in sight; returns what ends that. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | undefined;
  let done = false;
  const ask = async (): Promise<void> => {
    if (done || document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
    try {
      lock = await navigator.wakeLock.request('screen');
      if (done) await lock.release();
    } catch {
      /* A device that saves its battery says no. */
    }
  };
  void ask();
  document.addEventListener('visibilitychange', ask);
  return () => {
    done = true;
    document.removeEventListener('visibilitychange', ask);
    void lock?.release();
  };
}
