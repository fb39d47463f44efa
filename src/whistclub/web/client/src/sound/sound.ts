/* Sounds as the settings want them. How they are made is loaded with the first of them. */
import { settings, VOLUMES } from '../state/settings.svelte';
import type { Sound } from './synthesis';

const SOON_S = 0.02;
/** One sound is not heard twice within this time, as when movements are finished by a tap. */
const APART_MS = 40;

/** A device that wakes wakes within this time. */
const WAKING_MS = 400;

let context: AudioContext | undefined;
let isWatching = false;
let count = 0;
const lastMs = new Map<Sound, number>();

/** Plays a sound, if there is one and sounds are on. */
export function play(sound: Sound | null): void {
  if (sound && settings.sound) void sounded(sound);
}

/** Plays a sound whether sounds are on or not; none before the person has touched the page. */
export async function sounded(sound: Sound): Promise<void> {
  if (navigator.userActivation?.hasBeenActive === false) return;
  const now = performance.now();
  if (now - (lastMs.get(sound) ?? -Infinity) < APART_MS) return;
  lastMs.set(sound, now);
  const { perform } = await import('./synthesis');
  if (!(await awake()) || !context) return;
  const volume = context.createGain();
  volume.gain.value = (settings.volume / VOLUMES) ** 2;
  volume.connect(context.destination);
  count += 1;
  perform(context, volume, sound, count, context.currentTime + SOON_S);
}

/** Asks the device for sound, again after whatever has silenced it: a call or an alarm (`interrupted`), sleep, another
    page or no touch yet (`suspended`). False while it lets none sound: what came later than that which it stands for
    would mislead. */
async function awake(): Promise<boolean> {
  if (!context || context.state === 'closed') {
    context = new AudioContext();
    watchDevice();
  }
  if (context.state === 'running') return true;
  const tooLate = new Promise<boolean>((done) => setTimeout(() => done(false), WAKING_MS));
  return Promise.race([
    context.resume().then(
      () => true,
      () => false,
    ),
    tooLate,
  ]);
}

/**
 * The page is shown again or touched: sound is asked for at once, and a device that stays silent after a touch gets a
 * new context.
 */
function watchDevice(): void {
  if (isWatching) return;
  isWatching = true;
  const shown = (): void => void (document.hidden || context?.state === 'running' || awake());
  document.addEventListener('visibilitychange', shown);
  addEventListener('pageshow', shown);
  for (const sign of ['pointerup', 'keydown']) addEventListener(sign, () => void touched(), { passive: true });
}

async function touched(): Promise<void> {
  const silent = context;
  if (!silent || silent.state === 'running' || (await awake()) || context !== silent) return;
  await silent.close().catch(() => undefined);
  context = new AudioContext();
}
