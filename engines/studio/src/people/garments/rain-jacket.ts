// Draws a rain jacket: shiny cloth with drops on it, a storm flap with snaps over the zip, a high collar, and a hood that lies behind it.
import { blend, css, rgb } from '../../paint/colour.ts';
import { bothSides, clipped, path, soft } from '../../paint/pen.ts';
import { createRandom } from '../../paint/random.ts';
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
import { drawTrousers } from './trousers.ts';

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
    drawShine(garment);
    const flap = path(`M-38 ${throat + 6} L26 ${throat + 6} L30 ${bodyBottom} L-42 ${bodyBottom}Z`);
    drawFlap(garment, flap, lighter(colour, 0.04), 13);
    for (const x of [-30, 18]) drawSeam(garment, `M${x} ${throat + 8} L${x} ${bodyBottom}`, colour, 0.4, 1.6);
    for (let y = throat + 46; y < 900; y += 92) drawButton(garment, -6, y, '#c9ccd2', 8.4);
    drawDrops(garment);
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

/** Smooth cloth is lit in sharp streaks along its folds. */
const drawShine = ({ pen, person }: GarmentContext): void => {
  const { context } = pen;
  const s = breadth(person);
  const d = shoulderDrop(person);
  const glow = css(blend(rgb(person.clothes.colour), [255, 255, 255], 0.7), 0.34);
  for (const [units, wide] of [
    [9, 20],
    [2.4, 5],
  ] as const)
    soft(pen, units, () => {
      context.strokeStyle = glow;
      context.lineCap = 'round';
      context.lineWidth = wide;
      for (const fold of [
        `M${-226 * s} ${350 + d} C${-206 * s} ${330 + d} ${-176 * s} ${326 + d} ${-140 * s} ${330 + d}`,
        `M${-262 * s} ${420 + d} C${-274 * s} 500 ${-268 * s} 560 ${-276 * s} 640`,
        `M${-150 * s} 506 C${-166 * s} 560 ${-136 * s} 620 ${-154 * s} 690`,
        `M${-92 * s} 600 C${-106 * s} 640 ${-84 * s} 680 ${-96 * s} 720`,
        `M${196 * s} ${348 + d} C${214 * s} ${352 + d} ${226 * s} ${366 + d} ${236 * s} ${384 + d}`,
        `M${176 * s} 660 C${156 * s} 690 ${170 * s} 720 ${150 * s} 760`,
      ])
        context.stroke(path(fold));
    });
};

/** Drops that have not run off yet. */
const drawDrops = ({ pen, person }: GarmentContext): void => {
  const { context } = pen;
  const random = createRandom(`${person.seed}/drops`);
  const base = rgb(person.clothes.colour);
  for (let drop = 0; drop < 90; drop++) {
    const [x, y, size] = [random.between(-300, 300), random.between(310, 800), random.between(2.6, 5.4)];
    context.fillStyle = css(blend(base, [10, 8, 30], 0.6), 0.42);
    context.beginPath();
    context.ellipse(x + 1, y + 1.4, size, size * 1.25, 0, 0, 7);
    context.fill();
    context.fillStyle = css(blend(base, [255, 255, 255], 0.4), 0.9);
    context.beginPath();
    context.ellipse(x, y, size * 0.86, size * 1.1, 0, 0, 7);
    context.fill();
    context.fillStyle = 'rgba(255,255,255,.95)';
    context.beginPath();
    context.arc(x - size * 0.3, y - size * 0.4, size * 0.32, 0, 7);
    context.fill();
  }
};

/** One side of the collar, which stands up around the neck and shows its lining. */
const drawCollarWing = (garment: GarmentContext, side: 1 | -1): void => {
  const { pen, person } = garment;
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
  clipped(pen, wing, () =>
    soft(pen, 4, () => {
      pen.context.strokeStyle = `rgba(255,255,255,${side < 0 ? 0.6 : 0.34})`;
      pen.context.lineWidth = 8;
      pen.context.stroke(path(`M${n + 18} 232 C${n + 30} 270 ${n + 20} 330 ${n * 0.7} 396`));
    }),
  );
};
