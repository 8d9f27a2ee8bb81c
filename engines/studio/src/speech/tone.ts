// A linear-phase equalizer, and synthetic high frequencies for band-limited sound.
import { fft, hann, inverseFft } from './fft.ts';

const SIZE = 2048;
const HOP = SIZE / 2;
const WINDOW = hann(SIZE).map(Math.sqrt);

export interface Tone {
  /** Gain in dB at a frequency in Hz; smooth, since its impulse response must be short compared to 23 ms. */
  gainDb(hz: number): number;
  /** The band limit in Hz above which the sound gets a quiet copy of lower frequencies; undefined for none. */
  airAboveHz: number | undefined;
}

/** Width of the copied band, its level relative to its source, and its slope. */
const AIR_HZ = 3800;
const AIR_DB = -9;
const AIR_SLOPE_DB = 2;

/**
 * Filters with overlapping windows (Allen and Rabiner 1977), two in each transform: filter and copy are linear and keep
 * real signals real, so one window uses the imaginary part. The copy is the simplest form of spectral band replication:
 * frequencies below the limit, in speech mostly the noise of fricatives, move up by an even number of bins, which keeps
 * neighbouring windows in phase.
 */
export function shapeTone(samples: Float32Array, sampleRate: number, tone: Tone): Float32Array {
  const shape = gainTable(sampleRate, tone);
  const output = new Float32Array(samples.length);
  const re = new Float64Array(SIZE);
  const im = new Float64Array(SIZE);
  for (let at = -HOP; at < samples.length; at += 2 * HOP) {
    if (!isSilent(samples, at, at + HOP + SIZE)) shapePair(samples, at, shape, re, im, output);
  }
  return output;
}

/** Filters two neighbouring windows; `re` and `im` are scratch buffers. */
function shapePair(
  samples: Float32Array,
  at: number,
  { gains, air, shift }: ReturnType<typeof gainTable>,
  re: Float64Array,
  im: Float64Array,
  output: Float32Array,
): void {
  const half = SIZE / 2;
  for (let i = 0; i < SIZE; i++) {
    re[i] = (samples[at + i] ?? 0) * WINDOW[i]!;
    im[i] = (samples[at + HOP + i] ?? 0) * WINDOW[i]!;
  }
  fft(re, im);
  // From the top down, so that a bin is copied before it changes.
  for (let k = half - 1; k >= 0; k--) {
    mix(re, k, k - shift, gains[k]!, air[k]!);
    mix(im, k, k - shift, gains[k]!, air[k]!);
    if (k === 0) continue;
    mix(re, SIZE - k, SIZE - k + shift, gains[k]!, air[k]!);
    mix(im, SIZE - k, SIZE - k + shift, gains[k]!, air[k]!);
  }
  re[half] = 0;
  im[half] = 0;
  inverseFft(re, im);
  addTo(output, re, at);
  addTo(output, im, at + HOP);
}

function isSilent(samples: Float32Array, from: number, to: number): boolean {
  for (let i = Math.max(0, from); i < Math.min(to, samples.length); i++) if (samples[i] !== 0) return false;
  return true;
}

function mix(values: Float64Array, to: number, from: number, gain: number, air: number): void {
  values[to] = values[to]! * gain + (air === 0 ? 0 : values[from]! * air);
}

function addTo(output: Float32Array, frame: Float64Array, at: number): void {
  const to = Math.min(SIZE, output.length - at);
  for (let i = Math.max(0, -at); i < to; i++) output[at + i] = output[at + i]! + frame[i]! * WINDOW[i]!;
}

function gainTable(sampleRate: number, { gainDb, airAboveHz }: Tone) {
  const shift = 2 * Math.round((AIR_HZ * SIZE) / sampleRate / 2);
  const factor = (db: number) => 10 ** (db / 20);
  const hertz = Float64Array.from({ length: SIZE / 2 }, (_, k) => (k * sampleRate) / SIZE);
  const air = hertz.map((hz) => {
    const above = airAboveHz === undefined ? -1 : hz - airAboveHz;
    return above < 0 || above > AIR_HZ ? 0 : factor(AIR_DB - (above / 1000) * AIR_SLOPE_DB + gainDb(hz));
  });
  return { shift, air, gains: hertz.map((hz) => factor(gainDb(hz))) };
}
