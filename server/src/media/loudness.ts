// How loud sound is to a listener (LUFS) and how high its wave rises between the samples (dBTP).

/** ITU-R BS.1770-5 §3: blocks of 400 ms that overlap by three quarters. */
const BLOCK_SECONDS = 0.4;
const HOPS_A_BLOCK = 4;
const ABSOLUTE_GATE_LUFS = -70;
const RELATIVE_GATE_LU = -10;

/**
 * Integrated loudness of mono sound in LUFS, by ITU-R BS.1770-5 Annex 1 (K-weighting, both gates). −Infinity for silence.
 * Sound shorter than a block is measured as one block.
 */
export function measureLoudness(samples: Float32Array, sampleRate: number): number {
  const powers = blockPowers(kWeighted(samples, sampleRate), sampleRate);
  const audible = powers.filter((power) => toLufs(power) > ABSOLUTE_GATE_LUFS);
  const gate = toLufs(mean(audible)) + RELATIVE_GATE_LU;
  return toLufs(mean(audible.filter((power) => toLufs(power) > gate)));
}

const toLufs = (power: number): number => -0.691 + 10 * Math.log10(power);

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

function blockPowers(samples: Float32Array, sampleRate: number): number[] {
  const hop = Math.round((BLOCK_SECONDS * sampleRate) / HOPS_A_BLOCK);
  const sums: number[] = [];
  for (let at = 0; at < samples.length; at += hop) {
    let sum = 0;
    for (let i = at; i < Math.min(at + hop, samples.length); i++) sum += samples[i]! * samples[i]!;
    sums.push(sum);
  }
  if (samples.length < hop * HOPS_A_BLOCK) return [mean(sums) * (sums.length / Math.max(1, samples.length))];
  const whole = Math.floor(samples.length / hop);
  return Array.from(
    { length: whole - HOPS_A_BLOCK + 1 },
    (_, i) => (sums[i]! + sums[i + 1]! + sums[i + 2]! + sums[i + 3]!) / (hop * HOPS_A_BLOCK),
  );
}

interface Biquad {
  b: readonly [number, number, number];
  a: readonly [number, number];
}

/** The two filters of BS.1770-5 Annex 1, designed for any rate as De Man does ("Evaluation of BS.1770 filters", 2014). */
function kWeighted(samples: Float32Array, sampleRate: number): Float32Array {
  return filter(filter(samples, headShelf(sampleRate)), lowCut(sampleRate));
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

function lowCut(sampleRate: number): Biquad {
  const k = Math.tan((Math.PI * 38.13547087602444) / sampleRate);
  const q = 0.5003270373238773;
  const a0 = 1 + k / q + k * k;
  return { b: [1, -2, 1], a: [(2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0] };
}

function filter(samples: Float32Array, { b: [b0, b1, b2], a: [a1, a2] }: Biquad): Float32Array {
  const out = new Float32Array(samples.length);
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  for (let i = 0; i < samples.length; i++) {
    const x = samples[i]!;
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    x2 = x1;
    x1 = x;
    y2 = y1;
    y1 = y;
    out[i] = y;
  }
  return out;
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
 * For each sample, the highest the wave rises (in absolute terms) from it to the next; 1 is full scale. Between samples
 * that both stay below `floor` nobody looks: waves rise to little more than twice their samples.
 */
export function peakEnvelope(samples: Float32Array, floor = 0): Float32Array {
  const peaks = new Float32Array(samples.length);
  const before = TAPS / 2 - 1;
  const padded = new Float32Array(samples.length + TAPS);
  padded.set(samples, before);
  for (let i = 0; i < samples.length; i++) {
    const here = Math.abs(padded[i + before]!);
    const next = Math.abs(padded[i + before + 1]!);
    peaks[i] = here < floor && next < floor ? here : Math.max(here, riseAfter(padded, i));
  }
  return peaks;
}

function riseAfter(padded: Float32Array, at: number): number {
  let peak = 0;
  for (let phase = 1; phase < PHASES; phase++) {
    const taps = INTERPOLATORS[phase]!;
    let value = 0;
    for (let tap = 0; tap < TAPS; tap++) value += padded[at + tap]! * taps[tap]!;
    peak = Math.max(peak, Math.abs(value));
  }
  return peak;
}

/** True peak in dBTP; −Infinity for silence. */
export function measureTruePeak(samples: Float32Array): number {
  return 20 * Math.log10(peakEnvelope(samples).reduce((highest, peak) => Math.max(highest, peak), 0));
}
