// Measures integrated loudness (LUFS) and true peak (dBTP) of mono sound by ITU-R BS.1770-5.

/** Gating blocks of 400 ms that overlap by 75 % (ITU-R BS.1770-5 Annex 1). */
const BLOCK_SECONDS = 0.4;
const HOPS_PER_BLOCK = 4;
const ABSOLUTE_GATE_LUFS = -70;
const RELATIVE_GATE_LU = -10;

/** The resolution of `kWeightedPowers` and `truePeaks`, in samples. A gain that is applied to them must be nearly constant in a step. */
export const SAMPLES_PER_STEP = 16;

/**
 * Measures the integrated loudness of mono sound by ITU-R BS.1770-5 Annex 1, with K-weighting and both gates.
 *
 * @param samples −1 to 1; sound shorter than 400 ms is measured as one block
 * @param sampleRate in Hz, 8,000 or more
 * @returns LUFS; −Infinity for silence
 */
export const measureLoudness = (samples: Float32Array, sampleRate: number): number =>
  integratedLoudness(kWeightedPowers(samples, sampleRate), sampleRate);

/**
 * Computes integrated loudness in LUFS from the result of `kWeightedPowers`. Multiply each value by the square of a gain to get the
 * loudness after amplification without filtering again.
 */
export function integratedLoudness(powers: Float32Array, sampleRate: number): number {
  const blocks = blockPowers(powers, sampleRate);
  const audible = blocks.filter((power) => toLufs(power) > ABSOLUTE_GATE_LUFS);
  const gate = toLufs(mean(audible)) + RELATIVE_GATE_LU;
  return toLufs(mean(audible.filter((power) => toLufs(power) > gate)));
}

const toLufs = (power: number): number => -0.691 + 10 * Math.log10(power);

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** Mean power of each gating block. A hop is a whole number of steps. */
function blockPowers(powers: Float32Array, sampleRate: number): number[] {
  const hop = Math.round((BLOCK_SECONDS * sampleRate) / HOPS_PER_BLOCK / SAMPLES_PER_STEP);
  const sums: number[] = [];
  for (let at = 0; at < powers.length; at += hop) {
    let sum = 0;
    for (let i = at; i < Math.min(at + hop, powers.length); i++) sum += powers[i]!;
    sums.push(sum / SAMPLES_PER_STEP);
  }
  if (powers.length < hop * HOPS_PER_BLOCK) return [(mean(sums) * sums.length) / Math.max(1, powers.length)];
  const whole = Math.floor(powers.length / hop);
  return Array.from(
    { length: whole - HOPS_PER_BLOCK + 1 },
    (_, i) => (sums[i]! + sums[i + 1]! + sums[i + 2]! + sums[i + 3]!) / (hop * HOPS_PER_BLOCK),
  );
}

/** The numerator and denominator of a second-order filter, without a0, which is 1. */
interface Biquad {
  b: readonly [number, number, number];
  a: readonly [number, number];
}

/**
 * Applies K-weighting (the two filters of ITU-R BS.1770-5 Annex 1) and returns the sum of squares of each step of
 * `SAMPLES_PER_STEP` samples. The filters are designed for any sample rate as in B. De Man, "Evaluation of Implementations of the
 * EBU R128 Loudness Measurement" (AES 145th Convention, 2018).
 *
 * @param samples −1 to 1
 * @param sampleRate in Hz
 */
export function kWeightedPowers(samples: Float32Array, sampleRate: number): Float32Array {
  const { b, a } = highShelf(sampleRate);
  const [b0, b1, b2] = b;
  const [a1, a2] = a;
  const [c1, c2] = highPass(sampleRate).a;
  let x1 = 0;
  let x2 = 0;
  let y1 = 0;
  let y2 = 0;
  let z1 = 0;
  let z2 = 0;
  const powers = new Float32Array(Math.ceil(samples.length / SAMPLES_PER_STEP));
  for (let step = 0; step < powers.length; step++) {
    const end = Math.min((step + 1) * SAMPLES_PER_STEP, samples.length);
    let sum = 0;
    for (let i = step * SAMPLES_PER_STEP; i < end; i++) {
      const x = samples[i]!;
      const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
      // The numerator of the high pass is 1, −2, 1 at every rate.
      const z = y - 2 * y1 + y2 - c1 * z1 - c2 * z2;
      x2 = x1;
      x1 = x;
      y2 = y1;
      y1 = y;
      z2 = z1;
      z1 = z;
      sum += z * z;
    }
    powers[step] = sum;
  }
  return powers;
}

