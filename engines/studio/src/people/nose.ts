// Draws the dark parts of a nose over its relief: nostrils, edges of the wings, shadow beneath.
import { blend, css, type Rgb, rgb } from '../paint/colour.ts';
import { bothSides, type Pen, soft, spot } from '../paint/pen.ts';
import { plan } from './head.ts';
import type { Person } from './person.ts';

export const drawNose = (pen: Pen, person: Person): void => {
  const { context } = pen;
  const { noseWidth, noseLength, noseLift, noseTip, lopsided } = person.face;
  const [deep, , , , high] = person.skin.map(rgb) as [Rgb, Rgb, Rgb, Rgb, Rgb];
  context.save();
  context.translate(lopsided.nose * 2.2, plan.noseBase - 90 + noseLength);
  spot(pen, [1, 95], 22 * noseWidth, 8, deep, person.gender === 'female' ? 0.2 : 0.32);
  // The light on a round tip.
  spot(pen, [-2, 68 - noseLift * 3.5], (7 + noseTip * 4) * noseWidth, 6, high, 0.26 + noseTip * 0.2);
  bothSides(pen, () => {
    soft(pen, 1.4, () => {
      context.fillStyle = css(blend(deep, [20, 5, 5], 0.35), 0.58);
      context.beginPath();
      // An upturned tip shows more of the nostrils.
      context.ellipse(12.4 * noseWidth, 89.5 - noseLift * 0.8, 6.2 * noseWidth, 2.6 + noseLift * 0.8, -0.3, 0, 7);
      context.fill();
      context.strokeStyle = css(deep, 0.5);
      context.lineWidth = 2.2;
      context.beginPath();
      context.arc(21 * noseWidth, 81.5, 10.5 * noseWidth, -0.35, 1.25);
      context.stroke();
    });
  });
  context.restore();
};
