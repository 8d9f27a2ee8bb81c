// Draws a rain jacket: smooth cloth, closed with a zip under a placket with studs, with a broad collar.
import { blend, css, rgb } from '../../paint/colour.ts';
import { bothSides, clipped, path, soft } from '../../paint/pen.ts';
import { sides } from '../arms.ts';
import { bodyBottom, breadth, jacketScale, neckHalf, shoulderDrop } from '../body-plan.ts';
import { drawInner } from './buttoned.ts';
import {
  darker,
  drawButton,
  drawFlap,
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
  });
  // A flap over the chest sheds the water.
  clipped(pen, shape, () => {
    const edge = `C${-150 * s} 500 -60 512 0 512 C60 512 ${150 * s} 500 ${216 * s} ${452 + d}`;
    const yoke = path(
      `M${-216 * s} ${452 + d} ${edge} L${226 * s} ${330 + d} L${n} 250 L${n} 300 L0 424 L${-n} 300 L${-n} 250 L${-226 * s} ${330 + d}Z`,
    );
    drawFlap(garment, yoke, lighter(colour, 0.04), 13);
    drawSeam(
      garment,
      `M${-208 * s} ${444 + d} C${-146 * s} 488 -60 500 0 500 C60 500 ${146 * s} 488 ${208 * s} ${444 + d}`,
      colour,
      0.36,
      1.3,
    );
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

/** A broad collar, which lies on the yoke with two points. */
const drawCollar = (garment: GarmentContext, n: number): void => {
  const { colour } = garment.person.clothes;
  const leaf = path(
    `M${n - 8} 206 C${n + 26} 214 ${n + 54} 252 ${n + 76} 366 L${n - 10} 436 C${n - 22} 414 34 408 4 418 C${n * 0.5} 384 ${n - 4} 330 ${n - 2} 276 C${n} 250 ${n - 2} 226 ${n - 8} 206Z`,
  );
  bothSides(garment.pen, (side) => {
    drawFlap(garment, leaf, lighter(colour, side < 0 ? 0.12 : 0.03), 16);
    drawSeam(garment, `M${n + 66} 362 L${n - 10} 424 C${n - 22} 404 44 400 18 406`, colour, 0.4, 1.4);
  });
};
