// Draws casual jackets: of leather with lapels and a zip, of denim with buttons, for work with a zip and pockets, or a bomber jacket with a ribbed collar.
import { blend, css, rgb } from '../../paint/colour.ts';
import { bothSides, clipped, path } from '../../paint/pen.ts';
import { sides } from '../arms.ts';
import { bodyBottom, jacketScale, neckHalf, shoulderY } from '../body-plan.ts';
import { drawInner } from './buttoned.ts';
import {
  darker,
  drawButton,
  drawFlap,
  drawOpenFront,
  drawPattern,
  drawSeam,
  type GarmentContext,
  lighter,
  mirroredPath,
} from './cloth.ts';
import { drawDenimPocket, drawStitching, sided } from './denim.ts';
import { drawArmhole } from './tailored.ts';
import { drawTrousers } from './trousers.ts';
import { drawZip } from './zip.ts';

export const casualJacket = (garment: GarmentContext): void => {
  const { casual, pattern } = garment.person.clothes;
  drawInner(garment);
  drawOpenFronts(garment, pattern === 'leather' ? 30 : 22);
  for (const side of sides) drawArmhole(garment, side);
  if (pattern === 'leather') drawBikerFront(garment);
  else if (casual === 'work') drawWorkFront(garment);
  else if (pattern === 'woven') drawDenimFront(garment);
  else drawBomberFront(garment);
  drawTrousers(garment, 0);
};

/** Draws the fronts, which hang open with `gap` units between the middle and each edge. */
const drawOpenFronts = (garment: GarmentContext, gap: number): void => {
  const n = neckHalf(garment.person) + 10;
  const half = `M0 200 L${n} 200 L${n} 262 C${n} 400 ${gap + 26} 520 ${gap} 660 C${gap - 4} 800 ${gap + 2} 960 ${gap + 16} ${bodyBottom} L0 ${bodyBottom}Z`;
  drawOpenFront(garment, mirroredPath(half));
};

/** Wide lapels with press studs, and zips along the edges and at the pockets. */
const drawBikerFront = (garment: GarmentContext): void => {
  const { pen, person } = garment;
  const { colour } = person.clothes;
  const n = neckHalf(person);
  const k = jacketScale(person);
  const nape = shoulderY(person, n + 62) - 5;
  const lapel = path(
    `M${n + 10} 262 L${128 * k} 384 L${196 * k} 402 C${190 * k} 470 ${120 * k} 560 36 640 C60 540 ${n} 420 ${n + 10} 262Z`,
  );
  const collar = path(
    `M${n + 2} 256 C${n + 20} 258 ${n + 46} ${nape - 20} ${n + 62} ${nape} L${178 * k} 366 L${128 * k} 386 L${n + 8} 334 C${n + 12} 304 ${n + 8} 280 ${n + 2} 256Z`,
  );
  bothSides(pen, (side) => {
    drawZip(garment, `M30 640 C26 800 32 960 44 ${bodyBottom}`);
    for (const piece of [lapel, collar]) {
      drawFlap(garment, piece, sided(colour, side), 16);
      drawPattern(garment, piece, person.clothes);
    }
    drawSeam(garment, `M${132 * k} 392 L${188 * k} 408 C${180 * k} 470 ${112 * k} 560 42 630`, colour, 0.5, 1.5);
    drawSeam(garment, `M${n + 10} 332 L${128 * k} 386 L${172 * k} 368`, colour, 0.55, 1.6);
    for (const [x, y] of [
      [178 * k, 416],
      [164 * k, 372],
    ] as const)
      drawButton(garment, x, y, '#b9b4aa', 4.4);
    drawZip(garment, `M${104 * k} 720 L${186 * k} 682`);
  });
};

