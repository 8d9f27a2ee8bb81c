// Derives visemes from sound alone, for speech whose words are unknown.
import type { Viseme } from '../visemes.ts';
import { type Features, FRAME_MS, featuresOf } from './mfcc.ts';
import type { TimedPhone } from './timeline.ts';
import { VISEME_WEIGHTS } from './viseme-weights.ts';

/**
 * Returns a gapless track of visemes, `rest` in pauses: each frame gets its most likely viseme, and short runs are
 * merged into their neighbours. Silence, or sound too faint to hear, is all `rest`.
 */
export function visemesFromSound(samples: Float32Array, sampleRate: number): TimedPhone[] {
  const durationMs = Math.floor((samples.length * 1000) / sampleRate);
  const features = featuresOf(samples, sampleRate);
  const levels = features.levelDb.toSorted();
  const loud = levels[Math.floor(levels.length * 0.95)]!;
  const pause = loud - PAUSE_DB;
  const scores = Array.from({ length: features.frames }, (_, frame) => scoresAt(features, frame, loud));
  const shapes = scores.map((_, frame): Viseme => {
    if (loud < INAUDIBLE_DB || features.levelDb[frame]! < pause) return 'rest';
    return best([scores[frame - 1], scores[frame], scores[frame + 1]]);
  });
  return phonesOf(removeShortRuns(shapes), durationMs);
}

const PAUSE_DB = 36;
const INAUDIBLE_DB = -60;

const SHAPES = Object.keys(VISEME_WEIGHTS) as (keyof typeof VISEME_WEIGHTS)[];

function scoresAt({ values, width, levelDb }: Features, frame: number, loud: number): number[] {
  const level = Math.max(-4, Math.min(1, (levelDb[frame]! - loud) / 12));
  return SHAPES.map((shape) => {
    const weights = VISEME_WEIGHTS[shape];
    let sum = weights[width]! * level + weights[width + 1]!;
    for (let c = 0; c < width; c++) sum += weights[c]! * values[frame * width + c]!;
    return sum;
  });
}

/** The viseme with the highest score over neighbouring frames. */
function best(frames: readonly (readonly number[] | undefined)[]): Viseme {
  const sums = SHAPES.map((_, shape) => frames.reduce((sum, scores) => sum + (scores?.[shape] ?? 0), 0));
  return SHAPES[sums.indexOf(Math.max(...sums))]!;
}

/** Minimum length of a viseme in frames of 10 ms: the jaw is no faster, and single frames are errors. */
const MIN_FRAMES: Readonly<Partial<Record<Viseme, number>>> = { rest: 9, MBP: 3 };
const DEFAULT_MIN_FRAMES = 4;

interface Run {
  viseme: Viseme;
  frames: number;
}

/** Replaces runs that are too short with the longer neighbour. */
function removeShortRuns(shapes: readonly Viseme[]): Run[] {
  let runs = merge(shapes.map((viseme) => ({ viseme, frames: 1 })));
  for (let minFrames = 2; minFrames <= 9; minFrames++) {
    const short = runs.map(
      ({ viseme, frames }) => frames < Math.min(minFrames, MIN_FRAMES[viseme] ?? DEFAULT_MIN_FRAMES),
    );
    const replacement = (i: number): Viseme | undefined => {
      const [before, after] = [i - 1, i + 1].map((at) => (short[at] === false ? runs[at] : undefined));
      return ((before?.frames ?? 0) >= (after?.frames ?? 0) ? before : after)?.viseme;
    };
    runs = merge(runs.map((run, i) => (short[i] ? { ...run, viseme: replacement(i) ?? run.viseme } : run)));
  }
  return runs;
}

function merge(runs: readonly Run[]): Run[] {
  const merged: Run[] = [];
  for (const { viseme, frames } of runs) {
    const last = merged.at(-1);
    if (last?.viseme === viseme) last.frames += frames;
    else merged.push({ viseme, frames });
  }
  return merged;
}

function phonesOf(runs: readonly Run[], durationMs: number): TimedPhone[] {
  let startMs = 0;
  return runs.map(({ viseme, frames }) => {
    const endMs = Math.min(durationMs, startMs + frames * FRAME_MS);
    const phone = { viseme, startMs, endMs };
    startMs = endMs;
    return phone;
  });
}
