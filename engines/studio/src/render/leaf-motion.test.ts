// Leaf motion: leaves move slightly in place, and never the head or other parts of the frame.
import { expect, test } from 'vitest';
import type { CoarseField } from '../face-animation.ts';
import { createFrameBuffers } from './frame-buffers.ts';
import { prepareLeafMotion } from './leaf-motion.ts';

const [width, height] = [320, 576];
const anatomy = { faceX: 160, faceHalfWidth: 40, foreheadY: 200, chinY: 310, neckY: 320 };
/** A bush on the left, from row 320 to 440. */
const bush: CoarseField = {
  coarse: 4,
  width: width / 4,
  height: height / 4,
  values: Uint8Array.from({ length: (width * height) / 16 }, (_, i) => {
    const [x, y] = [(i % (width / 4)) * 4, Math.floor(i / (width / 4)) * 4];
    return x < 100 && y > 320 && y < 440 ? 255 : 0;
  }),
};

/** Vertical stripes, so that horizontal movement is visible. */
const striped = () => {
  const rgba = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let at = 0; at < width * height; at++) rgba.fill(120 + 60 * Math.sin((at % width) / 3), at * 4, at * 4 + 3);
  return createFrameBuffers(width, height, rgba);
};

const renderAt = async (seed: string, times: readonly number[], leaves = bush) => {
  const buffers = await striped();
  const moveLeaves = prepareLeafMotion(buffers, anatomy, leaves)({ seed, lengthMs: 60_000 });
  for (const ms of times) moveLeaves(buffers.frame, ms);
  return { shown: buffers.bytesOf(buffers.frame).slice(0, width * height), ground: buffers.bytesOf(buffers.base) };
};

test('only the leaves move', async () => {
  const { shown, ground } = await renderAt('a', [5000]);
  const moved = [...shown.keys()].filter((at) => shown[at] !== ground[at]);
  expect(moved.length).toBeGreaterThan(1000);
  for (const at of moved) {
    expect(at % width).toBeLessThan(108);
    expect(Math.floor(at / width)).toBeGreaterThan(312);
    expect(Math.floor(at / width)).toBeLessThan(448);
  }
});

test('leaves move over time, and a frame does not depend on earlier frames', async () => {
  const [whole, alone, later, other] = [
    await renderAt('a', [0, 2000, 4000, 5000]),
    await renderAt('a', [5000]),
    await renderAt('a', [6000]),
    await renderAt('b', [5000]),
  ].map(({ shown }) => Buffer.from(shown));
  expect(whole!.equals(alone!)).toBe(true);
  expect(whole!.equals(later!)).toBe(false);
  expect(whole!.equals(other!)).toBe(false);
});

test('leaves move by less than a pixel from frame to frame', async () => {
  const buffers = await striped();
  const moveLeaves = prepareLeafMotion(buffers, anatomy, bush)({ seed: 'a', lengthMs: 60_000 });
  let before: Uint8Array | undefined;
  for (let ms = 0; ms < 8000; ms += 40) {
    moveLeaves(buffers.frame, ms);
    const now = buffers.bytesOf(buffers.frame).slice(0, width * height);
    // Stripes change by at most 17 a pixel.
    if (before)
      expect(
        Math.max(...now.subarray(380 * width, 381 * width).map((v, x) => Math.abs(v - before![380 * width + x]!))),
      ).toBeLessThan(17);
    before = now;
  }
});

test('an empty field moves nothing', async () => {
  const { shown, ground } = await renderAt('a', [5000], { ...bush, values: bush.values.map(() => 0) });
  expect(Buffer.from(shown).equals(Buffer.from(ground.subarray(0, width * height)))).toBe(true);
});
