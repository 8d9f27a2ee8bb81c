// Draws the inside of an open mouth: cavity, tongue and two rows of teeth.
import type { FacePose } from '../face-animation.ts';
import { blend, css, type Rgb } from '../paint/colour.ts';
import { clamp, mix, type Point, smooth } from '../paint/curve.ts';
import { clipped, linear, type Pen, pathThrough, spot } from '../paint/pen.ts';
import { createRandom } from '../paint/random.ts';
import type { Mouth } from './lips.ts';
import type { Person } from './person.ts';

/** Teeth from the middle outwards: width in units, length relative to the middle ones, pointedness. */
const upperTeeth = [
  [8.8, 1, 0],
  [6.9, 0.95, 0],
  [7, 0.98, 0.08],
  [6.4, 0.92, 0.05],
  [6.2, 0.85, 0],
  [6, 0.78, 0],
] as const;
const enamel: Rgb = [236, 228, 216];

/** Draws the inside; the caller has clipped the pen to the opening. */
export const drawInside = (pen: Pen, person: Person, mouth: Mouth, pose: FacePose): void => {
  const { context } = pen;
  const { half, upperEdge, lowerEdge } = mouth;
  const gap = lowerEdge - upperEdge;
  context.fillStyle = linear(
    pen,
    [0, upperEdge],
    [0, lowerEdge + 2],
    [
      [0, css(blend([38, 11, 13], [96, 40, 38], mouth.parted))],
      [0.5, css(blend([60, 19, 21], [112, 48, 46], mouth.parted))],
      [1, css(blend([101, 38, 39], [138, 60, 58], mouth.parted))],
    ],
  );
  context.fillRect(-70, upperEdge - 30, 140, gap + 70);
  if (pose.tongue > 0.02) tongue(pen, mouth, pose.tongue);
  const shown = Math.max(clamp(pose.teeth), smooth(0, 0.25, mouth.parted));
  if (shown > 0.02) {
    // A resting smile shows the upper teeth only.
    const lower = smooth(0.82, 1, shown) * (1 - smooth(0.16, 0.34, pose.open)) * (1 - mouth.parted);
    if (lower > 0.02) {
      const tall = Math.min(9, gap * 0.42 + 3) * lower;
      row(pen, person, mouth, { gums: lowerEdge + 5, tall, down: -1 });
    }
    // A dark gap stays between teeth and lower lip, except in F and V, where they touch, and in a resting smile.
    const seen = Math.min(
      mix(12, 16, mouth.parted),
      gap * mix(0.55, 0.8, mouth.parted) + 1.6 + pose.tuck * 4 + pose.smile * 3,
    );
    row(pen, person, mouth, { gums: upperEdge - 4, tall: (seen + 4) * shown, down: 1 });
  }
  for (const side of [-1, 1])
    spot(pen, [side * half * 0.98, mouth.corner], half * 0.34, 14, [52, 18, 18], mix(0.7, 0.36, mouth.parted));
  // The upper lip shades the teeth behind it.
  context.fillStyle = linear(
    pen,
    [0, upperEdge - 3],
    [0, upperEdge + 5],
    [
      [0, `rgba(32,7,8,${0.22 + 0.44 * smooth(6, 18, gap)})`],
      [1, 'rgba(32,7,8,0)'],
    ],
  );
  context.fillRect(-70, upperEdge - 12, 140, 17);
};

const tongue = (pen: Pen, { half, upperEdge, lowerEdge }: Mouth, raised: number): void => {
  const { context } = pen;
  const gap = lowerEdge - upperEdge;
  const top = lowerEdge + 2 - raised * (gap * 0.5 + 3) - gap * 0.08;
  const wide = half * 0.68;
  context.fillStyle = linear(
    pen,
    [0, top - 4],
    [0, lowerEdge + 4],
    [
      [0, css([158, 74, 74])],
      [0.45, css([186, 92, 90])],
      [1, css([128, 52, 54])],
    ],
  );
  context.beginPath();
  context.moveTo(-wide, lowerEdge + 8);
  context.bezierCurveTo(-wide * 0.95, top - 1, -wide * 0.4, top - 5, 0, top - 3);
  context.bezierCurveTo(wide * 0.4, top - 5, wide * 0.95, top - 1, wide, lowerEdge + 8);
  context.fill();
  spot(pen, [0, (top + lowerEdge) / 2 + 3], 3, gap * 0.4 + 2, [104, 36, 40], 0.45);
  spot(pen, [-wide * 0.36, top + 4], wide * 0.34, 3.4, [236, 168, 160], 0.36);
};

