// A person is one piece without holes that stands on itself: what else a cover holds is taken away or filled.
import type { Point } from './find-face.ts';
import type { Small } from './small-picture.ts';

/** Only what hangs together with the point, which lies on the face. */
export const onePiece = (cover: Float32Array, { width, height }: Small, { x, y }: Point): Float32Array => {
  const joined = flood(width, height, [Math.round(y) * width + Math.round(x)], (i) => cover[i]! > 0.5);
  const rim = [
    ...Array.from({ length: width }, (_, k) => k),
    ...Array.from({ length: height }, (_, k) => k * width),
    ...Array.from({ length: height }, (_, k) => k * width + width - 1),
  ];
  const open = flood(width, height, rim, (i) => joined[i] === 0);
  return cover.map((part, i) => {
    if (joined[i] === 1) {
      return part;
    }
    return open[i] === 0 ? 1 : part > 0.5 ? 0 : part;
  });
};

/** Below the chin a body stands on itself: what is under a covered pixel is covered too. @param chin its row */
export const standOn = (cover: Float32Array, { width, height }: Small, chin: number): Float32Array => {
  const stood = cover.slice();
  for (let i = Math.ceil(chin) * width; i < width * height; i++) {
    stood[i] = Math.max(stood[i]!, stood[i - width] ?? 0);
  }
  return stood;
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
