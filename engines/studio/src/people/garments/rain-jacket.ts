// Draws a rain jacket: matt cloth, a storm flap with snaps over the zip, a high collar, and a hood that lies behind it.
import { bothSides, clipped, path } from '../../paint/pen.ts';
import { bodyBottom, breadth, jacketScale, neckHalf, shoulderDrop, shoulderY } from '../body-plan.ts';
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
import { drawTrousers } from './trousers.ts';

/** Draws the hood, which is worn down: rolls of cloth behind and beside the neck, as low as the shoulders let them lie. */
export const loweredHood = (garment: GarmentContext): void => {
  const { person } = garment;
  const { colour } = person.clothes;
  const n = neckHalf(person);
  const roll = (out: number, top: number) => {
    const foot = shoulderY(person, n + out);
    return path(
      `M${-n - out} ${foot + 30} L${-n - out} ${foot} C${-n - out * 0.8} ${top + 34} ${-n - out * 0.4} ${top + 4} ${-n * 0.8} ${top} L${n * 0.8} ${top} C${n + out * 0.4} ${top + 4} ${n + out * 0.8} ${top + 34} ${n + out} ${foot} L${n + out} ${foot + 30}Z`,
    );
  };
  drawFlap(garment, roll(108, 220), darker(colour, 0.26), 10);
  drawFlap(garment, roll(84, 230), darker(colour, 0.12), 12);
  drawPiece(garment, roll(44, 240), darker(colour, 0.5), 8);
};

/** Where the fronts meet. */
const throat = 436;

export const rainJacket = (garment: GarmentContext): void => {
  const { pen, person, shape } = garment;
  const { colour } = person.clothes;
  const n = neckHalf(person) + 6;
  drawInner(garment);
  drawOpenFront(garment, mirroredPath(`M0 200 L${n} 200 L${n} 256 C${n - 6} 320 40 400 0 ${throat}Z`));
  clipped(pen, shape, () => {
    bothSides(pen, (side) => drawYokeAndPocket(garment, side));
    const flap = path(`M-38 ${throat + 6} L26 ${throat + 6} L30 ${bodyBottom} L-42 ${bodyBottom}Z`);
    drawFlap(garment, flap, lighter(colour, 0.04), 13);
    for (const x of [-30, 18]) drawSeam(garment, `M${x} ${throat + 8} L${x} ${bodyBottom}`, colour, 0.4, 1.6);
    for (let y = throat + 46; y < 900; y += 92) drawButton(garment, -6, y, '#c9ccd2', 8.4);
  });
  drawTrousers(garment, 0);
  bothSides(pen, (side) => drawCollarWing(garment, side));
};

/** The shoulders are a darker piece, joined by a sealed seam; a slanted pocket has a waterproof zip. */
const drawYokeAndPocket = (garment: GarmentContext, side: 1 | -1): void => {
  const { pen, person } = garment;
  const { colour } = person.clothes;
  const k = jacketScale(person);
  const s = breadth(person);
  const d = shoulderDrop(person);
  const seam = `C${250 * s} ${452 + d} ${130 * s} 462 10 ${throat + 62}`;
  const yoke = path(`M0 200 L420 200 L420 ${430 + d} L${300 * s} ${430 + d} ${seam} L0 ${throat}Z`);
  const open = mirroredPath(
    `M0 ${throat} C40 400 ${neckHalf(person)} 320 ${neckHalf(person) + 6} 256 L500 200 L500 ${bodyBottom} L0 ${bodyBottom}Z`,
  );
  clipped(pen, open, () => drawPiece(garment, yoke, darker(colour, side < 0 ? 0.03 : 0.08), 7));
  drawSeam(garment, `M${300 * s} ${430 + d} ${seam}`, colour, 0.7, 2.6);
  const pocket = `M${84 * k} 560 L${166 * k} 620`;
  pen.context.lineCap = 'round';
  for (const [wide, tint] of [
    [17, darker(colour, 0.34)],
    [5, '#24262b'],
  ] as const) {
    pen.context.lineWidth = wide;
    pen.context.strokeStyle = tint;
    pen.context.stroke(path(pocket));
  }
  drawFlap(garment, path(`M${80 * k} 558 l12 -4 l5 26 l-12 4Z`), '#d9dce0', 4);
};

/** One side of the collar, which stands up around the neck and shows its lining. */
const drawCollarWing = (garment: GarmentContext, side: 1 | -1): void => {
  const { person } = garment;
  const { colour } = person.clothes;
  const n = neckHalf(person) + 6;
  const lining = path(
    `M${n - 8} 214 C${n - 2} 280 ${n - 30} 350 4 ${throat + 4} L${n * 0.5} ${throat - 30} C${n + 20} 350 ${n + 26} 280 ${n + 12} 216Z`,
  );
  drawPiece(garment, lining, darker(colour, 0.5), 8);
  const wing = path(
    `M${n + 6} 208 C${n + 26} 214 ${n + 44} 252 ${n + 44} 300 C${n + 34} 356 ${n * 0.8} 420 10 ${throat + 34} L2 ${throat + 2} C${n * 0.6} 384 ${n + 2} 320 ${n + 6} 272 C${n + 8} 248 ${n + 4} 226 ${n + 6} 208Z`,
  );
  drawFlap(garment, wing, side < 0 ? lighter(colour, 0.08) : darker(colour, 0.06), 13);
  drawSeam(garment, `M${n + 36} 300 C${n + 26} 350 ${n * 0.76} 408 12 ${throat + 22}`, colour, 0.44, 1.8);
};
