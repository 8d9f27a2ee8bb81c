// Resamples a sound; played at the original rate, formants and pitch move together.

/** Zero crossings of the sinc on either side, and the number of fractional positions with a precomputed kernel. */
const CROSSINGS = 12;
const PHASES = 256;

/**
 * Output samples in one call: V8 keeps compiled code of a function that is called often, and recompiles a long loop
 * each time.
 */
const BLOCK = 1024;

/**
 * Windowed-sinc interpolation between the kernels of the two nearest phases (Smith, "Digital Audio Resampling").
 * `ratio` is input samples for each output sample: 0.5 doubles the rate; 1.1 played at the old rate raises everything
 * by 10 %.
 */
export function resample(input: Float32Array, ratio: number): Float32Array {
  if (ratio === 1) return input.slice();
  const kernels = kernelsFor(ratio);
  const padded = new Float32Array(input.length + 2 * kernels.taps);
  padded.set(input, kernels.taps / 2 - 1);
  const output = new Float32Array(Math.max(0, Math.round(input.length / ratio)));
  for (let from = 0; from < output.length; from += BLOCK) resampleBlock(padded, ratio, kernels, output, from);
  return output;
}

function resampleBlock(
  padded: Float32Array,
  ratio: number,
  { kernels, taps }: Kernels,
  output: Float32Array,
  first: number,
): void {
  const end = Math.min(output.length, first + BLOCK);
  for (let i = first; i < end; i++) {
    const centre = i * ratio;
    const from = Math.floor(centre);
    const phase = (centre - from) * PHASES;
    const row = Math.floor(phase);
    const part = phase - row;
    let low = row * taps;
    let here = 0;
    let next = 0;
    for (let k = from; k < from + taps; k++, low++) {
      const value = padded[k]!;
      here += value * kernels[low]!;
      next += value * kernels[low + taps]!;
    }
    output[i] = here + (next - here) * part;
  }
}

interface Kernels {
  /** `PHASES` + 1 rows of `taps` weights. */
  kernels: Float32Array;
  taps: number;
}

let last: (Kernels & { ratio: number }) | undefined;

/** The kernels for each phase; wider when the rate goes down, since the band narrows. */
function kernelsFor(ratio: number): Kernels {
  if (last?.ratio === ratio) return last;
  const scale = Math.min(1, 1 / ratio);
  const taps = 2 * Math.ceil(CROSSINGS / scale);
  const kernels = new Float32Array((PHASES + 1) * taps);
  for (let phase = 0; phase <= PHASES; phase++) {
    for (let tap = 0; tap < taps; tap++) {
      const distance = tap - (taps / 2 - 1) - phase / PHASES;
      kernels[phase * taps + tap] = scale * windowedSinc(distance * scale);
    }
  }
  last = { ratio, kernels, taps };
  return last;
}

/** A sinc with a Blackman window, cut off slightly below the band's edge, where the window leaks. */
function windowedSinc(x: number): number {
  if (Math.abs(x) >= CROSSINGS) return 0;
  const cutoff = 0.96;
  const sinc = x === 0 ? cutoff : Math.sin(Math.PI * x * cutoff) / (Math.PI * x);
  const phase = (Math.PI * x) / CROSSINGS;
  return sinc * (0.42 + 0.5 * Math.cos(phase) + 0.08 * Math.cos(2 * phase));
}
