// Draws dresses: with crossed fronts, with a wide or a square neckline, with straps, with bare shoulders, and for a wedding.
import { blend, css, rgb } from '../../paint/colour.ts';
import { bothSides, clipped, path, soft } from '../../paint/pen.ts';
import { bodyOutline } from '../arms.ts';
import { bodyBottom, breadth, shoulderDrop, shoulderY } from '../body-plan.ts';
import {
  darker,
  drawFallingFolds,
  drawFlap,
  drawPattern,
  drawPiece,
  drawSeam,
  type GarmentContext,
  lighter,
  mirroredPath,
} from './cloth.ts';
import { drawSleeveless } from './sleeveless.ts';
import { hems, pullover } from './tops.ts';

/** Height of the waist of dresses with a skirt of its own. */
const waist = 640;

export const dress = (garment: GarmentContext): void => {
  const { headwear, clothes } = garment.person;
  if (headwear === 'veil') weddingDress(garment);
  else if (clothes.neckline === 'straps') sundress(garment);
  else if (clothes.neckline === 'off-shoulder') offShoulderDress(garment);
  else if (clothes.neckline === 'boat' || clothes.neckline === 'square') fittedDress(garment, clothes.neckline);
  else wrapDress(garment);
};

/** Draws a bodice with short sleeves, of which one front crosses the other down to the waist. */
const wrapBodice = (garment: GarmentContext): void => {
  pullover(garment, { half: 124, depth: 480, pointed: 0.95, band: 6 });
  hems(garment, 0.36);
  const { pen, person, shape } = garment;
  const { clothes } = person;
  const { colour } = clothes;
  const s = breadth(person);
  const over = path(
    `M${124 * s} 250 C${104 * s} 360 ${30 * s} 440 ${-14 * s} 492 C${-70 * s} 560 ${-150 * s} 640 ${-216 * s} 690 L${320 * s} 700 L${330 * s} 250Z`,
  );
  // The upper front crosses from the shoulder to the other side of the waist.
  const region = path(`M${118 * s} 240 C${100 * s} 360 ${26 * s} 440 ${-20 * s} 490 L-400 700 L400 760 L400 240Z`);
  clipped(pen, shape, () =>
    clipped(pen, region, () => {
      drawPiece(garment, over, colour, 13);
      drawPattern(garment, over, clothes);
      const edge = `M${114 * s} 268 C${98 * s} 366 ${22 * s} 446 ${-20 * s} 496 C${-76 * s} 562 ${-150 * s} 636 ${-214 * s} 682`;
      drawSeam(garment, edge, colour, 0.7, 2.2);
      for (const [x, y] of [
        [46, 30],
        [86, 84],
      ] as const)
        drawSeam(
          garment,
          `M${(60 + x) * s} ${430 + y} C${(10 + x) * s} ${500 + y} ${-90 * s} ${610 + y * 0.5} ${-190 * s} ${684 + y * 0.1}`,
          colour,
          0.26,
          3,
        );
    }),
  );
};

/** Crossed fronts, held by a sash that is tied at the side. */
const wrapDress = (garment: GarmentContext): void => {
  wrapBodice(garment);
  const { pen, person, shape } = garment;
  const { colour } = person.clothes;
  clipped(pen, shape, () => {
    drawPiece(garment, path('M-300 672 C-100 698 100 698 300 672 L300 726 C100 752 -100 752 -300 726Z'), colour, 8);
    drawSeam(garment, 'M-300 690 C-100 716 100 716 300 690', colour, 0.3, 2);
    // The skirt is gathered at the tie, and crosses there like the bodice.
    const knot = -118 * breadth(person);
    drawSeam(
      garment,
      `M${knot + 30} 744 C${knot + 60} 860 ${knot + 66} 1000 ${knot + 40} ${bodyBottom}`,
      colour,
      0.6,
      2.4,
    );
    drawFallingFolds(
      garment,
      (
        [
          [-26, -60],
          [24, 6],
          [64, 60],
          [112, 136],
          [186, 230],
        ] as const
      ).map(([out, to]) => [[knot + out, 738], knot + to]),
    );
  });
  drawTie(garment, -118 * breadth(person), 706);
};

/** A bow at the side of the waist, with two ends. */
const drawTie = (garment: GarmentContext, x: number, y: number): void => {
  const { colour } = garment.person.clothes;
  for (const [dx, dy] of [
    [-34, 176],
    [12, 196],
  ] as const)
    drawPiece(
      garment,
      path(
        `M${x - 8} ${y} C${x + dx} ${y + 60} ${x + dx - 6} ${y + 120} ${x + dx - 14} ${y + dy} L${x + dx + 26} ${y + dy + 8} C${x + dx + 28} ${y + 110} ${x + dx + 24} ${y + 60} ${x + 12} ${y}Z`,
      ),
      colour,
      8,
    );
  for (const side of [-1, 1])
    drawPiece(
      garment,
      path(
        `M${x} ${y} C${x + side * 22} ${y - 36} ${x + side * 62} ${y - 40} ${x + side * 66} ${y - 20} C${x + side * 66} ${y + 8} ${x + side * 30} ${y + 14} ${x} ${y + 6}Z`,
      ),
      colour,
      8,
    );
  drawPiece(
    garment,
    path(`M${x - 13} ${y - 15} L${x + 13} ${y - 15} L${x + 12} ${y + 17} L${x - 12} ${y + 17}Z`),
    colour,
    6,
  );
};

