/* The sounds of the club, made from noise and a few tones. A seed varies pitch, moment and strength a little, as no two
   cards fall alike. Each part rises and dies away by a curve that begins and ends at nothing, so that nothing
   clicks. */

export const SOUNDS = ['deal', 'card', 'trick', 'turn', 'win'] as const;
export type Sound = (typeof SOUNDS)[number];

/**
 * Part of a sound: when it begins after the start, how long it lasts, where its pitch begins and ends, and how strong
 * it is.
 */
interface TonePart {
  readonly at_s: number;
  readonly length_s: number;
  readonly hz: number;
  readonly toHz: number;
  readonly level: number;
}

interface EnvelopeStage {
  readonly context: BaseAudioContext;
  readonly out: AudioNode;
  readonly start_s: number;
  readonly chance: () => number;
}

const POINTS = 96;
const ATTACK = 0.12;
/** The strength of a part over its time: a rounded rise, then a fall that ends at nothing. */
const FADE = Float32Array.from({ length: POINTS }, (_, i) => {
  const time = i / (POINTS - 1);
  return time < ATTACK
    ? 0.5 - 0.5 * Math.cos((Math.PI * time) / ATTACK)
    : Math.exp(-4 * (time - ATTACK)) * (1 - (time - ATTACK) / (1 - ATTACK));
});

/** Numbers from 0 to 1 that follow from the seed. */
function chanceOf(seed: number): () => number {
  let state = (seed * 0x9e3779b1) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const varied = (stage: EnvelopeStage, value: number, share: number): number =>
  value * (1 + share * (2 * stage.chance() - 1));

/** The part as it sounds this time. */
function played(stage: EnvelopeStage, part: TonePart): TonePart {
  const pitch = varied(stage, 1, 0.02);
  return {
    at_s: stage.start_s + part.at_s,
    length_s: part.length_s,
    hz: part.hz * pitch,
    toHz: part.toHz * pitch,
    level: varied(stage, part.level, 0.1),
  };
}

function faded(stage: EnvelopeStage, part: TonePart): GainNode {
  const gain = stage.context.createGain();
  gain.gain.value = 0;
  gain.gain.setValueCurveAtTime(
    FADE.map((value) => value * part.level),
    part.at_s,
    part.length_s,
  );
  gain.connect(stage.out);
  return gain;
}

function tone(stage: EnvelopeStage, written: TonePart): void {
  const part = played(stage, written);
  const source = stage.context.createOscillator();
  source.frequency.setValueAtTime(part.hz, part.at_s);
  source.frequency.exponentialRampToValueAtTime(part.toHz, part.at_s + part.length_s);
  source.connect(faded(stage, part));
  source.start(part.at_s);
  source.stop(part.at_s + part.length_s);
}

/** Noise through a band, as paper makes it on cloth. */
function rustle(stage: EnvelopeStage, written: TonePart): void {
  const part = played(stage, written);
  const rate = stage.context.sampleRate;
  const noise = stage.context.createBuffer(1, Math.ceil(part.length_s * rate), rate);
  noise.copyToChannel(
    Float32Array.from({ length: noise.length }, () => 2 * stage.chance() - 1),
    0,
  );
  const source = stage.context.createBufferSource();
  source.buffer = noise;
  const band = stage.context.createBiquadFilter();
  band.type = 'bandpass';
  band.Q.value = 0.8;
  band.frequency.setValueAtTime(part.hz, part.at_s);
  band.frequency.exponentialRampToValueAtTime(part.toHz, part.at_s + part.length_s);
  source.connect(band).connect(faded(stage, part));
  source.start(part.at_s);
}

/** A wooden bar struck with felt: the note, and the bar's own second tone, which dies sooner. */
function bar(stage: EnvelopeStage, at_s: number, hz: number, length_s: number, level: number): void {
  tone(stage, { at_s, length_s, hz, toHz: hz, level });
  tone(stage, { at_s, length_s: length_s * 0.3, hz: hz * 3.93, toHz: hz * 3.93, level: level * 0.16 });
}

const CARDS_DEALT = 6;

/** A card slid from the pack, six times. */
function deal(stage: EnvelopeStage): void {
  for (let card = 0; card < CARDS_DEALT; card++) {
    const at_s = card * 0.085 + 0.012 * stage.chance();
    rustle(stage, { at_s, length_s: 0.075, hz: 2600, toHz: 1500, level: 0.5 });
    tone(stage, { at_s: at_s + 0.02, length_s: 0.07, hz: 150, toHz: 95, level: 0.1 });
  }
}

/** A card laid on cloth. */
function card(stage: EnvelopeStage): void {
  rustle(stage, { at_s: 0, length_s: 0.09, hz: 1900, toHz: 800, level: 0.5 });
  tone(stage, { at_s: 0.012, length_s: 0.13, hz: 160, toHz: 85, level: 0.26 });
}

/** Four cards drawn together and set down. */
function trick(stage: EnvelopeStage): void {
  rustle(stage, { at_s: 0, length_s: 0.34, hz: 900, toHz: 2100, level: 0.36 });
  rustle(stage, { at_s: 0.25, length_s: 0.09, hz: 1500, toHz: 700, level: 0.36 });
  tone(stage, { at_s: 0.26, length_s: 0.14, hz: 140, toHz: 80, level: 0.22 });
}

/** One bar, softly: it is your turn. */
function turn(stage: EnvelopeStage): void {
  bar(stage, 0, 523.25, 0.5, 0.17);
}

/** Three bars upwards over a deep one. */
function win(stage: EnvelopeStage): void {
  bar(stage, 0, 196, 1.3, 0.12);
  [392, 523.25, 659.25].forEach((hz, i) => bar(stage, i * 0.16, hz, 1.1, 0.15));
}

const PLAYED: Readonly<Record<Sound, (stage: EnvelopeStage) => void>> = { deal, card, trick, turn, win };

/** Plays a sound from `start_s` of the context's time on. */
export function perform(context: BaseAudioContext, out: AudioNode, sound: Sound, seed: number, start_s: number): void {
  PLAYED[sound]({ context, out, start_s, chance: chanceOf(seed) });
}
