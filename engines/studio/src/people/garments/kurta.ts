// Draws a kurta: a long shirt with a stand-up collar, a short buttoned slit with trim, and slits at the sides.
import { blend, contrast, hex, rgb } from '../../paint/colour.ts';
import { bothSides, clipped, path } from '../../paint/pen.ts';
import { createRandom } from '../../paint/random.ts';
import { sides } from '../arms.ts';
import { bodyBottom, breadth, neckHalf, trunkHalf, trunkPath } from '../body-plan.ts';
import {
  darker,
  drawButton,
  drawFallingFolds,
  drawFlap,
  drawPattern,
  drawPiece,
  drawSeam,
  type GarmentContext,
  lighter,
} from './cloth.ts';

export const kurta = (garment: GarmentContext): void => {
  const { pen, person, shape } = garment;
  const { colour, second } = person.clothes;
  const n = neckHalf(person) + 4;
  // Woven into the edges, not laid on them.
  const trim = hex(
    blend(rgb(contrast(rgb(second), rgb(colour)) > 0.12 ? second : darker(colour, 0.4)), rgb(colour), 0.45),
  );
  clipped(
    pen,
    path(
      `M${-n} 262 C${-n + 8} 310 -40 332 0 340 C40 332 ${n - 8} 310 ${n} 262 L500 256 L500 ${bodyBottom} L-500 ${bodyBottom} L-500 256Z`,
    ),
    () => {
      drawPiece(garment, shape, colour, 0);
      drawPattern(garment, shape, person.clothes);
    },
  );
  // On the trunk alone: an arm behind it is no part of the slit.
  clipped(pen, trunkPath(person), () => drawSideSlits(garment));
  clipped(pen, shape, () => {
    drawFolds(garment);
    if (person.gender === 'female') drawEmbroidery(garment);
    drawPlacket(garment, trim);
  });
  // The two ends of the collar meet above the slit.
  const band = path(
    `M${n - 6} 236 C${n + 2} 246 ${n + 8} 262 ${n + 6} 280 C${n - 6} 322 50 350 5 364 L5 326 C44 316 ${n - 12} 292 ${n - 6} 236Z`,
  );
  bothSides(pen, (side) => {
    drawFlap(garment, band, side < 0 ? lighter(colour, 0.08) : lighter(colour, 0.02), 10);
    pen.context.strokeStyle = trim;
    pen.context.lineWidth = 3;
    pen.context.stroke(path(`M${n + 3} 274 C${n - 8} 312 50 340 7 353`));
  });
};

/** The band along the slit, edged with trim, ends in a point. */
const drawPlacket = (garment: GarmentContext, trim: string): void => {
  const { colour } = garment.person.clothes;
  const { context } = garment.pen;
  const band = path('M-21 346 L21 346 L21 606 L0 628 L-21 606Z');
  drawFlap(garment, band, lighter(colour, 0.06), 8);
  context.strokeStyle = trim;
  context.lineWidth = 2.6;
  context.stroke(path('M-16 346 L-16 604 L0 620 L16 604 L16 346'));
  drawSeam(garment, 'M1 352 L1 590', colour, 0.5, 1.6);
  for (let y = 386; y < 600; y += 62) drawButton(garment, 0, y, trim, 5.4);
};

/** Below the hips the sides are open: trousers are seen in the shade of a slit that widens from a point. */
const drawSideSlits = (garment: GarmentContext): void => {
  const { person } = garment;
  const { colour } = person.clothes;
  const edge = trunkHalf(person, 800) + 2;
  bothSides(garment.pen, () => {
    drawPiece(garment, path(`M${edge} 800 L${edge + 70} ${bodyBottom} L${edge - 54} ${bodyBottom}Z`), '#c9c2b6', 0);
    drawSeam(garment, `M${edge - 2} 790 L${edge - 58} ${bodyBottom}`, colour, 0.6, 3);
  });
};

/** Folds that fall from the chest. */
const drawFolds = (garment: GarmentContext): void => {
  const s = breadth(garment.person);
  const random = createRandom(`${garment.person.seed}/kurta`);
  const folds = (
    [
      [84, 70, 590],
      [150, 160, 650],
      [40, 24, 700],
    ] as const
  ).flatMap(([from, to, top]) =>
    sides.map((side) => {
      const x = (units: number) => side * (units + random.around(0, 9)) * s;
      return [[x(from), top], x(to)] as const;
    }),
  );
  drawFallingFolds(garment, folds);
};

/** Gold thread around the slit: two lines and a row of flowers, as on a woman's kurta. */
const drawEmbroidery = (garment: GarmentContext): void => {
  const { pen, person } = garment;
  const { colour } = person.clothes;
  const { context } = pen;
  const n = neckHalf(person);
  // Gold would be lost on yellow.
  const thread = contrast(rgb(colour), rgb('#e3b64a')) > 0.16 ? '#e3b64a' : '#8c2f45';
  const side = (out: number) =>
    `M${n + 8 + out} 272 C${n + 2 + out} 340 ${58 + out} 360 ${50 + out} 420 L${46 + out} ${596 + out * 0.6} Q${38 + out} ${644 + out} 0 ${664 + out}`;
  bothSides(pen, () => {
    for (const [out, wide] of [
      [-10, 2],
      [14, 3],
    ] as const) {
      context.strokeStyle = thread;
      context.lineWidth = wide;
      context.stroke(path(side(out)));
    }
    context.fillStyle = thread;
    for (let y = 404; y < 620; y += 27)
      for (let petal = 0; petal < 5; petal++) {
        const angle = (petal / 5) * 2 * Math.PI;
        context.beginPath();
        context.ellipse(51 + Math.cos(angle) * 5, y + Math.sin(angle) * 5, 4.4, 2.4, angle, 0, 7);
        context.fill();
      }
  });
};
