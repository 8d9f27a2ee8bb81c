// Draws a dupatta: a long thin cloth that lies low over the chest, with both ends over the shoulders.

import { contrast, rgb } from '../../paint/colour.ts';
import { mix } from '../../paint/curve.ts';
import { clipped, type Pen, path } from '../../paint/pen.ts';
import { breadth, shoulderY } from '../body-plan.ts';
import { darker, drawFlap, lighter } from '../garments/cloth.ts';
import { drawDrapeFold } from '../garments/sari.ts';
import type { Person } from '../person.ts';

/** The pen takes body units. */
export const drawDupatta = (pen: Pen, person: Person, colour: string): void => {
  const s = breadth(person);
  const [inner, outer] = [84 * s, 236 * s];
  const [high, low] = [shoulderY(person, inner) - 8, shoulderY(person, outer) - 4];
  /** The curve from shoulder to shoulder, `share` 0 along the neck to 1 along the free edge. */
  const curve = (share: number, from: 1 | -1 = -1) => {
    const x = mix(inner, outer, share);
    const y = mix(high, low, share);
    const depth = mix(430, 640, share);
    return `${from * x} ${y} C${from * x * 1.02} ${mix(y, depth, 0.62)} ${from * x * 0.62} ${depth} 0 ${depth} S${-from * x * 1.02} ${mix(y, depth, 0.62)} ${-from * x} ${y}`;
  };
  // Gold thread would be lost on yellow.
  const border = contrast(rgb(colour), rgb('#d8a941')) > 0.14 ? '#d8a941' : darker(colour, 0.3);
  const cloth = { pen, person };
  const shape = path(`M${curve(0)} L${curve(1, 1)}Z`);
  drawFlap(cloth, shape, colour, 18);
  clipped(pen, shape, () => {
    for (const [i, share] of [0.12, 0.26, 0.44, 0.58, 0.78].entries())
      drawDrapeFold(pen, `M${curve(share)}`, colour, i % 2 === 0 ? 17 : 11, 0.72);
    const { context } = pen;
    for (const [width, tint] of [
      [40, darker(border, 0.35)],
      [34, border],
      [8, lighter(border, 0.4)],
    ] as const) {
      context.lineWidth = width;
      context.strokeStyle = tint;
      context.stroke(path(`M${curve(1)}`));
    }
  });
};
