// The tubes of both arms in each pose: hanging, in pockets, behind the back, folded, clasped in front, one hand on the chest, or an open palm.
import type { Path2D } from '@napi-rs/canvas';
import { mix } from '../paint/curve.ts';
import { breadth, girthOf, muscleOf, shoulderDrop, trunkPath } from './body-plan.ts';
import { handReach } from './hands.ts';
import type { Person } from './person.ts';
import { radiusAt, sliceTube, type Tube, tubesPath } from './tube.ts';

export interface Arm {
  readonly upper: Tube;
  readonly lower: Tube;
  /** The forearm lies in front of the body and is drawn over the garment. */
  readonly before: boolean;
}

/** Height of clasped hands. */
export const clasp = 726;

/** Units by which the elbows of a heavy body are further out. */
const elbowOut = (person: Person): number =>
  person.body.weight * 20 + (girthOf(person.body).waist - 1) * 170 * breadth(person);

/** The wrist of folded arms: its fingers end on the other arm. */
export const foldedWrist = (person: Person): number => handReach(person) - 258 * breadth(person) - elbowOut(person);

/** The arm on one side; `side` −1 is the viewer's left. */
export const armOf = (person: Person, side: 1 | -1): Arm => {
  const s = breadth(person);
  const { arms, weight, spread } = person.body;
  const girth = girthOf(person.body);
  const thick = (person.gender === 'male' ? 1 : 0.92) * s * (1 + weight * 0.16) * girth.arms;
  const at = (x: number, y: number, z: number) => [side * x, y, z] as const;
  const round = 57 * thick;
  // Thin arms hang from narrower shoulders: further out they would hang as from a coat hanger.
  const inwards = Math.max(0, 52 * s - round) * 0.9;
  // Elbows hang beside the waist.
  const out = elbowOut(person) - inwards;
  const shoulder = at(
    309 * s - round - inwards + Math.max(0, girth.arms - 1) * 36,
    376 + shoulderDrop(person) + round,
    30,
  );
  const arm = (elbow: Tube['to'], wrist: Tube['to'], before = false): Arm => ({
    upper: { from: shoulder, to: elbow, radii: [round, 46 * thick], muscle: 4 * thick * (1 + muscleOf(person)) },
    lower: { from: elbow, to: wrist, radii: [47 * thick, 32 * thick], muscle: 5 * thick * (1 + muscleOf(person)) },
    before,
  });
  if (arms === 'folded')
    return side > 0
      ? arm(at(272 * s + out, 752, 70), at(foldedWrist(person), 668, 120), true)
      : arm(at(272 * s + out, 744, 60), at(-120 * s, 722, 50), true);
  if (arms === 'clasped') return arm(at((274 + spread * 14) * s + out, 770, 40), at(66 * s, clasp, 90), true);
  if (arms === 'heart' && side > 0) return arm(at(286 * s + out, 736, 60), at(62 * s, 604, 120), true);
  if (arms === 'palm' && side > 0) return arm(at(280 * s + out, 776, 50), at(222 * s, 664, 110), true);
  if (arms === 'behind') return arm(at((282 + spread * 16) * s + out, 800, 0), at(196 * s, 1010, -120));
  const bend = arms === 'pockets' ? 1 : 0.25;
  return arm(
    at((266 + spread * 14 + bend * 20) * s + out, 830, 26),
    at((270 + spread * 16 - bend * 34) * s + out, 1230, 40),
  );
};

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
