// Draws glasses: lenses, bridge and the start of the temples.
import { blend, css, rgb } from '../../paint/colour.ts';
import { bothSides, linear, type Pen, path, soft } from '../../paint/pen.ts';
import { eyeX } from '../head.ts';
import type { Person } from '../person.ts';

const lenses = {
  round: path('M-42 0 C-42 -50 43 -50 43 0 C43 47 -42 47 -42 0Z'),
  square: path('M-43 -22 C-40 -36 36 -40 47 -28 C50 0 42 32 24 34 C-4 38 -34 36 -40 16Z'),
  sun: path('M-45 -24 C-42 -36 38 -40 50 -28 C52 6 40 42 16 44 C-14 46 -40 34 -43 8Z'),
};

/** Lenses are as much larger than life as the eyes behind them. */
const size = 1.14;

export const drawGlasses = (pen: Pen, person: Person): void => {
  if (person.glasses === 'none') return;
  const { context } = pen;
  const frame = rgb(person.glassesColour);
  // A person stored by a later version may have glasses that this one does not know.
  const lens = lenses[person.glasses] ?? lenses.round;
  const middle = eyeX(person) + 1;
  bothSides(pen, (side) => {
    context.translate(middle, 3);
    context.scale(size, size);
    context.save();
    context.clip(lens);
    if (person.glasses === 'sun') {
      context.fillStyle = linear(
        pen,
        [0, -40],
        [0, 44],
        [
          [0, 'rgba(18,16,20,.96)'],
          [1, 'rgba(60,48,44,.86)'],
        ],
      );
    } else context.fillStyle = 'rgba(235,245,255,.06)';
    context.fillRect(-60, -60, 120, 120);
    context.fillStyle = linear(
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
    context.fillRect(-60, -60, 120, 120);
    context.restore();
    soft(pen, 2.5, () => {
      context.strokeStyle = 'rgba(30,10,5,.34)';
      context.lineWidth = 5;
      context.translate(3 * side, 5);
      context.stroke(lens);
    });
    context.strokeStyle = css(frame);
    context.lineWidth = person.glasses === 'round' ? 3.8 : 5;
    context.stroke(lens);
    context.beginPath();
    context.moveTo(45, -14);
    context.lineTo((132 * person.face.width - middle) / size, -22);
    context.stroke();
    context.strokeStyle = css(blend(frame, [255, 255, 255], 0.6), 0.45);
    context.lineWidth = 1;
    context.translate(-1, -1.4);
    context.stroke(lens);
  });
  context.strokeStyle = css(frame);
  context.lineWidth = 4.4;
  context.beginPath();
  context.moveTo(-middle + 42 * size, -2);
  context.quadraticCurveTo(0, -13, middle - 42 * size, -2);
  context.stroke();
};
