// Cuts a garment without sleeves around the shoulders, down to the armpits; the arms lie before its sides.
import { Path2D } from '@napi-rs/canvas';
import { mix } from '../../paint/curve.ts';
import { clipped, createPenLike, inPixels, path } from '../../paint/pen.ts';
import { armOf, limb, sides } from '../arms.ts';
import { bodyBottom, shoulderDrop } from '../body-plan.ts';
import { radiusAt, tubesPath } from '../tube.ts';
import type { GarmentContext } from './cloth.ts';

/** Height of the armpits. */
const armpit = 500;

/**
 * Draws a garment whose straps end `strap` units from the middle; `draw` takes it and the edges of its armholes, to stitch
 * them.
 */
export const drawSleeveless = (
  garment: GarmentContext,
  strap: number,
  draw: (garment: GarmentContext, armholes: readonly string[]) => void,
): void => {
  const { pen, person } = garment;
  const d = shoulderDrop(person);
  const arms = new Path2D();
  const armholes = sides.map((side) => {
    const { upper, lower } = armOf(person, side);
    arms.addPath(tubesPath(limb({ upper, lower }, 0.25, 1)));
    const axis = mix(upper.from[0], upper.to[0], (armpit - upper.from[1]) / (upper.to[1] - upper.from[1]));
    const inner = Math.abs(axis) - radiusAt(upper, 0.5) * 0.8;
    return `${side * strap} ${240 + d} C${side * (strap - 10)} ${360 + d} ${side * (strap - 4)} ${armpit - 12} ${side * (inner + 22)} ${armpit}`;
  });
  const halves = sides.map((side, i) => {
    const far = side * 420;
    return `M0 200 L${armholes[i]} L${far} ${armpit} L${far} ${bodyBottom} L0 ${bodyBottom}Z`;
  });
  const own = createPenLike(pen);
  clipped(own, path(halves.join(' ')), () =>
    draw(
      { ...garment, pen: own },
      armholes.map((edge) => `M${edge}`),
    ),
  );
  own.context.globalCompositeOperation = 'destination-out';
  own.context.fill(arms);
  inPixels(pen, () => pen.context.drawImage(own.canvas, 0, 0));
};
