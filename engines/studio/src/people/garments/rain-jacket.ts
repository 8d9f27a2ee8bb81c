// Draws a rain jacket: smooth cloth, closed with a zip under a placket with studs, with a high collar and a hood behind it.
import { blend, css, rgb } from '../../paint/colour.ts';
import { bothSides, clipped, path, soft } from '../../paint/pen.ts';
import { sides } from '../arms.ts';
import { bodyBottom, breadth, jacketScale, neckHalf, shoulderDrop } from '../body-plan.ts';
import { drawInner } from './buttoned.ts';
import {
  darker,
  drawButton,
  drawOpenFront,
  drawPiece,
  drawSeam,
  type GarmentContext,
  lighter,
  mirroredPath,
} from './cloth.ts';
import { drawArmhole } from './tailored.ts';

export const rainJacket = (garment: GarmentContext): void => {
  const { pen, person, shape } = garment;
  const { colour } = person.clothes;
  const n = neckHalf(person) + 6;
  const k = jacketScale(person);
  const s = breadth(person);
  const d = shoulderDrop(person);
  drawInner(garment);
  drawOpenFront(garment, mirroredPath(`M0 200 L${n} 200 L${n} 256 C${n - 6} 320 34 380 0 420Z`));
  for (const side of sides) drawArmhole(garment, side);
  clipped(pen, shape, () => {
    // Water runs off: broad highlights along the folds.
    soft(pen, 9, () => {
      pen.context.strokeStyle = css(blend(rgb(colour), [255, 255, 255], 0.75), 0.36);
      pen.context.lineWidth = 13;
      for (const fold of [
        `M${-176 * s} ${350 + d} C${-150 * s} 460 ${-160 * s} 600 ${-140 * s} 700`,
        `M${96 * s} 470 C${120 * s} 560 ${110 * s} 640 ${134 * s} 730`,
        `M${-70 * s} 480 C${-84 * s} 560 ${-66 * s} 620 ${-80 * s} 680`,
      ])
        pen.context.stroke(path(fold));
    });
    const yoke = `M${-240 * s} ${430 + d} C${-120 * s} 462 -40 468 0 468 C40 468 ${120 * s} 462 ${240 * s} ${430 + d}`;
    drawSeam(garment, yoke, colour, 0.6, 2.2);
  });
  bothSides(pen, (side) => {
    const flap = path(`M${92 * k} 660 L${182 * k} 640 L${186 * k} 678 Q${140 * k} 700 ${95 * k} 700Z`);
    drawPiece(garment, flap, side < 0 ? lighter(colour, 0.05) : darker(colour, 0.05), 7);
    drawButton(garment, 140 * k, 680, darker(colour, 0.45), 5);
  });
  const placket = path(`M-22 414 L22 414 L26 ${bodyBottom} L-26 ${bodyBottom}Z`);
  drawPiece(garment, placket, lighter(colour, 0.04), 9);
  for (let y = 446; y < bodyBottom; y += 92) drawButton(garment, 0, y, darker(colour, 0.4), 6.4);
  drawCollar(garment, n);
};

/** The collar stands up on both sides of the neck; its ends fall open over the zip. */
const drawCollar = (garment: GarmentContext, n: number): void => {
  const { pen, person } = garment;
  const { colour } = person.clothes;
  const collar = path(
    `M${n - 8} 206 C${n + 34} 214 ${n + 62} 250 ${n + 60} 300 C${n + 50} 366 ${n * 0.7} 424 0 452 L0 420 C${n * 0.46} 388 ${n - 4} 330 ${n - 2} 276 C${n} 250 ${n - 2} 226 ${n - 8} 206Z`,
  );
  bothSides(pen, (side) => {
    drawPiece(garment, collar, side < 0 ? lighter(colour, 0.09) : darker(colour, 0.05), 14);
    drawSeam(garment, `M${n + 50} 296 C${n + 40} 356 ${n * 0.66} 408 8 438`, colour, 0.4, 1.6);
    pen.context.lineCap = 'round';
    pen.context.lineWidth = 5;
    pen.context.strokeStyle = css(blend(rgb(colour), [0, 0, 0], 0.72), 0.9);
    const end = side < 0 ? 520 : 500;
    pen.context.stroke(path(`M46 424 C52 456 46 480 50 ${end}`));
    drawButton(garment, 50, end + 4, '#2c2c30', 6.5);
  });
};
