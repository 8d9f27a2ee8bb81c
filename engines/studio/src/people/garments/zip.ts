// Draws a zip along a line.
import { path } from '../../paint/pen.ts';
import type { GarmentContext } from './cloth.ts';

export const drawZip = ({ pen }: GarmentContext, d: string): void => {
  const { context } = pen;
  for (const [tint, wide, dash] of [
    ['rgba(16,12,20,.6)', 9, []],
    ['rgba(214,208,196,.9)', 4.4, [4, 2.6]],
  ] as const) {
    context.strokeStyle = tint;
    context.lineWidth = wide;
    context.setLineDash([...dash]);
    context.stroke(path(d));
  }
  context.setLineDash([]);
};
