// Draws a sari: a fitted blouse, pleats from the waist, and the end of the cloth over one shoulder with a woven border.
import type { Path2D } from '@napi-rs/canvas';
import { blend, contrast, css, rgb } from '../../paint/colour.ts';
import { mix } from '../../paint/curve.ts';
import { clipped, type Pen, path, soft } from '../../paint/pen.ts';
import { hemPoint, sides } from '../arms.ts';
import { bodyBottom, breadth, trunkHalf, trunkPath } from '../body-plan.ts';
import { darker, drawPattern, drawPiece, drawSeam, type GarmentContext, lighter } from './cloth.ts';
import { pullover } from './tops.ts';

const gold = '#d8a941';
const sleeve = 0.42;

/** Gold thread, or that of the blouse in a cloth of nearly its colour. */
const borderColour = ({ person: { clothes } }: GarmentContext): string =>
  contrast(rgb(clothes.colour), rgb(gold)) > 0.12 ? gold : darker(clothes.second, 0.1);

/** Draws a fold of soft cloth: a valley, and the ridge that is lit beside it. */
export const drawDrapeFold = (pen: Pen, d: string, colour: string, width: number, depth = 1): void => {
  const { context } = pen;
  const line = path(d);
  soft(pen, width * 0.3, () => {
    context.lineCap = 'round';
    context.lineWidth = width;
    context.strokeStyle = css(blend(rgb(colour), [14, 4, 22], 0.74), 0.5 * depth);
    context.stroke(line);
    context.translate(-width * 0.8, -width * 0.5);
    context.lineWidth = width * 0.7;
    context.strokeStyle = css(blend(rgb(colour), [255, 246, 232], 0.55), 0.42 * depth);
    context.stroke(line);
  });
};

/** Draws a woven border along a line: gold between two edges, with a row of motifs. */
const drawBorder = ({ pen: { context } }: GarmentContext, line: Path2D, gold: string, width: number): void => {
  context.lineCap = 'butt';
  for (const [share, tint, dash] of [
    [1.1, darker(gold, 0.5), []],
    [1, gold, []],
    [0.82, darker(gold, 0.3), []],
    [0.74, lighter(gold, 0.1), []],
    [0.4, darker(gold, 0.45), [width * 0.13, width * 0.15]],
    [0.12, lighter(gold, 0.45), []],
  ] as const) {
    context.setLineDash([...dash]);
    context.lineWidth = width * share;
    context.strokeStyle = tint;
    context.stroke(line);
  }
  context.setLineDash([]);
};

/** A short blouse that fits closely, with a border at its sleeves. */
const drawBlouse = (garment: GarmentContext): void => {
  const { person } = garment;
  const clothes = { ...person.clothes, colour: person.clothes.second, pattern: 'plain' as const };
  const s = breadth(person);
  const blouse = { ...garment, person: { ...person, clothes } };
  pullover(blouse, { half: 128, depth: 404, pointed: 0.15, band: 8 });
  for (const side of sides)
    drawSeam(
      blouse,
      `M${side * 206 * s} 420 C${side * 150 * s} 470 ${side * 112 * s} 560 ${side * 108 * s} 700`,
      clothes.colour,
      0.45,
      2.2,
    );
  clipped(garment.pen, garment.shape, () => {
    for (const side of sides) {
      const at = (across: number, along: number) =>
        hemPoint(person, side, sleeve + along, across)
          .map((v) => v.toFixed(1))
          .join(' ');
      drawBorder(blouse, path(`M${at(-1.3, -0.05)} Q${at(0, 0.0)} ${at(1.3, -0.05)}`), borderColour(garment), 18);
    }
  });
};

/** The cloth around the hips, with a fan of pleats that is tucked in at the waist. */
const drawSkirt = (garment: GarmentContext): void => {
  const { pen, person } = garment;
  const { clothes } = person;
  const waist = 694;
  const half = trunkHalf(person, waist) + 20;
  const cloth = path(
    `M${-half} ${waist - 18} C${-half * 0.4} ${waist + 14} ${half * 0.4} ${waist + 14} ${half} ${waist - 18} L420 ${bodyBottom} L-420 ${bodyBottom}Z`,
  );
  clipped(pen, trunkPath(person), () => {
    drawPiece(garment, cloth, clothes.colour, 12);
    drawPattern(garment, cloth, clothes);
    for (const [x, width] of [
      [-150, 16],
      [-110, 12],
      [118, 14],
      [160, 16],
    ] as const)
      drawDrapeFold(
        pen,
        `M${x * 0.92} ${waist + 24} C${x * 1.1} ${waist + 110} ${x * 1.3} ${waist + 240} ${x * 1.44} ${bodyBottom}`,
        clothes.colour,
        width,
        0.7,
      );
    // Pleats lie on each other like the leaves of a fan.
    for (let pleat = 0; pleat < 7; pleat++) {
      const top = mix(-42, 40, pleat / 6);
      drawDrapeFold(
        pen,
        `M${top} ${waist + 6} C${top * 1.1} ${waist + 100} ${top * 1.5} ${waist + 240} ${top * 1.9} ${bodyBottom}`,
        clothes.colour,
        9,
        1.3,
      );
    }
  });
};

export const sari = (garment: GarmentContext): void => {
  const { pen, person, shape } = garment;
  const { clothes } = person;
  const s = breadth(person);
  drawBlouse(garment);
  drawSkirt(garment);
  const left = -trunkHalf(person, 620) - 30;
  const edge = `M${88 * s} 250 C${84 * s} 330 ${40 * s} 440 ${-60 * s} 516 C${-130 * s} 568 ${-190 * s} 600 ${left} 616`;
  const outer = `M${208 * s} 290 C${214 * s} 400 ${206 * s} 500 ${176 * s} 600 C${150 * s} 690 ${60 * s} 760 ${-60 * s} 800 C${-140 * s} 826 ${-200 * s} 838 ${left - 20} 840`;
  const drape = path(
    `${edge} L${left - 20} 840 L${-60 * s} 800 C${60 * s} 760 ${150 * s} 690 ${176 * s} 600 C${206 * s} 500 ${214 * s} 400 ${208 * s} 290 L${200 * s} 240Z`,
  );
  clipped(pen, shape, () => {
    drawPiece(garment, drape, clothes.colour, 26);
    drawPattern(garment, drape, clothes);
    clipped(pen, drape, () => {
      // Pinned in pleats on the shoulder, the folds fan out to the other side of the waist.
      for (const [i, share] of [0.24, 0.38, 0.52, 0.66, 0.8, 0.92].entries()) {
        const at = (from: readonly [number, number], to: readonly [number, number]) =>
          `${mix(from[0], to[0], share)} ${mix(from[1], to[1], share)}`;
        drawDrapeFold(
          pen,
          `M${at([88 * s, 256], [206 * s, 292])} C${at([80 * s, 340], [212 * s, 440])} ${at([20 * s, 470], [190 * s, 600])} ${at([-90 * s, 536], [60 * s, 740])} S${at([left, 612], [left + 60, 830])} ${at([left, 620], [left, 836])}`,
          clothes.colour,
          i % 2 === 0 ? 13 : 9,
          1,
        );
      }
      drawBorder(garment, path(outer), borderColour(garment), 15);
    });
    clipped(pen, drape, () => drawBorder(garment, path(edge), borderColour(garment), 54));
  });
};
