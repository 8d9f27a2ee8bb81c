// Draws a mouth: lips and their shadow.
import type { FacePose } from '../face-animation.ts';
import { blend, css, type Rgb, rgb } from '../paint/colour.ts';
import { clamp, type Point } from '../paint/curve.ts';
import { clipped, linear, type Pen, pathThrough, spot } from '../paint/pen.ts';
import { bareCorners, type Mouth } from './lips.ts';
import { drawInside } from './mouth-inside.ts';
import type { Person } from './person.ts';

/** Draws the mouth around its own middle; `mouth` is its shape in that pose. */
export const drawMouth = (pen: Pen, person: Person, pose: FacePose, mouth: Mouth): void => {
  const shades = person.skin.map(rgb);
  const lip = rgb(person.lip);
  shade(pen, mouth, bareCorners(person) * clamp(mouth.smile), shades[0]!);
  const { upperInner, lowerInner, upperOuter, lowerOuter } = mouth;
  if (mouth.lowerEdge - mouth.upperEdge > 1.2) {
    const inside = pathThrough([...upperInner, ...[...lowerInner].reverse()]);
    clipped(pen, inside, () => drawInside(pen, person, mouth, pose));
  }
  const upper = pathThrough([...upperOuter, ...[...upperInner].reverse()]);
  const lower = pathThrough([...lowerInner, ...[...lowerOuter].reverse()]);
  paintLips(pen, person, mouth, { upper, lower, lip, shades });
  closedLine(pen, mouth, pose, shades[0]!);
};

/** `fold` 0 to 1: how deep a smile folds the cheek around its corners. */
const shade = (pen: Pen, { half, corner, lowerEdge, lowerThick }: Mouth, fold: number, deep: Rgb): void => {
  spot(pen, [1, lowerEdge + lowerThick + 6], half * 0.72, 9, deep, 0.5);
  const { context } = pen;
  context.lineCap = 'round';
  for (const side of [-1, 1]) {
    spot(pen, [side * (half + 2), corner + 0.5], 7, 5.5, deep, 0.15);
    for (const [wide, alpha] of [
      [8, 0.05],
      [4, 0.07],
    ] as const) {
      context.strokeStyle = css(deep, alpha * fold);
      context.lineWidth = wide;
      context.beginPath();
      context.moveTo(side * (half + 4), corner - 9);
      context.quadraticCurveTo(side * (half + 9.5), corner - 1, side * (half + 6), corner + 7);
      context.stroke();
    }
  }
};

interface Paint {
  upper: ReturnType<typeof pathThrough>;
  lower: ReturnType<typeof pathThrough>;
  lip: Rgb;
  shades: readonly Rgb[];
}

const paintLips = (pen: Pen, person: Person, mouth: Mouth, { upper, lower, lip, shades }: Paint): void => {
  const { context } = pen;
  const { half, upperEdge, upperThick, lowerEdge, lowerThick, corner } = mouth;
  const [deep, , , light, high] = shades as [Rgb, Rgb, Rgb, Rgb, Rgb];
  const female = person.gender === 'female';
  const dusk = blend(lip, deep, 0.17);
  context.lineJoin = 'round';
  context.fillStyle = linear(
    pen,
    [0, upperEdge - upperThick],
    [0, upperEdge + 6],
    [
      [0, css(blend(lip, shades[2]!, 0.06))],
      [0.5, css(blend(lip, deep, 0.07))],
      [1, css(dusk)],
    ],
  );
  context.fill(upper);
  context.fillStyle = linear(
    pen,
    [0, lowerEdge - 2],
    [0, lowerEdge + lowerThick + 2],
    [
      [0, css(blend(lip, deep, 0.12))],
      [0.42, css(blend(lip, light, female ? 0.12 : 0.2))],
      [1, css(blend(lip, shades[2]!, 0.08))],
    ],
  );
  context.fill(lower);
  // A few faint wider lines soften the lips' edge at less cost than a blur filter.
  context.strokeStyle = css(blend(lip, shades[2]!, 0.5), 0.24);
  // Only the outer edges: closed outlines would end in a spike at the corners.
  const outer = [mouth.upperOuter, mouth.lowerOuter].map((edge) => pathThrough(edge.slice(2, -2), false));
  for (const wide of [2, 4.6]) {
    context.lineWidth = wide;
    for (const edge of outer) context.stroke(edge);
  }
  clipped(pen, lower, () => {
    spot(
      pen,
      [-half * 0.05, lowerEdge + lowerThick * 0.46],
      half * 0.5,
      lowerThick * 0.34 + 0.8,
      blend(high, lip, 0.12),
      female ? 0.5 : 0.24,
    );
    spot(pen, [half * 0.1, lowerEdge + lowerThick * 0.5], half * 0.24, lowerThick * 0.2, high, female ? 0.22 : 0.08);
  });
  context.strokeStyle = css(high, 0.2);
  context.lineWidth = 1.5;
  for (const edge of [mouth.upperOuter.slice(6, 13), mouth.upperOuter.slice(-13, -6)])
    context.stroke(pathThrough(edge, false));
  for (const side of [-1, 1]) spot(pen, [side * half, corner], 5, 3.4, blend(deep, lip, 0.45), female ? 0.26 : 0.22);
};

/** Draws the dark line between closed lips; it fades as they part. */
const closedLine = ({ context }: Pen, mouth: Mouth, pose: FacePose, deep: Rgb): void => {
  const gap = mouth.lowerEdge - mouth.upperEdge;
  const strength = clamp(1 - gap / 3.5);
  if (strength <= 0) return;
  context.fillStyle = css(blend(deep, [58, 14, 16], 0.5), 0.74 * strength);
  // A line to the very corners would draw the smile into the cheeks.
  const line = mouth.upperInner.slice(2, -2);
  const thick = 1 - pose.press * 0.2;
  const edge = (side: 1 | -1) =>
    line.map(([x, y]): Point => [x, y + side * thick * (1 - (x / mouth.half) ** 2) ** 0.75]);
  context.fill(pathThrough([...edge(-1), ...edge(1).reverse()]));
};
