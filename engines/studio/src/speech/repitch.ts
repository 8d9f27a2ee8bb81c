// Changes the pitch of a synthetic voice and keeps its timing and vowels.
import { pitchMarks } from './pitch-marks.ts';
import type { Span } from './utterance.ts';

/** Maximum pitch factor: beyond it the grains do not overlap properly. */
const MAX_FACTOR = 1.6;
/** Minimum distance of unvoiced grains. */
const MIN_DISTANCE_S = 0.0025;

/**
 * Time-domain PSOLA (Moulines and Charpentier 1990): the grains around the pulses are overlapped again at the target
 * distances. `target` maps the current pitch in Hz to the new one; unvoiced parts stay identical.
 */
export function repitch(
  samples: Float32Array,
  sampleRate: number,
  voiced: readonly Span[],
  target: (hz: number) => number,
): Float32Array {
  const { at, hz } = pitchMarks(samples, sampleRate, voiced);
  const output = new Float32Array(samples.length);
  const last = at.length - 1;
  let mark = 0;
  let place = 0;
  while (mark < last) {
    const currentHz = hz[mark]!;
    let nextMark = mark + 1;
    let nextPlace = at[nextMark]!;
    if (currentHz > 0) {
      const factor = Math.max(1 / MAX_FACTOR, Math.min(MAX_FACTOR, target(currentHz) / currentHz));
      nextPlace = place + sampleRate / currentHz / factor;
      nextMark = nearest(at, mark, nextPlace);
    } else {
      // After a voiced span the position lies between marks; a join within noise is inaudible.
      while (nextMark < last && at[nextMark]! - place < MIN_DISTANCE_S * sampleRate) nextMark++;
      nextPlace = at[nextMark]!;
    }
    const overlap = Math.min(at[mark + 1]! - at[mark]!, at[nextMark]! - at[nextMark - 1]!);
    join(output, samples, { mark: at[mark]!, place }, { mark: at[nextMark]!, place: nextPlace }, overlap);
    mark = nextMark;
    place = nextPlace;
  }
  return output;
}

/** The mark nearest to a position, from `from` on. */
function nearest(at: readonly number[], from: number, place: number): number {
  let mark = from;
  while (mark + 1 < at.length - 1 && Math.abs(at[mark + 1]! - place) <= Math.abs(at[mark]! - place)) mark++;
  return mark;
}

/** A grain of the source around `mark`, placed at `place`. */
interface Grain {
  mark: number;
  place: number;
}

/** Cross-fades the output from one grain's position to the next one's, within `overlap`. */
function join(output: Float32Array, samples: Float32Array, outgoing: Grain, incoming: Grain, overlap: number): void {
  const from = Math.round(outgoing.place);
  const to = Math.min(output.length, Math.round(incoming.place));
  const length = Math.min(overlap, to - from);
  const outShift = outgoing.mark - from;
  const inShift = incoming.mark - Math.round(incoming.place);
  for (let i = from; i < to; i++) {
    const fade = halfHann((i - from) / length);
    output[i] = fade * (samples[i + outShift] ?? 0) + halfHann((to - i) / length) * (samples[i + inShift] ?? 0);
  }
}

/** Half a Hann window: 1 at 0, 0 from 1 on. */
const halfHann = (x: number): number => (x >= 1 ? 0 : 0.5 + 0.5 * Math.cos(Math.PI * x));