interface Row {
  /** Height of the gums, length of the middle teeth, and which way they point. */
  gums: number;
  tall: number;
  down: 1 | -1;
}

/** Draws a row of teeth as one band of enamel with small notches and faint lines between teeth. */
const row = (pen: Pen, person: Person, { half, corner, parted }: Mouth, { gums, tall, down }: Row): void => {
  const { context } = pen;
  const upper = down > 0;
  const fit = (upper ? 1 : 0.72) * clamp((half * mix(0.9, 1, parted)) / 37, 0.7, mix(1.12, 1.5, parted));
  const random = createRandom(`${person.seed}/teeth/${down}`);
  const aged = smooth(35, 80, person.age);
  const shade = blend(enamel, [222, 196, 150], 0.05 + random.next() * 0.16 + aged * 0.26);
  const edge: Point[] = [];
  const seams: Point[] = [];
  for (const side of [-1, 1] as const) {
    let from = 0;
    const outwards: Point[] = [];
    for (const [wide, long, point] of upperTeeth) {
      const width = wide * fit * random.around(1, 0.04);
      const bottom = gums + down * tall * (upper ? long : 0.97 - from / 260) * random.around(1, 0.02);
      const corner = down * Math.min(0.55 + point * 3.5, tall * (0.08 + point * 0.5));
      outwards.push(
        [side * (from + 0.1), bottom - corner],
        [side * (from + width * 0.18), bottom - corner * 0.1],
        [side * (from + width * 0.5), bottom],
        [side * (from + width * 0.84), bottom - corner * 0.25],
        [side * (from + width - 0.1), bottom - corner * 1.1],
      );
      from += width;
      seams.push([side * from, bottom - corner]);
    }
    if (side < 0) edge.push(...outwards.reverse());
    else edge.push(...outwards);
  }
  // The teeth follow the curve of a smile.
  const arc = mix(0.6, 1, parted) * Math.min(0, corner);
  const [first, last] = [edge[0]!, edge.at(-1)!];
  const band = pathThrough(
    [[first[0], gums], ...edge, [last[0], gums]].map(([x, y]): Point => [x!, y! + arc * (x! / half) ** 2]),
  );
  clipped(pen, band, () => {
    context.fillStyle = linear(
      pen,
      [0, gums],
      [0, gums + down * (tall + 1)],
      [
        [0, css(blend(shade, [120, 76, 66], 0.42))],
        [0.5, css(shade)],
        [0.8, css(blend(shade, [255, 250, 244], 0.1))],
        [1, css(blend(shade, [186, 162, 150], 0.55))],
      ],
    );
    context.fillRect(-70, Math.min(gums, gums + down * tall) - 2 + arc, 140, tall + 4 - arc);
    context.lineWidth = 0.55;
    context.strokeStyle = css([116, 78, 66], 0.26);
    context.beginPath();
    for (const [at, end] of [[0, gums + down * tall * 0.94], ...seams] as const) {
      context.moveTo(at, gums);
      context.lineTo(at, end);
    }
    context.stroke();
    // The dental arch recedes into the shade of the cheeks.
    for (const side of [-1, 1]) {
      context.fillStyle = linear(
        pen,
        [side * half * 0.34, 0],
        [side * half * 0.98, 0],
        [
          [0, 'rgba(70,34,30,0)'],
          [1, `rgba(74,34,30,${mix(0.82, 0.66, parted).toFixed(2)})`],
        ],
      );
      context.fillRect(side > 0 ? half * 0.34 : -80, gums - 30, 80 - half * 0.34, 60);
    }
  });
};
