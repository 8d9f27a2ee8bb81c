// Flowers in paper.
import { blend, css, type Rgb, rgb } from '../../paint/colour.ts';
import { clipped, linear, type Pen, path, radial, soft, spot } from '../../paint/pen.ts';
import { black, type DrawProp, fillWithShadow, rounded, white } from './prop.ts';

/** Draws a blossom of two rings of petals, each petal darker towards the middle. */
const drawBlossom = (pen: Pen, colour: Rgb, x: number, y: number, size: number, turn: number): void => {
  const { context } = pen;
  spot(pen, [x + 3, y + 6], size * 1.5, size * 1.5, black, 0.5);
  for (const [share, count] of [
    [1, 7],
    [0.64, 5],
  ] as const)
    for (let petal = 0; petal < count; petal++) {
      const angle = ((petal + (share < 1 ? 0.5 : 0)) / count) * 2 * Math.PI + turn;
      // Petals that face the light are lighter.
      const lit = 0.5 - 0.5 * Math.cos(angle - 0.9);
      const outer = blend(blend(colour, black, 0.2), blend(colour, white, 0.34), 0.2 + 0.8 * lit);
      context.save();
      context.translate(x, y);
      context.rotate(angle);
      context.fillStyle = linear(
        pen,
        [0, 0],
        [size * 1.05 * share, 0],
        [
          [0, css(blend(outer, blend(colour, black, 0.45), 0.8))],
          [0.6, css(outer)],
          [1, css(blend(outer, white, 0.16))],
        ],
      );
      context.beginPath();
      context.ellipse(size * 0.52 * share, 0, size * 0.52 * share, size * 0.44 * share, 0, 0, 7);
      context.fill();
      context.restore();
    }
  context.fillStyle = radial(pen, [x - size * 0.06, y - size * 0.08], size * 0.24, [
    [0, css(blend(colour, [255, 206, 110], 0.75))],
    [1, css(blend(colour, [130, 78, 30], 0.7))],
  ]);
  context.beginPath();
  context.arc(x, y, size * 0.2, 0, 7);
  context.fill();
};

export const bouquet: DrawProp = (pen, random) => {
  const { context } = pen;
  const paper = rgb(random.pick(['#d9c3a0', '#efe6d8', '#c98f8a', '#8fa08a']));
  const petals = random.pick([
    ['#d9728a', '#f2c4cf', '#fbf0ea'],
    ['#e2a63a', '#f2dc9a', '#fff6dc'],
    ['#8a6bb0', '#d3c2e6', '#f6eef8'],
    ['#c8443f', '#ee9a86', '#fdeee2'],
  ] as const);
  for (let leaf = 0; leaf < 16; leaf++) {
    const [angle, long] = [-Math.PI / 2 + (leaf / 15 - 0.5) * 2.3, random.between(96, 128)];
    context.save();
    context.translate(0, -10);
    context.rotate(angle);
    const green = blend([78, 118, 66], [40, 76, 48], random.next());
    context.fillStyle = linear(
      pen,
      [0, -13],
      [0, 13],
      [
        [0, css(blend(green, white, 0.16))],
        [0.48, css(green)],
        [0.52, css(blend(green, black, 0.24))],
        [1, css(blend(green, black, 0.1))],
      ],
    );
    context.fill(path(`M${long * 0.1} 0 Q${long * 0.55} -24 ${long * 1.12} 0 Q${long * 0.55} 24 ${long * 0.1} 0Z`));
    context.restore();
  }
  const blossoms = Array.from({ length: 13 }, (_, i) => {
    const [ring, along] = i < 5 ? [98, i / 4] : i < 10 ? [66, (i - 5) / 4] : [36, (i - 10) / 2];
    const angle = -Math.PI / 2 + (along - 0.5) * (ring > 90 ? 1.7 : 1.9);
    return [Math.cos(angle) * ring + random.around(0, 4), Math.sin(angle) * ring - 18, random.between(21, 27)] as const;
  });
  for (const [i, [x, y, size]] of blossoms.entries()) drawBlossom(pen, rgb(petals[i % 3]!), x, y, size, i);
  const cone = path('M-84 -44 C-50 -26 50 -26 84 -48 L26 62 L34 112 C10 120 -14 120 -34 110 L-26 62Z');
  fillWithShadow(pen, cone, rounded(pen, paper, 80));
  clipped(pen, cone, () =>
    soft(pen, 2.4, () => {
      for (const [tint, aside] of [
        [css(blend(paper, black, 0.5), 0.45), 0],
        [css(blend(paper, white, 0.7), 0.6), -5],
      ] as const) {
        context.save();
        context.translate(aside, 0);
        context.strokeStyle = tint;
        context.lineWidth = 4;
        context.stroke(path('M-46 -36 L-8 62 L-14 118 M10 -34 L4 62 L6 118 M60 -42 L14 62 L22 118'));
        context.restore();
      }
    }),
  );
  context.strokeStyle = rounded(pen, rgb(petals[0]), 28);
  context.lineWidth = 11;
  context.stroke(path('M-27 64 Q0 72 27 64'));
};