/** A fitted bodice with a wide or a square neckline, and a pleated skirt below a seam at the waist. */
const fittedDress = (garment: GarmentContext, neckline: 'boat' | 'square'): void => {
  const { pen, person, shape } = garment;
  const { clothes } = person;
  const s = breadth(person);
  if (neckline === 'boat') pullover(garment, { half: 152, depth: 326, band: 7 });
  else {
    const wide = 112 * s;
    const edge = `M${-wide - 14} 250 L${-wide} 392 Q0 408 ${wide} 392 L${wide + 14} 250`;
    clipped(pen, path(`${edge} L500 250 L500 ${bodyBottom} L-500 ${bodyBottom} L-500 250Z`), () => {
      drawPiece(garment, shape, clothes.colour, 0);
      drawPattern(garment, shape, clothes);
    });
    clipped(pen, shape, () => drawSeam(garment, edge, clothes.colour, 0.6, 7));
  }
  hems(garment, 0.36);
  drawWaistAndSkirt(garment);
};

/** Darts, a belt of the same cloth at the waist, and a skirt gathered below it. */
const drawWaistAndSkirt = (garment: GarmentContext): void => {
  const { pen, person, shape } = garment;
  const { clothes } = person;
  const { colour } = clothes;
  const s = breadth(person);
  clipped(pen, shape, () => {
    for (const side of [-1, 1])
      drawSeam(
        garment,
        `M${side * 190 * s} 470 C${side * 120 * s} 490 ${side * 92 * s} 560 ${side * 94 * s} ${waist}`,
        colour,
        0.4,
        2.2,
      );
    const skirt = path(
      `M-420 ${waist + 4} C-140 ${waist + 28} 140 ${waist + 28} 420 ${waist + 4} L460 ${bodyBottom} L-460 ${bodyBottom}Z`,
    );
    drawPiece(garment, skirt, darker(colour, 0.05), 10);
    drawPattern(garment, skirt, clothes);
    const pleats = Array.from({ length: 11 }, (_, i) => (i - 5) * 34);
    const top = (x: number) => waist + 24 - (x / 170) ** 2 * 6;
    for (const x of pleats)
      drawSeam(
        garment,
        `M${x} ${top(x)} C${x * 1.1} ${top(x) + 90} ${x * 1.3} 940 ${x * 1.6} ${bodyBottom}`,
        colour,
        0.5,
        3.4,
      );
    drawFallingFolds(
      garment,
      pleats.map((x) => [[x + 12, top(x) + 10], x * 1.6 + 16]),
    );
    const belt = path(
      `M-420 ${waist - 22} C-140 ${waist + 2} 140 ${waist + 2} 420 ${waist - 22} L420 ${waist + 6} C140 ${waist + 30} -140 ${waist + 30} -420 ${waist + 6}Z`,
    );
    drawFlap(garment, belt, lighter(colour, 0.1), 8);
  });
};

/** Straps over bare shoulders, and a neckline in the shape of a heart. */
const sundress = (garment: GarmentContext): void => {
  const { clothes } = garment.person;
  const s = breadth(garment.person);
  const inner = shoulderY(garment.person, 112 * s) - 8;
  const neckline = `M0 446 C${18 * s} 414 ${58 * s} 398 ${104 * s} 412 L${112 * s} ${inner}`;
  drawSleeveless(garment, 146 * s, (cloth, armholes) => {
    const { pen, shape } = cloth;
    clipped(pen, mirroredPath(`${neckline} L500 ${inner} L500 ${bodyBottom} L0 ${bodyBottom}Z`), () => {
      drawPiece(cloth, shape, clothes.colour, 0);
      drawPattern(cloth, shape, clothes);
    });
    const stitch = (edge: string) => {
      drawSeam(cloth, edge, clothes.colour, 0.7, 4);
      soft(pen, 3, () => {
        pen.context.strokeStyle = css(blend(rgb(clothes.colour), [255, 250, 240], 0.6), 0.5);
        pen.context.lineWidth = 5;
        pen.context.stroke(path(edge));
      });
    };
    clipped(pen, shape, () => {
      for (const edge of armholes) stitch(edge);
      bothSides(pen, () => {
        stitch(neckline);
        // Gathers between the cups.
        for (const x of [12, 26, 42])
          drawSeam(
            cloth,
            `M${x * 0.4} ${452 + x * 0.3} C${x} 470 ${x * 1.4} 486 ${x * 2} 494`,
            clothes.colour,
            0.34,
            2,
          );
      });
    });
    drawWaistAndSkirt(cloth);
  });
};

