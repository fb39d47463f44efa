/* One short soft sound for a card laid down; nothing is loaded for it. */
let context: AudioContext | undefined;

export function tick(on: boolean): void {
  if (!on) return;
  context ??= new AudioContext();
  const start = context.currentTime;
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = 'triangle';
  tone.frequency.setValueAtTime(220, start);
  tone.frequency.exponentialRampToValueAtTime(90, start + 0.06);
  volume.gain.setValueAtTime(0.12, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + 0.09);
  tone.connect(volume).connect(context.destination);
  tone.start(start);
  tone.stop(start + 0.1);
}
