// A pizza on a round wooden board, seen a little from above.
import { blend, css, type Rgb } from '../../paint/colour.ts';
import { clipped, path, radial, soft } from '../../paint/pen.ts';
import { black, type DrawProp, fillWithShadow, white } from './prop.ts';

const wood: Rgb = [196, 146, 92];

/** Height of a circle on the board relative to its width. */
const flat = 0.44;

export const pizza: DrawProp = (pen, random) => {
  const { context } = pen;
  const oval = (x: number, y: number, radius: number, fill: typeof context.fillStyle) => {
    context.fillStyle = fill;
    context.beginPath();
    context.ellipse(x, y, radius, radius * flat, 0, 0, 7);
    context.fill();
  };
  const board = (down: number) => path(`M-164 ${down} a164 76 0 1 1 328 0 a164 76 0 1 1 -328 0Z`);
  fillWithShadow(pen, board(12), css(blend(wood, black, 0.45)));
  context.fillStyle = css(wood);
  context.fill(board(0));
  context.save();
  context.translate(0, -8);
  const rim = Array.from({ length: 26 }, (_, i) => {
    const [angle, bulge] = [(i / 26) * 2 * Math.PI, random.between(124, 133)];
    return [Math.cos(angle) * bulge, Math.sin(angle) * bulge * flat] as const;
  });
  const crust = path(`M${rim.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join(' L')}Z`);
  fillWithShadow(
    pen,
    crust,
    radial(pen, [-40, -30], 170, [
      [0, '#f0c886'],
      [0.6, '#d99a4e'],
      [1, '#a8642c'],
    ]),
  );
  // Spots where the crust is baked darkest.
  clipped(pen, crust, () =>
    soft(pen, 3, () => {
      for (let spot = 0; spot < 11; spot++) {
        const angle = random.between(0, 2 * Math.PI);
        oval(Math.cos(angle) * 118, Math.sin(angle) * 118 * flat, random.between(6, 13), 'rgba(92,46,18,.55)');
      }
    }),
  );
  oval(0, -4, 106, '#b8301c');
  oval(0, -5, 102, '#d4472a');
  for (const [x, y, radius] of [
    [-52, -16, 25],
    [8, -24, 27],
    [58, -8, 24],
    [-18, 12, 28],
    [-68, 8, 17],
    [40, 20, 22],
  ] as const) {
    oval(x, y + 2, radius, 'rgba(150,90,40,.5)');
    oval(x, y, radius, css(blend([252, 240, 214], white, 0.3)));
    oval(x - 5, y - 3, radius * 0.5, css(white, 0.8));
  }
  for (const [x, y, angle] of [
    [-36, -4, 0.5],
    [26, 2, -0.6],
    [-8, -30, 0.1],
    [70, 12, 0.8],
    [4, 30, -0.2],
  ] as const) {
    context.save();
    context.translate(x, y);
    context.rotate(angle);
    context.fillStyle = '#2f7a3c';
    context.fill(path('M-20 0 Q0 -15 20 0 Q0 13 -20 0Z'));
    context.strokeStyle = '#7fc07a';
    context.lineWidth = 2;
    context.stroke(path('M-16 0 L16 0'));
    context.restore();
  }
  context.restore();
};
