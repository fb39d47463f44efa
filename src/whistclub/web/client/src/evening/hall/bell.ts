/* The bell at the end of a round: a struck bell of five tones, made here, loud enough for a hall. */

/** The tones of a bell as multiples of its strike note, how loud each is, and how long it rings. */
const TONES = [
  [0.5, 0.5, 4],
  [1, 1, 3],
  [1.19, 0.6, 2.4],
  [1.5, 0.45, 2],
  [2, 0.7, 1.6],
] as const;
const STRIKE_HZ = 660;
const STROKES = 3;
const APART_S = 0.9;
const RISE_S = 0.006;
/** All tones at their loudest together stay below full volume. */
const ROOM = 0.28;
let context: AudioContext | undefined;

/** Rings; a browser lets no page sound before somebody has touched it. `volume` is from 0 to 1. */
export async function ring(volume: number): Promise<void> {
  context ??= new AudioContext();
  if (context.state !== 'running') await context.resume().catch(() => undefined);
  if (context.state !== 'running') return;
  const loudness = context.createGain();
  loudness.gain.value = volume ** 2;
  loudness.connect(context.destination);
  for (let stroke = 0; stroke < STROKES; stroke += 1) strike(context, loudness, context.currentTime + stroke * APART_S);
}

function strike(device: AudioContext, out: AudioNode, at: number): void {
  for (const [multiple, loud, lasts] of TONES) {
    const tone = device.createOscillator();
    const fade = device.createGain();
    tone.frequency.value = STRIKE_HZ * multiple;
    fade.gain.setValueAtTime(0.0001, at);
    fade.gain.exponentialRampToValueAtTime(loud * ROOM, at + RISE_S);
    fade.gain.exponentialRampToValueAtTime(0.0001, at + lasts);
    tone.connect(fade).connect(out);
    tone.start(at);
    tone.stop(at + lasts);
  }
}
