// Head motion on a gradient: breathing lifts the shoulders slightly, and lower parts stay still.
import { expect, test } from 'vitest';
import { createFrameBuffers } from './frame-buffers.ts';
import { prepareHeadMotion } from './head-motion.ts';

const [width, height] = [320, 576];
/** The anatomy of a person in the middle of the frame. */
const anatomy = { faceX: 160, faceHalfWidth: 56, foreheadY: 130, chinY: 290, neckY: 320 };
const still = { shiftX: 0, shiftY: 0, roll: 0, yaw: 0, nod: 0, browLift: 0 };

/** How far the picture moves down in the middle of this row, in pixels. Luma increases by one each row. */
const movedAt = async (row: number, shiftY: number): Promise<number> => {
  const rgba = new Uint8ClampedArray(width * height * 4);
  for (let at = 0; at < width * height; at++) rgba.fill(Math.floor(at / width) % 128, at * 4, at * 4 + 3);
  const buffers = await createFrameBuffers(width, height, rgba);
  const moveHead = prepareHeadMotion(buffers, anatomy, { y: 175, reach: 14 }, []);
  moveHead(buffers.frame, { ...still, shiftY });
  const mean = (picture: typeof buffers.frame) =>
    buffers
      .bytesOf(picture)
      .subarray(row * width + 100, row * width + 220)
      .reduce((sum, luma) => sum + luma, 0) / 120;
  const slope = (mean({ ...buffers.base, address: buffers.base.address + 4 * width }) - mean(buffers.base)) / 4;
  return (mean(buffers.base) - mean(buffers.frame)) / slope;
};

test('a breath moves the shoulders less than the head and the chest not at all', async () => {
  const breath = 0.05;
  const whole = breath * (anatomy.chinY - anatomy.foreheadY);
  const [head, shoulders, below] = [await movedAt(220, breath), await movedAt(350, breath), await movedAt(500, breath)];
  expect(head).toBeGreaterThan(0.8 * whole);
  expect(shoulders).toBeGreaterThan(0.3 * whole);
  expect(shoulders).toBeLessThan(0.9 * head);
  expect(below).toBe(0);
});
