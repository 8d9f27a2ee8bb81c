// Bones of hands: their lengths, and which parts face the viewer.
import { expect, test } from 'vitest';
import { poses } from './poses.ts';
import { skeletonOf } from './skeleton.ts';

const endOf = ({ joints }: { joints: readonly { at: readonly [number, number, number] }[] }) => joints.at(-1)!.at;

test.each(Object.entries(poses))(
  'the fingers of a hand that is %s point away from the wrist, the middle one furthest',
  (_, pose) => {
    const [index, middle, ring, little] = skeletonOf(pose, 1).fingers.map((finger) => endOf(finger)[0]);
    expect(little).toBeGreaterThan(50);
    expect(middle).toBeGreaterThan(ring!);
    expect(ring).toBeGreaterThan(little!);
    expect(index).toBeGreaterThan(little!);
  },
);

test('a flat hand shows its nails, an open palm does not', () => {
  for (const { nail } of skeletonOf(poses.flat, 1).fingers) expect(nail[2]).toBeGreaterThan(0.5);
  for (const { nail } of skeletonOf(poses.open, 1).fingers) expect(nail[2]).toBeLessThan(0);
});

test('fingers around a handle end behind it', () => {
  for (const finger of skeletonOf(poses.fist, 1).fingers)
    expect(endOf(finger)[2]).toBeLessThan(finger.joints[0]!.at[2] - 20);
});

test('the thumb of a hanging hand is nearer to the viewer than its fingers', () => {
  const { fingers, thumb } = skeletonOf(poses.relaxed, 1);
  for (const finger of fingers.slice(1)) expect(endOf(thumb)[2]).toBeGreaterThan(endOf(finger)[2]);
});

test('bones keep their length in every pose', () => {
  const lengths = Object.values(poses).map((pose) => {
    const { joints } = skeletonOf(pose, 1).fingers[1]!;
    return joints.slice(1).reduce((sum, { at }, i) => sum + Math.hypot(...at.map((v, k) => v - joints[i]!.at[k]!)), 0);
  });
  for (const length of lengths) expect(length).toBeCloseTo(111, 5);
});
