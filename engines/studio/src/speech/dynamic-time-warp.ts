// Dynamic time warping between two recordings of the same words.
import type { Features } from './mfcc.ts';

/** The path's maximum distance from the diagonal: a minimum in frames, and a part of the length. */
const MIN_BAND = 250;
const BAND_PART = 0.15;
/** Cost of advancing in only one recording, so that speech is not compressed into an instant. */
const STALL_COST = 0.35;

const BOTH = 0;
const FIRST = 1;
const SECOND = 2;

/**
 * Dynamic time warping (Sakoe and Chiba 1978) within a band about the diagonal. Returns, for every frame of `a` and one
 * past its end, the matching frame of `b`; never decreasing.
 */
export function dynamicTimeWarp(a: Features, b: Features): Int32Array {
  const band = Math.round(Math.max(MIN_BAND, BAND_PART * b.frames, Math.abs(a.frames - b.frames) * 0.5));
  const width = 2 * band + 1;
  const moves = new Uint8Array((a.frames + 1) * width);
  const left = (i: number) => Math.round((i * b.frames) / a.frames) - band;
  let before = new Float32Array(width).fill(Number.POSITIVE_INFINITY);
  before[band] = 0;
  for (let i = 1; i <= a.frames; i++) {
    const row = new Float32Array(width).fill(Number.POSITIVE_INFINITY);
    const shift = left(i) - left(i - 1);
    for (let cell = 0; cell < width; cell++) {
      const j = left(i) + cell;
      if (j < 1 || j > b.frames) continue;
      const both = before[cell + shift - 1] ?? Number.POSITIVE_INFINITY;
      const first = (before[cell + shift] ?? Number.POSITIVE_INFINITY) + STALL_COST;
      const second = (row[cell - 1] ?? Number.POSITIVE_INFINITY) + STALL_COST;
      const best = Math.min(both, first, second);
      row[cell] = best + distance(a, i - 1, b, j - 1);
      moves[i * width + cell] = best === both ? BOTH : best === first ? FIRST : SECOND;
    }
    before = row;
  }
  const path = new Int32Array(a.frames + 1).fill(b.frames);
  for (let i = a.frames, j = b.frames; i > 0 && j > 0; ) {
    path[i - 1] = j - 1;
    const move = moves[i * width + (j - left(i))];
    if (move !== SECOND) i--;
    if (move !== FIRST) j--;
    if (j === 0) path.fill(0, 0, i);
  }
  return path;
}

function distance(a: Features, i: number, b: Features, j: number): number {
  let sum = 0;
  for (let c = 0; c < a.width; c++) sum += (a.values[i * a.width + c]! - b.values[j * b.width + c]!) ** 2;
  return Math.sqrt(sum);
}
