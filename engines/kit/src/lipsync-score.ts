// Scores the lips of a video: how well they follow the sound, and whether they close on M, B and P.
import type { Sound } from './audio/wav.ts';

/**
 * The opening of the lips in each frame, as a fraction of the distance between the outer corners of the eyes; null in a frame in which
 * nobody speaks on camera.
 */
export interface Lips {
  apertures: readonly (number | null)[];
  framesPerSecond: number;
}

/** Plain JSON. */
export type LipsyncScore = {
  /** −1 to 1: how closely the opening of the lips follows the loudness. */
  correlation: number;
  /** By how much the lips come after the sound; negative where they lead. */
  lagMs: number;
  /** The number of M, B and P on camera, and on how many of them the lips close. Null if the sounds are not known. */
  closures: { count: number; closed: number } | null;
};

/** A shorter time with a face says nothing. */
const MIN_SCORED_MS = 1_000;

/** `phones`: empty if the sounds are not known. Undefined if nobody speaks on camera for a second. */
export function scoreLipsync(lips: Lips, sound: Sound, phones: readonly Phone[]): LipsyncScore | undefined {
  const frames = lips.apertures.filter((aperture) => aperture !== null).length;
  if ((frames * 1000) / lips.framesPerSecond < MIN_SCORED_MS) return undefined;
  const { correlation, lagMs } = followsSound(lips, sound);
  const { count, missedMs } = closuresOf(lips, phones);
  return {
    correlation: Math.round(correlation * 1000) / 1000,
    lagMs,
    closures: phones.length === 0 ? null : { count, closed: count - missedMs.length },
  };
}

interface Phone {
  viseme: string;
  startMs: number;
  endMs: number;
}

/** The resolution of the compared series: a third of a frame or finer. */
const STEP_MS = 10;
const MAX_LAG_MS = 200;
const WINDOW_MS = 40;

/**
 * Mouth and envelope share what is slower than some 7 Hz (Chandrasekaran et al., "The natural statistics of audiovisual
 * speech", PLoS Computational Biology 2009): a Gaussian of this width passes that and little more.
 */
const SIGMA_MS = 19;

/**
 * Pearson's correlation of lip aperture and envelope (the sound's root mean square in windows of 40 ms, both smoothed as
 * above) at the lag within ±`maxLagMs` that is best, and that lag: by how much the lips come after the sound, negative where
 * they lead. With 0, as the video is watched. A frame's aperture counts for the middle of its time on the screen.
 */
export const followsSound = (
  lips: Lips,
  sound: Sound,
  maxLagMs = MAX_LAG_MS,
): { correlation: number; lagMs: number } => {
  const { apertures, framesPerSecond } = lips;
  const count = Math.floor((apertures.length * 1000) / framesPerSecond / STEP_MS);
  const steps = (valueAt: (ms: number) => number) =>
    smoothed(Float64Array.from({ length: count }, (_, k) => valueAt((k + 0.5) * STEP_MS)));
  const envelope = steps((ms) => levelAt(sound, ms));
  const opening = steps((ms) => between(apertures, (ms * framesPerSecond) / 1000 - 0.5));
  let best = { correlation: -1, lagMs: 0 };
  const maxSteps = maxLagMs / STEP_MS;
  for (let lag = -maxSteps; lag <= maxSteps; lag++) {
    const [from, to] = [Math.max(0, -lag), Math.min(count, count - lag)];
    const correlation = pearson(opening.subarray(from + lag, to + lag), envelope.subarray(from, to));
    if (correlation > best.correlation) best = { correlation, lagMs: lag * STEP_MS };
  }
  return best;
};

/** Lips count as closed below this fraction of the face's range of openings. */
const SHUT_PART = 0.15;
/** A face whose smallest openings are above this never closes: about 3.5 mm. */
const MAX_SHUT = 0.04;

export interface Closures {
  /** 5th and 95th percentile of the openings. */
  closed: number;
  open: number;
  /** The opening below which these lips count as closed. */
  shutBelow: number;
  /** The number of M, B and P on camera. */
  count: number;
  /** The start times of those without any closed frame. */
  missedMs: number[];
}

export const closuresOf = ({ apertures, framesPerSecond }: Lips, phones: readonly Phone[]): Closures => {
  const sorted = apertures.filter((aperture) => aperture !== null).toSorted((a, b) => a - b);
  const part = (share: number) => sorted[Math.round((sorted.length - 1) * share)]!;
  const [closed, open] = [part(0.05), part(0.95)];
  const shutBelow = Math.min(MAX_SHUT, closed + SHUT_PART * (open - closed));
  const closures = phones.flatMap(({ viseme, startMs, endMs }) => {
    const [from, to] = [Math.floor((startMs * framesPerSecond) / 1000), Math.ceil((endMs * framesPerSecond) / 1000)];
    const shown = apertures.slice(from, to);
    return viseme === 'MBP' && shown.some((aperture) => aperture !== null) ? [{ startMs, shown }] : [];
  });
  const missed = closures.filter(({ shown }) => shown.every((aperture) => aperture === null || aperture > shutBelow));
  return { closed, open, shutBelow, count: closures.length, missedMs: missed.map(({ startMs }) => startMs) };
};

const levelAt = ({ samples, sampleRate }: Sound, ms: number): number => {
  const from = Math.max(0, Math.round(((ms - WINDOW_MS / 2) * sampleRate) / 1000));
  const to = Math.min(samples.length, Math.round(((ms + WINDOW_MS / 2) * sampleRate) / 1000));
  let sum = 0;
  for (let i = from; i < to; i++) sum += samples[i]! * samples[i]!;
  return Math.sqrt(sum / Math.max(1, to - from));
};

/** NaN beside a frame without an aperture. */
const between = (values: readonly (number | null)[], at: number): number => {
  const inside = Math.min(values.length - 1, Math.max(0, at));
  const [before, after] = [Math.floor(inside), Math.ceil(inside)];
  const [from, to] = [values[before] ?? Number.NaN, values[after] ?? Number.NaN];
  return from + (to - from) * (inside - before);
};

/** NaN stays, and adds nothing to its neighbours. */
const smoothed = (values: Float64Array): Float64Array => {
  const reach = Math.ceil((3 * SIGMA_MS) / STEP_MS);
  return values.map((value, i) => {
    if (Number.isNaN(value)) return value;
    let [sum, weights] = [0, 0];
    for (let k = Math.max(0, i - reach); k <= Math.min(values.length - 1, i + reach); k++) {
      if (Number.isNaN(values[k]!)) continue;
      const weight = Math.exp(-0.5 * (((k - i) * STEP_MS) / SIGMA_MS) ** 2);
      sum += weight * values[k]!;
      weights += weight;
    }
    return sum / weights;
  });
};

/** Over the pairs in which neither is NaN. */
const pearson = (a: Float64Array, b: Float64Array): number => {
  let [count, sumA, sumB] = [0, 0, 0];
  for (let i = 0; i < a.length; i++) {
    if (Number.isNaN(a[i]! + b[i]!)) continue;
    count++;
    sumA += a[i]!;
    sumB += b[i]!;
  }
  const [meanA, meanB] = [sumA / count, sumB / count];
  let [both, ofA, ofB] = [0, 0, 0];
  for (let i = 0; i < a.length; i++) {
    const [x, y] = [a[i]! - meanA, b[i]! - meanB];
    if (Number.isNaN(x + y)) continue;
    both += x * y;
    ofA += x * x;
    ofB += y * y;
  }
  return both / Math.sqrt(ofA * ofB || 1);
};
