// Draws a lanyard around the neck, with a name badge.
import { bothSides, clipped, type Pen, path } from '../../paint/pen.ts';
import { neckHalf, shoulderY } from '../body-plan.ts';
import { darker, drawFlap, drawPiece, lighter } from '../garments/cloth.ts';
import type { Person } from '../person.ts';

/** The pen takes body units. */
export const drawLanyard = (pen: Pen, person: Person, colour: string): void => {
  const n = neckHalf(person);
  const cloth = { pen, person };
  const top = 588;
  const [inner, outer] = [n + 8, n + 30].map((away) => `${away} ${shoulderY(person, away) - 6}`);
  // From behind the neck over the collar.
  bothSides(pen, (side) =>
    drawFlap(
      cloth,
      path(
        `M${inner} L${outer} C${n + 38} 340 ${n + 18} 410 ${n - 10} 466 L4 ${top - 12} L-8 ${top - 20} L${n - 30} 454 C${n - 2} 400 ${n + 18} 340 ${inner}Z`,
      ),
      side < 0 ? lighter(colour, 0.06) : darker(colour, 0.08),
      9,
    ),
  );
  drawFlap(cloth, path(`M-9 ${top - 22} L9 ${top - 22} L7 ${top + 8} L-7 ${top + 8}Z`), '#b9bec4', 6);
  const card = path(
    `M-56 ${top + 4} L56 ${top + 4} Q64 ${top + 4} 64 ${top + 12} L64 ${top + 138} Q64 ${top + 146} 56 ${top + 146} L-56 ${top + 146} Q-64 ${top + 146} -64 ${top + 138} L-64 ${top + 12} Q-64 ${top + 4} -56 ${top + 4}Z`,
  );
  drawFlap(cloth, card, '#f4f5f3', 16);
  clipped(pen, card, () => {
    const { context } = pen;
    context.fillStyle = colour;
    context.fillRect(-64, top + 4, 128, 34);
    context.fillStyle = '#c3cad0';
    context.fillRect(-44, top + 54, 44, 54);
    context.fillStyle = '#7b858f';
    context.beginPath();
    context.arc(-22, top + 74, 11, 0, 7);
    context.ellipse(-22, top + 104, 18, 17, 0, 0, 7);
    context.fill();
    context.fillRect(12, top + 58, 40, 8);
    context.fillStyle = '#b4bbc2';
    for (const [y, wide] of [
      [76, 34],
      [90, 40],
      [120, 96],
    ] as const)
      context.fillRect(y === 120 ? -44 : 12, top + y, wide, 6);
  });
  drawPiece(cloth, path(`M-14 ${top + 10} h28 v8 h-28Z`), '#d4d8db', 2);
};
