// Where the glottal pulses of a synthetic voice lie: one mark a period in what is voiced, evenly spaced marks in what is not.
import type { Span } from './utterance.ts';

export interface PitchMarks {
  /** Samples from the start, rising; the first is 0 and the last the sound's end. */
  at: number[];
  /** Pitch in Hz from this mark to the next, 0 where it is not voiced. */
  hz: number[];
}

/** The synthetic men that marks are needed for keep within. */
const LOWEST_HZ = 62;
const HIGHEST_HZ = 190;
/** Space between marks of what is not voiced. */
const UNVOICED_S = 0.006;
/** Most that a period may differ from the one beside it. */
const STRAY = 0.2;
/** Lags this near to the best are the period too, and the shortest of them is. */
const NEARLY = 0.9;

/**
 * From the highest peak of each voiced span a period is stepped forward and back at a time, each step to where the sound is most
 * like what it was (cross-correlation, as Praat's "point process"; Boersma 1993). A synthesiser tells what is voiced, so nothing is
 * decided here that could be wrong.
 */
export function pitchMarks(samples: Float32Array, sampleRate: number, voiced: readonly Span[]): PitchMarks {
  const marks: PitchMarks = { at: [0], hz: [] };
  for (const { startS, endS } of voiced) {
    const from = Math.max(Math.round(startS * sampleRate), marks.at.at(-1)! + 1);
    const to = Math.min(samples.length, Math.round(endS * sampleRate));
    const pulses = pulsesOf(samples, sampleRate, from, to);
    if (pulses.length < LEAST_PULSES) continue;
    bridge(marks, pulses[0]!, sampleRate);
    const periods = smooth(pulses.slice(1).map((pulse, index) => pulse - pulses[index]!));
    for (const [index, period] of periods.entries()) {
      marks.at.push(pulses[index + 1]!);
      marks.hz.push(sampleRate / period);
    }
  }
  bridge(marks, samples.length, sampleRate);
  return marks;
}

const LEAST_PULSES = 4;

/** Marks over what is not voiced, up to one at `to`. */
function bridge({ at, hz }: PitchMarks, to: number, sampleRate: number): void {
  const from = at.at(-1)!;
  const steps = Math.max(1, Math.round((to - from) / (UNVOICED_S * sampleRate)));
  for (let step = 1; step <= steps; step++) {
    at.push(from + Math.round(((to - from) * step) / steps));
    hz.push(0);
  }
}

function pulsesOf(samples: Float32Array, sampleRate: number, from: number, to: number): number[] {
  const longest = Math.ceil(sampleRate / LOWEST_HZ);
  if (to - from < 2 * longest) return [];
  let peak = from;
  for (let i = from; i < to; i++) if (Math.abs(samples[i]!) > Math.abs(samples[peak]!)) peak = i;
  const way = peak + 2 * longest < to ? 1 : -1;
  const first = periodAt(samples, peak, way, Math.floor(sampleRate / HIGHEST_HZ), longest);
  const pulses = [peak];
  for (const [step, pulse] of [
    [1, (next: number) => pulses.push(next)],
    [-1, (next: number) => pulses.unshift(next)],
  ] as const) {
    let period = first;
    for (let at = peak; ; ) {
      period = within(bestLag(samples, at, step, period), sampleRate / HIGHEST_HZ, longest);
      at += step * period;
      if (at < from || at > to) break;
      pulse(at);
    }
  }
  return pulses;
}

/** The period at `at`, of which nothing is known yet. */
function periodAt(samples: Float32Array, at: number, step: 1 | -1, shortest: number, longest: number): number {
  const likeness = Float32Array.from({ length: longest - shortest + 1 }, (_, index) =>
    correlation(samples, at, at + step * (shortest + index), longest >> 1),
  );
  const enough = NEARLY * likeness.reduce((most, value) => Math.max(most, value), 0);
  const index = likeness.findIndex(
    (value, i) => value >= enough && value >= (likeness[i - 1] ?? 0) && value >= (likeness[i + 1] ?? 0),
  );
  return shortest + Math.max(0, index);
}

/** The lag near `period` at which the sound is most like itself at `at`. */
function bestLag(samples: Float32Array, at: number, step: 1 | -1, period: number): number {
  const reach = Math.round(period * STRAY);
  let best = period;
  let most = LEAST_LIKENESS;
  for (let lag = period - reach; lag <= period + reach; lag++) {
    const value = correlation(samples, at, at + step * lag, period >> 1);
    if (value > most) {
      most = value;
      best = lag;
    }
  }
  return best;
}

/** Below it there is no pulse to be seen, as in a voiced fricative, and the last period goes on. */
const LEAST_LIKENESS = 0.4;

/** Likeness of the sound within `half` of two places, −1 to 1. */
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

/** Periods are whole samples: a mean over five takes the rounding out, and a median before it what was misheard. */
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

const within = (value: number, least: number, most: number) => Math.round(Math.max(least, Math.min(most, value)));
