// Draws a watch or bracelets on the wrist of a forearm.
import { blend, css, rgb } from '../../paint/colour.ts';
import { mix } from '../../paint/curve.ts';
import { linear, type Pen, radial } from '../../paint/pen.ts';
import type { Person } from '../person.ts';
import { radiusAt, type Tube } from '../tube.ts';

/** The pen takes body units; `along` is the place on the forearm, 1 its end. */
export const drawWristwear = (pen: Pen, { accessories = {}, metal }: Person, forearm: Tube, along: number): void => {
  const { watch, bracelet } = accessories;
  if (!watch && !bracelet) return;
  const { from, to } = forearm;
  const { context, scale } = pen;
  const half = radiusAt(forearm, Math.min(1, along)) * 1.06;
  context.save();
  context.translate(mix(from[0], to[0], along), mix(from[1], to[1], along));
  context.rotate(Math.atan2(to[1] - from[1], to[0] - from[0]));
  const band = (x: number, wide: number, colour: string) => {
    const base = rgb(colour);
    context.lineWidth = wide;
    context.strokeStyle = linear(
      pen,
      [0, -half],
      [0, half],
      [
        [0, css(blend(base, [8, 4, 20], 0.4))],
        [0.3, css(blend(base, [255, 252, 244], 0.34))],
        [0.6, css(base)],
        [1, css(blend(base, [8, 4, 20], 0.6))],
      ],
    );
    context.beginPath();
    context.ellipse(x, 0, 9, half, 0, -Math.PI / 2, Math.PI / 2);
    context.stroke();
  };
  context.shadowColor = 'rgba(12,6,10,.5)';
  context.shadowBlur = 5 * scale;
  context.shadowOffsetY = 3 * scale;
  if (bracelet) for (const x of [-16, -4, 8]) band(x, 4.4, bracelet);
  if (watch) {
    band(0, 19, watch);
    for (const [radius, light, edge] of [
      [20, '#f3f4f4', metal],
      [15.4, '#fbfaf6', '#d9dbda'],
    ] as const) {
      context.fillStyle = radial(pen, [3, -6], radius * 1.7, [
        [0, light],
        [1, edge],
      ]);
      context.beginPath();
      context.arc(8, -2, radius, 0, 7);
      context.fill();
    }
    context.strokeStyle = '#3a3d44';
    context.lineWidth = 2;
    context.beginPath();
    context.moveTo(8, -12);
    context.lineTo(8, -2);
    context.lineTo(15, 2);
    context.stroke();
  }
  context.restore();
};
