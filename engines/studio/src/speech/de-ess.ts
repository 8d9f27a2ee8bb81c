// Takes the sharpness off S, SH and Z: what lies above the vowels is turned down for as long as it is too loud.
import { activeLevel } from './active-level.ts';

/** Where hisses begin and vowels have ended. */
const HISS_HZ = 4500;
const ATTACK_S = 0.001;
const RELEASE_S = 0.02;
/** A hiss as loud as this part of the voice's own level is left alone; of what is above, this part (in dB) is taken away. */
const TOLERATED = 0.14;
const RATIO = 0.7;

/** A split-band compressor, in place: sound less part of its own first-order high-pass is a shelf that moves (Zölzer, "DAFX", §4.3). */
export function deEss(samples: Float32Array, sampleRate: number): void {
  const tolerated = TOLERATED * activeLevel(samples);
  const pole = Math.exp((-2 * Math.PI * HISS_HZ) / sampleRate);
  const attack = Math.exp(-1 / (ATTACK_S * sampleRate));
  const release = Math.exp(-1 / (RELEASE_S * sampleRate));
  let low = 0;
  let lower = 0;
  let level = 0;
  for (let i = 0; i < samples.length; i++) {
    const value = samples[i]!;
    low = value + (low - value) * pole;
    const high = value - low;
    // Once more, so that vowels do not work the compressor.
    lower = high + (lower - high) * pole;
    const hiss = Math.abs(high - lower);
    level = hiss + (level - hiss) * (hiss > level ? attack : release);
    if (level > tolerated) samples[i] = value - high * (1 - (tolerated / level) ** RATIO);
  }
}
