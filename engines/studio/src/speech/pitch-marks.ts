// Finds the glottal pulses of a synthetic voice: one mark a period in voiced parts, evenly spaced marks elsewhere.
import type { Span } from './utterance.ts';

export interface PitchMarks {
  /** Sample positions, ascending; the first is 0 and the last the sound's end. */
  at: number[];
  /** Pitch in Hz from this mark to the next; 0 if unvoiced. */
  hz: number[];
}

/** The pitch range of the synthetic male voices that need marks. */
const MIN_HZ = 62;
const MAX_HZ = 190;
/** Distance of marks in unvoiced parts. */
const UNVOICED_S = 0.006;
/** Maximum relative difference of neighbouring periods. */
const MAX_PERIOD_CHANGE = 0.2;
/** Of the lags with at least this part of the best correlation, the shortest is the period. */
const NEAR_BEST = 0.9;

/**
 * Returns the marks. From the highest peak of each voiced span it steps one period at a time forwards and backwards,
 * each time to the best cross-correlation (as Praat's "point process"; Boersma 1993). The synthesizer reports which
 * parts are voiced, so no voicing decision can be wrong here.
 */
export function pitchMarks(samples: Float32Array, sampleRate: number, voiced: readonly Span[]): PitchMarks {
  const marks: PitchMarks = { at: [0], hz: [] };
  for (const { startS, endS } of voiced) {
    const from = Math.max(Math.round(startS * sampleRate), marks.at.at(-1)! + 1);
    const to = Math.min(samples.length, Math.round(endS * sampleRate));
    const pulses = pulsesOf(samples, sampleRate, from, to);
    if (pulses.length < MIN_PULSES) continue;
    addUnvoicedMarks(marks, pulses[0]!, sampleRate);
    const periods = smooth(pulses.slice(1).map((pulse, index) => pulse - pulses[index]!));
    for (const [index, period] of periods.entries()) {
      marks.at.push(pulses[index + 1]!);
      marks.hz.push(sampleRate / period);
    }
  }
  addUnvoicedMarks(marks, samples.length, sampleRate);
  return marks;
}

const MIN_PULSES = 4;

/** Adds marks in an unvoiced part, up to one at `to`. */
function addUnvoicedMarks({ at, hz }: PitchMarks, to: number, sampleRate: number): void {
  const from = at.at(-1)!;
  const steps = Math.max(1, Math.round((to - from) / (UNVOICED_S * sampleRate)));
  for (let step = 1; step <= steps; step++) {
    at.push(from + Math.round(((to - from) * step) / steps));
    hz.push(0);
  }
}

function pulsesOf(samples: Float32Array, sampleRate: number, from: number, to: number): number[] {
  const longest = Math.ceil(sampleRate / MIN_HZ);
  if (to - from < 2 * longest) return [];
  let peak = from;
  for (let i = from; i < to; i++) if (Math.abs(samples[i]!) > Math.abs(samples[peak]!)) peak = i;
  const direction = peak + 2 * longest < to ? 1 : -1;
  const first = periodAt(samples, peak, direction, Math.floor(sampleRate / MAX_HZ), longest);
  const pulses = [peak];
  for (const [step, pulse] of [
    [1, (next: number) => pulses.push(next)],
    [-1, (next: number) => pulses.unshift(next)],
  ] as const) {
    let period = first;
    for (let at = peak; ; ) {
      period = clampRound(bestLag(samples, at, step, period), sampleRate / MAX_HZ, longest);
      at += step * period;
      if (at < from || at > to) break;
      pulse(at);
    }
  }
  return pulses;
}

/** The period at `at`, without any estimate. */
function periodAt(samples: Float32Array, at: number, step: 1 | -1, shortest: number, longest: number): number {
  const correlations = Float32Array.from({ length: longest - shortest + 1 }, (_, index) =>
    correlation(samples, at, at + step * (shortest + index), longest >> 1),
  );
  const threshold = NEAR_BEST * correlations.reduce((max, value) => Math.max(max, value), 0);
  const index = correlations.findIndex(
    (value, i) => value >= threshold && value >= (correlations[i - 1] ?? 0) && value >= (correlations[i + 1] ?? 0),
  );
  return shortest + Math.max(0, index);
}

/** The lag near `period` with the highest correlation at `at`. */
function bestLag(samples: Float32Array, at: number, step: 1 | -1, period: number): number {
  const reach = Math.round(period * MAX_PERIOD_CHANGE);
  let best = period;
  let max = MIN_CORRELATION;
  for (let lag = period - reach; lag <= period + reach; lag++) {
    const value = correlation(samples, at, at + step * lag, period >> 1);
    if (value > max) {
      max = value;
      best = lag;
    }
  }
  return best;
}

/** Below it no pulse is visible, as in a voiced fricative, and the previous period continues. */
const MIN_CORRELATION = 0.4;

/** The normalized cross-correlation of the sound within `half` of two positions, −1 to 1. */
function correlation(samples: Float32Array, a: number, b: number, half: number): number {
  let product = 0;
  let powerA = 1e-9;
  let powerB = 1e-9;
  for (let i = -half; i <= half; i++) {
    const x = samples[a + i] ?? 0;
    const y = samples[b + i] ?? 0;
    product += x * y;
    powerA += x * x;
    powerB += y * y;
  }
  return product / Math.sqrt(powerA * powerB);
}

/** Periods are whole samples: a median over five removes errors, and a mean after it the rounding. */
function smooth(periods: readonly number[]): number[] {
  const around = (values: readonly number[], index: number) => values.slice(Math.max(0, index - 2), index + 3);
  const medians = periods.map(
    (_, index) => around(periods, index).sort((a, b) => a - b)[around(periods, index).length >> 1]!,
  );
  return medians.map((_, index) => {
    const near = around(medians, index);
    return near.reduce((sum, value) => sum + value, 0) / near.length;
  });
}

const clampRound = (value: number, min: number, max: number) => Math.round(Math.max(min, Math.min(max, value)));
