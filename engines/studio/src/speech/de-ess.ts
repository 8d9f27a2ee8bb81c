// A de-esser: it attenuates S, SH and Z where they are too loud.
import { activeLevel } from './active-level.ts';

/** Above vowels, where sibilants begin. */
const SIBILANT_HZ = 4500;
const ATTACK_S = 0.001;
const RELEASE_S = 0.02;
/** Sibilants up to this part of the voice's level are unchanged; of the excess in dB, this part is removed. */
const THRESHOLD = 0.14;
const RATIO = 0.7;

/**
 * A split-band compressor, in place: subtracting part of its own first-order high-pass gives a dynamic shelf (Zölzer,
 * "DAFX", §4.3).
 */
export function deEss(samples: Float32Array, sampleRate: number): void {
  const threshold = THRESHOLD * activeLevel(samples);
  const pole = Math.exp((-2 * Math.PI * SIBILANT_HZ) / sampleRate);
  const attack = Math.exp(-1 / (ATTACK_S * sampleRate));
  const release = Math.exp(-1 / (RELEASE_S * sampleRate));
  let low = 0;
  let lower = 0;
  let level = 0;
  for (let i = 0; i < samples.length; i++) {
    const value = samples[i]!;
    low = value + (low - value) * pole;
    const high = value - low;
    // High-passed twice, so that vowels do not trigger the compressor.
    lower = high + (lower - high) * pole;
    const sibilance = Math.abs(high - lower);
    level = sibilance + (level - sibilance) * (sibilance > level ? attack : release);
    if (level > threshold) samples[i] = value - high * (1 - (threshold / level) ** RATIO);
  }
}
