// Draws a camera that hangs on a strap around the neck.
import { bothSides, clipped, linear, type Pen, path, radial } from '../../paint/pen.ts';
import { neckHalf } from '../body-plan.ts';
import { darker, drawFlap, drawSeam, lighter } from '../garments/cloth.ts';
import type { Person } from '../person.ts';

/** The pen takes body units. */
export const drawCamera = (pen: Pen, person: Person, colour: string): void => {
  const { context } = pen;
  const n = neckHalf(person);
  const cloth = { pen, person };
  // Below the end of a headscarf.
  const middle = person.headwear === 'headscarf' ? 640 : 516;
  const top = middle - 58;
  bothSides(pen, (side) => {
    drawFlap(
      cloth,
      path(
        `M${n + 2} 240 C${n + 38} 310 ${n + 34} 390 104 ${top + 18} L84 ${top + 18} C${n + 8} 390 ${n + 12} 320 ${n - 14} 250Z`,
      ),
      side < 0 ? lighter(colour, 0.08) : darker(colour, 0.1),
      9,
    );
    drawSeam(cloth, `M${n - 2} 256 C${n + 20} 320 ${n + 16} 390 92 ${top + 14}`, lighter(colour, 0.3), 0.6, 1.6);
  });
  const body = path(
    `M-104 ${top + 14} Q-104 ${top} -90 ${top} L-44 ${top} L-34 ${top - 26} L34 ${top - 26} L44 ${top} L90 ${top} Q104 ${top} 104 ${top + 14} L104 ${top + 112} Q104 ${top + 126} 90 ${top + 126} L-90 ${top + 126} Q-104 ${top + 126} -104 ${top + 112}Z`,
  );
  drawFlap(cloth, body, '#2a2c31', 15);
  clipped(pen, body, () => {
    context.fillStyle = linear(
      pen,
      [0, top - 26],
      [0, top + 30],
      [
        [0, '#eef0f2'],
        [0.5, '#b4b8be'],
        [1, '#878c94'],
      ],
    );
    context.fillRect(-110, top - 30, 220, 58);
    context.fillStyle = 'rgba(255,255,255,.07)';
    for (let y = top + 34; y < top + 126; y += 7)
      for (let x = -102; x < 104; x += 7) context.fillRect(x + (y % 2) * 3, y, 2.6, 2.6);
  });
  drawFlap(cloth, path(`M-90 ${top - 14} h30 v16 h-30Z`), '#55595f', 4);
  drawFlap(cloth, path(`M60 ${top - 10} h26 v12 h-26Z`), '#c9353a', 4);
  for (const [radius, inner, outer] of [
    [62, '#e4e7ea', '#6d727a'],
    [55, '#3a3d44', '#15161a'],
    [41, '#4c5058', '#1c1e22'],
    [33, '#3a5a86', '#0a0e18'],
  ] as const) {
    context.fillStyle = radial(pen, [-radius * 0.4, middle - radius * 0.5], radius * 1.5, [
      [0, inner],
      [1, outer],
    ]);
    context.beginPath();
    context.arc(0, middle + 8, radius, 0, 7);
    context.fill();
  }
  context.fillStyle = 'rgba(235,245,255,.75)';
  context.beginPath();
  context.ellipse(-13, middle - 6, 9, 6, -0.6, 0, 7);
  context.fill();
  context.fillStyle = 'rgba(160,120,220,.4)';
  context.beginPath();
  context.arc(11, middle + 20, 8, 0, 7);
  context.fill();
};
