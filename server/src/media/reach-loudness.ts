// Brings sound to a loudness and holds its peaks under a ceiling: what players of short videos expect of a finished one.
import { measureLoudness, peakEnvelope } from './loudness.ts';

/** Finished videos: −14 LUFS, and 0.6 dB under the −1 dBTP that is promised, for AAC moves peaks a little. */
const VIDEO_LOUDNESS = { lufs: -14, ceilingDb: -1.6 };

const LOOK_AHEAD_SECONDS = 0.004;
const RELEASE_SECONDS = 0.08;
/** What limiting takes away is made up for by more gain; it settles after a few rounds. */
const ROUNDS = 6;
const CLOSE_ENOUGH_LU = 0.2;
/** Against noise that is no speech being blown up. */
const MAX_GAIN_DB = 40;

/** Mono sound at `lufs` (within 1 LU, where `MAX_GAIN_DB` allows) and nowhere above `ceilingDb` (dBTP). Silence stays as it is. */
export function reachLoudness(
  samples: Float32Array,
  sampleRate: number,
  { lufs, ceilingDb }: { lufs: number; ceilingDb: number } = VIDEO_LOUDNESS,
): Float32Array {
  const measured = measureLoudness(samples, sampleRate);
  if (measured === Number.NEGATIVE_INFINITY) return samples;
  const ceiling = 10 ** (ceilingDb / 20);
  let gainDb = Math.min(MAX_GAIN_DB, lufs - measured);
  // A quarter of what would reach the ceiling: peaks below need no limiting, also after some more gain.
  const peaks = peakEnvelope(samples, ceiling / 10 ** (gainDb / 20) / 4);
  for (let round = 1; ; round++) {
    const output = limited(samples, peaks, { gain: 10 ** (gainDb / 20), ceiling, sampleRate });
    const missing = lufs - measureLoudness(output, sampleRate);
    if (Math.abs(missing) < CLOSE_ENOUGH_LU || round === ROUNDS || gainDb >= MAX_GAIN_DB) return output;
    gainDb = Math.min(MAX_GAIN_DB, gainDb + missing);
  }
}

/** A look-ahead limiter: the gain is down before a peak comes and recovers slowly behind it. */
function limited(
  samples: Float32Array,
  peaks: Float32Array,
  { gain, ceiling, sampleRate }: { gain: number; ceiling: number; sampleRate: number },
): Float32Array {
  const ahead = Math.round(LOOK_AHEAD_SECONDS * sampleRate);
  const allowed = new Float32Array(peaks.length);
  for (let i = 0; i < peaks.length; i++) allowed[i] = peaks[i]! * gain > ceiling ? ceiling / peaks[i]! : gain;
  const wanted = minimumAhead(allowed, ahead);
  const release = 1 - Math.exp(-1 / (RELEASE_SECONDS * sampleRate));
  // The mean of `ahead` gains, none of which is above what a peak within reach allows, is a ramp that arrives in time.
  let follow = wanted[0] ?? gain;
  const ramp = new Float32Array(ahead).fill(follow);
  let sum = follow * ahead;
  const output = new Float32Array(samples.length);
  for (let i = 0, oldest = 0; i < samples.length; i++, oldest = oldest + 1 === ahead ? 0 : oldest + 1) {
    const risen = follow + (gain - follow) * release;
    follow = Math.min(wanted[i]!, risen);
    sum += follow - ramp[oldest]!;
    ramp[oldest] = follow;
    output[i] = (samples[i]! * sum) / ahead;
  }
  return output;
}

/** The least value among each sample and the `ahead` after it, by a queue of rising values. */
function minimumAhead(values: Float32Array, ahead: number): Float32Array {
  const least = new Float32Array(values.length);
  const queue = new Int32Array(values.length);
  let [head, tail] = [0, 0];
  for (let i = 0; i < values.length + ahead; i++) {
    if (i < values.length) {
      while (tail > head && values[queue[tail - 1]!]! >= values[i]!) tail--;
      queue[tail++] = i;
    }
    const at = i - ahead;
    if (at < 0) continue;
    while (queue[head]! < at) head++;
    least[at] = values[queue[head]!]!;
  }
  return least;
}
