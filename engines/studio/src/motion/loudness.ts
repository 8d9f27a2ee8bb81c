// The loudness of a speech over time, 0 to 1, smoothed to the speed of a jaw.

const STEP_MS = 10;
/** Passes of a binomial filter that approximate a 30 ms Gaussian: a jaw moves no faster. */
const PASSES = 18;

/**
 * Returns the root mean square over about 60 ms, relative to the speech's own 95th percentile. Times are in
 * milliseconds.
 */
export const loudnessTrack = (samples: Float32Array, sampleRate: number): ((ms: number) => number) => {
  const step = (sampleRate * STEP_MS) / 1000;
  const levels = new Float32Array(Math.max(1, Math.ceil(samples.length / step)));
  for (let k = 0; k < levels.length; k++) {
    const from = Math.max(0, Math.floor((k - 1) * step));
    const to = Math.min(samples.length, Math.floor((k + 2) * step));
    levels[k] = Math.sqrt(energyOf(samples, from, to) / Math.max(1, to - from));
  }
  for (let pass = 0; pass < PASSES; pass++) smooth(levels);
  const loud = levels.toSorted()[Math.floor(levels.length * 0.95)]! || 1;
  return (ms) => Math.min(1, (levels[Math.min(levels.length - 1, Math.max(0, Math.round(ms / STEP_MS)))] ?? 0) / loud);
};

const energyOf = (samples: Float32Array, from: number, to: number): number => {
  let energy = 0;
  for (let i = from; i < to; i++) energy += samples[i]! * samples[i]!;
  return energy;
};

/** Runs one pass of the filter, in place. */
const smooth = (levels: Float32Array): void => {
  const last = levels.length - 1;
  let before = levels[0]!;
  for (let k = 0; k <= last; k++) {
    const here = levels[k]!;
    levels[k] = (before + 2 * here + levels[k < last ? k + 1 : last]!) / 4;
    before = here;
  }
};
