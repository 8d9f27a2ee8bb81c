// Draws a small scarf that is knotted at the throat, as cabin crews wear it.
import { bothSides, type Pen, path } from '../../paint/pen.ts';
import { neckHalf } from '../body-plan.ts';
import { drawFlap, drawSeam, lighter } from '../garments/cloth.ts';
import type { Person } from '../person.ts';

/** The pen takes body units. */
export const drawNeckerchief = (pen: Pen, person: Person, colour: string): void => {
  const cloth = { pen, person };
  const n = neckHalf(person) + 2;
  for (const [out, drop, shade] of [
    [-62, 104, 0],
    [50, 122, 0.06],
  ] as const)
    drawFlap(
      cloth,
      path(
        `M6 338 C${10 + out * 0.5} 372 ${6 + out} 410 ${10 + out} ${338 + drop} L${out * 0.3 + 34} ${330 + drop * 0.8} C${30 + out * 0.2} 400 30 370 24 338Z`,
      ),
      lighter(colour, shade),
      9,
    );
  bothSides(pen, (side) => {
    drawFlap(
      cloth,
      path(
        `M${n} 214 C${n + 14} 236 ${n + 20} 256 ${n + 10} 276 C${n - 14} 320 40 346 -4 354 L-8 320 C36 312 ${n - 20} 284 ${n - 4} 250 C${n} 238 ${n} 226 ${n} 214Z`,
      ),
      lighter(colour, side < 0 ? 0.06 : 0),
      10,
    );
    drawSeam(cloth, `M${n + 6} 250 C${n - 12} 296 40 326 4 334`, colour, 0.4, 2);
  });
  drawFlap(
    cloth,
    path('M-10 318 C4 312 28 312 38 320 C44 334 42 350 34 360 C20 366 4 366 -8 360 C-16 346 -16 330 -10 318Z'),
    lighter(colour, 0.08),
    8,
  );
};
