// Finds the most likely places of words, or of their sounds, in a recording by dynamic programming.
import type { SoundKind } from '../text/expected-sounds.ts';
import { boundaryCosts, pauseCosts, soundCosts, spokenMs } from './sound-costs.ts';
import type { SpeechFeatures } from './speech-features.ts';

/** A word or a sound of it. */
export interface Segment {
  readonly kind: SoundKind;
  /** Its expected length in relation to those of all others. */
  readonly ms: number;
  /** What is before it: the start of the recording, a mark, a space or nothing. */
  readonly gap: Gap;
}

export type Gap = 'edge' | 'mark' | 'space' | 'none';

/** In steps of the features: from `start` up to `end`. */
export interface Place {
  readonly start: number;
  readonly end: number;
}

/** Costs are negative logarithms of likelihoods. */
const GAPS: Readonly<Record<Exclude<Gap, 'none'>, { pause: number; noPause: number; boundary: 0 | 1 }>> = {
  edge: { pause: 0, noPause: 0, boundary: 0 },
  mark: { pause: 0, noPause: 4, boundary: 1 },
  space: { pause: 5, noPause: 0, boundary: 1 },
};
/** Of the length of a segment, in ms for each ms: it grows with the length as if a segment were a series of shorter ones. */
const VARIANCE = 14;
/** Longer segments are not tried. */
const MAX_LENGTH = { factor: 3, ms: 300 };

/** The steps at which a gap may start or end. */
interface Window {
  readonly from: number;
  readonly to: number;
}

/** For each step of a window: the cost of the best way to it, and the step from which that way comes. */
interface Column {
  readonly costs: Float64Array;
  readonly origins: Int32Array;
}

/**
 * Places the segments in order, each with a length near the expected one at the pace of the recording and on steps that sound like it,
 * with or without a pause in each gap. Takes time in proportion to the steps of the recording times the width of the band.
 *
 * @param near the search is limited to a band of `bandSteps` around these places
 * @returns undefined if the segments do not fit
 */
export function placeSegments(
  features: SpeechFeatures,
  segments: readonly Segment[],
  near: readonly Place[],
  bandSteps: number,
): Place[] | undefined {
  const { stepMs, silent } = features;
  if (silent.length < segments.length) return undefined;
  const pace = spokenMs(features) / segments.reduce((sum, { ms }) => sum + ms, 0);
  const sums = new Map(
    [...new Set(segments.map(({ kind }) => kind))].map((kind) => [kind, soundCosts(features, kind)]),
  );
  const passGap = gapPasser(features);
  const windows = windowsAround(near, bandSteps, silent.length);

  const first = windows[0]!;
  let ends: Float64Array = Float64Array.from({ length: first.to - first.from + 1 }, (_, i) =>
    i === 0 ? 0 : Number.POSITIVE_INFINITY,
  );
  const gaps: Column[] = [];
  const bodies: Column[] = [];
  for (const [i, { gap, kind, ms }] of segments.entries()) {
    const passed = passGap(ends, windows[i]!, gap);
    const body = passSegment(
      passed.costs,
      windows[i]!,
      windows[i + 1]!,
      sums.get(kind)!,
      lengthCosts(ms * pace, pace, stepMs),
    );
    gaps.push(passed);
    bodies.push(body);
    ends = body.costs;
  }
  const last = windows.at(-1)!;
  const end = passGap(ends, last, 'edge');
  if (end.costs.at(-1) === Number.POSITIVE_INFINITY) return undefined;

  const places: Place[] = [];
  let at = end.origins.at(-1)!;
  for (let i = segments.length - 1; i >= 0; i--) {
    const start = bodies[i]!.origins[at - windows[i + 1]!.from]!;
    places.push({ start, end: at });
    at = gaps[i]!.origins[start - windows[i]!.from]!;
  }
  return places.reverse();
}

/** One for each gap and the end. Each leaves room for the segments before and after it. */
function windowsAround(near: readonly Place[], band: number, steps: number): Window[] {
  return Array.from({ length: near.length + 1 }, (_, i) => {
    const [least, most] = [i, Math.max(i, steps - (near.length - i))];
    const within = (step: number) => Math.min(Math.max(step, least), most);
    const start = i === 0 ? 0 : Math.floor(near[i - 1]!.end) - band;
    const end = i === near.length ? steps : Math.ceil(near[i]!.start) + band;
    return { from: within(start), to: within(end) };
  });
}

function gapPasser(features: SpeechFeatures) {
  const pauseCost = pauseCosts(features);
  const boundaryCost = boundaryCosts(features);
  return (ends: Float64Array, { from }: Window, gap: Gap): Column => {
    const costs = ends.slice();
    const origins = Int32Array.from(ends, (_, i) => from + i);
    if (gap === 'none') return { costs, origins };
    const { pause, noPause, boundary } = GAPS[gap];
    let paused = Number.POSITIVE_INFINITY;
    let pausedFrom = from;
    for (const [i, end] of ends.entries()) {
      if (i > 0) paused += pauseCost[from + i - 1]!;
      costs[i]! += noPause + boundary * (boundaryCost[from + i] ?? 0);
      if (paused < costs[i]!) {
        costs[i] = paused;
        origins[i] = pausedFrom;
      }
      if (end + pause < paused) {
        paused = end + pause;
        pausedFrom = from + i;
      }
    }
    return { costs, origins };
  };
}

/** The cost of each length in steps. */
function lengthCosts(ms: number, pace: number, stepMs: number): Float64Array {
  const longest = Math.ceil((MAX_LENGTH.factor * ms + MAX_LENGTH.ms) / stepMs);
  return Float64Array.from(
    { length: longest + 1 },
    (_, steps) => (steps * stepMs - ms) ** 2 / (2 * VARIANCE * pace * ms),
  );
}

function passSegment(
  starts: Float64Array,
  window: Window,
  next: Window,
  sums: Float64Array,
  lengthCost: Float64Array,
): Column {
  const from = window.from;
  const relative = starts.map((cost, i) => cost - sums[from + i]!);
  const costs = new Float64Array(next.to - next.from + 1);
  const origins = new Int32Array(costs.length);
  for (let end = next.from; end <= next.to; end++) {
    const longest = Math.min(lengthCost.length - 1, end - from);
    let best = Number.POSITIVE_INFINITY;
    let bestLength = 0;
    for (let length = Math.max(1, end - window.to); length <= longest; length++) {
      const cost = relative[end - length - from]! + lengthCost[length]!;
      if (cost < best) {
        best = cost;
        bestLength = length;
      }
    }
    costs[end - next.from] = best + sums[end]!;
    origins[end - next.from] = end - bestLength;
  }
  return { costs, origins };
}
