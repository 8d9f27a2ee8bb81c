// Measures the long-term spectrum of a voice in mel bands, and interpolates gains between bands.
import { fft, hann } from './fft.ts';

/** Number of bands of a long-term spectrum. */
export const BANDS = 26;
const MIN_HZ = 100;
const MAX_HZ = 7200;

const mel = (hz: number): number => 2595 * Math.log10(1 + hz / 700);
const hertz = (value: number): number => 700 * (10 ** (value / 2595) - 1);

/** Edges and peaks of the triangular bands, equally spaced in mel (O'Shaughnessy 1987), in Hz. */
const EDGES = Array.from({ length: BANDS + 2 }, (_, i) =>
  hertz(mel(MIN_HZ) + ((mel(MAX_HZ) - mel(MIN_HZ)) * i) / (BANDS + 1)),
);

/** Returns the peak frequency of each band in Hz. */
export const bandCentres = (): number[] => EDGES.slice(1, -1);

/** Returns the mean power of the loud frames in each band, in dB relative to the mean of all bands. */
export function longTermSpectrum(samples: Float32Array, sampleRate: number): number[] {
  return bandsOf(meanPower(samples, sampleRate), sampleRate);
}

/**
 * Returns the mean power of the loud frames in each bin from 0 Hz to half the sample rate, minus that of the quietest
 * frames, which is noise.
 */
export function meanPower(samples: Float32Array, sampleRate: number): Float64Array {
  const size = 2 ** Math.round(Math.log2(sampleRate * 0.05));
  const starts = Array.from(
    { length: Math.max(0, Math.floor((2 * samples.length) / size) - 1) },
    (_, i) => (i * size) / 2,
  );
  const powers = starts.map((at) => ({ at, power: powerAt(samples, at, size) })).sort((a, b) => a.power - b.power);
  const gate = LOUD_PART * (powers.at(-1)?.power ?? 0);
  const loud = averageOf(
    samples,
    powers.filter(({ power }) => power >= gate),
    size,
  );
  const quiet = averageOf(
    samples,
    powers.slice(0, Math.ceil(powers.length * QUIET_PART)).filter(({ power }) => power < gate),
    size,
  );
  return loud.map((power, k) => Math.max(power * 0.05, power - quiet[k]!));
}

const LOUD_PART = 0.02;
const QUIET_PART = 0.08;

function averageOf(samples: Float32Array, frames: readonly { at: number }[], size: number): Float64Array {
  const window = hann(size);
  const total = new Float64Array(size / 2);
  for (const { at } of frames) {
    const re = new Float64Array(size);
    const im = new Float64Array(size);
    for (let i = 0; i < size; i++) re[i] = samples[at + i]! * window[i]!;
    fft(re, im);
    for (let k = 0; k < total.length; k++) total[k] = total[k]! + re[k]! * re[k]! + im[k]! * im[k]!;
  }
  return total.map((power) => power / Math.max(1, frames.length));
}

/** Returns the bands of a mean power whose bins reach up to half of `sampleRate`. */
export function bandsOf(power: Float64Array, sampleRate: number): number[] {
  const bands = Array.from({ length: BANDS }, (_, band) => {
    let sum = 0;
    let weights = 1e-9;
    for (let k = 1; k < power.length; k++) {
      const weight = triangle((k * sampleRate) / (2 * power.length), band);
      sum += power[k]! * weight;
      weights += weight;
    }
    return 10 * Math.log10(sum / weights + 1e-9);
  });
  const mean = bands.reduce((sum, value) => sum + value, 0) / BANDS;
  return bands.map((value) => Math.round((value - mean) * 100) / 100);
}

/** Returns the root mean square difference of two long-term spectra in dB. */
export const spectralDistance = (a: readonly number[], b: readonly number[]): number =>
  Math.sqrt(a.reduce((sum, value, i) => sum + (value - b[i]!) ** 2, 0) / a.length);

function triangle(hz: number, band: number): number {
  const [foot, peak, end] = EDGES.slice(band, band + 3) as [number, number, number];
  return Math.max(0, hz < peak ? (hz - foot) / (peak - foot) : (end - hz) / (end - peak));
}

function powerAt(samples: Float32Array, at: number, size: number): number {
  let sum = 0;
  for (let i = at; i < at + size; i++) sum += samples[i]! * samples[i]!;
  return sum / size;
}

/**
 * Returns the gain in dB at a frequency, where band b has `gainsDb[b]` at its peak: linear between peaks, constant
 * outside.
 */
export function gainAt(gainsDb: readonly number[], hz: number): number {
  const band = EDGES.findIndex((edge, i) => i > 0 && hz < edge) - 2;
  if (hz <= EDGES[1]!) return gainsDb[0]!;
  if (band < 0 || band >= BANDS - 1) return gainsDb[BANDS - 1]!;
  const part = (hz - EDGES[band + 1]!) / (EDGES[band + 2]! - EDGES[band + 1]!);
  return gainsDb[band]! * (1 - part) + gainsDb[band + 1]! * part;
}
