// What words do to the light and framing of a photographed presenter.
import { expect, test } from 'vitest';
import { exposureOf, grade, lookInScene, PLAIN_LOOK, readLook } from './look.ts';

test('an edit does what is understood and says so', () => {
  const { look, does } = readLook('Make it warmer and a bit brighter, close-up', PLAIN_LOOK);
  expect(look).toMatchObject({ warmth: 0.55, brightness: 0.45, closeness: 1.2 });
  expect(does).toEqual(['brighter', 'warmer', 'framed closer']);
});

test('what is denied is not done, and clothes change no light', () => {
  expect(readLook('not darker please, in a red dress', PLAIN_LOOK)).toEqual({ look: PLAIN_LOOK, does: [] });
});

test('a scene colours the light', () => {
  expect(lookInScene('on a beach', PLAIN_LOOK).tint).not.toBeNull();
  expect(lookInScene('on a beach', PLAIN_LOOK).tint).not.toBe(lookInScene('in a forest', PLAIN_LOOK).tint);
});

const grey = (value: number) => new Uint8ClampedArray(64 * 64 * 4).fill(value);
const mean = (rgba: Uint8ClampedArray, channel: number) => {
  let sum = 0;
  for (let at = channel; at < rgba.length; at += 4) {
    sum += rgba[at]!;
  }
  return sum / (rgba.length / 4);
};

test('warm is redder than blue, bright is lighter, black and white has no colour', () => {
  const warm = grey(120);
  grade(warm, 64, 64, { ...PLAIN_LOOK, warmth: 0.5 });
  expect(mean(warm, 0)).toBeGreaterThan(mean(warm, 2) + 5);
  const bright = grey(120);
  grade(bright, 64, 64, { ...PLAIN_LOOK, brightness: 0.5 });
  expect(mean(bright, 1)).toBeGreaterThan(130);
  const plain = Uint8ClampedArray.from({ length: 64 * 64 * 4 }, (_, i) => [200, 100, 50, 255][i % 4]!);
  grade(plain, 64, 64, { ...PLAIN_LOOK, saturation: -1 });
  expect(mean(plain, 0)).toBeCloseTo(mean(plain, 2), 0);
});

test('a dark photo’s lights are brought up, a well-lit one is left alone', () => {
  expect(exposureOf(grey(90))).toBeGreaterThan(2);
  expect(exposureOf(grey(240))).toBe(1);
});
