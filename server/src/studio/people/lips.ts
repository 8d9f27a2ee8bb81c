// The shape of a mouth in a pose: where its lips part, and their outer edges, as curves that round into a true ring.

import { clamp, mix, type Point } from '../paint/curve.ts';
import type { FacePose } from '../puppet.ts';
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
  /** Points from the left corner to the right. */
  upperInner: Point[];
  lowerInner: Point[];
  upperOuter: Point[];
  lowerOuter: Point[];
}

const steps = 44;

/** Measures of the mouth about its own middle, in units. Pose members mean what puppet.ts says; rest shows the person's own smile. */
export const mouthShape = ({ face }: Person, pose: FacePose): Mouth => {
  const { open, wide, press, tuck } = pose;
  const round = clamp(pose.round);
  const smile = clamp(face.smile * 0.9 + pose.smile * 0.6, 0, 1.25) * (1 - 0.85 * round);
  const half = 44 * face.mouthWidth * (1 + 0.13 * wide + 0.13 * smile - 0.42 * round + 0.02 * open);
  // What the jaw does not give, the lips do.
  const drop = open * 33 + round * 5 + jawDrop(open) * 0.25;
  const upperEdge = -open * 5.5 - round * 3.5;
  const lowerEdge = Math.max(upperEdge + 0.1, drop - tuck * 5 - press);
  const corner = -1 - 9 * smile - Math.max(0, wide) * 1.5 + open * 8 + round * (open * 11 + 1);
  const upperThick = (11.2 + round * 3.2 - press * 5 - smile * 0.8) * face.lipFullness * (1 - open * 0.12);
  const lowerThick = (16 + round * 1.5 - press * 7 - tuck * 8 - smile * 0.8) * face.lipFullness * (1 - open * 0.1);
  const mouth = { half, corner, upperEdge, lowerEdge, upperThick, lowerThick, smile };
  return { ...mouth, ...edges(mouth, round, open, face.lopsided.mouth) };
};

/**
 * Each edge is a profile over the mouth's width. As lips round, the profile goes from a bow (flat towards the corners)
 * to an ellipse, and the lips' red grows past the corners, so that OO closes to a ring.
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
  }: Omit<Mouth, `${'upper' | 'lower'}${'Inner' | 'Outer'}`>,
  round: number,
  open: number,
  lopsided: number,
) => {
  const ring = round * 5.5 + 0.6;
  const wideOpen = smoothOpen(open);
  const lines = { upperInner: [], lowerInner: [], upperOuter: [], lowerOuter: [] } as Record<
    'upperInner' | 'lowerInner' | 'upperOuter' | 'lowerOuter',
    Point[]
  >;
  for (let step = 0; step <= steps; step++) {
    // Cosine spacing puts points where the corners bend.
    const s = -Math.cos((step / steps) * Math.PI);
    const a = Math.min(1, Math.abs(s));
    const ellipse = Math.sqrt(1 - a * a);
    const lift = corner + s * lopsided * 1.6;
    const upperBow = (1 - a ** mix(1.9, 2.3, wideOpen)) ** mix(1, 0.8, wideOpen);
    const lowerBow = (1 - a ** 2.3) ** mix(0.95, 0.62, wideOpen);
    const seam = 1.8 * Math.exp(-((s / 0.16) ** 2)) * (1 - round) * (1 - open);
    const upper = mix(lift, upperEdge, mix(upperBow, ellipse, round)) + seam;
    const lower = Math.max(upper, mix(lift, lowerEdge, mix(lowerBow, ellipse, round)) + seam);
    const bow = 1 - 0.2 * Math.exp(-((s / 0.09) ** 2)) + 0.07 * Math.exp(-(((a - 0.24) / 0.13) ** 2));
    const thickUp = mix((1 - a ** 1.55) ** 0.92, ellipse * 0.92 + 0.08 * (1 - a), round) * bow;
    const thickLow = mix((1 - a ** 2.2) ** 0.78, ellipse, round);
    const x = half * s;
    const outerX = (half + ring) * s;
    lines.upperInner.push([x, upper]);
    lines.lowerInner.push([x, lower]);
    lines.upperOuter.push([outerX, upper - upperThick * thickUp - smile * 0.5 * (1 - a)]);
    lines.lowerOuter.push([outerX, lower + lowerThick * thickLow]);
  }
  return lines;
};

const smoothOpen = (open: number): number => clamp(open * 1.6);