/** A shirt's collar, two breast pockets with pointed flaps, light stitching and metal buttons. */
const drawDenimFront = (garment: GarmentContext): void => {
  const { pen, person } = garment;
  const { colour } = person.clothes;
  const n = neckHalf(person);
  const k = jacketScale(person);
  const nape = shoulderY(person, n + 66) - 5;
  const stitch = (d: string) => drawStitching(garment, d);
  const collar = path(
    `M${n + 2} 256 C${n + 20} 258 ${n + 50} ${nape - 20} ${n + 66} ${nape} L${n + 64} 396 L${n + 8} 348 C${n + 12} 306 ${n + 8} 280 ${n + 2} 256Z`,
  );
  bothSides(pen, (side) => {
    stitch(`M${n + 34} 424 L${226 * k} 424`);
    drawSeam(garment, `M${n + 30} 419 L${228 * k} 419`, colour, 0.5, 2);
    stitch(`M${n - 12} 500 C58 560 50 620 46 680 L48 ${bodyBottom}`);
    drawDenimPocket(garment, side);
    drawFlap(garment, collar, sided(colour, side), 14);
    drawPattern(garment, collar, person.clothes);
    stitch(`M${n + 60} ${nape + 8} L${n + 59} 386 L${n + 14} 348`);
  });
  for (let y = 700; y < bodyBottom; y += 96) drawButton(garment, 36, y, '#c79a63', 6.4);
};

/** A stand-up collar, a zip, and breast pockets with straight flaps. */
const drawWorkFront = (garment: GarmentContext): void => {
  const { pen, person } = garment;
  const { colour } = person.clothes;
  const n = neckHalf(person);
  const k = jacketScale(person);
  const nape = shoulderY(person, n + 56) - 5;
  const collar = path(
    `M${n} 240 C${n + 16} 246 ${n + 40} ${nape - 24} ${n + 56} ${nape} C${n + 58} ${nape + 40} ${n + 50} 380 ${n + 34} 412 L${n - 2} 372 C${n + 10} 320 ${n + 8} 276 ${n} 240Z`,
  );
  bothSides(pen, (side) => {
    drawZip(garment, `M${n + 10} 396 C66 540 26 600 26 680 C20 800 24 960 38 ${bodyBottom}`);
    drawFlap(
      garment,
      path(`M${88 * k} 470 h${92 * k} v104 q0 8 -8 8 h${-92 * k + 16} q-8 0 -8 -8Z`),
      sided(colour, side),
      5,
    );
    drawFlap(
      garment,
      path(`M${84 * k} 462 h${100 * k} v30 q0 6 -6 6 h${-100 * k + 12} q-6 0 -6 -6Z`),
      sided(lighter(colour, 0.06), side),
      7,
    );
    drawButton(garment, 134 * k, 484, '#8f949a', 5);
    drawSeam(garment, `M${112 * k} 790 L${176 * k} 690`, colour, 0.6, 2.6);
    drawFlap(garment, collar, sided(darker(colour, 0.05), side), 14);
    drawSeam(garment, `M${n + 50} ${nape + 8} C${n + 52} ${nape + 44} ${n + 42} 374 ${n + 30} 402`, colour, 0.36, 1.3);
  });
};

/** A low ribbed collar and a zip. */
const drawBomberFront = (garment: GarmentContext): void => {
  const { pen, person } = garment;
  const { colour } = person.clothes;
  const n = neckHalf(person);
  const k = jacketScale(person);
  const band = path(
    `M${n} 250 C${n + 14} 254 ${n + 30} 266 ${n + 36} 284 C${n + 40} 340 ${n + 16} 400 ${n - 4} 448 L${n - 26} 424 C${n - 4} 380 ${n + 12} 330 ${n + 10} 298 C${n + 8} 276 ${n + 2} 264 ${n} 250Z`,
  );
  bothSides(pen, (side) => {
    drawZip(garment, `M${n - 20} 448 C50 560 24 600 24 680 C18 800 24 960 38 ${bodyBottom}`);
    drawSeam(garment, `M${112 * k} 742 L${176 * k} 640`, colour, 0.6, 2.6);
    drawFlap(garment, band, sided(darker(colour, 0.12), side), 12);
    clipped(pen, band, () => {
      pen.context.strokeStyle = css(blend(rgb(colour), [0, 0, 0], 0.6), 0.34);
      pen.context.lineWidth = 1.8;
      for (let rib = 0; rib < 26; rib++) {
        const y = 232 + rib * 9;
        pen.context.stroke(path(`M${n - 40} ${y + 14} L${n + 50} ${y - 8}`));
      }
    });
  });
};
