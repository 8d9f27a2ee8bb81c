// Draws a measuring tape that hangs around the neck, as tailors wear it.
import { blend, css, rgb } from '../../paint/colour.ts';
import { bothSides, type Pen, path, soft } from '../../paint/pen.ts';
import { neckHalf } from '../body-plan.ts';
import { drawFlap } from '../garments/cloth.ts';
import type { Person } from '../person.ts';

/** The pen takes body units. */
export const drawMeasuringTape = (pen: Pen, person: Person, colour: string): void => {
  const { context, scale } = pen;
  const n = neckHalf(person);
  const wide = 27;
  bothSides(pen, (side) => {
    const end = side < 0 ? 640 : 560;
    const line = (aside: number) =>
      path(
        `M${n - 4 + aside} 232 C${n + 34 + aside} 262 ${n + 40 + aside} 340 ${n + 26 + aside} 430 C${n + 18 + aside} 500 ${n + 26 + aside} 540 ${n + 20 + aside} ${end}`,
      );
    context.save();
    context.shadowColor = 'rgba(12,8,14,.5)';
    context.shadowBlur = 9 * scale;
    context.shadowOffsetX = 3 * scale;
    context.shadowOffsetY = 5 * scale;
    context.lineWidth = wide;
    context.strokeStyle = side < 0 ? colour : css(blend(rgb(colour), [60, 30, 10], 0.14));
    context.stroke(line(0));
    context.restore();
    soft(pen, 3, () => {
      context.lineWidth = 6;
      context.strokeStyle = 'rgba(255,252,230,.5)';
      context.stroke(line(-5));
    });
    context.strokeStyle = '#2b2622';
    context.lineWidth = 9;
    context.setLineDash([2, 9]);
    context.stroke(line(9));
    context.lineWidth = 16;
    context.setLineDash([2.6, 41.4]);
    context.stroke(line(5));
    // Numbers, too small to read.
    context.lineWidth = 8;
    context.lineDashOffset = -12;
    context.setLineDash([3, 3, 4, 34]);
    context.stroke(line(-7));
    context.setLineDash([]);
    context.lineDashOffset = 0;
    drawFlap({ pen, person }, path(`M${n + 20 - wide / 2} ${end - 6} h${wide} v18 h${-wide}Z`), '#b3b7bd', 4);
  });
};
