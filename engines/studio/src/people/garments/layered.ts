// Draws tops in layers: a jumper over a shirt's collar, and a shirt that is worn open over a T-shirt.
import { bothSides, path } from '../../paint/pen.ts';
import { bodyBottom, neckHalf, shoulderY } from '../body-plan.ts';
import { drawInner, shirt } from './buttoned.ts';
import {
  drawButton,
  drawFlap,
  drawOpenFront,
  drawPattern,
  drawSeam,
  type GarmentContext,
  lighter,
  mirroredPath,
} from './cloth.ts';
import { drawCollar } from './collars.ts';
import { jumper, pullover, vNeck } from './tops.ts';

const shirtBelow = ({ person, ...rest }: GarmentContext): GarmentContext => ({
  ...rest,
  person: { ...person, clothes: { ...person.clothes, colour: person.clothes.second, pattern: 'plain', tie: 'none' } },
});

const isOverShirt = ({ person }: GarmentContext): boolean => person.clothes.inner === 'shirt';

/** Draws a jumper, over a shirt whose collar lies on its neckline if it has one. */
export const layeredJumper = (garment: GarmentContext): void => {
  const below = shirtBelow(garment);
  if (isOverShirt(garment)) pullover(below, { half: 80, depth: 330, band: 4 });
  jumper(garment);
  if (isOverShirt(garment)) drawCollar(below, below.person.clothes, 356);
};

/** Draws a V-neck, over a shirt if it has one. */
export const layeredVNeck = (garment: GarmentContext): void => {
  const below = shirtBelow(garment);
  if (isOverShirt(garment)) shirt(below);
  vNeck(garment);
  if (isOverShirt(garment)) drawCollar(below, below.person.clothes, 396);
};

/** Draws a shirt, open over a T-shirt if one is named. */
export const openShirt = (garment: GarmentContext): void => {
  const { person, pen } = garment;
  const { clothes } = person;
  if (clothes.inner !== 't-shirt') {
    shirt(garment);
    return;
  }
  drawInner(garment);
  const n = neckHalf(person) + 8;
  const nape = shoulderY(person, n + 52) - 5;
  const edge = `C${n} 380 74 460 66 600 C62 760 68 940 84 ${bodyBottom}`;
  drawOpenFront(garment, mirroredPath(`M0 200 L${n} 200 L${n} 258 ${edge} L0 ${bodyBottom}Z`));
  bothSides(pen, (side) => {
    drawSeam(
      garment,
      `M${n + 26} 330 C${n + 6} 400 100 470 92 600 C88 760 94 940 110 ${bodyBottom}`,
      clothes.colour,
      0.34,
      1.5,
    );
    if (side > 0)
      for (let y = 470; y < bodyBottom; y += 88) drawButton(garment, 79, y, lighter(clothes.colour, 0.3), 4.6);
    const collar = path(
      `M${n - 6} 256 C${n + 14} 258 ${n + 36} ${nape - 20} ${n + 52} ${nape} L${n + 40} 398 L${n - 2} 344 C${n + 4} 306 ${n} 280 ${n - 6} 256Z`,
    );
    drawFlap(garment, collar, lighter(clothes.colour, 0.05), 10);
    drawPattern(garment, collar, clothes);
    drawSeam(garment, `M${n + 46} ${nape + 6} L${n + 37} 386 L${n + 3} 342`, clothes.colour, 0.28, 1.2);
  });
};
