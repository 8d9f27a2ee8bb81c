// Draws a jumpsuit in one piece, bodice and trousers of one cloth: with a collar, a long zip, chest pockets and a belt of its cloth.
import { bothSides, clipped, path } from '../../paint/pen.ts';
import { breadth } from '../body-plan.ts';
import { shirt } from './buttoned.ts';
import { drawButton, drawFlap, drawSeam, type GarmentContext, lighter } from './cloth.ts';
import { hems } from './tops.ts';
import { drawTrousersBelow } from './trousers.ts';
import { drawZip } from './zip.ts';

const brass = '#dcb76c';

/** Height of the zip's pull. */
const pull = 436;

export const jumpsuit = (garment: GarmentContext): void => {
  shirt(garment);
  if (garment.person.gender === 'female') hems(garment, 0.36);
  const { pen, person, shape } = garment;
  const { colour } = person.clothes;
  const s = breadth(person);
  clipped(pen, shape, () =>
    bothSides(pen, (side) => {
      // The seam from the armhole to the waist, and a pocket with a pointed flap.
      drawSeam(garment, `M${206 * s} 470 C${176 * s} 540 ${150 * s} 620 ${146 * s} 730`, colour, 0.44, 2.2);
      drawSeam(garment, `M${62 * s} 520 L${66 * s} 612 L${150 * s} 604 L${152 * s} 514`, colour, 0.5, 2);
      const flap = path(`M${58 * s} 506 L${156 * s} 498 L${156 * s} 524 L${108 * s} 548 L${59 * s} 532Z`);
      drawFlap(garment, flap, side < 0 ? lighter(colour, 0.09) : lighter(colour, 0.04), 7);
      drawButton(garment, 107 * s, 532, brass, 5.6);
    }),
  );
  drawTrousersBelow(garment);
  // One zip through bodice and trousers.
  drawZip(garment, `M0 ${pull - 26} L0 650 M0 716 L-2 880`);
  drawFlap(garment, path(`M-6 ${pull - 12} L6 ${pull - 12} L8 ${pull + 26} L-8 ${pull + 26}Z`), brass, 5);
};
