// The shape of a mouth in a pose: inner and outer edges of both lips, as curves that can round to a ring.
import type { FacePose } from '../face-animation.ts';
import { clamp, mix, type Point, smooth } from '../paint/curve.ts';
import { eyeX } from './head.ts';
import { jawDrop } from './jaw.ts';
import type { Person } from './person.ts';

export interface Mouth {
  /** Half the width of the opening. */
  half: number;
  /** Height of the corners. */
  corner: number;
  /** Height of the upper lip's inner edge in the middle, and of the lower lip's. */
  upperEdge: number;
  lowerEdge: number;
  upperThick: number;
  lowerThick: number;
  smile: number;
  /** Share of the teeth that a resting smile shows in this pose. */
  parted: number;
  /** Points from the left corner to the right. */
  upperInner: Point[];
  lowerInner: Point[];
  upperOuter: Point[];
  lowerOuter: Point[];
}

const steps = 30;

/** Measures of the mouth around its own middle, in units. face-animation.ts documents the pose; at rest it shows the person's own smile. */
export const mouthShape = (person: Person, pose: FacePose): Mouth => {
  const { face } = person;
  const { open, wide, press } = pose;
  const round = clamp(pose.round);
  const tuck = clamp(pose.tuck);
  const parted = (face.parted ?? 0) * (1 - smooth(0, 1, Math.max(pose.talk, press * 2, round, tuck)));
  const smile =
    clamp(gentle(face.smile * 0.95, parted) + pose.smile * 0.55, -0.3, 1.4) * (1 - 0.85 * round) * (1 - 0.2 * open);
  // A closed smile at rest stretches the lips, except under a moustache, whose wings end at the corners.
  const stretched = bareCorners(person) * clamp(smile) * (1 - clamp(Math.max(parted, pose.talk, press, open * 4)));
  const widened = 1 + 0.13 * wide + 0.14 * smile - 0.02 * parted + 0.1 * stretched - 0.42 * round + 0.07 * open;
  const half = withinPupils(45 * face.mouthWidth * widened, eyeX(person));
  const upperEdge = -open * 6.3 - round * 3.5 - smile * open * 3 - parted * 3;
  // The lower lip moves with the jaw, and slightly further.
  const drop = jawDrop(open) * 0.85 + open * 17.5 + round * 5 - press + parted * 18;
  const lowerEdge = Math.max(upperEdge + 0.1, mix(drop, upperEdge + 6.5, tuck));
  const corner = -1 - 12 * smile - 7.5 * stretched - Math.max(0, wide) * 1.5 + open * 6 + round * (open * 11 + 1);
  const upper = face.lipFullness * mix(1.12, 0.88, face.lipBalance);
  const lower = face.lipFullness * mix(0.88, 1.12, face.lipBalance);
  const upperThick =
    (11.2 + round * 3.2 - press * 4.5 - smile * 1.2 - stretched * 0.7 - parted * 2.6) * upper * (1 - open * 0.12);
  const lowerThick =
    (16 + round * 1.5 - press * 6 - tuck * 5.5 - smile * 1.2 - stretched * 1 - parted * 2) * lower * (1 - open * 0.1);
  const mouth = { half, corner, upperEdge, lowerEdge, upperThick, lowerThick, smile, parted };
  // Under a resting smile the lower lip hangs in one curve; as the mouth opens it gets boxier.
  // So does a closed smile, or its corners would look pulled up.
  const hung = Math.max(clamp(parted) * (1 - smooth(0, 0.4, open)), 0.75 * stretched);
  return { ...mouth, ...edges(mouth, round, Math.max(open, parted * 0.5), hung, face) };
};

/** 1 if the corners of the mouth are seen, 0 if a moustache covers them. */
export const bareCorners = ({ facialHair }: Person): number =>
  Number(facialHair === 'none' || facialHair === 'stubble');

