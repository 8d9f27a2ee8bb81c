// Giving a synthetic voice another melody, its timing and its vowels as they were.
import { pitchMarks } from './pitch-marks.ts';
import type { Span } from './utterance.ts';

/** Most that the pitch is moved by: further away the grains no longer hold together. */
const MOST = 1.6;
/** Two grains of what is not voiced are never nearer than this. */
const LEAST_S = 0.0025;

/**
 * Time-domain PSOLA (Moulines and Charpentier 1990): the grains of sound around the pulses are laid down again at the wanted
 * distances. `wanted` tells the pitch in Hz for the one there is; what is not voiced stays as it was, sample for sample.
 */
export function repitch(
  samples: Float32Array,
  sampleRate: number,
  voiced: readonly Span[],
  wanted: (hz: number) => number,
): Float32Array {
  const { at, hz } = pitchMarks(samples, sampleRate, voiced);
  const output = new Float32Array(samples.length);
  const last = at.length - 1;
  let mark = 0;
  let place = 0;
  while (mark < last) {
    const here = hz[mark]!;
    let nextMark = mark + 1;
    let nextPlace = at[nextMark]!;
    if (here > 0) {
      const factor = Math.max(1 / MOST, Math.min(MOST, wanted(here) / here));
      nextPlace = place + sampleRate / here / factor;
      nextMark = nearest(at, mark, nextPlace);
    } else {
      // Behind a voiced span the place lies between the marks; noise takes no harm from where it is joined.
      while (nextMark < last && at[nextMark]! - place < LEAST_S * sampleRate) nextMark++;
      nextPlace = at[nextMark]!;
    }
    const overlap = Math.min(at[mark + 1]! - at[mark]!, at[nextMark]! - at[nextMark - 1]!);
    join(output, samples, { mark: at[mark]!, place }, { mark: at[nextMark]!, place: nextPlace }, overlap);
    mark = nextMark;
    place = nextPlace;
  }
  return output;
}

/** The mark nearest to a place, `from` or behind it. */
function nearest(at: readonly number[], from: number, place: number): number {
  let mark = from;
  while (mark + 1 < at.length - 1 && Math.abs(at[mark + 1]! - place) <= Math.abs(at[mark]! - place)) mark++;
  return mark;
}

/** A piece of the source around `mark`, laid down around `place`. */
interface Grain {
  mark: number;
  place: number;
}

/** Fills the output from one grain's place to the next one's: the first fades out and the second in, each within `overlap`. */
function join(output: Float32Array, samples: Float32Array, out: Grain, into: Grain, overlap: number): void {
  const from = Math.round(out.place);
  const to = Math.min(output.length, Math.round(into.place));
  const length = Math.min(overlap, to - from);
  const outShift = out.mark - from;
  const inShift = into.mark - Math.round(into.place);
  for (let i = from; i < to; i++) {
    const fade = raised((i - from) / length);
    output[i] = fade * (samples[i + outShift] ?? 0) + raised((to - i) / length) * (samples[i + inShift] ?? 0);
  }
}

/** Half a Hann window, from 1 at 0 to 0 at 1 and beyond. */
const raised = (x: number): number => (x >= 1 ? 0 : 0.5 + 0.5 * Math.cos(Math.PI * x));
