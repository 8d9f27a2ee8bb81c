// A quiet breath before a sentence, where the pause is long enough for one.
import { seeded } from '../seeded.ts';
import { activeLevel } from './active-level.ts';

/** A pause, and the moment at which the voice goes on. */
export interface Breath {
  endS: number;
  pauseS: number;
}

/** Shorter pauses are spoken through. */
const LEAST_PAUSE_S = 0.3;
/** Part of the pause that is breathed in; then the mouth is still for a moment. */
const PART = 0.6;
const STILL_S = 0.05;
/** Against the level of the voice itself: −34 dB. */
const LEVEL = 0.02;
/** Where the throat and the lips sound when air flows in. */
const COLOUR_HZ = { female: 1750, male: 1400 };
const SHARPNESS = 1.1;

/** Adds them in place: noise through one resonance (two-pole, Steiglitz 1974), rising slowly and ending softly; always the same for the same pauses. */
export function breathe(
  samples: Float32Array,
  sampleRate: number,
  breaths: readonly Breath[],
  gender: 'female' | 'male',
): void {
  const level = LEVEL * activeLevel(samples);
  const random = seeded('breath');
  for (const { endS, pauseS } of breaths) {
    if (pauseS < LEAST_PAUSE_S) continue;
    const sound = inhalation(Math.round(pauseS * PART * sampleRate), COLOUR_HZ[gender] / sampleRate, random);
    const power = sound.reduce((sum, value) => sum + value * value, 0) / sound.length;
    const gain = (level * (0.7 + 0.6 * random())) / Math.sqrt(power);
    const from = Math.round((endS - STILL_S) * sampleRate) - sound.length;
    for (let i = Math.max(0, -from); i < sound.length && from + i < samples.length; i++) {
      samples[from + i] = samples[from + i]! + gain * sound[i]!;
    }
  }
}

/** `colour`: the resonance's frequency as a part of the sample rate. */
function inhalation(length: number, colour: number, random: () => number): Float32Array {
  const angle = 2 * Math.PI * colour;
  const radius = 1 - angle / (2 * SHARPNESS);
  const sound = new Float32Array(length);
  let before = 0;
  let last = 0;
  for (let i = 0; i < length; i++) {
    const value = random() - 0.5 + 2 * radius * Math.cos(angle) * last - radius * radius * before;
    before = last;
    last = value;
    sound[i] = value * Math.sin(Math.PI * (i / length) ** 1.4) ** 2;
  }
  return sound;
}