function highShelf(sampleRate: number): Biquad {
  const k = Math.tan((Math.PI * 1681.974450955533) / sampleRate);
  const q = 0.7071752369554196;
  const high = 10 ** (3.999843853973347 / 20);
  const band = high ** 0.4996667741545416;
  const a0 = 1 + k / q + k * k;
  return {
    b: [(high + (band * k) / q + k * k) / a0, (2 * (k * k - high)) / a0, (high - (band * k) / q + k * k) / a0],
    a: [(2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0],
  };
}

function highPass(sampleRate: number): Pick<Biquad, 'a'> {
  const k = Math.tan((Math.PI * 38.13547087602444) / sampleRate);
  const q = 0.5003270373238773;
  const a0 = 1 + k / q + k * k;
  return { a: [(2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0] };
}

const PHASES = 4;
const TAPS = 12;

/** A windowed sinc for each quarter of a sample: 4× oversampling, as in ITU-R BS.1770-5 Annex 2. */
const INTERPOLATORS = Array.from({ length: PHASES }, (_, phase) =>
  Float32Array.from({ length: TAPS }, (_, tap) => {
    const x = tap - (TAPS / 2 - 1) - phase / PHASES;
    const sinc = x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x);
    return sinc * Math.cos((Math.PI * x) / (TAPS + 1)) ** 2;
  }),
);

/**
 * Measures the absolute true peak of each step of `SAMPLES_PER_STEP` samples, up to the first sample of the next (ITU-R BS.1770-5
 * Annex 2). 1 is full scale.
 *
 * @param floor sound is not oversampled between two samples below it. Choose a third of the peaks of interest or less: a true
 * peak is little more than twice its samples.
 */
export function truePeaks(samples: Float32Array, floor = 0): Float32Array {
  const peaks = new Float32Array(Math.ceil(samples.length / SAMPLES_PER_STEP));
  for (let step = 0; step < peaks.length; step++) peaks[step] = truePeakOfStep(samples, step * SAMPLES_PER_STEP, floor);
  return peaks;
}

function truePeakOfStep(samples: Float32Array, from: number, floor: number): number {
  const end = Math.min(from + SAMPLES_PER_STEP, samples.length);
  let peak = 0;
  let current = Math.abs(samples[from]!);
  for (let i = from; i < end; i++) {
    const next = i + 1 < samples.length ? Math.abs(samples[i + 1]!) : 0;
    if (current > peak) peak = current;
    if (current >= floor || next >= floor) peak = Math.max(peak, interSamplePeak(samples, i));
    current = next;
  }
  return peak;
}

function interSamplePeak(samples: Float32Array, at: number): number {
  const first = at - (TAPS / 2 - 1);
  const [from, to] = [Math.max(0, -first), Math.min(TAPS, samples.length - first)];
  let peak = 0;
  for (let phase = 1; phase < PHASES; phase++) {
    const taps = INTERPOLATORS[phase]!;
    let value = 0;
    for (let tap = from; tap < to; tap++) value += samples[first + tap]! * taps[tap]!;
    peak = Math.max(peak, Math.abs(value));
  }
  return peak;
}

/** Measures the true peak of mono sound in dBTP by ITU-R BS.1770-5 Annex 2; −Infinity for silence. */
export function measureTruePeak(samples: Float32Array): number {
  return 20 * Math.log10(truePeaks(samples).reduce((highest, peak) => Math.max(highest, peak), 0));
}
