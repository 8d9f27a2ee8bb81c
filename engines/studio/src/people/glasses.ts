// Draws glasses: lenses, bridge and the start of the temples.
import { blend, css, rgb } from '../paint/colour.ts';
import { bothSides, linear, type Pen, path, soft } from '../paint/pen.ts';
import { eyeX } from './head.ts';
import type { Person } from './person.ts';

const lenses = {
  round: path('M-42 0 C-42 -50 43 -50 43 0 C43 47 -42 47 -42 0Z'),
  square: path('M-43 -22 C-40 -36 36 -40 47 -28 C50 0 42 32 24 34 C-4 38 -34 36 -40 16Z'),
  sun: path('M-45 -24 C-42 -36 38 -40 50 -28 C52 6 40 42 16 44 C-14 46 -40 34 -43 8Z'),
};

export const drawGlasses = (pen: Pen, person: Person): void => {
  if (person.glasses === 'none') return;
  const { x } = pen;
  const frame = rgb(person.glassesColour);
  const lens = lenses[person.glasses];
  const middle = eyeX(person) + 1;
  bothSides(pen, (side) => {
    x.translate(middle, 3);
    x.save();
    x.clip(lens);
    if (person.glasses === 'sun') {
      x.fillStyle = linear(
        pen,
        [0, -40],
        [0, 44],
        [
          [0, 'rgba(18,16,20,.96)'],
          [1, 'rgba(60,48,44,.86)'],
        ],
      );
    } else x.fillStyle = 'rgba(235,245,255,.06)';
    x.fillRect(-60, -60, 120, 120);
    x.fillStyle = linear(
      pen,
      [-40 * side, -40],
      [40 * side, 40],
      [
        [0, 'rgba(255,255,255,.2)'],
        [0.34, 'rgba(255,255,255,.03)'],
        [0.36, 'rgba(255,255,255,0)'],
        [1, 'rgba(255,255,255,.04)'],
      ],
    );
    x.fillRect(-60, -60, 120, 120);
    x.restore();
    soft(pen, 2.5, () => {
      x.strokeStyle = 'rgba(30,10,5,.34)';
      x.lineWidth = 5;
      x.translate(3 * side, 5);
      x.stroke(lens);
    });
    x.strokeStyle = css(frame);
    x.lineWidth = person.glasses === 'round' ? 3.8 : 5;
    x.stroke(lens);
    x.beginPath();
    x.moveTo(45, -14);
    x.lineTo(132 * person.face.width - middle, -22);
    x.stroke();
    x.strokeStyle = css(blend(frame, [255, 255, 255], 0.6), 0.45);
    x.lineWidth = 1;
    x.translate(-1, -1.4);
    x.stroke(lens);
  });
  x.strokeStyle = css(frame);
  x.lineWidth = 4.4;
  x.beginPath();
  x.moveTo(-middle + 42, -2);
  x.quadraticCurveTo(0, -13, middle - 42, -2);
  x.stroke();
};
