// Fades the ends of a sound, so that a cut in mid-wave does not click.

/** Applies raised-cosine fades at both ends, in place. */
export function fadeEnds(samples: Float32Array, sampleRate: number, fadeS: number): void {
  const length = Math.min(Math.round(fadeS * sampleRate), samples.length >> 1);
  for (let i = 0; i < length; i++) {
    const gain = 0.5 - 0.5 * Math.cos((Math.PI * (i + 0.5)) / length);
    samples[i] = samples[i]! * gain;
    samples[samples.length - 1 - i] = samples[samples.length - 1 - i]! * gain;
  }
}
