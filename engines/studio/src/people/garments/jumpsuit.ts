// Draws a jumpsuit in one piece, bodice and trousers of one cloth: with a V-neck for a woman, buttoned for a man.
import { clipped } from '../../paint/pen.ts';
import { sides } from '../arms.ts';
import { breadth } from '../body-plan.ts';
import { shirt } from './buttoned.ts';
import { drawSeam, type GarmentContext } from './cloth.ts';
import { hems, pullover } from './tops.ts';
import { drawTrousersBelow } from './trousers.ts';

export const jumpsuit = (garment: GarmentContext): void => {
  (garment.person.gender === 'female' ? drawBodice : shirt)(garment);
  drawTrousersBelow(garment);
};

/** A V-neck and darts, with short sleeves. */
const drawBodice = (garment: GarmentContext): void => {
  pullover(garment, { half: 112, depth: 468, pointed: 1, band: 13 });
  hems(garment, 0.36);
  const { pen, person, shape } = garment;
  const { colour } = person.clothes;
  const s = breadth(person);
  clipped(pen, shape, () => {
    drawSeam(garment, 'M2 476 C3 560 2 640 1 736', colour, 0.5, 2);
    for (const side of sides)
      drawSeam(
        garment,
        `M${side * 200 * s} 470 C${side * 128 * s} 500 ${side * 92 * s} 600 ${side * 88 * s} 732`,
        colour,
        0.42,
        2.2,
      );
  });
};
