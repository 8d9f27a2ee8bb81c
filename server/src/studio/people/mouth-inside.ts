// What shows between the lips: the dark of the mouth, the tongue, and teeth one by one.

import { blend, css, type Rgb } from '../paint/colour.ts';
import { clamp, smooth } from '../paint/curve.ts';
import { linear, type Pen, spot } from '../paint/pen.ts';
import type { FacePose } from '../puppet.ts';
import type { Mouth } from './lips.ts';

/** From the middle outwards: width, height and shade of upper teeth. Central incisors lead, canines are pointed and darker. */
const upperTeeth = [
  [8.6, 1, 0],
  [6.7, 0.9, 0.05],
  [7.1, 0.95, 0.14],
  [6.3, 0.8, 0.3],
  [6, 0.7, 0.48],
] as const;
const enamel: Rgb = [243, 236, 226];
const dusk: Rgb = [92, 52, 46];

/** Draws inside the opening, which the caller has clipped. */
export const drawInside = (pen: Pen, mouth: Mouth, pose: FacePose): void => {
  const { x } = pen;
  const { half, upperEdge, lowerEdge } = mouth;
  const gap = lowerEdge - upperEdge;
  x.fillStyle = linear(
    pen,
    [0, upperEdge],
    [0, lowerEdge + 2],
    [
      [0, '#1c0707'],
      [1, '#4e191a'],
    ],
  );
  x.fillRect(-70, upperEdge - 30, 140, gap + 70);
  if (pose.tongue > 0.02) tongue(pen, mouth, pose.tongue);
  const shown = clamp(pose.teeth);
  if (shown > 0.02) {
    const lower = smooth(0.82, 1, shown) * (1 - smooth(0.34, 0.6, pose.open));
    if (lower > 0.02)
      row(pen, mouth, { edge: lowerEdge + 5, down: -1, tall: Math.min(9, gap * 0.42 + 3) * lower, fade: 0.2 });
    row(pen, mouth, { edge: upperEdge - 4, down: 1, tall: (Math.min(11.5, gap * 0.5 + 5) + 4) * shown, fade: 0 });
  }
  for (const side of [-1, 1]) spot(pen, [side * half * 0.98, mouth.corner], half * 0.34, 14, [25, 5, 6], 0.8);
  x.fillStyle = linear(
    pen,
    [0, upperEdge - 4],
    [0, upperEdge + 6],
    [
      [0, 'rgba(25,5,6,.7)'],
      [1, 'rgba(25,5,6,0)'],
    ],
  );
  x.fillRect(-70, upperEdge - 12, 140, 18);
};

const tongue = (pen: Pen, { half, upperEdge, lowerEdge }: Mouth, raised: number): void => {
  const { x } = pen;
  const gap = lowerEdge - upperEdge;
  const top = lowerEdge + 2 - raised * (gap * 0.55 + 3) - gap * 0.1;
  const wide = half * 0.7;
  x.fillStyle = linear(
    pen,
    [0, top - 4],
    [0, lowerEdge + 4],
    [
      [0, css([196, 104, 100])],
      [0.5, css([176, 82, 82])],
      [1, css([120, 48, 50])],
    ],
  );
  x.beginPath();
  x.moveTo(-wide, lowerEdge + 8);
  x.bezierCurveTo(-wide * 0.95, top - 1, -wide * 0.4, top - 5, 0, top - 3);
  x.bezierCurveTo(wide * 0.4, top - 5, wide * 0.95, top - 1, wide, lowerEdge + 8);
  x.fill();
  spot(pen, [0, (top + lowerEdge) / 2 + 3], 3, gap * 0.4 + 2, [104, 36, 40], 0.6);
  spot(pen, [-wide * 0.4, top + 3], wide * 0.3, 3, [236, 168, 160], 0.4);
};

interface Row {
  /** Where the gums are, and which way the teeth point. */
  edge: number;
  down: 1 | -1;
  tall: number;
  fade: number;
}

const row = ({ x }: Pen, { half }: Mouth, { edge, down, tall, fade }: Row): void => {
  const fit = (down > 0 ? 1 : 0.74) * Math.min(1.08, (half * 0.86) / 34.7);
  for (const side of [-1, 1] as const) {
    let from = 0;
    for (const [wide, high, shade] of upperTeeth) {
      const [width, bottom] = [wide * fit, edge + down * tall * (down > 0 ? high : 0.96)];
      const bend = down * width * 0.3;
      const left = side > 0 ? from : -from - width;
      x.fillStyle = css(blend(enamel, dusk, Math.min(1, shade * 1.1 + fade)));
      x.beginPath();
      x.moveTo(left + 0.25, edge);
      x.lineTo(left + width - 0.25, edge);
      x.lineTo(left + width - 0.35, bottom - bend);
      x.quadraticCurveTo(left + width - 0.5, bottom, left + width * 0.62, bottom);
      x.lineTo(left + width * 0.38, bottom);
      x.quadraticCurveTo(left + 0.5, bottom, left + 0.35, bottom - bend);
      x.closePath();
      x.fill();
      from += width;
    }
  }
};

/** F and V: the upper teeth rest on the lower lip, over it. */
export const drawTucked = (pen: Pen, mouth: Mouth, tuck: number): void => {
  const { x } = pen;
  x.save();
  x.globalAlpha = smooth(0.3, 0.7, tuck);
  x.beginPath();
  x.rect(-mouth.half * 0.62, mouth.upperEdge - 0.5, mouth.half * 1.24, 14);
  x.clip();
  row(pen, { ...mouth, half: mouth.half * 0.8 }, { edge: mouth.upperEdge - 3, down: 1, tall: 10.5, fade: 0.04 });
  x.restore();
};
