// Scores the lips of a video: how well they follow the sound, and whether they close on M, B and P.
import type { Sound } from '@greenroom/engine-kit/audio/wav';

/** The opening of the lips in each frame, as a fraction of the distance between the outer corners of the eyes. */
export interface Lips {
  apertures: readonly number[];
  framesPerSecond: number;
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
 * above) at the lag within ±200 ms that is best, and that lag: by how much the lips come after the sound, negative where
 * they lead. A frame's aperture counts for the middle of its time on the screen.
 */
export const followsSound = (lips: Lips, sound: Sound): { correlation: number; lagMs: number } => {
  const { apertures, framesPerSecond } = lips;
  const count = Math.floor((apertures.length * 1000) / framesPerSecond / STEP_MS);
  const steps = (valueAt: (ms: number) => number) =>
    smoothed(Float64Array.from({ length: count }, (_, k) => valueAt((k + 0.5) * STEP_MS)));
  const envelope = steps((ms) => levelAt(sound, ms));
  const opening = steps((ms) => between(apertures, (ms * framesPerSecond) / 1000 - 0.5));
  let best = { correlation: -1, lagMs: 0 };
  const maxSteps = MAX_LAG_MS / STEP_MS;
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
  /** The number of M, B and P. */
  count: number;
  /** The start times of those without any closed frame. */
  missedMs: number[];
}

export const closuresOf = (
  { apertures, framesPerSecond }: Lips,
  phones: readonly { viseme: string; startMs: number; endMs: number }[],
): Closures => {
  const sorted = apertures.toSorted((a, b) => a - b);
  const part = (share: number) => sorted[Math.round((sorted.length - 1) * share)]!;
  const [closed, open] = [part(0.05), part(0.95)];
  const shutBelow = Math.min(MAX_SHUT, closed + SHUT_PART * (open - closed));
  const closures = phones.filter(({ viseme }) => viseme === 'MBP');
  const missed = closures.filter(({ startMs, endMs }) => {
    const from = Math.floor((startMs * framesPerSecond) / 1000);
    const to = Math.ceil((endMs * framesPerSecond) / 1000);
    return apertures.slice(from, to).every((aperture) => aperture > shutBelow);
  });
  return { closed, open, shutBelow, count: closures.length, missedMs: missed.map(({ startMs }) => startMs) };
};

/** The targets of this benchmark. */
export const WANTED = { correlation: 0.6, lagMs: 40, shut: 0.9 } as const;

/** The missed targets, in words. */
export const missesOf = (
  { correlation, lagMs }: { correlation: number; lagMs: number },
  { count, missedMs }: Pick<Closures, 'count' | 'missedMs'>,
): string[] => [
  ...(correlation < WANTED.correlation
    ? [`follows the sound by ${correlation.toFixed(2)}, not ${WANTED.correlation}`]
    : []),
  ...(Math.abs(lagMs) > WANTED.lagMs ? [`is ${lagMs} ms off, more than ${WANTED.lagMs}`] : []),
  ...(count - missedMs.length < WANTED.shut * count
    ? [`shuts on ${count - missedMs.length} of ${count} M, B and P`]
    : []),
];

const levelAt = ({ samples, sampleRate }: Sound, ms: number): number => {
  const part = samples.subarray(
    Math.max(0, Math.round(((ms - WINDOW_MS / 2) * sampleRate) / 1000)),
    Math.max(0, Math.round(((ms + WINDOW_MS / 2) * sampleRate) / 1000)),
  );
  return Math.sqrt(part.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, part.length));
};

const between = (values: readonly number[], at: number): number => {
  const inside = Math.min(values.length - 1, Math.max(0, at));
  const [before, after] = [Math.floor(inside), Math.ceil(inside)];
  return values[before]! + (values[after]! - values[before]!) * (inside - before);
};

const smoothed = (values: Float64Array): Float64Array => {
  const reach = Math.ceil((3 * SIGMA_MS) / STEP_MS);
  return values.map((_, i) => {
    let [sum, weights] = [0, 0];
    for (let k = Math.max(0, i - reach); k <= Math.min(values.length - 1, i + reach); k++) {
      const weight = Math.exp(-0.5 * (((k - i) * STEP_MS) / SIGMA_MS) ** 2);
      sum += weight * values[k]!;
      weights += weight;
    }
    return sum / weights;
  });
};

const pearson = (a: Float64Array, b: Float64Array): number => {
  const mean = (values: Float64Array) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [meanA, meanB] = [mean(a), mean(b)];
  let [both, ofA, ofB] = [0, 0, 0];
  for (let i = 0; i < a.length; i++) {
    const [x, y] = [a[i]! - meanA, b[i]! - meanB];
    both += x * y;
    ofA += x * x;
    ofB += y * y;
  }
  return both / Math.sqrt(ofA * ofB || 1);
};
