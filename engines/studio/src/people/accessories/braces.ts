// Draws braces: two straps over the shoulders, clipped to the trousers.
import { bothSides, clipped, type Pen, path } from '../../paint/pen.ts';
import { breadth, shoulderY, trunkPath } from '../body-plan.ts';
import { darker, drawFlap, drawPiece, drawSeam, lighter } from '../garments/cloth.ts';
import { waistOf } from '../garments/trousers.ts';
import type { Person } from '../person.ts';

/** The pen takes body units. */
export const drawBraces = (pen: Pen, person: Person, colour: string): void => {
  const cloth = { pen, person };
  const s = breadth(person);
  const [top, outer] = [shoulderY(person, 112 * s) - 6, shoulderY(person, 150 * s) - 5];
  const end = waistOf(person) + 4;
  clipped(pen, trunkPath(person), () =>
    bothSides(pen, (side) => {
      const strap = path(
        `M${112 * s} ${top} L${150 * s} ${outer} C${152 * s} 420 ${136 * s} 560 ${128 * s} ${end - 30} L${94 * s} ${end - 30} C${100 * s} 560 ${114 * s} 420 ${112 * s} ${top}Z`,
      );
      drawFlap(cloth, strap, side < 0 ? lighter(colour, 0.05) : darker(colour, 0.08), 10);
      drawSeam(cloth, `M${118 * s} ${top + 8} C${120 * s} 420 ${106 * s} 560 ${100 * s} ${end - 34}`, colour, 0.4, 1.4);
      drawSeam(
        cloth,
        `M${144 * s} ${outer + 8} C${146 * s} 420 ${130 * s} 560 ${122 * s} ${end - 34}`,
        colour,
        0.4,
        1.4,
      );
      drawPiece(cloth, path(`M${90 * s} ${end - 130} h${46 * s} v22 h${-46 * s}Z`), '#b8a06a', 5);
      drawFlap(
        cloth,
        path(`M${94 * s} ${end - 36} h${34 * s} v30 q0 8 ${-17 * s} 8 q${-17 * s} 0 ${-17 * s} -8Z`),
        '#9aa0a6',
        5,
      );
    }),
  );
};
