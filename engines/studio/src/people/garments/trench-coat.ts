// Draws a trench coat: double-breasted, with wide lapels, shoulder straps, a storm flap and a belt with a buckle.
import { bothSides, clipped, path } from '../../paint/pen.ts';
import { sides } from '../arms.ts';
import { bodyBottom, breadth, jacketScale, neckHalf, shoulderDrop, shoulderY } from '../body-plan.ts';
import { drawInner } from './buttoned.ts';
import {
  darker,
  drawButton,
  drawOpenFront,
  drawPattern,
  drawPiece,
  drawSeam,
  type GarmentContext,
  lighter,
  mirroredPath,
} from './cloth.ts';
import { drawShoulderStraps } from './shoulder-straps.ts';
import { drawArmhole } from './tailored.ts';

/** Where the lapels end. */
const meet = 590;

export const trenchCoat = (garment: GarmentContext): void => {
  drawInner(garment);
  const k = jacketScale(garment.person);
  const top = neckHalf(garment.person) + 15;
  drawOpenFront(garment, mirroredPath(`M0 200 L${top} 200 L${top} 262 C${top} 390 ${56 * k} 490 0 ${meet}Z`));
  for (const side of sides) drawArmhole(garment, side);
  drawStormFlap(garment);
  drawOverlap(garment);
  drawLapels(garment);
  drawShoulderStraps(garment, garment.person.clothes.colour);
  drawBelt(garment);
};

/** Cloth over one shoulder and the chest, under the lapel. */
const drawStormFlap = (garment: GarmentContext): void => {
  const { pen, person, shape } = garment;
  const { colour } = person.clothes;
  const s = breadth(person);
  const d = shoulderDrop(person);
  const edge = `C${-222 * s} 430 ${-214 * s} 480 ${-196 * s} 520 C${-150 * s} 548 ${-90 * s} 552 ${-30 * s} 540`;
  clipped(pen, shape, () => {
    drawPiece(
      garment,
      path(`M${-80 * s} 270 L${-224 * s} ${326 + d} ${edge} L${-40 * s} 380Z`),
      lighter(colour, 0.05),
      11,
    );
    drawSeam(garment, `M${-214 * s} ${332 + d} C${-212 * s} 430 ${-204 * s} 474 ${-188 * s} 510`, colour, 0.26, 1.3);
  });
};

/** The edge of the upper front, and two rows of buttons. */
const drawOverlap = (garment: GarmentContext): void => {
  const { colour } = garment.person.clothes;
  const k = jacketScale(garment.person);
  const edge = `M0 ${meet - 6} C${34 * k} ${meet + 26} ${92 * k} ${meet + 40} ${96 * k} ${meet + 90} L${100 * k} ${bodyBottom}`;
  drawSeam(garment, edge, colour, 0.7, 2.6);
  for (const y of [646, 806, 930, 1054])
    for (const x of [-62, 62]) drawButton(garment, x * k, y, darker(colour, 0.5), 9.5);
};

const drawLapels = (garment: GarmentContext): void => {
  const { pen, person } = garment;
  const { colour } = person.clothes;
  const k = jacketScale(person);
  const neck = neckHalf(person) + 3;
  const top = neck + 12;
  const lapel = path(
    `M${top} 262 L${116 * k} 398 L${212 * k} 424 C${208 * k} 486 ${110 * k} 540 5 ${meet + 3} L0 ${meet} C${56 * k} 490 ${top} 390 ${top} 262Z`,
  );
  const nape = shoulderY(person, neck + 74) - 5;
  const collar = path(
    `M${neck} 254 C${neck + 24} 252 ${neck + 58} ${nape - 22} ${neck + 74} ${nape} L${190 * k} 376 L${116 * k} 400 L${top - 1} 340 C${top} 306 ${neck + 4} 280 ${neck} 254Z`,
  );
  bothSides(pen, (side) => {
    const shade = side < 0 ? lighter(colour, 0.1) : lighter(colour, 0.02);
    for (const piece of [lapel, collar]) {
      drawPiece(garment, piece, shade, 18);
      drawPattern(garment, piece, person.clothes);
    }
    drawSeam(
      garment,
      `M${122 * k} 408 L${200 * k} 430 C${194 * k} 480 ${104 * k} 530 16 ${meet - 10}`,
      colour,
      0.34,
      1.4,
    );
    drawSeam(garment, `M${neck + 74} 304 L${178 * k} 374 L${118 * k} 392`, colour, 0.34, 1.4);
    drawSeam(garment, `M${116 * k} 399 L${top} 337`, colour, 0.7, 1.8);
  });
};

const drawBelt = (garment: GarmentContext): void => {
  const { pen, person, shape } = garment;
  const { colour } = person.clothes;
  clipped(pen, shape, () => {
    const belt = path('M-320 690 C-110 716 110 716 320 690 L320 738 C110 764 -110 764 -320 738Z');
    drawPiece(garment, belt, darker(colour, 0.08), 9);
    drawSeam(garment, 'M-320 697 C-110 723 110 723 320 697 M-320 731 C-110 757 110 757 320 731', colour, 0.4, 1.3);
    // The end of the belt hangs from the buckle.
    drawPiece(garment, path('M30 712 L74 708 L92 850 L66 866 L46 848Z'), darker(colour, 0.04), 9);
    for (const x of [-176, 178])
      drawSeam(garment, `M${x} 764 C${x * 1.05} 850 ${x * 1.12} 960 ${x * 1.2} ${bodyBottom}`, colour, 0.34, 2.4);
    const { context } = pen;
    context.lineJoin = 'round';
    for (const [tint, wide] of [
      ['rgba(30,18,10,.6)', 12],
      ['#7a4f2c', 8],
      ['rgba(255,230,190,.4)', 2],
    ] as const) {
      context.strokeStyle = tint;
      context.lineWidth = wide;
      context.stroke(path('M14 702 L64 700 L64 764 L14 766Z M39 706 L39 758'));
    }
  });
};
