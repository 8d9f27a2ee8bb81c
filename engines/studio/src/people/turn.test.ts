// Points and pictures turn alike, at the small turns of a video and at the sheet's three-quarter view.
import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { pixelCopy, turnEyeTransform, turnMouthTransform, turnPicture, turnPoint, writeMixed } from './turn.ts';

const [width, height] = [400, 500];
const origin = { scale: 1, originX: 200, originY: 250 };

/** Position of a dot after turning the picture. */
const dotAfter = (turn: { yaw: number; pitch: number }, [x, y]: readonly [number, number]) => {
  const context = createCanvas(width, height).getContext('2d');
  context.fillStyle = '#000';
  context.beginPath();
  context.arc(x + origin.originX, y + origin.originY, 3, 0, 7);
  context.fill();
  const out = turnPicture({ width, height, data: context.getImageData(0, 0, width, height).data }, turn, origin);
  let [sum, right, down] = [0, 0, 0];
  for (let i = 3; i < out.length; i += 4) {
    const pixel = i >> 2;
    sum += out[i]!;
    right += out[i]! * ((pixel % width) + 0.5);
    down += out[i]! * (Math.floor(pixel / width) + 0.5);
  }
  return [right / sum - origin.originX, down / sum - origin.originY] as const;
};

test.each([
  { yaw: 0.12, pitch: 0.03 },
  { yaw: -0.14, pitch: -0.05 },
  { yaw: 0.7, pitch: 0 },
  { yaw: -0.7, pitch: 0 },
])('turning a picture by $yaw and $pitch moves its dots like points', (turn) => {
  for (const point of [
    [0, 70],
    [-60, 0],
    [60, 0],
    [30, 121],
    [-100, 50],
    [100, -80],
  ] as const) {
    const [x, y] = dotAfter(turn, point);
    const [px, py] = turnPoint(turn, point);
    expect(Math.abs(x - px), `${point}`).toBeLessThan(1);
    expect(Math.abs(y - py), `${point}`).toBeLessThan(1);
  }
});

test('in three-quarter view the far eye is narrower than the near one, and the picture does not fold over', () => {
  const at = (x: number, y: number) => turnPoint({ yaw: -0.7, pitch: 0 }, [x, y])[0];
  expect(at(-30, 0) - at(-90, 0)).toBeLessThan(0.6 * (at(90, 0) - at(30, 0)));
  expect(at(0, 70)).toBeLessThan(-85);
  for (let x = -164; x < 164; x++) expect(at(x + 1, 40)).toBeGreaterThan(at(x, 40));
});

test('in three-quarter view the far eye is more than half as wide as the near one, and both stay in their places', () => {
  const turn = { yaw: -0.7, pitch: 0 };
  const [far, near] = [-60, 60].map((x) => turnEyeTransform(turn, [x, 0]));
  expect(far![0] / near![0]).toBeGreaterThan(0.55);
  expect(far![0]).toBeLessThan(near![0]);
  expect(far![0] * -60 + far![4]).toBeCloseTo(turnPoint(turn, [-60, 0])[0]);
});

test('in the small turns of a video eyes are level, of almost one width, and in their places', () => {
  for (const yaw of [-0.2, 0.14, 0.2]) {
    const turn = { yaw, pitch: 0.05 };
    const [left, right] = [-60, 60].map((x) => turnEyeTransform(turn, [x, 0]));
    expect(Math.abs(left![0] / right![0] - 1)).toBeLessThan(0.12);
    for (const [x, [across, slant, , , e, f]] of [
      [-60, left!],
      [60, right!],
    ] as const) {
      expect(slant).toBe(0);
      const [px, py] = turnPoint(turn, [x, 0]);
      expect(across * x + e).toBeCloseTo(px);
      expect(f).toBeCloseTo(py);
    }
  }
});

test('the mouth of a turned head stays upright on the middle line of the face', () => {
  for (const yaw of [-0.7, -0.15, 0.15, 0.7]) {
    const turn = { yaw, pitch: 0.03 };
    const [across, down, slant, , right] = turnMouthTransform(turn, [0, 121]);
    expect(across).toBeGreaterThan(0.7);
    expect(down).toBeCloseTo(0, 2);
    expect(slant).toBe(0);
    expect(right).toBeCloseTo(turnPoint(turn, [0, 121])[0]);
  }
});

test('an opaque pixel is the mixture of its four neighbours at every position', () => {
  const out = new Uint8ClampedArray(4);
  const [white, black] = [
    [255, 255, 255, 255],
    [0, 0, 0, 255],
  ] as const;
  const pixels = pixelCopy(Uint8ClampedArray.from([...white, ...black, ...black, ...black]), 2, out);
  const steps = Array.from({ length: 701 }, (_, i) => i / 701);
  const errors = steps.flatMap((right) =>
    steps.map((low) => {
      writeMixed(pixels, 0, right, low, 0);
      return Math.abs(out[0]! - 255 * (1 - right) * (1 - low));
    }),
  );
  expect(errors.reduce((most, error) => Math.max(most, error))).toBeLessThan(4);
});
