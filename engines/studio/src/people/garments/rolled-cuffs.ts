// Draws the cuffs of sleeves that are rolled up to the elbow.
import { path } from '../../paint/pen.ts';
import { hemPoint, rolledSleeve, sides } from '../arms.ts';
import { drawFlap, drawPattern, drawSeam, type GarmentContext, lighter } from './cloth.ts';

/** How far a cuff reaches up the arm, as a share of the upper arm. */
const WIDE = 0.2;

export const drawRolledCuffs = (garment: GarmentContext): void => {
  const { person } = garment;
  const { colour } = person.clothes;
  for (const side of sides) {
    const point = (across: number, up: number) =>
      hemPoint(person, side, rolledSleeve - up, across).map((v) => v.toFixed(1));
    const hem = (up: number) => `Q${point(0, up - 0.06)} ${point(1.08, up)}`;
    const cuff = path(
      `M${point(-1.08, -0.02)} ${hem(-0.02)} L${point(1.1, WIDE)} Q${point(0, WIDE - 0.06)} ${point(-1.1, WIDE)}Z`,
    );
    drawFlap(garment, cuff, lighter(colour, 0.06), 8);
    drawPattern(garment, cuff, person.clothes);
    drawSeam(garment, `M${point(-1.08, WIDE)} ${hem(WIDE)}`, colour, 0.6, 1.8);
    drawSeam(garment, `M${point(-1.06, WIDE / 2)} ${hem(WIDE / 2)}`, colour, 0.4, 1.4);
  }
};
