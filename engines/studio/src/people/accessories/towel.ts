// Draws a towel that lies around the neck and hangs down on the chest.
import { blend, css, rgb } from '../../paint/colour.ts';
import { bothSides, clipped, type Pen, path, soft } from '../../paint/pen.ts';
import { neckHalf } from '../body-plan.ts';
import { darker, drawFlap, drawSeam, lighter } from '../garments/cloth.ts';
import type { Person } from '../person.ts';

/** The pen takes body units. */
export const drawTowel = (pen: Pen, person: Person, colour: string): void => {
  const { context } = pen;
  const n = neckHalf(person);
  const stripe = rgb(colour);
  const cloth = { pen, person };
  const white = css(blend(stripe, [252, 250, 246], 0.9));
  bothSides(pen, (side) => {
    const end = side < 0 ? 626 : 596;
    const half = path(
      `M${n - 16} 236 C${n + 14} 224 ${n + 46} 258 ${n + 52} 326 C${n + 60} 430 ${n + 48} 520 ${n + 54} ${end} L${n - 34} ${end + 8} C${n - 30} 520 ${n - 42} 430 ${n - 34} 350 C${n - 28} 298 ${n - 18} 268 ${n - 16} 236Z`,
    );
    const base = side < 0 ? '#f6f4ee' : '#e9e7e2';
    drawFlap(cloth, half, base, 16);
    clipped(pen, half, () => {
      // Loops of the cloth.
      context.strokeStyle = 'rgba(120,116,120,.16)';
      context.lineWidth = 3;
      context.setLineDash([2.4, 4.2]);
      for (let y = 214; y < 640; y += 6) context.stroke(path(`M${n - 50} ${y} L${n + 110} ${y + 5}`));
      context.setLineDash([]);
      for (const [y, wide] of [
        [end - 62, 22],
        [end - 32, 8],
      ] as const) {
        context.fillStyle = css(stripe);
        context.fillRect(n - 60, y, 200, wide);
        context.fillStyle = white;
        context.fillRect(n - 60, y + wide, 200, 2.4);
      }
      soft(pen, 9, () => {
        context.lineWidth = 15;
        for (const [x, tint] of [
          [2, 'rgba(60,50,70,.24)'],
          [40, 'rgba(60,50,70,.16)'],
          [24, 'rgba(255,255,255,.8)'],
        ] as const) {
          context.strokeStyle = tint;
          context.stroke(path(`M${n - 12 + x * 0.4} 236 C${n + x} 300 ${n - 16 + x} 420 ${n - 12 + x} ${end + 10}`));
        }
      });
    });
    drawSeam(
      cloth,
      `M${n - 32} ${end} L${n + 52} ${end - 8}`,
      side < 0 ? darker(base, 0.1) : lighter(base, 0.1),
      0.5,
      2,
    );
  });
};