/** Length of the sleeves of a dress with bare shoulders, as a share of the upper arm. */
const lowSleeve = 0.46;

/** Bare shoulders: below them a band of cloth crosses the chest and both arms, and short sleeves begin there. */
const offShoulderDress = (garment: GarmentContext): void => {
  const { pen, person } = garment;
  const { clothes } = person;
  const shape = bodyOutline(person, lowSleeve);
  const d = shoulderDrop(person);
  const s = breadth(person);
  const [middle, side, deep] = [424 + d * 0.4, 384 + d, 46];
  const edge = (down: number) =>
    `C${-200 * s} ${side + down + 26} ${-90 * s} ${middle + down} 0 ${middle + down} C${90 * s} ${middle + down} ${200 * s} ${side + down + 26} 420 ${side + down}`;
  const below = path(`M-420 ${side} ${edge(0)} L420 ${bodyBottom} L-420 ${bodyBottom}Z`);
  clipped(pen, below, () => {
    drawPiece(garment, shape, clothes.colour, 0);
    drawPattern(garment, shape, clothes);
    hems(garment, lowSleeve);
  });
  drawWaistAndSkirt(garment);
  // Drawn from right to left, the lower edge closes the band.
  const back = `C${200 * s} ${side + deep + 26} ${90 * s} ${middle + deep} 0 ${middle + deep} C${-90 * s} ${middle + deep} ${-200 * s} ${side + deep + 26} -420 ${side + deep}`;
  const band = path(`M-420 ${side} ${edge(0)} L420 ${side + deep} ${back}Z`);
  clipped(pen, shape, () => {
    drawFlap(garment, band, lighter(clothes.colour, 0.05), 12);
    drawPattern(garment, band, clothes);
    for (const down of [16, 31]) drawSeam(garment, `M-420 ${side + down} ${edge(down)}`, clothes.colour, 0.26, 2.4);
  });
};

/** A fitted bodice under lace, with a belt. */
const weddingDress = (garment: GarmentContext): void => {
  const { pen, shape } = garment;
  pullover(garment, { half: 138, depth: 372, band: 5 });
  hems(garment, 0.36);
  const top = 430;
  const neckline = path(
    `M-500 256 L-138 256 C-138 310 -76 376 0 376 C76 376 138 310 138 256 L500 256 L500 ${bodyBottom} L-500 ${bodyBottom}Z`,
  );
  clipped(pen, shape, () => clipped(pen, neckline, () => drawLaceBodice(garment, top)));
};

const drawLaceBodice = (garment: GarmentContext, top: number): void => {
  const { pen, person } = garment;
  const { colour } = person.clothes;
  const s = breadth(person);
  const lace = blend(rgb(colour), rgb(person.skin[1]!), 0.3);
  pen.context.fillStyle = css(lace, 0.42);
  pen.context.fill(
    path(
      `M-400 200 L400 200 L400 ${top} C120 ${top - 60} 40 ${top - 10} 0 ${top + 22} C-40 ${top - 10} -120 ${top - 60} -400 ${top}Z`,
    ),
  );
  pen.context.strokeStyle = css([255, 255, 255], 0.6);
  pen.context.lineWidth = 1.6;
  // Flowers of five petals in rows, as in lace.
  for (let row = 0; row < 6; row++)
    for (let column = -9; column <= 9; column++) {
      const [x, y] = [(column + (row % 2) / 2) * 30, 296 + row * 26];
      pen.context.beginPath();
      for (let petal = 0; petal < 5; petal++) {
        const angle = (petal / 5) * 2 * Math.PI;
        pen.context.moveTo(x, y);
        pen.context.ellipse(x + Math.cos(angle) * 6, y + Math.sin(angle) * 6, 5, 2.6, angle, 0, 2 * Math.PI);
      }
      if (y < top - 40 || Math.abs(x) > 60) pen.context.stroke();
    }
  drawPiece(
    garment,
    path(
      `M-330 ${bodyBottom} L-330 ${top + 26} C${-200 * s} ${top - 22} ${-90 * s} ${top - 44} 0 ${top + 24} C${90 * s} ${top - 44} ${200 * s} ${top - 22} 330 ${top + 26} L330 ${bodyBottom}Z`,
    ),
    colour,
    8,
  );
  for (const side of [-1, 1])
    drawSeam(
      garment,
      `M${side * 112 * s} ${top - 8} C${side * 100 * s} ${top + 90} ${side * 84 * s} 610 ${side * 78 * s} 684`,
      colour,
      0.32,
      2,
    );
  drawPiece(garment, path(`M-300 676 C-100 700 100 700 300 676 L300 716 C100 742 -100 742 -300 716Z`), colour, 8);
  for (const x of [-132, -78, -24, 30, 84, 138])
    drawSeam(garment, `M${x} 736 C${x * 1.2} 830 ${x * 1.5} 940 ${x * 1.9} ${bodyBottom}`, colour, 0.28, 3);
};
