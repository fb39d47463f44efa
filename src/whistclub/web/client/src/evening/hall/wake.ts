/* Keeps the screen of the hall from going dark. */

const DRAWN_MS = 1000;

/**
 * Lets a silent picture play where pages have no wake lock, as over plain HTTP: most browsers leave the screen on while
 * a video plays that is in sight. Returns what ends it.
 */
function playSilently(): () => void {
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (!pen || !('captureStream' in canvas)) return () => undefined;
  [canvas.width, canvas.height] = [2, 2];
  const video = document.createElement('video');
  [video.muted, video.playsInline, video.srcObject] = [true, true, canvas.captureStream(1)];
  video.setAttribute('aria-hidden', 'true');
  video.style.cssText = 'position:fixed;inset:auto 0 0 auto;width:2px;height:2px;opacity:.02;pointer-events:none';
  document.body.append(video);
  // A picture that never changes is no new frame.
  const drawing = setInterval(() => pen.fillRect(0, 0, 2, 2), DRAWN_MS);
  const play = (): void => void video.play().catch(() => undefined);
  play();
  // A browser that wants a touch first gets it with the first one.
  addEventListener('pointerdown', play);
  return () => {
    clearInterval(drawing);
    removeEventListener('pointerdown', play);
    video.remove();
  };
}

/** Asks the device to leave its screen on while this page is in sight; returns what ends that. */
export function stayAwake(): () => void {
  if (!('wakeLock' in navigator)) return playSilently();
  let lock: WakeLockSentinel | undefined;
  let done = false;
  const ask = async (): Promise<void> => {
    if (done || document.visibilityState !== 'visible') return;
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
