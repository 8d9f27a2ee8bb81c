// Draws blouses of soft cloth: with a rounded collar, with a bow, or with an open neckline.

import { bothSides, clipped, path } from '../../paint/pen.ts';
import { sides } from '../arms.ts';
import { bodyBottom, breadth, neckHalf } from '../body-plan.ts';
import type { Person } from '../person.ts';
import { drawButton, drawPattern, drawPiece, drawSeam, type GarmentContext, lighter } from './cloth.ts';
import { drawLeaves, drawPlacket, overShoulder } from './collars.ts';
import { pullover } from './tops.ts';

/** Whether a blouse has a collar. */
export const hasCollar = ({ clothes: { neckline = 'collar' } }: Person): boolean => neckline === 'collar';

export const blouse = (garment: GarmentContext): void => {
  const { neckline } = garment.person.clothes;
  if (neckline === 'bow') bowBlouse(garment);
  else if (neckline === 'open') openBlouse(garment);
  else collaredBlouse(garment);
};

/** Gathers that fall from the shoulders. */
const drawShoulderGathers = (garment: GarmentContext): void => {
  const { colour } = garment.person.clothes;
  const s = breadth(garment.person);
  for (const side of sides)
    for (let fold = 0; fold < 5; fold++) {
      const x = (112 + fold * 20) * s * side;
      drawSeam(
        garment,
        `M${x} ${326 + fold * 4} Q${x * 0.97} ${390 + fold * 6} ${x * 0.92} ${432 + (fold % 3) * 34}`,
        colour,
        0.2,
        2.6,
      );
    }
};

/** Closed at the neck by a band that is tied in a bow with long ends. */
const bowBlouse = (garment: GarmentContext): void => {
  const { pen, person } = garment;
  const { colour } = person.clothes;
  pullover(garment, { half: 84, depth: 326, band: 18 });
  drawShoulderGathers(garment);
  drawSeam(garment, `M0 380 C3 560 3 760 2 ${bodyBottom}`, colour, 0.34, 1.5);
  for (let y = 470; y < bodyBottom; y += 84) drawButton(garment, 0, y, lighter(colour, 0.3), 4.8);
  bothSides(pen, (side) => {
    const end = side < 0 ? 560 : 530;
    drawPiece(garment, path(`M0 346 C20 400 26 470 22 ${end} L58 ${end + 16} C58 460 44 390 12 338Z`), colour, 8);
    drawSeam(garment, `M10 360 C34 410 42 470 40 ${end}`, colour, 0.28, 2);
    drawPiece(
      garment,
      path('M0 336 C26 306 74 300 92 316 C100 336 96 366 82 380 C56 384 22 368 0 348Z'),
      lighter(colour, 0.05),
      9,
    );
    drawSeam(garment, 'M14 340 C36 338 54 340 70 348', colour, 0.34, 2.4);
  });
  drawPiece(garment, path('M-15 328 C-6 322 6 322 15 328 L13 360 C6 366 -6 366 -13 360Z'), lighter(colour, 0.08), 5);
};

/** Without a collar, in a V with narrow facings. */
const openBlouse = (garment: GarmentContext): void => {
  const { colour } = garment.person.clothes;
  pullover(garment, { half: 94, depth: 440, pointed: 0.95, band: 15 });
  drawShoulderGathers(garment);
  drawSeam(garment, `M10 452 C12 600 12 780 11 ${bodyBottom}`, colour, 0.32, 1.5);
  for (let y = 482; y < bodyBottom; y += 80) drawButton(garment, 0, y, lighter(colour, 0.35), 4.8);
};

/** Gathered to a yoke, with a small rounded collar. */
const collaredBlouse = (garment: GarmentContext): void => {
  const { pen, person, shape } = garment;
  const { colour } = person.clothes;
  const n = neckHalf(person) + 4;
  const s = breadth(person);
  const open = 376;
  clipped(
    pen,
    path(
      `M${-n - 4} 250 C${-n + 2} 300 -24 ${open - 26} 0 ${open} C24 ${open - 26} ${n - 2} 300 ${n + 4} 250 L500 256 L500 ${bodyBottom} L-500 ${bodyBottom} L-500 256Z`,
    ),
    () => {
      drawPiece(garment, shape, colour, 0);
      drawPattern(garment, shape, person.clothes);
    },
  );
  const yoke = 418;
  for (const side of sides) {
    drawSeam(
      garment,
      `M${12 * side} ${yoke} C${80 * s * side} ${yoke + 10} ${160 * s * side} ${yoke + 4} ${216 * s * side} ${yoke - 16}`,
      colour,
      0.34,
      1.6,
    );
    for (let fold = 0; fold < 6; fold++) {
      const x = (44 + fold * 25) * s * side;
      drawSeam(
        garment,
        `M${x} ${yoke + 8} Q${x * 1.02} ${yoke + 40} ${x * 1.05} ${yoke + 74 + (fold % 3) * 22}`,
        colour,
        0.18,
        2.6,
      );
    }
  }
  drawPlacket(garment, person.clothes, open + 10, bodyBottom, open + 38);
  drawLeaves(garment, person.clothes, {
    fold: `M${n - 3} 260 C${n} 294 34 ${open - 38} 4 ${open - 6}`,
    leaf: `C8 ${open + 16} 26 ${open + 22} 44 ${open + 14} C${n + 2} ${open - 4} ${n + 32} 354 ${overShoulder(person, 38)}`,
    stitching: `M10 ${open + 4} C20 ${open + 14} 34 ${open + 10} 46 ${open + 5} C${n - 2} ${open - 12} ${n + 25} 348 ${n + 32} 320`,
  });
};
