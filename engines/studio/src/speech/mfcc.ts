// Mel-frequency cepstral coefficients every 10 ms: speaker-independent features of speech.
import { fft, hann } from './fft.ts';
import { resample } from './resample.ts';

export const FRAME_MS = 10;

const RATE = 16_000;
const SIZE = 512;
const HOP = (RATE * FRAME_MS) / 1000;
const FILTERS = 24;
const COEFFICIENTS = 13;

export interface Features {
  frames: number;
  /** `COEFFICIENTS` values a frame, each coefficient with mean 0 and variance 1 over the recording. */
  values: Float32Array;
  width: number;
  /** Level of each frame in dB. */
  levelDb: Float32Array;
}

/**
 * Returns the features (Davis and Mermelstein 1980), normalized over the recording so that microphone and voice matter
 * less.
 */
export function featuresOf(samples: Float32Array, sampleRate: number): Features {
  const sound = resample(samples, sampleRate / RATE);
  const frames = Math.max(1, Math.ceil(sound.length / HOP));
  const values = new Float32Array(frames * COEFFICIENTS);
  const levelDb = new Float32Array(frames);
  const window = hann(SIZE);
  const filters = melFilters();
  for (let frame = 0; frame < frames; frame++) {
    const re = new Float64Array(SIZE);
    const im = new Float64Array(SIZE);
    const start = frame * HOP - (SIZE - HOP) / 2;
    let power = 0;
    for (let i = 0; i < SIZE; i++) {
      const value = sound[start + i] ?? 0;
      re[i] = value * window[i]!;
      power += value * value;
    }
    levelDb[frame] = 10 * Math.log10(power / SIZE + 1e-9);
    fft(re, im);
    const bands = filters.map((filter) =>
      Math.log(filter.reduce((sum, [k, weight]) => sum + weight * (re[k]! ** 2 + im[k]! ** 2), 1e-6)),
    );
    for (let c = 0; c < COEFFICIENTS; c++) {
      let sum = 0;
      for (let b = 0; b < FILTERS; b++) sum += bands[b]! * Math.cos((Math.PI * c * (b + 0.5)) / FILTERS);
      values[frame * COEFFICIENTS + c] = sum;
    }
  }
  normalize(values, frames);
  return { frames, values, width: COEFFICIENTS, levelDb };
}

function normalize(values: Float32Array, frames: number): void {
  for (let c = 0; c < COEFFICIENTS; c++) {
    let mean = 0;
    let square = 0;
    for (let frame = 0; frame < frames; frame++) {
      const value = values[frame * COEFFICIENTS + c]!;
      mean += value / frames;
      square += (value * value) / frames;
    }
    const deviation = Math.sqrt(Math.max(1e-9, square - mean * mean));
    for (let at = c; at < values.length; at += COEFFICIENTS) values[at] = (values[at]! - mean) / deviation;
  }
}

/** Triangular filters, equally spaced in mel from 100 to 7,000 Hz: pairs of a bin and its weight. */
function melFilters(): [number, number][][] {
  const mel = (hz: number) => 2595 * Math.log10(1 + hz / 700);
  const edges = Array.from({ length: FILTERS + 2 }, (_, i) => {
    const value = mel(100) + ((mel(7000) - mel(100)) * i) / (FILTERS + 1);
    return 700 * (10 ** (value / 2595) - 1);
  });
  return Array.from({ length: FILTERS }, (_, b) => {
    const [foot, peak, end] = edges.slice(b, b + 3) as [number, number, number];
    const bins: [number, number][] = [];
    for (let k = 1; k < SIZE / 2; k++) {
      const hz = (k * RATE) / SIZE;
      const weight = hz < peak ? (hz - foot) / (peak - foot) : (end - hz) / (end - peak);
      if (weight > 0) bins.push([k, weight]);
    }
    return bins;
  });
}
