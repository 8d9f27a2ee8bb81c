// Draws the jacket of an aircraft's or a ship's crew: double-breasted with gold buttons and wings, and stripes of rank if worn with a tie.
import { bothSides, clipped, path } from '../../paint/pen.ts';
import { sides } from '../arms.ts';
import { breadth, jacketScale, shoulderY } from '../body-plan.ts';
import type { Person } from '../person.ts';
import { type Tube, tubesPath } from '../tube.ts';
import { type ClothContext, drawButton, drawPiece, type GarmentContext, lighter } from './cloth.ts';
import { drawShoulderStraps } from './shoulder-straps.ts';
import { drawTailored } from './tailored.ts';

const gold = '#dcae4a';

export const uniformJacket = (garment: GarmentContext): void => {
  const { pen, person } = garment;
  const k = jacketScale(person);
  drawTailored(garment, { meet: 664, gap: 0 }, 0.9);
  for (const y of [704, 800, 896]) for (const x of [-52, 52]) drawButton(garment, x * k, y, gold, 10);
  drawWings(garment, 122 * k, 508);
  if (!hasRank(person)) return;
  drawShoulderStraps(garment, person.clothes.colour, gold);
  const s = breadth(person);
  bothSides(pen, () => {
    for (const x of [172, 190, 208, 226]) {
      const [inner, outer] = [shoulderY(person, x * s), shoulderY(person, (x + 9) * s)];
      const stripe = `M${x * s} ${inner + 7} L${(x + 9) * s} ${outer + 8} L${(x + 7) * s} ${outer + 40} L${(x - 2) * s} ${inner + 40}Z`;
      drawPiece(garment, path(stripe), gold, 2);
    }
  });
};

const hasRank = ({ clothes }: Person): boolean => clothes.garment === 'uniform-jacket' && clothes.tie !== 'none';

/** Draws gold stripes around the end of a sleeve, if the person wears a jacket with any. */
export const drawStripesOfRank = (context: ClothContext, forearm: Tube): void => {
  if (!hasRank(context.person)) return;
  const { pen } = context;
  const { from, to } = forearm;
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const long = Math.hypot(to[0] - from[0], to[1] - from[1]);
  clipped(pen, tubesPath([forearm]), () => {
    pen.context.translate(from[0], from[1]);
    pen.context.rotate(angle);
    for (const away of [26, 43, 60])
      drawPiece(
        context,
        path(
          `M${long - away} -90 Q${long - away + 14} 0 ${long - away} 90 L${long - away + 9} 90 Q${long - away + 23} 0 ${long - away + 9} -90Z`,
        ),
        gold,
        2,
      );
  });
};

/** A badge with two spread wings. */
const drawWings = (garment: GarmentContext, x: number, y: number): void => {
  for (const side of sides)
    for (const [drop, reach] of [
      [14, 40],
      [7, 50],
      [0, 62],
    ] as const)
      drawPiece(
        garment,
        path(
          `M${x} ${y + drop - 7} C${x + side * reach * 0.4} ${y + drop - 13} ${x + side * reach * 0.8} ${y + drop - 12} ${x + side * reach} ${y + drop - 16} C${x + side * reach * 0.8} ${y + drop + 1} ${x + side * reach * 0.4} ${y + drop + 5} ${x} ${y + drop + 7}Z`,
        ),
        lighter(gold, drop === 7 ? 0.3 : 0.05),
        3,
      );
  drawButton(garment, x, y + 4, gold, 13);
  drawButton(garment, x, y + 4, '#2b3f6e', 8);
};
