// Draws the woven strap of a guitar that hangs on the back.
import { blend, css, rgb } from '../../paint/colour.ts';
import { clipped, type Pen, path } from '../../paint/pen.ts';
import { breadth, shoulderY, trunkPath } from '../body-plan.ts';
import { drawFlap } from '../garments/cloth.ts';
import type { Person } from '../person.ts';

/** The pen takes body units. The strap comes over the shoulder beside which the guitar's neck is seen. */
export const drawGuitarStrap = (pen: Pen, person: Person, colour: string): void => {
  const { context } = pen;
  const s = breadth(person);
  const top = (x: number) => shoulderY(person, x * s) - 10;
  const strap = path(
    `M${110 * s} ${top(110)} L${166 * s} ${top(166)} C${120 * s} 440 ${-60 * s} 590 ${-260 * s} 700 L${-260 * s} 640 C${-100 * s} 560 ${64 * s} 430 ${110 * s} ${top(110)}Z`,
  );
  const band = blend(rgb(colour), [40, 20, 30], 0.5);
  context.save();
  if (person.body.turn <= 0) context.scale(-1, 1);
  clipped(pen, trunkPath(person), () => {
    drawFlap({ pen, person }, strap, css(band), 12);
    clipped(pen, strap, () => {
      const middle = path(`M${138 * s} ${top(138) - 8} C${92 * s} 436 ${-80 * s} 576 ${-262 * s} 672`);
      context.strokeStyle = css(blend(rgb(colour), [255, 240, 200], 0.72));
      context.lineWidth = 26;
      context.setLineDash([15, 15]);
      context.stroke(middle);
      context.strokeStyle = css(blend(rgb(colour), [226, 120, 50], 0.6));
      context.lineWidth = 11;
      context.lineDashOffset = 15;
      context.stroke(middle);
      context.setLineDash([]);
      context.lineDashOffset = 0;
    });
  });
  context.restore();
};
