// Draws a rain jacket: smooth cloth, zipped up to the chest, with a hood that lies on the shoulders.
import { blend, css, rgb } from '../../paint/colour.ts';
import { bothSides, clipped, path, soft } from '../../paint/pen.ts';
import { bodyBottom, breadth, jacketScale, neckHalf, shoulderDrop } from '../body-plan.ts';
import { drawInner } from './buttoned.ts';
import { darker, drawFlap, drawOpenFront, drawSeam, type GarmentContext, lighter, mirroredPath } from './cloth.ts';
import { drawHoodFolds } from './tops.ts';
import { drawTrousers } from './trousers.ts';
import { drawZip } from './zip.ts';

export const rainJacket = (garment: GarmentContext): void => {
  const { pen, person, shape } = garment;
  const { colour } = person.clothes;
  const n = neckHalf(person) + 6;
  const k = jacketScale(person);
  const s = breadth(person);
  const d = shoulderDrop(person);
  drawInner(garment);
  drawOpenFront(garment, mirroredPath(`M0 200 L${n} 200 L${n} 256 C${n - 6} 330 30 420 0 456Z`));
  clipped(pen, shape, () => {
    bothSides(pen, (side) => {
      // The shoulders are a piece of their own, joined by a sealed seam.
      const seam = `M${232 * s} ${420 + d} C${170 * s} ${446 + d} ${90 * s} 470 14 476`;
      drawSeam(garment, seam, colour, 0.7, 3);
      soft(pen, 6, () => {
        pen.context.strokeStyle = css(blend(rgb(colour), [8, 4, 20], 0.7), 0.26);
        pen.context.lineWidth = 9;
        pen.context.translate(0, 7);
        pen.context.stroke(path(seam));
        pen.context.translate(0, -7);
      });
      drawZip(garment, `M${176 * k} 640 L${108 * k} 748`);
      const flap = path(`M${182 * k} 634 L${194 * k} 646 L${122 * k} 762 L${108 * k} 752Z`);
      drawFlap(garment, flap, side < 0 ? lighter(colour, 0.06) : darker(colour, 0.08), 6);
    });
    // Water runs off: broad highlights along the folds.
    soft(pen, 9, () => {
      pen.context.strokeStyle = css(blend(rgb(colour), [255, 255, 255], 0.75), 0.32);
      pen.context.lineWidth = 13;
      for (const fold of [
        `M${-176 * s} ${350 + d} C${-150 * s} 420 ${-160 * s} 430 ${-150 * s} 440`,
        `M${-150 * s} 500 C${-160 * s} 580 ${-140 * s} 640 ${-150 * s} 700`,
        `M${100 * s} 520 C${120 * s} 570 ${106 * s} 620 ${124 * s} 680`,
        `M${-66 * s} 520 C${-84 * s} 580 ${-60 * s} 640 ${-76 * s} 700`,
      ])
        pen.context.stroke(path(fold));
    });
    const guard = path(`M-16 458 L18 458 L22 ${bodyBottom} L-20 ${bodyBottom}Z`);
    drawFlap(garment, guard, lighter(colour, 0.05), 8);
    drawZip(garment, `M0 462 L1 ${bodyBottom}`);
  });
  drawTrousers(garment, 0);
  bothSides(pen, (side) => drawHoodFolds(garment, side));
  for (const side of [-1, 1] as const) drawCord(garment, side);
};

/** An elastic cord with a toggle, which closes the hood. */
const drawCord = (garment: GarmentContext, side: 1 | -1): void => {
  const { context } = garment.pen;
  context.lineCap = 'round';
  context.strokeStyle = '#2a2b30';
  context.lineWidth = 4.4;
  context.stroke(path(`M${side * 40} 418 C${side * 46} 452 ${side * 38} 480 ${side * 44} 516`));
  drawFlap(
    garment,
    path(`M${side * 44 - 7} 490 L${side * 44 + 7} 490 L${side * 44 + 8} 516 L${side * 44 - 8} 516Z`),
    '#33353c',
    5,
  );
};
