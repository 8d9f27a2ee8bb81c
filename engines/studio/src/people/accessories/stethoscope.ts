// Draws a stethoscope around the neck, over the clothes.
import { css } from '../../paint/colour.ts';
import { type Pen, path, radial } from '../../paint/pen.ts';
import { neckHalf } from '../body-plan.ts';
import type { Person } from '../person.ts';

/** The pen takes body units. */
export const drawStethoscope = (pen: Pen, person: Person): void => {
  const { context, scale } = pen;
  const n = neckHalf(person);
  const tubes = path(
    `M${-n - 14} 240 C${-n - 44} 330 ${-n - 34} 450 -30 520 M${n + 14} 240 C${n + 40} 330 ${n + 30} 440 -30 520 C-20 590 70 600 84 536 C88 512 86 500 84 486`,
  );
  context.save();
  context.lineCap = 'round';
  context.shadowColor = 'rgba(14,8,16,.5)';
  context.shadowBlur = 8 * scale;
  context.shadowOffsetY = 5 * scale;
  context.strokeStyle = '#23272e';
  context.lineWidth = 12;
  context.stroke(tubes);
  context.restore();
  context.strokeStyle = css([150, 160, 172], 0.5);
  context.lineWidth = 2.6;
  context.stroke(tubes);
  for (const [radius, colour] of [
    [26, '#8d949c'],
    [20, '#e3e7ea'],
  ] as const) {
    context.fillStyle = radial(pen, [78, 462], radius * 1.6, [
      [0, '#f4f6f7'],
      [1, colour],
    ]);
    context.beginPath();
    context.arc(84, 470, radius, 0, 7);
    context.fill();
  }
};