/** A broad smile on closed lips, or while they speak, is a smirk; only over teeth it is friendly. `parted` 0 to 1. */
const gentle = (smile: number, parted: number): number =>
  smile > 0.45 ? 0.45 + (smile - 0.45) * mix(0.8, 0.72, clamp(parted)) : smile;

/** Half the width of a mouth that reaches at most from one pupil to the other. */
const withinPupils = (half: number, pupil: number): number => {
  const free = 0.84 * pupil;
  const rest = 0.16 * pupil;
  return half < free ? half : free + rest * (1 - Math.exp((free - half) / rest));
};

/** The distance of the lips in units: the mean of the middle and half way to each corner. */
export const lipsApart = ({ upperInner, lowerInner }: Mouth): number =>
  [1 / 3, 1 / 2, 2 / 3].reduce((sum, part) => {
    const at = Math.round(steps * part);
    return sum + (lowerInner[at]![1] - upperInner[at]![1]) / 3;
  }, 0);

/**
 * Each edge is a profile over the mouth's width. As lips round, the profile goes from a bow (flat towards the corners) to an
 * ellipse, and the lips extend past the corners, so that OO closes to a ring.
 */
const edges = (
  {
    half,
    corner,
    upperEdge,
    lowerEdge,
    upperThick,
    lowerThick,
    smile,
    parted,
  }: Omit<Mouth, `${'upper' | 'lower'}${'Inner' | 'Outer'}`>,
  round: number,
  open: number,
  hung: number,
  { lopsided, lipBow }: Person['face'],
) => {
  const ring = round * 5.5 + 0.6;
  const wideOpen = smoothOpen(open);
  const lines = { upperInner: [], lowerInner: [], upperOuter: [], lowerOuter: [] } as Record<
    'upperInner' | 'lowerInner' | 'upperOuter' | 'lowerOuter',
    Point[]
  >;
  for (let step = 0; step <= steps; step++) {
    // Cosine spacing concentrates points at the corners.
    const s = -Math.cos((step / steps) * Math.PI);
    const a = Math.min(1, Math.abs(s));
    const ellipse = Math.sqrt(1 - a * a);
    const lift = corner + s * clamp(lopsided.mouth, -1, 1) * 3.2;
    // In a smile over the teeth the lips meet before the corner, which stays round.
    const b = Math.min(1, a / (1 - 0.07 * parted));
    const upperBow = (1 - b ** mix(mix(2.5, 2.3, wideOpen), 2, hung)) ** mix(mix(1, 0.8, wideOpen), 1, hung);
    const lowerBow = (1 - b ** mix(2.3, 2, hung)) ** mix(mix(0.95, 0.62, wideOpen), 0.92, hung);
    const seam = 1.8 * Math.exp(-((s / 0.26) ** 2)) * (1 - round) * (1 - open);
    const upper = mix(lift, upperEdge, mix(upperBow, ellipse, round)) + seam;
    const lowest = mix(lift, lowerEdge, mix(lowerBow, ellipse, round));
    const lower = Math.max(upper, lowest + seam);
    const bow = 1 + lipBow * (0.13 * Math.exp(-(((a - 0.2) / 0.13) ** 2)) - 0.24 * Math.exp(-((s / 0.1) ** 2)));
    const thickUp = mix((1 - a ** 1.55) ** mix(0.92, 0.58, parted), ellipse * 0.92 + 0.08 * (1 - a), round) * bow;
    const thickLow = mix((1 - a ** 2.3) ** mix(mix(1, 0.6, wideOpen), 0.7, hung), ellipse, round);
    const x = half * s;
    const outerX = (half + ring) * s;
    lines.upperInner.push([x, upper]);
    lines.lowerInner.push([x, lower]);
    lines.upperOuter.push([outerX, upper - upperThick * thickUp - smile * 0.5 * (1 - a)]);
    lines.lowerOuter.push([outerX, Math.max(upper, lowest) + lowerThick * thickLow]);
  }
  return lines;
};

const smoothOpen = (open: number): number => clamp(open * 1.6);
