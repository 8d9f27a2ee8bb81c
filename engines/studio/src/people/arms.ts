// The tubes of both arms in each pose.
import type { Path2D } from '@napi-rs/canvas';
import { clamp, mix, type Point, smooth } from '../paint/curve.ts';
import {
  armThickness,
  breadth,
  deltoidHalf,
  girthOf,
  muscleOf,
  shoulderDrop,
  shoulderRadius,
  shoulderTop,
  trunkHalf,
  trunkPath,
} from './body-plan.ts';
import { handReach } from './hands/size.ts';
import type { Person } from './person.ts';
import { holdOf } from './props.ts';
import { stanceOf, stretchNear } from './stance.ts';
import { radiusAt, sliceTube, type Tube, tubesPath } from './tube.ts';

export interface Arm {
  readonly upper: Tube;
  readonly lower: Tube;
  /** The forearm lies in front of the body and is drawn over the garment. */
  readonly before: boolean;
}

/** Whether an arm hangs in front of the hip. */
export const hangs = ({ lower, before }: Arm): boolean => before && lower.to[1] > 860;

/** Height of clasped hands. */
export const clasp = 722;

/** Tubes along the curve of an elbow. */
const bendSteps = 10;
/** Where the straight parts of both tubes end. */
const [bendStart, bendEnd] = [0.7, 0.28];

/** The tubes of an arm from shoulder to wrist, or between two positions: 0 the shoulder, 1 the elbow, 2 the wrist. The elbow is a curve. */
export const limb = ({ upper, lower }: Pick<Arm, 'upper' | 'lower'>, from = 0, to = 2): Tube[] => {
  const [a, b] = [pointAt(upper, bendStart), pointAt(lower, bendEnd)];
  // The curve passes nearer to the elbow than one through its corner would: a bone is there.
  const corner = [0, 1, 2].map((i) => upper.to[i]! + 0.42 * (upper.to[i]! - (a[i]! + b[i]!) / 2));
  const joint = (i: number) => {
    const t = i / bendSteps;
    const at = [0, 1, 2].map((k) => (1 - t) ** 2 * a[k]! + 2 * t * (1 - t) * corner[k]! + t * t * b[k]!);
    const radius = t < 0.5 ? radiusAt(upper, mix(bendStart, 1, 2 * t)) : radiusAt(lower, mix(0, bendEnd, 2 * t - 1));
    return { at: at as unknown as Tube['from'], radius };
  };
  const curve = Array.from({ length: bendSteps }, (_, i): Tube => {
    const [start, end] = [joint(i), joint(i + 1)];
    return { from: start.at, to: end.at, radii: [start.radius, end.radius] };
  });
  return [
    ...(from < bendStart ? [sliceTube(upper, from, bendStart)] : []),
    ...(to > 1 ? curve : curve.slice(0, bendSteps / 2)),
    ...(to > 1 + bendEnd ? [sliceTube(lower, bendEnd, to - 1)] : []),
  ];
};

const pointAt = ({ from, to }: Tube, t: number): Tube['from'] => [
  mix(from[0], to[0], t),
  mix(from[1], to[1], t),
  mix(from[2], to[2], t),
];

/** Distance of the shoulders' joints from the middle. */
const shoulderAway = (person: Person): number => deltoidHalf(person) - shoulderRadius(person);

/** Distance from the middle of an arm's axis where it lies at the trunk. */
const beside = (person: Person, y: number): number => trunkHalf(person, y) + 31 * armThickness(person);

/** The wrist of a hand of the arm on `side` that lies on the other arm at height `y`: its fingers end at that arm's outer edge. */
const foldedWrist = (person: Person, side: 1 | -1, y: number): number =>
  // A hand keeps its size where a turned body is narrower or wider.
  (1.03 * handReach(person)) / stretchNear(stanceOf(person), [-120 * side, y]) -
  mix(shoulderAway(person), beside(person, 680), 0.8 * smooth(450, 680, y)) -
  34 * armThickness(person);

