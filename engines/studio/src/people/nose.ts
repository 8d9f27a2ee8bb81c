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
  // Blood shines through its thin underside, and it shades the lip a little.
  spot(pen, [0, 88], 20 * wide, 8, warm, 0.3);
  spot(pen, [2, 98], 19 * wide, 6, deep, male ? 0.24 : 0.16);
  bothSides(pen, () =>
    soft(pen, 1.1, () => {
      context.fillStyle = css(blend(deep, [24, 6, 5], 0.25), 0.62);
      context.beginPath();
      // An upturned tip shows more of the nostrils.
      context.ellipse(10.6 * wide, 90 - noseLift * 0.8, 5 * wide, 2.3 + noseLift * 0.6, -0.28, 0, 7);
      context.fill();
      context.strokeStyle = css(blend(deep, warm, 0.4), male ? 0.54 : 0.42);
      context.lineWidth = male ? 2.6 : 2;
      context.lineCap = 'round';
      context.beginPath();
      context.arc(18.5 * wide, 82, 9.4 * wide, -0.5, 1.3);
      context.stroke();
    }),
  );
  // The shaded side of the bridge, from the brow to the wing.
  soft(pen, 5, () => {
    const shade = blend(shadow, deep, 0.3);
    context.strokeStyle = linear(
      pen,
      [0, -30],
      [0, 4],
      [
        [0, css(shade, 0)],
        [1, css(shade, (male ? 0.46 : 0.34) * clamp(bridge, 0.6, 1.3))],
      ],
    );
    context.lineWidth = 7;
    context.lineCap = 'round';
    context.beginPath();
    context.moveTo(17, -34);
    context.bezierCurveTo(10, -14, 12 * wide, 22, 17 * wide, 62);
    context.stroke();
  });
  spot(pen, [-2, 26], 4.5 * wide, 36, high, (male ? 0.3 : 0.24) * clamp(bridge, 0.5, 1.3));
  // The light on a round tip.
  const tip = 70 - noseLift * 3.5;
  spot(pen, [-2, tip], (7 + noseTip * 7) * wide, 8 + noseTip * 2, high, 0.26 + noseTip * 0.1);
  spot(pen, [-3, tip - 2], (2.6 + noseTip * 2.6) * wide, 3, blend(high, [255, 255, 255], 0.4), 0.34);
  context.restore();
};
