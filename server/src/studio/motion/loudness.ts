// How loud a speech is from moment to moment, 0 to 1, as the eye of a listener would follow it.

const STEP_MS = 10;

/** Root mean square in windows of 30 ms against the loud parts of the same speech (its 95th percentile). */
export const loudnessTrack = (samples: Float32Array, sampleRate: number): ((ms: number) => number) => {
  const step = (sampleRate * STEP_MS) / 1000;
  const levels = new Float32Array(Math.max(1, Math.ceil(samples.length / step)));
  for (let k = 0; k < levels.length; k++) {
    const from = Math.max(0, Math.floor((k - 1) * step));
    const to = Math.min(samples.length, Math.floor((k + 2) * step));
    let energy = 0;
    for (let i = from; i < to; i++) {
      energy += samples[i]! * samples[i]!;
    }
    levels[k] = Math.sqrt(energy / Math.max(1, to - from));
  }
  const loud = levels.toSorted()[Math.floor(levels.length * 0.95)]! || 1;
  return (ms) => Math.min(1, (levels[Math.min(levels.length - 1, Math.max(0, Math.round(ms / STEP_MS)))] ?? 0) / loud);
};
