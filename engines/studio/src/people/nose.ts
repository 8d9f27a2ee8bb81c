// Draws what a relief is too coarse for on a nose: the bridge's shade, the light on the tip, nostrils, edges of the wings, the
// shadow beneath.
import { blend, css, type Rgb, rgb } from '../paint/colour.ts';
import { clamp } from '../paint/curve.ts';
import { bothSides, linear, type Pen, soft, spot } from '../paint/pen.ts';
import { plan } from './head.ts';
import type { Person } from './person.ts';

export const drawNose = (pen: Pen, person: Person): void => {
  const { context } = pen;
  const { noseWidth, noseLength, noseLift, noseTip, bridge, lopsided } = person.face;
  const [deep, shadow, , , high, , blush] = person.skin.map(rgb) as [Rgb, Rgb, Rgb, Rgb, Rgb, Rgb, Rgb];
  const male = person.gender === 'male';
  const warm = blend(shadow, blush, 0.4);
  const wide = 0.42 + 0.56 * noseWidth;
  context.save();
  context.translate(lopsided.nose * 2.2, plan.noseBase - 90 + noseLength);
  // The underside turns away from the light: blood shines through it, and it shades the lip.
  spot(pen, [0, 87], 22 * wide, 9, warm, 0.42);
  spot(pen, [3, 99], 22 * wide, 8, deep, male ? 0.34 : 0.27);
  bothSides(pen, () =>
    soft(pen, 1.1, () => {
      context.fillStyle = css(blend(deep, [24, 6, 5], 0.25), 0.7);
      context.beginPath();
      // An upturned tip shows more of the nostrils.
      context.ellipse(10.6 * wide, 90 - noseLift * 0.8, 5 * wide, 2.5 + noseLift * 0.7, -0.28, 0, 7);
      context.fill();
      context.strokeStyle = css(blend(deep, warm, 0.3), male ? 0.56 : 0.48);
      context.lineWidth = male ? 3 : 2.6;
      context.lineCap = 'round';
      context.beginPath();
      context.arc(18.5 * wide, 82, 9.4 * wide, -0.6, 1.15);
      context.stroke();
    }),
  );
  // The side of the bridge and tip away from the light, from the brow to the wing.
  soft(pen, 5, () => {
    const shade = blend(shadow, deep, 0.3);
    const strong = (male ? 0.62 : 0.46) * clamp(bridge, 0.6, 1.3);
    context.fillStyle = linear(
      pen,
      [0, -34],
      [0, 84],
      [
        [0, css(shade, 0)],
        [0.3, css(shade, strong)],
        [0.72, css(shade, strong * 0.8)],
        [1, css(shade, strong * 0.9)],
      ],
    );
    context.beginPath();
    context.moveTo(16, -36);
    context.bezierCurveTo(6, -16, 8 * wide, 22, 9 * wide, 50);
    context.bezierCurveTo(11 * wide, 66, 12 * wide, 78, 8 * wide, 86);
    context.lineTo(25 * wide, 84);
    context.bezierCurveTo(28 * wide, 66, 19 * wide, 40, 17 * wide, 10);
    context.bezierCurveTo(15 * wide, -10, 20, -26, 24, -36);
    context.fill();
  });
  spot(pen, [-2, 26], 4.5 * wide, 36, high, (male ? 0.36 : 0.3) * clamp(bridge, 0.5, 1.3));
  // The light on a round tip.
  const tip = 70 - noseLift * 3.5;
  spot(pen, [-2, tip], (7 + noseTip * 7) * wide, 8 + noseTip * 2, high, 0.3 + noseTip * 0.12);
  spot(pen, [-3, tip - 2], (2.6 + noseTip * 2.6) * wide, 3, blend(high, [255, 255, 255], 0.4), 0.42);
  context.restore();
};
