// Leaves behind a presenter: they stir where they are, a little, and never the head or what is beside them.
import { expect, test } from 'vitest';
import type { CoarseField } from '../puppet.ts';
import { leavesBeside } from './leaves.ts';
import { openStage } from './stage.ts';

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

/** Upright stripes, so that whatever moves aside is seen. */
const striped = () => {
  const rgba = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let at = 0; at < width * height; at++) rgba.fill(120 + 60 * Math.sin((at % width) / 3), at * 4, at * 4 + 3);
  return openStage(width, height, rgba);
};

const stirredAt = async (seed: string, times: readonly number[], leaves = bush) => {
  const stage = await striped();
  const stir = leavesBeside(stage, anatomy, leaves)({ seed, lengthMs: 60_000 });
  for (const ms of times) stir(stage.frame, ms);
  return { shown: stage.bytesOf(stage.frame).slice(0, width * height), ground: stage.bytesOf(stage.base) };
};

test('leaves stir where they are, and nothing else does', async () => {
  const { shown, ground } = await stirredAt('a', [5000]);
  const moved = [...shown.keys()].filter((at) => shown[at] !== ground[at]);
  expect(moved.length).toBeGreaterThan(1000);
  for (const at of moved) {
    expect(at % width).toBeLessThan(108);
    expect(Math.floor(at / width)).toBeGreaterThan(312);
    expect(Math.floor(at / width)).toBeLessThan(448);
  }
});

test('they are elsewhere a second later, and the same in a frame that is drawn alone', async () => {
  const [whole, alone, later, other] = [
    await stirredAt('a', [0, 2000, 4000, 5000]),
    await stirredAt('a', [5000]),
    await stirredAt('a', [6000]),
    await stirredAt('b', [5000]),
  ].map(({ shown }) => Buffer.from(shown));
  expect(whole!.equals(alone!)).toBe(true);
  expect(whole!.equals(later!)).toBe(false);
  expect(whole!.equals(other!)).toBe(false);
});

test('from one frame to the next they move by less than a pixel', async () => {
  const stage = await striped();
  const stir = leavesBeside(stage, anatomy, bush)({ seed: 'a', lengthMs: 60_000 });
  let before: Uint8Array | undefined;
  for (let ms = 0; ms < 8000; ms += 40) {
    stir(stage.frame, ms);
    const now = stage.bytesOf(stage.frame).slice(0, width * height);
    // Stripes change by 17 a pixel at most.
    if (before)
      expect(
        Math.max(...now.subarray(380 * width, 381 * width).map((v, x) => Math.abs(v - before![380 * width + x]!))),
      ).toBeLessThan(17);
    before = now;
  }
});

test('no leaves, no motion', async () => {
  const { shown, ground } = await stirredAt('a', [5000], { ...bush, values: bush.values.map(() => 0) });
  expect(Buffer.from(shown).equals(Buffer.from(ground.subarray(0, width * height)))).toBe(true);
});
