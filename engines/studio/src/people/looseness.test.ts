// Only the loose parts of a head swing.
import { expect, test } from 'vitest';
import { createFrameBuffers } from '../render/frame-buffers.ts';
import { prepareHeadMotion } from '../render/head-motion.ts';
import { createPerson } from './create-person.ts';
import { parseDescription } from './parse-description.ts';
import { planStill } from './plan-still.ts';
import { rigFor, toFrame } from './rig.ts';
import { paintStill } from './still.ts';

const [width, height] = [240, 426];
const AT_REST = { shiftX: 0, shiftY: 0, roll: 0, yaw: 0, nod: 0, browLift: 0 };

const swung = async (text: string) => {
  const person = createPerson(parseDescription(text), text);
  const still = paintStill(planStill(person, 'studio'), width, height);
  const viewport = await createFrameBuffers(width, height, still.rgba);
  const brows = { y: still.eyesBox.y, reach: 10 };
  const draw = prepareHeadMotion(viewport, still.anatomy, brows, [still.jawBox, still.eyesBox]);
  const frame = viewport.addPicture();
  draw(frame, { ...AT_REST, swing: { x: 0.03, y: 0 } });
  const [moved, resting] = [viewport.bytesOf(frame), viewport.bytesOf(viewport.base)];
  const rig = rigFor(person, 'medium', width, height);
  /** Mean change of luma in a box of head units. */
  return (left: number, top: number, right: number, bottom: number): number => {
    const [x0, y0] = toFrame(rig, [left, top]).map(Math.round) as [number, number];
    const [x1, y1] = toFrame(rig, [right, bottom]).map(Math.round) as [number, number];
    let sum = 0;
    for (let y = y0; y < y1; y++)
      for (let x = x0; x < x1; x++) sum += Math.abs(moved[y * width + x]! - resting[y * width + x]!);
    return sum / ((x1 - x0) * (y1 - y0));
  };
};

test('the ends of long hair swing; face, throat and crown do not', async () => {
  const change = await swung('a woman with long wavy brown hair in a white t-shirt');
  expect(change(110, 200, 170, 300)).toBeGreaterThan(1.5);
  expect(change(-75, -100, 75, 170)).toBe(0);
  expect(change(-50, 200, 50, 300)).toBe(0);
  expect(change(-100, -230, 100, -100)).toBe(0);
});

test('hoop earrings swing on uncovered ears', async () => {
  const change = await swung('a woman with a bun and hoop earrings');
  expect(change(126, 80, 160, 108)).toBeGreaterThan(1);
  expect(change(126, 20, 160, 50)).toBe(0);
  expect(change(-75, -100, 75, 170)).toBe(0);
});

test('a head with short hair has no loose parts', async () => {
  const person = createPerson(parseDescription('a man with a buzz cut'), 'buzz');
  const { anatomy } = paintStill(planStill(person, 'studio'), width, height);
  expect(anatomy.loose).toBeUndefined();
});