/** The arm on one side; `side` −1 is the viewer's left. */
export const armOf = (person: Person, side: 1 | -1): Arm => {
  const s = breadth(person);
  const { arms, spread } = person.body;
  const thick = armThickness(person);
  const at = (x: number, y: number, z: number) => [side * x, y, z] as const;
  const round = shoulderRadius(person);
  const away = shoulderAway(person);
  const shoulder = at(away, shoulderTop(person) + round, 30);
  const stance = stanceOf(person);
  /** Upright parts of an arm keep their width where a turned body changes that of the chest beside them. */
  const kept = (tube: Tube): Tube => {
    const { from, to, radii } = tube;
    const upright = Math.abs(to[1] - from[1]) / (Math.hypot(to[0] - from[0], to[1] - from[1]) || 1);
    const stretch = stretchNear(stance, [mix(from[0], to[0], 0.5), mix(from[1], to[1], 0.5)]);
    const share = mix(1, 1 / stretch, 0.7 * upright);
    return { ...tube, radii: [radii[0], radii[1] * share] };
  };
  const arm = (elbow: Tube['to'], wrist: Tube['to'], before = false): Arm => {
    const upper = kept({
      from: shoulder,
      to: elbow,
      radii: [round, 34 * thick],
      muscle: 4 * thick * (1 + muscleOf(person) + clamp(person.body.weight)),
    });
    const muscle = 6 * thick * (1 + 0.4 * muscleOf(person));
    const lower = kept({ from: elbow, to: wrist, radii: [upper.radii[1] * 0.975, 26 * thick], muscle });
    return { upper, lower, before };
  };
  /** An arm whose elbow is `out` units from the trunk. */
  const bent = (out: number, y: number, wrist: Point, near: number) =>
    arm(at(beside(person, y) + out, y, near / 2), at(wrist[0], wrist[1], near), true);
  /** A forearm that comes towards the viewer; `wrist` is the factor on its end. */
  const forward = ({ upper, lower, before }: Arm, wrist = 1.1, elbow = 1.06): Arm => ({
    upper: { ...upper, radii: [upper.radii[0], upper.radii[1] * (elbow - 0.04)] },
    lower: { ...lower, radii: [lower.radii[0] * elbow, lower.radii[1] * wrist] },
    before,
  });
  const hanging = () => {
    const elbow = mix(beside(person, 662), away, 0.5) + 8 + spread * 12;
    // The sleeves of a kimono are in front of the arms.
    const before = person.clothes.garment !== 'kimono';
    return arm(at(elbow, 662, 10), at(mix(elbow, trunkHalf(person, 870), 0.6), 870, 56), before);
  };
  /** By which a bent elbow is farther out than the trunk: that of a stout person is before it. */
  const inwards = -4 - 70 * clamp(person.body.weight);
  // The hand goes behind the hip.
  const inPocket = () => arm(at(beside(person, 690) + 30 + spread * 12, 690, 26), at(150 * s, 930, -70));
  const onHip = () =>
    arm(
      at(beside(person, 640) + 78 + 0.6 * inwards, 616, 0),
      at(trunkHalf(person, 720) + 44 + 0.6 * inwards, 706, -20),
    );
  const leads = side === leadingSide(person);
  const loose = mix(6, 34, spread);
  switch (arms) {
    case 'folded':
      return leads
        ? forward(bent(inwards, 668, [foldedWrist(person, side, 590), 592], 120), 1.02, 1.2)
        : forward(bent(inwards, 660, [-mix(away, beside(person, 668), 0.6), 572], 50), 1.16, 1.2);
    case 'clasped':
      return bent(loose, 682 - spread * 8, [84 * s, clasp], 90);
    case 'interlaced':
      return bent(loose, 680, [94 * s, clasp - 16], 90);
    case 'hips':
      return onHip();
    case 'wrist':
      return leads ? bent(loose, 684, [72 * s, clasp - 16], 110) : bent(loose, 684, [4 * s, clasp + 4], 80);
    case 'behind':
      return arm(at(beside(person, 690) + 34 + spread * 14, 690, 0), at(90 * s, 920, -120));
    case 'pockets':
      return inPocket();
  }
  const hold = holdOf(person);
  if (hold && (leads || hold.both !== undefined)) {
    const [x, y] = hold.wrist;
    const [out, down] = hold.elbow;
    // Between both hands, a thing is so near to the body that the forearms point inwards.
    return hold.both === undefined
      ? forward(bent(out + 0.5 * inwards, down, [x, y], 110))
      : bent(out + 0.5 * inwards, down, [x, leads ? y : y + hold.both], 110);
  }
  // Beside a hand on the hip or a raised one, a hanging one would be cut by the frame.
  if (!leads) return arms === 'hip' || arms === 'palm' ? inPocket() : hanging();
  switch (arms) {
    case 'elbow':
      return bent(20, 664, [foldedWrist(person, side, 620), 628], 120);
    case 'heart':
      return bent(26, 664, [112 * s, 540], 110);
    case 'palm':
      return bent(40, 694, [290 * s, 490], 60);
    case 'hip':
      return onHip();
    case 'pocket':
      return inPocket();
  }
  return hanging();
};

