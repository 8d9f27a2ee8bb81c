// The tubes of both arms in each pose.
import type { Path2D } from '@napi-rs/canvas';
import { mix, type Point } from '../paint/curve.ts';
import {
  armThickness,
  breadth,
  deltoidHalf,
  girthOf,
  muscleOf,
  shoulderDrop,
  shoulderInset,
  trunkHalf,
  trunkPath,
} from './body-plan.ts';
import { handReach } from './hands.ts';
import type { Person } from './person.ts';
import { stanceOf, stretchNear } from './stance.ts';
import { radiusAt, sliceTube, type Tube, tubesPath } from './tube.ts';

export interface Arm {
  readonly upper: Tube;
  readonly lower: Tube;
  /** The forearm lies in front of the body and is drawn over the garment. */
  readonly before: boolean;
}

/** Whether the hand of an arm is behind the body or in a pocket. */
export const isHandHidden = ({ lower }: Arm): boolean => lower.to[2] < 0;

/** Height of clasped hands. */
export const clasp = 718;

/** Units by which the elbows of a heavy body are further out, and those of a slim one a little further in. */
const elbowOut = (person: Person): number =>
  Math.max(-10, person.body.weight * 20 + (girthOf(person.body).waist - 1) * 170 * breadth(person));

/** The wrist of folded arms: its fingers end on the other arm. */
export const foldedWrist = (person: Person): number => handReach(person) - 258 * breadth(person) - elbowOut(person);

/** The arm on one side; `side` −1 is the viewer's left. */
export const armOf = (person: Person, side: 1 | -1): Arm => {
  const s = breadth(person);
  const { arms, spread } = person.body;
  const thick = armThickness(person);
  const at = (x: number, y: number, z: number) => [side * x, y, z] as const;
  const round = 57 * thick;
  // Elbows hang beside the waist.
  const out = elbowOut(person) - shoulderInset(person);
  const shoulder = at(deltoidHalf(person) - round, 376 + shoulderDrop(person) + round, 30);
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
      radii: [round, 40 * thick],
      muscle: 6 * thick * (1 + muscleOf(person)),
    });
    const muscle = 8 * thick * (1 + 0.4 * muscleOf(person));
    const lower = kept({ from: elbow, to: wrist, radii: [upper.radii[1] * 0.975, 29 * thick], muscle });
    return { upper, lower, before };
  };
  const bent = (elbow: Point, wrist: Point, near: number) =>
    arm(at(elbow[0] * s + out, elbow[1], near / 2), at(wrist[0] * s, wrist[1], near), true);
  const hanging = () => arm(at((285 + spread * 12) * s + out, 706, 26), at((272 + spread * 14) * s + out, 960, 40));
  // The hand goes behind the hip.
  const inPocket = () => arm(at((302 + spread * 12) * s + out, 710, 26), at(150 * s, 960, -70));
  const onHip = () => arm(at(326 * s + out, 644, -30), at(trunkHalf(person, 700) + 34, 704, 60), true);
  const leads = side === leadingSide(person);
  switch (arms) {
    case 'folded':
      return leads ? bent([276, 716], [foldedWrist(person) / s, 650], 120) : bent([276, 712], [-120, 704], 50);
    case 'clasped':
      return bent([286 + spread * 16, 728 - spread * 10], [66, clasp], 90);
    case 'interlaced':
      return bent([288 + spread * 16, 726], [78, clasp - 16], 90);
    case 'hips':
      return onHip();
    case 'wrist':
      return leads ? bent([288, 736], [72, clasp - 16], 110) : bent([288, 736], [4, clasp + 4], 80);
    case 'behind':
      return arm(at((292 + spread * 16) * s + out, 704, 0), at(90 * s, 930, -120));
    case 'pockets':
      return inPocket();
  }
  if (!leads) return arms === 'hip' && spread > 0.5 ? inPocket() : hanging();
  switch (arms) {
    case 'elbow':
      return bent([282, 734], [foldedWrist(person) / s, 672], 120);
    case 'heart':
      return bent([302, 706], [176, 516], 110);
    case 'palm':
      return bent([308, 684], [214, 482], 90);
    case 'hip':
      return onHip();
    case 'pocket':
      return inPocket();
    case 'mug':
    case 'bouquet':
      return bent([288, 742], [136, 708], 110);
    case 'book':
    case 'tablet':
    case 'clipboard':
      return bent([284, 740], [30, 690], 120);
    default:
      return hanging();
  }
};

/** The side of the arm that leads in a pose: that of the hand on the heart, or of the upper forearm of folded arms. */
export const leadingSide = ({ body }: Person): 1 | -1 => (body.mirrored ? -1 : 1);

export const sides = [-1, 1] as const;

/** Length of a sleeve: to the wrist, or a share of the upper arm, 0 (sleeveless) to 1. */
export type Sleeve = 'long' | number;

/** Trunk and sleeves in one outline, without forearms in front of the body: those are drawn over it. */
export const bodyOutline = (person: Person, sleeve: Sleeve): Path2D => {
  const outline = trunkPath(person);
  for (const side of sides) {
    const { upper, lower, before } = armOf(person, side);
    outline.addPath(
      tubesPath(sleeve === 'long' ? (before ? [upper] : [upper, lower]) : [widenHem(sliceTube(upper, 0, sleeve))]),
    );
  }
  return outline;
};

/** A short sleeve is wider than the arm at its hem, and ends there in a shallow curve. */
const widenHem = (tube: Tube): Tube => ({ ...tube, radii: [tube.radii[0], tube.radii[1] * 1.1], endRoundness: 0.3 });

/** The bare parts of an arm with a short sleeve. */
export const bareTubes = (person: Person, side: 1 | -1, sleeve: number): Tube[] => {
  const { upper, lower, before } = armOf(person, side);
  const bare = sliceTube(upper, Math.max(0, sleeve - 0.1), 1);
  return [...(sleeve === 0 ? [yoke(person, side), armpit(person, side)] : []), bare, ...(before ? [] : [lower])];
};

/** Skin from the neck to the shoulder, bare without sleeves. */
const yoke = (person: Person, side: 1 | -1): Tube => {
  const { upper } = armOf(person, side);
  const s = breadth(person);
  return {
    from: [side * 140 * s, 352 + shoulderDrop(person) * 0.7, 20],
    to: upper.from,
    radii: [44 * s, upper.radii[0] * 0.98],
  };
};

/** Skin between the armhole and the arm, bare without sleeves. */
const armpit = (person: Person, side: 1 | -1): Tube => {
  const s = breadth(person);
  const { waist } = girthOf(person.body);
  return {
    from: [side * 190 * s, 410 + shoulderDrop(person), 10],
    to: [side * 190 * s * mix(1, waist, 0.4), 540, 0],
    radii: [66 * s, 34 * s],
  };
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
