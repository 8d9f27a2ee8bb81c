// Adds quiet breaths before sentences, in pauses that are long enough.
import { seededRandom } from '../seeded-random.ts';
import { activeLevel } from './active-level.ts';

/** A pause: when it ends, and its length. */
export interface Breath {
  endS: number;
  pauseS: number;
}

/** Shorter pauses get no breath. */
const MIN_PAUSE_S = 0.3;
/** The part of the pause that the breath fills, and the silence after it. */
const BREATH_PART = 0.6;
const SILENCE_S = 0.05;
/** Relative to the level of the voice: −34 dB. */
const LEVEL = 0.02;
/** Resonance of throat and lips for inhaled air. */
const RESONANCE_HZ = { female: 1750, male: 1400 };
const QUALITY = 1.1;

/**
 * Adds the breaths in place: noise through one resonance (two-pole, Steiglitz 1974) that rises slowly and ends softly.
 * The same pauses always get the same breaths.
 */
export function addBreaths(
  samples: Float32Array,
  sampleRate: number,
  breaths: readonly Breath[],
  gender: 'female' | 'male',
): void {
  const level = LEVEL * activeLevel(samples);
  const random = seededRandom('breath');
  for (const { endS, pauseS } of breaths) {
    if (pauseS < MIN_PAUSE_S) continue;
    const sound = inhalation(Math.round(pauseS * BREATH_PART * sampleRate), RESONANCE_HZ[gender] / sampleRate, random);
    const power = sound.reduce((sum, value) => sum + value * value, 0) / sound.length;
    const gain = (level * (0.7 + 0.6 * random())) / Math.sqrt(power);
    const from = Math.round((endS - SILENCE_S) * sampleRate) - sound.length;
    for (let i = Math.max(0, -from); i < sound.length && from + i < samples.length; i++) {
      samples[from + i] = samples[from + i]! + gain * sound[i]!;
    }
  }
}

/** `resonance`: the resonance's frequency as a fraction of the sample rate. */
function inhalation(length: number, resonance: number, random: () => number): Float32Array {
  const angle = 2 * Math.PI * resonance;
  const radius = 1 - angle / (2 * QUALITY);
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
