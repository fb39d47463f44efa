/* Sounds as the settings want them. How they are made is loaded with the first of them. */
import { settings, VOLUMES } from '../state/settings.svelte';
import type { Sound } from './synthesis';

const SOON_S = 0.02;
/** One sound is not heard twice within this time, as when movements are finished by a tap. */
const APART_MS = 40;

let context: AudioContext | undefined;
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
  if (!context || context.state === 'closed') context = new AudioContext();
  if (context.state === 'suspended') void context.resume();
  const volume = context.createGain();
  volume.gain.value = (settings.volume / VOLUMES) ** 2;
  volume.connect(context.destination);
  count += 1;
  perform(context, volume, sound, count, context.currentTime + SOON_S);
}
