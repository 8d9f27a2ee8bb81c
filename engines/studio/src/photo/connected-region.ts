// Cleans up an outline: a person is one connected region without holes.
import type { DownscaledPhoto } from './downscaled-photo.ts';
import type { Point } from './find-face.ts';

/** Keeps the region connected with a point on the face, and fills its holes. */
export const connectedRegion = (
  cover: Float32Array,
  { width, height }: DownscaledPhoto,
  { x, y }: Point,
): Float32Array => {
  const connected = flood(width, height, [Math.round(y) * width + Math.round(x)], (i) => cover[i]! > 0.5);
  const rim = [
    ...Array.from({ length: width }, (_, k) => k),
    ...Array.from({ length: height }, (_, k) => k * width),
    ...Array.from({ length: height }, (_, k) => k * width + width - 1),
  ];
  const open = flood(width, height, rim, (i) => connected[i] === 0);
  return cover.map((part, i) => {
    if (connected[i] === 1) {
      return part;
    }
    return open[i] === 0 ? 1 : part > 0.5 ? 0 : part;
  });
};

/**
 * Fills downwards from the chin: below a covered pixel everything is covered.
 * @param chin its row
 */
export const fillBelow = (cover: Float32Array, { width, height }: DownscaledPhoto, chin: number): Float32Array => {
  const filled = cover.slice();
  for (let i = Math.ceil(chin) * width; i < width * height; i++) {
    filled[i] = Math.max(filled[i]!, filled[i - width] ?? 0);
  }
  return filled;
};

const flood = (width: number, height: number, seeds: readonly number[], passes: (i: number) => boolean): Uint8Array => {
  const reached = new Uint8Array(width * height);
  const queue = seeds.filter((i) => i >= 0 && i < reached.length && passes(i));
  for (const i of queue) {
    reached[i] = 1;
  }
  for (let i = queue.pop(); i !== undefined; i = queue.pop()) {
    const x = i % width;
    for (const next of [x > 0 ? i - 1 : -1, x < width - 1 ? i + 1 : -1, i - width, i + width]) {
      if (next >= 0 && next < reached.length && reached[next] === 0 && passes(next)) {
        reached[next] = 1;
        queue.push(next);
      }
    }
  }
  return reached;
};
