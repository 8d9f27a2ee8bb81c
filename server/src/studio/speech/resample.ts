// Changing the sample rate, which read at another rate also moves formants and pitch together.

/** Zero crossings of the sinc on either side, and steps between two of its samples. */
const CROSSINGS = 12;
const STEPS = 512;

/**
 * Windowed-sinc interpolation with linear interpolation in the table of the kernel (Smith, "Digital Audio Resampling").
 * `ratio` is input samples for each output sample: 0.5 doubles the rate, 1.1 read at the old rate raises everything by 10 %.
 */
export function resample(input: Float32Array, ratio: number): Float32Array {
  if (ratio === 1) return input.slice();
  const scale = Math.min(1, 1 / ratio);
  const reach = CROSSINGS / scale;
  const output = new Float32Array(Math.max(0, Math.round(input.length / ratio)));
  for (let i = 0; i < output.length; i++) {
    const center = i * ratio;
    const from = Math.max(0, Math.ceil(center - reach));
    const to = Math.min(input.length - 1, Math.floor(center + reach));
    let sum = 0;
    for (let k = from; k <= to; k++) {
      const at = Math.abs(k - center) * scale * STEPS;
      const step = at | 0;
      const low = KERNEL[step]!;
      sum += input[k]! * (low + (KERNEL[step + 1]! - low) * (at - step));
    }
    output[i] = sum * scale;
  }
  return output;
}

/** Half of a sinc under a Blackman window; cut a little below the band's edge, where the window leaks. */
const KERNEL = Float32Array.from({ length: CROSSINGS * STEPS + 2 }, (_, i) => {
  const x = i / STEPS;
  if (x >= CROSSINGS) return 0;
  const cutoff = 0.96;
  const sinc = x === 0 ? cutoff : Math.sin(Math.PI * x * cutoff) / (Math.PI * x);
  const phase = (Math.PI * x) / CROSSINGS;
  return sinc * (0.42 + 0.5 * Math.cos(phase) + 0.08 * Math.cos(2 * phase));
});
