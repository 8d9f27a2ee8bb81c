// Draws what a relief is too coarse for on a nose: the bridge's shade, the light on the tip, nostrils, edges of the wings, the
// shadow beneath.
import { Path2D } from '@napi-rs/canvas';
import { blend, type Rgb, rgb } from '../paint/colour.ts';
import { clamp } from '../paint/curve.ts';
import { bothSides, type Pen, softLine, spot } from '../paint/pen.ts';
import { plan } from './head.ts';
import type { Person } from './person.ts';

export const drawNose = (pen: Pen, person: Person): void => {
  const { context } = pen;
  const { noseWidth, noseLength, noseLift, noseTip, bridge, lopsided } = person.face;
  const [deep, shadow, , , high, , blush] = person.skin.map(rgb) as [Rgb, Rgb, Rgb, Rgb, Rgb, Rgb, Rgb];
  const male = person.gender === 'male';
  const warm = blend(shadow, blush, 0.4);
  const wide = male ? 0.1 + 0.95 * noseWidth : 0.2 + 0.8 * noseWidth;
  context.save();
  context.translate(lopsided.nose * 2.2, plan.noseBase - 90 + noseLength);
  // The underside turns away from the light: blood shines through it, and it shades the lip.
  spot(pen, [0, 86], 22 * wide, 9, warm, 0.4);
  spot(pen, [3, 99], 22 * wide, 8, blend(deep, warm, 0.35), male ? 0.28 : 0.17);
  const wing = new Path2D();
  wing.arc(18.5 * wide, 82, 9.4 * wide, -0.6, 1.15);
  context.lineCap = 'round';
  bothSides(pen, () => {
    // An upturned tip shows more of the nostrils.
    spot(
      pen,
      [10.6 * wide, 90 - noseLift * 0.8],
      6 * wide,
      3.4 + noseLift * 0.7,
      blend(deep, blush, male ? 0.22 : 0.36),
      male ? 0.78 : 0.7,
      -0.28,
    );
    softLine(pen, wing, male ? 4.2 : 3.8, blend(deep, warm, 0.55), male ? 0.52 : 0.34);
  });
  // The side of the bridge and of the tip away from the light.
  const shade = blend(shadow, deep, 0.3);
  const strong = (male ? 0.54 : 0.4) * clamp(bridge, 0.6, 1.3);
  spot(pen, [20, -14], 12, 30, shade, strong * 0.4, 0.16);
  spot(pen, [14 * wide + 2, 22], 10, 50, shade, strong, -0.06);
  spot(pen, [18 * wide, 66], 12 * wide, 24, shade, strong * 0.9, -0.1);
  spot(pen, [-2, 26], 4.5 * wide, 36, high, (male ? 0.36 : 0.3) * clamp(bridge, 0.5, 1.3));
  // The light on a round tip, and the turn below it.
  const tip = 70 - noseLift * 3.5;
  spot(pen, [1, tip + 17], (9 + noseTip * 4) * wide, 4.5, blend(shade, warm, 0.5), 0.2 + noseTip * 0.14);
  spot(pen, [-2, tip], (7 + noseTip * 7) * wide, 8 + noseTip * 2, high, 0.3 + noseTip * 0.12);
  spot(pen, [-3, tip - 2], (2.6 + noseTip * 2.6) * wide, 3, blend(high, [255, 255, 255], 0.4), 0.42);
  context.restore();
};
