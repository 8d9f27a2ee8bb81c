// Draws a whistle on a cord around the neck.
import { type Pen, path, radial } from '../../paint/pen.ts';
import { neckHalf } from '../body-plan.ts';
import { drawFlap, drawPiece } from '../garments/cloth.ts';
import type { Person } from '../person.ts';

/** The pen takes body units. */
export const drawWhistle = (pen: Pen, person: Person, colour: string): void => {
  const { context, scale } = pen;
  const n = neckHalf(person);
  const end = 470;
  const cord = path(
    `M${-n - 10} 244 C${-n - 26} 310 ${-n + 6} 390 -2 ${end} M${n + 10} 244 C${n + 24} 310 ${n - 8} 390 2 ${end}`,
  );
  context.save();
  context.lineCap = 'round';
  context.shadowColor = 'rgba(14,8,16,.5)';
  context.shadowBlur = 7 * scale;
  context.shadowOffsetY = 4 * scale;
  context.strokeStyle = colour;
  context.lineWidth = 9;
  context.stroke(cord);
  context.restore();
  context.strokeStyle = 'rgba(255,250,240,.34)';
  context.lineWidth = 2.4;
  context.stroke(cord);
  context.strokeStyle = '#8d949c';
  context.lineWidth = 5;
  context.beginPath();
  context.arc(0, end + 8, 10, 0, 7);
  context.stroke();
  // A round chamber and the mouthpiece, of polished metal.
  const metal = { pen, person };
  const body = path(
    `M-10 ${end + 18} L66 ${end + 22} L66 ${end + 46} L32 ${end + 48} C34 ${end + 78} 6 ${end + 96} -18 ${end + 88} C-46 ${end + 78} -50 ${end + 34} -10 ${end + 18}Z`,
  );
  drawFlap(metal, body, '#c3c9ce', 10);
  context.fillStyle = radial(pen, [-18, end + 44], 46, [
    [0, 'rgba(255,255,255,.85)'],
    [0.5, 'rgba(255,255,255,.2)'],
    [1, 'rgba(60,66,74,.3)'],
  ]);
  context.fill(body);
  drawPiece(metal, path(`M14 ${end + 22} L32 ${end + 23} L26 ${end + 42} L8 ${end + 42}Z`), '#3a3f46', 0);
};
