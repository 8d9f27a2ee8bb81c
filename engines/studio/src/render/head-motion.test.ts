// The head's motion on a striped picture: who breathes lifts the shoulders a little, and what is below stays.
import { expect, test } from 'vitest';
import { bakeHeadMotion } from './head-motion.ts';
import { openStage } from './stage.ts';

const [width, height] = [320, 576];
/** Head, shoulders and chest of somebody in the middle of the frame. */
const anatomy = { faceX: 160, faceHalfWidth: 56, foreheadY: 130, chinY: 290, neckY: 320 };
const still = { shiftX: 0, shiftY: 0, roll: 0, yaw: 0, nod: 0, browLift: 0 };

/** How far the picture moves down beside the middle at this row, in pixels. It gets lighter by one a row. */
const movedAt = async (row: number, shiftY: number): Promise<number> => {
  const rgba = new Uint8ClampedArray(width * height * 4);
  for (let at = 0; at < width * height; at++) rgba.fill(Math.floor(at / width) % 128, at * 4, at * 4 + 3);
  const stage = await openStage(width, height, rgba);
  const moveHead = bakeHeadMotion(stage, anatomy, { y: 175, reach: 14 }, []);
  moveHead(stage.frame, { ...still, shiftY });
  const mean = (picture: typeof stage.frame) =>
    stage
      .bytesOf(picture)
      .subarray(row * width + 100, row * width + 220)
      .reduce((sum, luma) => sum + luma, 0) / 120;
  const slope = (mean({ ...stage.base, address: stage.base.address + 4 * width }) - mean(stage.base)) / 4;
  return (mean(stage.base) - mean(stage.frame)) / slope;
};

test('a breath carries the shoulders along, less than the head, and not the chest below', async () => {
  const breath = 0.05;
  const whole = breath * (anatomy.chinY - anatomy.foreheadY);
  const [head, shoulders, below] = [await movedAt(220, breath), await movedAt(350, breath), await movedAt(500, breath)];
  expect(head).toBeGreaterThan(0.8 * whole);
  expect(shoulders).toBeGreaterThan(0.3 * whole);
  expect(shoulders).toBeLessThan(0.9 * head);
  expect(below).toBe(0);
});
