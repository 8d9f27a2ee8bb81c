// Draws dungarees over a T-shirt: trousers with a bib, held by two straps with buckles.
import { blend, contrast, css, hex, rgb } from '../../paint/colour.ts';
import { bothSides, clipped, path } from '../../paint/pen.ts';
import { bodyBottom, breadth, shoulderY, trunkHalf, trunkPath } from '../body-plan.ts';
import { drawFlap, drawPattern, drawSeam, type GarmentContext } from './cloth.ts';
import { tShirt } from './tops.ts';

const bib = 470;
const waist = 668;

export const dungarees = (garment: GarmentContext): void => {
  tShirt(garment);
  const { person, pen } = garment;
  const { clothes } = person;
  // In the colour of the top they would be lost.
  const isLost = contrast(rgb(clothes.colour), rgb(clothes.second)) < 0.14;
  const colour = isLost ? hex(blend(rgb(clothes.second), [92, 84, 78], 0.24)) : clothes.second;
  const s = breadth(person);
  const half = 118 * s;
  const [top, outer] = [shoulderY(person, 98 * s) - 6, shoulderY(person, 138 * s) - 5];
  const hip = trunkHalf(person, waist) + 4;
  const stitch = (d: string) => {
    pen.context.strokeStyle = css(blend(rgb(colour), [236, 188, 112], 0.6), 0.85);
    pen.context.lineWidth = 1.9;
    pen.context.setLineDash([6, 3.6]);
    pen.context.stroke(path(d));
    pen.context.setLineDash([]);
  };
  const sideOf = (side: 1 | -1) =>
    `L${side * half} ${bib} C${side * (half + 4)} 560 ${side * (half + 26)} 640 ${side * hip} ${waist - 14} L${side * (hip + 60)} ${bodyBottom}`;
  const front = path(
    `M0 ${bib + 6} ${sideOf(1)} L${-hip - 60} ${bodyBottom} L${-hip} ${waist - 14} C${-half - 26} 640 ${-half - 4} 560 ${-half} ${bib}Z`,
  );
  bothSides(pen, () => {
    const strap = path(
      `M${98 * s} ${top} L${138 * s} ${outer} C${134 * s} 370 ${114 * s} 430 ${104 * s} ${bib + 26} L${66 * s} ${bib + 26} C${76 * s} 420 ${94 * s} 350 ${98 * s} ${top}Z`,
    );
    drawFlap(garment, strap, colour, 9);
    stitch(`M${105 * s} ${top + 8} C${101 * s} 362 ${83 * s} 420 ${73 * s} ${bib + 20}`);
    stitch(`M${131 * s} ${outer + 8} C${127 * s} 372 ${108 * s} 430 ${98 * s} ${bib + 20}`);
  });
  clipped(pen, trunkPath(person), () => {
    drawFlap(garment, front, colour, 16);
    drawPattern(garment, front, { ...clothes, colour, pattern: 'woven' });
    stitch(`M${-half + 9} ${bib + 11} L${half - 9} ${bib + 11}`);
    drawSeam(garment, `M${-hip} ${waist} C-90 ${waist + 16} 90 ${waist + 16} ${hip} ${waist}`, colour, 0.6, 2.4);
    drawSeam(
      garment,
      `M${-hip} ${waist + 42} C-90 ${waist + 58} 90 ${waist + 58} ${hip} ${waist + 42}`,
      colour,
      0.6,
      2.4,
    );
    drawSeam(garment, `M0 ${waist + 56} L4 ${bodyBottom}`, colour, 0.5, 2);
    bothSides(pen, () => {
      stitch(`M${half - 9} ${bib + 14} C${half - 4} 560 ${half + 18} 632 ${hip - 8} ${waist - 8}`);
      stitch(
        `M${96 * s} ${waist + 54} C${104 * s} ${waist + 100} ${140 * s} ${waist + 130} ${hip + 10} ${waist + 140}`,
      );
    });
  });
  const pocket = `M${-72 * s} 528 L${72 * s} 528 L${70 * s} 616 L0 636 L${-70 * s} 616Z`;
  drawFlap(garment, path(pocket), hex(blend(rgb(colour), [255, 255, 255], 0.04)), 5);
  stitch(`M${-66 * s} 540 L${66 * s} 540 M${-66 * s} 548 L${-64 * s} 612 L0 629 L${64 * s} 612 L${66 * s} 548`);
  bothSides(pen, () => drawBuckle(garment, 85 * s, bib + 22));
};

/** A wire loop over a stud. */
const drawBuckle = ({ pen: { context } }: GarmentContext, x: number, y: number): void => {
  const loop = path(
    `M${x - 24} ${y - 34} L${x + 24} ${y - 34} L${x + 22} ${y - 8} C${x + 14} ${y + 16} ${x - 14} ${y + 16} ${x - 22} ${y - 8}Z`,
  );
  context.lineJoin = 'round';
  for (const [tint, wide] of [
    ['rgba(30,20,10,.55)', 10],
    ['#c9993f', 6.4],
    ['rgba(255,240,200,.6)', 2],
  ] as const) {
    context.strokeStyle = tint;
    context.lineWidth = wide;
    context.stroke(loop);
  }
  for (const [radius, tint] of [
    [10, '#8a6424'],
    [7.6, '#e0b75c'],
  ] as const) {
    context.fillStyle = tint;
    context.beginPath();
    context.arc(x, y - 2, radius, 0, 7);
    context.fill();
  }
};
