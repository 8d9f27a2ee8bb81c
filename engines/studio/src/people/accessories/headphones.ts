// Draws headphones, on the head or around the neck.
import { blend, css, rgb } from '../../paint/colour.ts';
import { bothSides, clipped, linear, type Pen, path, soft, spot } from '../../paint/pen.ts';
import { neckHalf } from '../body-plan.ts';
import type { Person } from '../person.ts';

/** Draws a padded cup around its middle, `tall` units high: a dark cushion on the inner side, and a shell in the colour outside. */
const drawCup = (pen: Pen, colour: string, tall: number): void => {
  const { context, scale } = pen;
  const base = rgb(colour);
  const k = tall / 100;
  const shell = path(
    `M${-6 * k} ${-46 * k} C${26 * k} ${-52 * k} ${40 * k} ${-26 * k} ${40 * k} 0 C${40 * k} ${26 * k} ${26 * k} ${52 * k} ${-6 * k} ${46 * k}Z`,
  );
  const cushion = path(
    `M${-4 * k} ${-50 * k} C${-34 * k} ${-50 * k} ${-38 * k} ${-20 * k} ${-36 * k} 0 C${-38 * k} ${20 * k} ${-34 * k} ${50 * k} ${-4 * k} ${50 * k} C${8 * k} ${36 * k} ${8 * k} ${-36 * k} ${-4 * k} ${-50 * k}Z`,
  );
  context.save();
  context.shadowColor = 'rgba(10,6,14,.5)';
  context.shadowBlur = 10 * scale;
  context.shadowOffsetY = 5 * scale;
  context.fillStyle = linear(
    pen,
    [0, -50 * k],
    [14 * k, 50 * k],
    [
      [0, css(blend(base, [255, 255, 255], 0.4))],
      [0.45, css(base)],
      [1, css(blend(base, [8, 4, 20], 0.55))],
    ],
  );
  context.fill(shell);
  context.fillStyle = css(blend(base, [18, 16, 22], 0.82));
  context.fill(cushion);
  context.restore();
  clipped(pen, cushion, () => spot(pen, [-22 * k, -20 * k], 18 * k, 34 * k, [255, 255, 255], 0.22));
  clipped(pen, shell, () => spot(pen, [20 * k, -24 * k], 20 * k, 24 * k, [255, 255, 255], 0.5));
};

/** Draws a padded band along a line. */
const drawHeadband = (pen: Pen, line: string, colour: string, width: number): void => {
  const { context, scale } = pen;
  const base = rgb(colour);
  const band = path(line);
  context.save();
  context.lineCap = 'round';
  context.shadowColor = 'rgba(10,6,14,.45)';
  context.shadowBlur = 8 * scale;
  context.shadowOffsetY = 5 * scale;
  context.lineWidth = width;
  context.strokeStyle = css(blend(base, [8, 4, 20], 0.42));
  context.stroke(band);
  context.restore();
  context.lineCap = 'round';
  context.lineWidth = width * 0.76;
  context.strokeStyle = colour;
  context.stroke(band);
  soft(pen, width * 0.14, () => {
    context.translate(-width * 0.08, -width * 0.16);
    context.lineWidth = width * 0.26;
    context.strokeStyle = css(blend(base, [255, 255, 255], 0.7), 0.6);
    context.stroke(band);
  });
};

/** Over hair and ears. The pen takes head units. */
export const drawHeadphones = (pen: Pen, { face }: Person, colour: string): void => {
  pen.context.save();
  pen.context.scale(face.width, 1);
  drawHeadband(pen, 'M-158 -26 C-172 -170 -108 -262 0 -264 C108 -262 172 -170 158 -26', colour, 27);
  bothSides(pen, () => {
    pen.context.translate(154, 20);
    drawCup(pen, colour, 128);
  });
  pen.context.restore();
};

/** Around the neck, with the cups on the collar bones. The pen takes body units. */
export const drawHeadphonesAroundNeck = (pen: Pen, person: Person, colour: string): void => {
  const n = neckHalf(person);
  bothSides(pen, () => {
    drawHeadband(pen, `M${n - 2} 226 C${n + 22} 238 ${n + 40} 270 ${n + 36} 316`, colour, 19);
    pen.context.translate(n + 18, 348);
    pen.context.rotate(0.5);
    drawCup(pen, colour, 96);
  });
};
