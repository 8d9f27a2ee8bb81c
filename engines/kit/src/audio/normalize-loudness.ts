// Normalizes sound to −14 LUFS and limits its true peaks, as platforms for short videos expect.
import { integratedLoudness, kWeightedPowers, SAMPLES_PER_STEP, truePeaks } from './loudness.ts';

/** 0.6 dB below the promised −1 dBTP, because AAC and MP3 raise peaks slightly. */
const TRUE_PEAK_CEILING = 10 ** (-1.6 / 20);
const TARGET_LUFS = -14;

const LOOK_AHEAD_SECONDS = 0.004;
const RELEASE_SECONDS = 0.08;
/** Limiting lowers the loudness, so the gain is corrected in rounds; it converges after a few. */
const MAX_ROUNDS = 6;
/** Limiting removes about half of the gain above the ceiling, so each correction is doubled. */
const OVERSHOOT = 2;
const TOLERANCE_LU = 0.1;
/** Keeps noise without speech from being amplified to full loudness. */
const MAX_GAIN_DB = 42;

/**
 * Normalizes mono sound to −14 LUFS, within 1 LU, with a look-ahead limiter that keeps true peaks near −1.6 dBTP, always below
 * −1 dBTP (both by ITU-R BS.1770-5). Sound that would need more than 42 dB of gain stays quieter. Silence and sound that is already
 * normalized are returned unchanged, as the same array.
 *
 * The gain is computed per step of `SAMPLES_PER_STEP` samples instead of per sample, which is what makes it fast.
 *
 * @param samples −1 to 1
 * @param sampleRate in Hz
 */
export function normalizeLoudness(samples: Float32Array, sampleRate: number): Float32Array {
  const powers = kWeightedPowers(samples, sampleRate);
  const measured = integratedLoudness(powers, sampleRate);
  if (measured === Number.NEGATIVE_INFINITY) return samples;
  let gainDb = Math.min(MAX_GAIN_DB, TARGET_LUFS - measured);
  if (
    Math.abs(gainDb) < NORMALIZED_TOLERANCE_LU &&
    peaksStayBelow(samples, TRUE_PEAK_CEILING * NORMALIZED_PEAK_TOLERANCE)
  )
    return samples;
  // Samples below an eighth of the ceiling need no limiting, even after more gain.
  const peaks = truePeaks(samples, TRUE_PEAK_CEILING / 10 ** (gainDb / 20) / 8);
  for (let round = 1; ; round++) {
    const gains = limitedGains(peaks, 10 ** (gainDb / 20), sampleRate);
    const missing =
      TARGET_LUFS -
      integratedLoudness(
        powers.map((power, step) => power * gains[step]! * gains[step]!),
        sampleRate,
      );
    if (Math.abs(missing) < TOLERANCE_LU || round === MAX_ROUNDS || gainDb >= MAX_GAIN_DB)
      return applyGains(samples, gains);
    gainDb = Math.min(MAX_GAIN_DB, gainDb + OVERSHOOT * missing);
  }
}

/** Normalized sound that was written as 16 bit and read again lies within these. */
const NORMALIZED_TOLERANCE_LU = 0.2;
const NORMALIZED_PEAK_TOLERANCE = 1.005;

/** Oversamples only around samples above a third of the ceiling. */
const peaksStayBelow = (samples: Float32Array, ceiling: number): boolean =>
  truePeaks(samples, ceiling / 3).every((peak) => peak < ceiling);

/** The gain of a look-ahead limiter at each step: it falls before a peak and recovers slowly after it. */
function limitedGains(peaks: Float32Array, gain: number, sampleRate: number): Float32Array {
  const ahead = Math.max(2, Math.round((LOOK_AHEAD_SECONDS * sampleRate) / SAMPLES_PER_STEP));
  const release = 1 - Math.exp(-SAMPLES_PER_STEP / (RELEASE_SECONDS * sampleRate));
  const target = slidingMinimum(
    peaks.map((peak) => (peak * gain > TRUE_PEAK_CEILING ? TRUE_PEAK_CEILING / peak : gain)),
    ahead,
  );
  // The mean of `ahead` gains, none of which is above what a peak within reach allows, is a ramp that arrives in time.
  let follow = target[0] ?? gain;
  const followed = new Float64Array(ahead).fill(follow);
  let sum = follow * ahead;
  const gains = new Float32Array(target.length);
  for (let step = 0, oldest = 0; step < gains.length; step++, oldest = oldest + 1 === ahead ? 0 : oldest + 1) {
    follow = Math.min(target[step]!, follow + (gain - follow) * release);
    sum += follow - followed[oldest]!;
    followed[oldest] = follow;
    gains[step] = sum / ahead;
  }
  return gains;
}

/** The minimum from one step before each to `ahead` after it. One before, because gains between two steps are interpolated. */
function slidingMinimum(values: Float32Array, ahead: number): Float32Array {
  const found = new Float32Array(values.length);
  for (let at = 0; at < values.length; at++) found[at] = minimumFrom(values, at, ahead);
  return found;
}

function minimumFrom(values: Float32Array, at: number, ahead: number): number {
  let least = values[at]!;
  const to = Math.min(at + ahead, values.length - 1);
  for (let i = Math.max(0, at - 1); i <= to; i++) if (values[i]! < least) least = values[i]!;
  return least;
}

function applyGains(samples: Float32Array, gains: Float32Array): Float32Array {
  const output = new Float32Array(samples.length);
  for (let step = 0; step < gains.length; step++) {
    const gain = gains[step]!;
    ramp(samples, step * SAMPLES_PER_STEP, gain, gains[step + 1] ?? gain, output);
  }
  return output;
}

/** Amplifies one step with a gain that changes linearly. */
function ramp(samples: Float32Array, start: number, gain: number, next: number, output: Float32Array): void {
  const slope = (next - gain) / SAMPLES_PER_STEP;
  const end = Math.min(start + SAMPLES_PER_STEP, samples.length);
  for (let i = start; i < end; i++) output[i] = samples[i]! * (gain + slope * (i - start));
}
