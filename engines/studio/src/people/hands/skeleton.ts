// The bones of a hand in a pose: its palm and digits in space, seen from the direction that the pose asks for.
import { mix, smooth } from '../../paint/curve.ts';
import type { Pose } from './poses.ts';

type Vector = readonly [x: number, y: number, z: number];

/** A point on the middle line of a digit. */
export interface Joint {
  readonly at: Vector;
  readonly radius: number;
}

/** A digit as the viewer sees it: its middle line from the knuckle to the tip, and the direction in which its nail faces. */
export interface Digit {
  readonly joints: readonly Joint[];
  readonly nail: Vector;
}

/** Two joints with skin between them. */
export type Bone = readonly [from: Joint, to: Joint];

/** A hand whose wrist is the origin and whose fingers point along x, with the thumb at positive y; z is towards the viewer. */
export interface Skeleton {
  readonly wrist: Bone;
  readonly palm: readonly Bone[];
  /** From the index on. */
  readonly fingers: readonly Digit[];
  readonly thumb: Digit;
}

/** Fingers from the index on: knuckle, lengths of their bones, and radius at the knuckle. */
const fingers = [
  { knuckle: [74, 29, 1], bones: [48, 30, 23], radius: 12.4, aside: 0.07 },
  { knuckle: [80, 9.5, 5], bones: [53, 34, 24], radius: 12.6, aside: 0.01 },
  { knuckle: [76, -10, 3], bones: [50, 32, 23], radius: 12.1, aside: -0.03 },
  { knuckle: [67, -28.5, -3], bones: [39, 23, 20], radius: 10.8, aside: -0.1 },
] as const;

/** Where the thumb begins, lengths of its bones, and radius. */
const thumb = { base: [18, 18, -6], bones: [40, 33, 28], radius: 16 } as const;

/** Points along a digit: so many that it bends softly. */
const steps = 9;

const add = (a: Vector, b: Vector, share: number): Vector => [
  a[0] + b[0] * share,
  a[1] + b[1] * share,
  a[2] + b[2] * share,
];

/** Follows a digit from its base in small steps; each joint turns it away from the side of its nail. */
const follow = (
  base: Vector,
  ahead: Vector,
  nail: Vector,
  bones: readonly [number, number, number],
  bends: readonly [number, number, number],
  radiusAt: (t: number) => number,
): Digit => {
  const total = bones[0] + bones[1] + bones[2];
  const bendAt = (along: number) =>
    bends[0] +
    bends[1] * smooth(bones[0] - 9, bones[0] + 9, along) +
    bends[2] * smooth(bones[0] + bones[1] - 8, bones[0] + bones[1] + 8, along);
  const joints: Joint[] = [{ at: base, radius: radiusAt(0) }];
  for (let i = 1; i <= steps; i++) {
    const bend = bendAt(((i - 0.5) / steps) * total);
    const direction = add([0, 0, 0], ahead, Math.cos(bend));
    const at = add(joints.at(-1)!.at, add(direction, nail, -Math.sin(bend)), total / steps);
    joints.push({ at, radius: radiusAt(i / steps) });
  }
  const bend = bendAt(total);
  return { joints, nail: add(add([0, 0, 0], nail, Math.cos(bend)), ahead, Math.sin(bend)) };
};

/** A finger is full at its root and at its joints, and slender at its end. */
const fingerRadius = (radius: number, t: number): number =>
  radius * (mix(1.04, 0.72, t ** 1.25) + 0.06 * Math.exp(-(((t - 0.47) / 0.1) ** 2)));

const thumbRadius = (radius: number, t: number): number =>
  radius * (mix(1.08, 0.6, smooth(0, 1, t)) + 0.05 * Math.exp(-(((t - 0.84) / 0.18) ** 2)));

/** The bones of a hand in a pose, in units of a hand of scale 1; `thickness` is a factor on the radii of its digits. */
export const skeletonOf = (
  { bends, spread, roll, pitch, thumb: thumbPose, isBent }: Pose,
  thickness: number,
): Skeleton => {
  const digits = fingers.map(({ knuckle, bones, radius, aside }, i) => {
    const turn = aside * spread;
    const bend = bends[i]!;
    return follow(knuckle, [Math.cos(turn), Math.sin(turn), 0], [0, 0, 1], bones, bend, (t) =>
      fingerRadius(radius * thickness, t),
    );
  });
  const { out, down, twist, bend } = thumbPose;
  const ahead: Vector = [Math.cos(out) * Math.cos(down), Math.sin(out) * Math.cos(down), -Math.sin(down)];
  const across: Vector = [-Math.sin(out), Math.cos(out), 0];
  const above: Vector = [Math.cos(out) * Math.sin(down), Math.sin(out) * Math.sin(down), Math.cos(down)];
  const nail = add(add([0, 0, 0], across, Math.cos(twist)), above, Math.sin(twist));
  const thumbDigit = follow(thumb.base, ahead, nail, thumb.bones, [0, ...bend], (t) =>
    thumbRadius(thumb.radius * thickness, t),
  );
  const seen = seenFrom(roll, pitch);
  const joint = ({ at, radius }: Joint): Joint => ({ at: seen(at), radius });
  const bone = (from: Vector, to: Vector, start: number, end: number): Bone => [
    { at: seen(from), radius: start },
    { at: seen(to), radius: end },
  ];
  const digit = ({ joints, nail: facing }: Digit): Digit => ({ joints: joints.map(joint), nail: seen(facing) });
  const middle = thumbDigit.joints[3]!;
  return {
    wrist: bone([isBent ? -2 : -24, 0, 0], [26, 0, 0], 22, 26),
    palm: [
      ...fingers.map(({ knuckle, radius }): Bone => bone([20, knuckle[1] * 0.5, 0], knuckle, 20, radius * 1.16)),
      // Roots of the fingers, and the balls of the thumb and of the little finger.
      ...digits.map(({ joints }): Bone => [joint(joints[0]!), joint(joints[2]!)]),
      bone([30, -14, -4], [60, -22, -4], 19, 17),
      bone(thumb.base, middle.at, 17, middle.radius * 1.02),
      bone([34, 1, 3], [64, 1, 5], 28, 28),
    ],
    fingers: digits.map(digit),
    thumb: digit(thumbDigit),
  };
};

/** Turns a hand about its length by `roll`, its thumb towards the viewer, then lifts its fingers towards the viewer by `pitch`. */
const seenFrom = (roll: number, pitch: number): ((at: Vector) => Vector) => {
  const [cr, sr, cp, sp] = [Math.cos(roll), Math.sin(roll), Math.cos(pitch), Math.sin(pitch)];
  return ([x, y, z]) => {
    const [across, near] = [y * cr - z * sr, y * sr + z * cr];
    return [x * cp - near * sp, across, x * sp + near * cp];
  };
};
