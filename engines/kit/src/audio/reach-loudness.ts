// Brings sound to a loudness and holds its peaks under a ceiling: what players of short videos expect of a finished one.
import { loudnessOf, STEP, stepPeaks, weightedPowers } from './loudness.ts';

/** −14 LUFS, and 0.6 dB under the −1 dBTP that is promised, for AAC and MP3 move peaks a little. */
const LUFS = -14;
const CEILING = 10 ** (-1.6 / 20);

const LOOK_AHEAD_SECONDS = 0.004;
const RELEASE_SECONDS = 0.08;
/** What limiting takes away is made up for by more gain; it settles after a few rounds. */
const ROUNDS = 6;
/** Of gain above the ceiling limiting leaves about half. */
const OVERSHOOT = 2;
const CLOSE_ENOUGH_LU = 0.1;
/** Against noise that is no speech being blown up. */
const MAX_GAIN_DB = 42;

/**
 * Mono sound at −14 LUFS (within 1 LU, where `MAX_GAIN_DB` allows) and nowhere above −1.6 dBTP. Silence stays as it is, and
 * so does what comes from here already. The gain is sought on powers and peaks of `STEP` samples, which is what makes it fast.
 */
export function reachLoudness(samples: Float32Array, sampleRate: number): Float32Array {
  const powers = weightedPowers(samples, sampleRate);
  const measured = loudnessOf(powers, sampleRate);
  if (measured === Number.NEGATIVE_INFINITY) return samples;
  let gainDb = Math.min(MAX_GAIN_DB, LUFS - measured);
  if (Math.abs(gainDb) < SAME_LU && staysBelow(samples, CEILING * SAME_PEAK)) return samples;
  // An eighth of what would reach the ceiling: peaks below need no limiting, also after some more gain.
  const peaks = stepPeaks(samples, CEILING / 10 ** (gainDb / 20) / 8);
  for (let round = 1; ; round++) {
    const gains = limitedGains(peaks, 10 ** (gainDb / 20), sampleRate);
    const missing =
      LUFS -
      loudnessOf(
        powers.map((power, step) => power * gains[step]! * gains[step]!),
        sampleRate,
      );
    if (Math.abs(missing) < CLOSE_ENOUGH_LU || round === ROUNDS || gainDb >= MAX_GAIN_DB)
      return amplified(samples, gains);
    gainDb = Math.min(MAX_GAIN_DB, gainDb + OVERSHOOT * missing);
  }
}

/** Sound that was brought here, written with 16 bit and read again. */
const SAME_LU = 0.2;
const SAME_PEAK = 1.005;

/** Only samples of a third of it are looked at closely. */
const staysBelow = (samples: Float32Array, ceiling: number): boolean =>
  stepPeaks(samples, ceiling / 3).every((peak) => peak < ceiling);

/** A look-ahead limiter's gain at each step: down before a peak comes, recovering slowly behind it. */
function limitedGains(peaks: Float32Array, gain: number, sampleRate: number): Float32Array {
  const ahead = Math.max(2, Math.round((LOOK_AHEAD_SECONDS * sampleRate) / STEP));
  const release = 1 - Math.exp(-STEP / (RELEASE_SECONDS * sampleRate));
  const wanted = leastAround(
    peaks.map((peak) => (peak * gain > CEILING ? CEILING / peak : gain)),
    ahead,
  );
  // The mean of `ahead` gains, none of which is above what a peak within reach allows, is a ramp that arrives in time.
  let follow = wanted[0] ?? gain;
  const followed = new Float64Array(ahead).fill(follow);
  let sum = follow * ahead;
  const gains = new Float32Array(wanted.length);
  for (let step = 0, oldest = 0; step < gains.length; step++, oldest = oldest + 1 === ahead ? 0 : oldest + 1) {
    follow = Math.min(wanted[step]!, follow + (gain - follow) * release);
    sum += follow - followed[oldest]!;
    followed[oldest] = follow;
    gains[step] = sum / ahead;
  }
  return gains;
}

/** The least value from one before each to `ahead` behind it: between two gains lies a straight line, and it too must stay below. */
function leastAround(values: Float32Array, ahead: number): Float32Array {
  const found = new Float32Array(values.length);
  for (let at = 0; at < values.length; at++) found[at] = leastFrom(values, at, ahead);
  return found;
}

function leastFrom(values: Float32Array, at: number, ahead: number): number {
  let least = values[at]!;
  const to = Math.min(at + ahead, values.length - 1);
  for (let i = Math.max(0, at - 1); i <= to; i++) if (values[i]! < least) least = values[i]!;
  return least;
}

function amplified(samples: Float32Array, gains: Float32Array): Float32Array {
  const output = new Float32Array(samples.length);
  for (let step = 0; step < gains.length; step++) {
    const gain = gains[step]!;
    ramp(samples, step * STEP, gain, gains[step + 1] ?? gain, output);
  }
  return output;
}

/** One step, from one gain to another. */
function ramp(samples: Float32Array, start: number, gain: number, next: number, output: Float32Array): void {
  const slope = (next - gain) / STEP;
  const end = Math.min(start + STEP, samples.length);
  for (let i = start; i < end; i++) output[i] = samples[i]! * (gain + slope * (i - start));
}
