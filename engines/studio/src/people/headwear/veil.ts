// Draws a bridal veil: tulle behind the hair, gathered on the crown.
import { css, rgb } from '../../paint/colour.ts';
import { createPen, path, type Viewport } from '../../paint/pen.ts';
import type { Person } from '../person.ts';
import type { Headwear } from './wrap.ts';

export const veil = ({ headwearColour, face }: Person, viewport: Viewport): Headwear => {
  const [back, front] = [createPen(viewport), createPen(viewport)];
  const colour = rgb(headwearColour);
  for (const { context } of [back, front]) {
    context.scale(face.width, 1);
    context.lineCap = 'round';
  }
  const sheet = path(
    'M0 -246 C110 -246 176 -190 192 -60 C206 90 232 250 262 470 L-262 470 C-232 250 -206 90 -192 -60 C-176 -190 -110 -246 0 -246Z',
  );
  back.context.fillStyle = css(colour, 0.62);
  back.context.fill(sheet);
  back.context.strokeStyle = css([255, 255, 255], 0.5);
  for (const x of [-1, -0.8, -0.62, 0.62, 0.8, 1]) {
    back.context.lineWidth = Math.abs(x) === 1 ? 4 : 7;
    back.context.stroke(
      path(
        `M${x * 60} -244 C${x * 170} -210 ${x * 184} -90 ${x * 196} -20 C${x * 210} 120 ${x * 236} 280 ${x * 260} 470`,
      ),
    );
  }
  // The gathers on the crown, in front of the hair.
  front.context.fillStyle = css(colour, 0.8);
  front.context.fill(
    path(
      'M-122 -178 C-96 -238 -50 -256 0 -256 C50 -256 96 -238 122 -178 C84 -208 44 -220 0 -220 C-44 -220 -84 -208 -122 -178Z',
    ),
  );
  front.context.strokeStyle = css([190, 184, 180], 0.6);
  front.context.lineWidth = 2.4;
  for (let i = -5; i <= 5; i++)
    front.context.stroke(path(`M${i * 21} ${-221 + i * i * 1.5} L${i * 23} ${-252 + i * i * 2.6}`));
  return { back: back.canvas, front: front.canvas };
};
