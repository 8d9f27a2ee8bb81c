// Draws the bare skin between a short top and the trousers.
import type { Rgb } from '../paint/colour.ts';
import { bump, crease, heightField } from '../paint/light.ts';
import { clipped, type Pen, path } from '../paint/pen.ts';
import { drawSkin } from './bare-arms.ts';
import { trunkHalf, trunkPath } from './body-plan.ts';
import type { Person } from './person.ts';

const cell = 3;
const [top, bottom] = [560, 800] as const;

/** The pen takes body units; `rim` is the colour of the light from behind. */
export const drawMidriff = (pen: Pen, person: Person, rim: Rgb): void => {
  const reach = Math.max(trunkHalf(person, top), trunkHalf(person, bottom)) + 2 * cell;
  const centre = Math.ceil(reach / cell);
  const heights = heightField(2 * centre + 1, (bottom - top) / cell);
  for (let row = 0; row < heights.height; row++) {
    const half = trunkHalf(person, top + row * cell) + cell;
    for (let x = 0; x <= centre; x++) {
      const height = Math.max(0, 1 - ((x * cell) / half) ** 2.4) ** 0.5 * 120;
      heights.z[row * heights.width + centre + x] = height;
      heights.z[row * heights.width + centre - x] = height;
    }
  }
  const at = (x: number, y: number): [number, number] => [centre + x / cell, (y - top) / cell];
  const lean = Math.max(0, 1 - Math.max(0, person.body.weight) * 1.4);
  crease(heights, [...at(0, 590), ...at(0, 682)], 4, -5 * lean);
  for (const side of [-1, 1]) crease(heights, [...at(side * 86, 600), ...at(side * 62, 760)], 7, -6 * lean);
  const [x, y] = at(0, 694);
  bump(heights, x, y, 2.2, 3.4, -9);
  clipped(pen, trunkPath(person), () =>
    clipped(pen, path(`M-500 ${top} L500 ${top} L500 ${bottom} L-500 ${bottom}Z`), () =>
      drawSkin(pen, person, { left: -centre * cell, top, cell }, heights, rim),
    ),
  );
};
