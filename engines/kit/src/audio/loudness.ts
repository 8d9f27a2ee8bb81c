// How loud sound is to a listener (LUFS) and how high its wave rises between the samples (dBTP).

/** ITU-R BS.1770-5 §3: blocks of 400 ms that overlap by three quarters. */
const BLOCK_SECONDS = 0.4;
const HOPS_A_BLOCK = 4;
const ABSOLUTE_GATE_LUFS = -70;
const RELATIVE_GATE_LU = -10;

/** Samples that are looked at together: a gain that changes no faster than this is heard by `loudnessOf` as it is. */
export const STEP = 16;

/**
 * Integrated loudness of mono sound in LUFS, by ITU-R BS.1770-5 Annex 1 (K-weighting, both gates). −Infinity for silence.
 * Sound shorter than a block is measured as one block.
 */
export const measureLoudness = (samples: Float32Array, sampleRate: number): number =>
  loudnessOf(weightedPowers(samples, sampleRate), sampleRate);

/** The same from what `weightedPowers` answered, each value times the square of the gain that is put on its step. */
export function loudnessOf(powers: Float32Array, sampleRate: number): number {
  const blocks = blockPowers(powers, sampleRate);
  const audible = blocks.filter((power) => toLufs(power) > ABSOLUTE_GATE_LUFS);
  const gate = toLufs(mean(audible)) + RELATIVE_GATE_LU;
  return toLufs(mean(audible.filter((power) => toLufs(power) > gate)));
}

const toLufs = (power: number): number => -0.691 + 10 * Math.log10(power);

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** Mean power of each block; a hop is a whole number of steps. */
function blockPowers(powers: Float32Array, sampleRate: number): number[] {
  const hop = Math.round((BLOCK_SECONDS * sampleRate) / HOPS_A_BLOCK / STEP);
  const sums: number[] = [];
  for (let at = 0; at < powers.length; at += hop) {
    let sum = 0;
    for (let i = at; i < Math.min(at + hop, powers.length); i++) sum += powers[i]!;
    sums.push(sum / STEP);
  }
  if (powers.length < hop * HOPS_A_BLOCK) return [(mean(sums) * sums.length) / Math.max(1, powers.length)];
  const whole = Math.floor(powers.length / hop);
  return Array.from(
    { length: whole - HOPS_A_BLOCK + 1 },
    (_, i) => (sums[i]! + sums[i + 1]! + sums[i + 2]! + sums[i + 3]!) / (hop * HOPS_A_BLOCK),
  );
}

interface Biquad {
  b: readonly [number, number, number];
  a: readonly [number, number];
}

/**
 * Sums of squares of every `STEP` samples behind the two filters of BS.1770-5 Annex 1, designed for any rate as De Man does
 * ("Evaluation of BS.1770 filters", 2014).
 */
export function weightedPowers(samples: Float32Array, sampleRate: number): Float32Array {
  const { b, a } = headShelf(sampleRate);
  const [b0, b1, b2] = b;
  const [a1, a2] = a;
  const [c1, c2] = lowCut(sampleRate).a;
  let x1 = 0;
  let x2 = 0;
  let y1 = 0;
  let y2 = 0;
  let z1 = 0;
  let z2 = 0;
  const powers = new Float32Array(Math.ceil(samples.length / STEP));
  for (let step = 0; step < powers.length; step++) {
    const end = Math.min((step + 1) * STEP, samples.length);
    let sum = 0;
    for (let i = step * STEP; i < end; i++) {
      const x = samples[i]!;
      const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
      // The low cut's numerator is 1, −2, 1 at every rate.
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

function headShelf(sampleRate: number): Biquad {
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

function lowCut(sampleRate: number): Pick<Biquad, 'a'> {
  const k = Math.tan((Math.PI * 38.13547087602444) / sampleRate);
  const q = 0.5003270373238773;
  const a0 = 1 + k / q + k * k;
  return { a: [(2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0] };
}

const PHASES = 4;
const TAPS = 12;

/** A windowed sinc for each quarter of a sample (BS.1770-5 Annex 2 asks for fourfold oversampling). */
const INTERPOLATORS = Array.from({ length: PHASES }, (_, phase) =>
  Float32Array.from({ length: TAPS }, (_, tap) => {
    const x = tap - (TAPS / 2 - 1) - phase / PHASES;
    const sinc = x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x);
    return sinc * Math.cos((Math.PI * x) / (TAPS + 1)) ** 2;
  }),
);

/**
 * The highest that the wave rises (in absolute terms) in each step and up to the next; 1 is full scale. Between samples
 * that both stay below `floor` nobody looks: waves rise to little more than twice their samples.
 */
export function stepPeaks(samples: Float32Array, floor = 0): Float32Array {
  const peaks = new Float32Array(Math.ceil(samples.length / STEP));
  for (let step = 0; step < peaks.length; step++) peaks[step] = peakFrom(samples, step * STEP, floor);
  return peaks;
}

function peakFrom(samples: Float32Array, from: number, floor: number): number {
  const end = Math.min(from + STEP, samples.length);
  let peak = 0;
  let here = Math.abs(samples[from]!);
  for (let i = from; i < end; i++) {
    const next = i + 1 < samples.length ? Math.abs(samples[i + 1]!) : 0;
    if (here > peak) peak = here;
    if (here >= floor || next >= floor) peak = Math.max(peak, riseAfter(samples, i));
    here = next;
  }
  return peak;
}

function riseAfter(samples: Float32Array, at: number): number {
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

/** True peak in dBTP; −Infinity for silence. */
export function measureTruePeak(samples: Float32Array): number {
  return 20 * Math.log10(stepPeaks(samples).reduce((highest, peak) => Math.max(highest, peak), 0));
}
