// What some people sell or make: a glass of wine, a plant in a pot and bread in a paper bag.
import { blend, css, type Rgb, rgb } from '../../paint/colour.ts';
import { clipped, linear, path, radial, soft } from '../../paint/pen.ts';
import { black, type DrawProp, fillWithShadow, rounded, seenOn, white } from './prop.ts';

export const wine: DrawProp = (pen, random) => {
  const { context } = pen;
  const [deep, light] = random.pick([
    ['#4a0c1c', '#9c2438'],
    ['#b98a2e', '#f0d88a'],
  ] as const);
  const bowl = path('M-58 -214 C-76 -130 -62 -66 -14 -48 L14 -48 C62 -66 76 -130 58 -214Z');
  const stem = path('M-7 -52 L7 -52 C5 40 5 72 14 84 Q44 90 50 98 Q0 112 -50 98 Q-44 90 -14 84 C-5 72 -5 40 -7 -52Z');
  fillWithShadow(pen, stem, 'rgba(226,234,240,.8)');
  fillWithShadow(pen, bowl, 'rgba(236,244,250,.34)');
  clipped(pen, bowl, () => {
    context.fillStyle = linear(
      pen,
      [-66, 0],
      [66, 0],
      [
        [0, deep],
        [0.35, light],
        [1, deep],
      ],
    );
    context.fillRect(-90, -142, 180, 110);
    context.fillStyle = css(blend(rgb(light), white, 0.3));
    context.beginPath();
    context.ellipse(0, -142, 68, 10, 0, 0, 7);
    context.fill();
  });
  context.strokeStyle = 'rgba(240,248,255,.8)';
  context.lineWidth = 3;
  context.stroke(bowl);
  context.beginPath();
  context.ellipse(0, -214, 58, 9, 0, 0, 7);
  context.stroke();
  soft(pen, 2, () => {
    context.strokeStyle = 'rgba(255,255,255,.85)';
    context.lineWidth = 7;
    context.stroke(path('M-46 -196 C-56 -140 -50 -96 -30 -72'));
  });
};

export const plant: DrawProp = (pen, random, person) => {
  const { context } = pen;
  for (let leaf = 0; leaf < 13; leaf++) {
    const [angle, long] = [(leaf / 12 - 0.5) * 2.5, random.between(128, 186) - Math.abs(leaf - 6) * 5];
    const green: Rgb = blend([92, 150, 84], [34, 92, 58], random.next());
    context.save();
    context.translate(angle * 18, -20);
    context.rotate(angle);
    const blade = path(
      `M0 0 C-34 ${-long * 0.4} -30 ${-long * 0.8} 0 ${-long} C30 ${-long * 0.8} 34 ${-long * 0.4} 0 0Z`,
    );
    fillWithShadow(
      pen,
      blade,
      linear(
        pen,
        [-26, 0],
        [26, 0],
        [
          [0, css(blend(green, white, 0.22))],
          [0.49, css(green)],
          [0.51, css(blend(green, black, 0.2))],
          [1, css(blend(green, black, 0.1))],
        ],
      ),
    );
    context.restore();
  }
  const pot = rgb(random.pick(seenOn(person, ['#c4683f', '#f1ece2', '#33404f', '#d9a42f'])));
  fillWithShadow(pen, path('M-66 -14 L66 -14 L48 112 Q0 124 -48 112Z'), rounded(pen, pot, 64));
  fillWithShadow(pen, path('M-74 -38 Q0 -26 74 -38 L72 -2 Q0 12 -72 -2Z'), rounded(pen, blend(pot, white, 0.08), 74));
};

export const bread: DrawProp = (pen, random) => {
  const { context } = pen;
  for (const [x, angle, long] of [
    [-26, -0.24, 214],
    [40, 0.3, 190],
    [6, 0.02, 236],
  ] as const) {
    context.save();
    context.translate(x, 20);
    context.rotate(angle);
    const loaf = path(`M-27 0 L-29 ${50 - long} C-27 ${-8 - long} 27 ${-8 - long} 29 ${50 - long} L27 0Z`);
    fillWithShadow(pen, loaf, rounded(pen, [214, 146, 72], 30));
    clipped(pen, loaf, () => {
      for (let y = 66 - long; y < 0; y += 46) {
        context.fillStyle = '#f6dfae';
        context.fill(path(`M-22 ${y + 12} Q2 ${y - 20} 22 ${y - 18} Q6 ${y + 2} -22 ${y + 12}Z`));
        context.strokeStyle = 'rgba(120,64,20,.7)';
        context.lineWidth = 3;
        context.stroke(path(`M-22 ${y + 12} Q2 ${y - 22} 22 ${y - 18}`));
      }
      soft(pen, 4, () => {
        context.strokeStyle = 'rgba(255,240,200,.5)';
        context.lineWidth = 7;
        context.stroke(path(`M-14 0 L-15 ${40 - long}`));
      });
    });
    context.restore();
  }
  const paper = rgb(random.pick(['#d8b98c', '#c9a06c', '#efe6d4']));
  const bag = path('M-84 -52 L-62 -62 L-40 -48 L-16 -62 L10 -50 L36 -62 L60 -48 L86 -58 L74 120 L-70 120Z');
  fillWithShadow(pen, bag, rounded(pen, paper, 92));
  clipped(pen, bag, () =>
    soft(pen, 2.4, () => {
      context.strokeStyle = css(blend(paper, black, 0.5), 0.4);
      context.lineWidth = 4;
      context.stroke(path('M-44 -50 L-30 120 M40 -54 L26 40 L44 120'));
    }),
  );
  context.fillStyle = radial(pen, [0, 8], 40, [
    [0, css(blend(paper, [120, 70, 30], 0.62))],
    [1, css(blend(paper, [120, 70, 30], 0.5))],
  ]);
  context.fill(path('M-24 12 C-20 -18 20 -18 24 12 C12 20 -12 20 -24 12Z'));
};