/** The side of the arm that leads in a pose: that of the hand on the heart, or of the forearm before the other one of folded arms. */
export const leadingSide = ({ body }: Person): 1 | -1 => (body.mirrored ? -1 : 1);

export const sides = [-1, 1] as const;

/** Length of a sleeve: to the wrist, or a share of the upper arm, 0 (sleeveless) to 1. */
export type Sleeve = 'long' | number;

/** Length of a loose short sleeve. */
export const looseSleeve = 0.78;

/** Length of a sleeve that is rolled up. */
export const rolledSleeve = 0.96;

/** A long sleeve without what is drawn over the body; on an arm with its hand on the hip it ends behind the waist, or the wrist would be a stump. */
export const longSleeve = ({ body }: Person, arm: Arm): Tube[] =>
  limb(arm, 0, arm.before ? 1 : body.arms === 'hip' || body.arms === 'hips' ? 2.5 : 2);

/** Trunk and sleeves in one outline, without forearms in front of the body: those are drawn over it. */
export const bodyOutline = (person: Person, sleeve: Sleeve): Path2D => {
  const outline = trunkPath(person);
  for (const side of sides) {
    const { upper, lower, before } = armOf(person, side);
    outline.addPath(
      tubesPath(sleeve === 'long' ? longSleeve(person, { upper, lower, before }) : [shortSleeve(upper, sleeve)]),
    );
  }
  return outline;
};

/** A short sleeve is wider than the arm at its hem, and ends there in a shallow curve. */
export const shortSleeve = (upper: Tube, share: number): Tube => {
  const tube = sliceTube(upper, 0, share);
  return { ...tube, radii: [tube.radii[0], tube.radii[1] * 1.1], endRoundness: 0.3 };
};

/** The bare parts of an arm with a short sleeve. */
export const bareTubes = (person: Person, side: 1 | -1, sleeve: number): Tube[] => {
  const { upper, lower, before } = armOf(person, side);
  return limb({ upper, lower }, Math.max(0, sleeve - 0.1), before ? 1 : 2);
};

/** The tubes by which the trunk goes over into a bare arm: from the neck to the shoulder, and from the chest to the armpit. */
export const shoulderTubes = (person: Person, side: 1 | -1): Tube[] => {
  const { upper } = armOf(person, side);
  const s = breadth(person);
  const d = shoulderDrop(person);
  const { waist } = girthOf(person.body);
  return [
    {
      from: [side * 84 * s, 352 + d * 0.5, 14],
      to: [upper.from[0], upper.from[1] + 6, upper.from[2] - 16],
      radii: [66 * s, upper.radii[0] * 0.94],
    },
    {
      from: [side * 176 * s, 410 + d, 4],
      to: [side * 180 * s * mix(1, waist, 0.4), 560, 0],
      radii: [62 * s, 48 * s],
    },
  ];
};

/** A point on the hem of a short sleeve: `across` −1 is its inner end, 1 its outer end. */
export const hemPoint = (person: Person, side: 1 | -1, sleeve: number, across: number): readonly [number, number] => {
  const { upper } = armOf(person, side);
  const [dx, dy] = [upper.to[0] - upper.from[0], upper.to[1] - upper.from[1]];
  const long = Math.hypot(dx, dy);
  const half = radiusAt(upper, sleeve) * 1.08 * across * side;
  return [
    mix(upper.from[0], upper.to[0], sleeve) + (dy / long) * half,
    mix(upper.from[1], upper.to[1], sleeve) - (dx / long) * half,
  ];
};
