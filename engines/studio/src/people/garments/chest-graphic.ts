// Draws the picture on the chest of a T-shirt: a sun behind waves, in two colours that are seen on the cloth.
import { contrast, css, rgb } from '../../paint/colour.ts';
import { clipped, path } from '../../paint/pen.ts';
import { createRandom } from '../../paint/random.ts';
import type { GarmentContext } from './cloth.ts';

/** Colours of the sun and of the waves. */
const inks = [
  ['#f2803a', '#1f4f8a'],
  ['#e2453c', '#23242c'],
  ['#f4c430', '#2a9d8f'],
  ['#ff6f91', '#3b3f73'],
] as const;

export const drawChestGraphic = ({ pen, person, shape }: GarmentContext): void => {
  const { context } = pen;
  const cloth = rgb(person.clothes.colour);
  const seen = inks.filter((pair) => pair.every((ink) => contrast(rgb(ink), cloth) > 0.16));
  const [sun, wave] = createRandom(`${person.seed}/graphic`).pick(seen.length > 0 ? seen : inks);
  const disc = path('M-118 500 A118 118 0 1 1 118 500 A118 118 0 1 1 -118 500Z');
  clipped(pen, shape, () => {
    clipped(pen, disc, () => {
      context.fillStyle = css(rgb(sun), 0.94);
      context.fillRect(-130, 370, 260, 260);
      context.fillStyle = person.clothes.colour;
      for (const [y, tall] of [
        [452, 5],
        [474, 8],
        [498, 11],
      ] as const)
        context.fillRect(-130, y, 260, tall);
    });
    for (const [y, ink] of [
      [532, wave],
      [566, sun],
      [596, wave],
    ] as const) {
      context.strokeStyle = css(rgb(ink), 0.94);
      context.lineWidth = 19;
      context.lineCap = 'round';
      context.stroke(path(`M-132 ${y} q22 -26 44 0 t44 0 t44 0 t44 0 t44 0 t44 0`));
    }
  });
};
