// Round things that a hand holds: a mug, a paper cup and a wrench.
import { blend, css, type Rgb, rgb } from '../../paint/colour.ts';
import { clipped, linear, path } from '../../paint/pen.ts';
import { black, type DrawProp, fillWithShadow, rounded, seenOn, white } from './prop.ts';

const glazes = ['#f1ece2', '#d9a42f', '#3f7f8c', '#b8563f', '#8a9b76', '#33404f'];

export const mug: DrawProp = (pen, random, person) => {
  const { context } = pen;
  const colour = rgb(random.pick(seenOn(person, glazes)));
  const handle = path('M-50 -54 C-110 -62 -108 36 -46 26');
  context.lineCap = 'round';
  for (const [tint, wide, up] of [
    [blend(colour, black, 0.42), 19, 1],
    [blend(colour, black, 0.1), 14, -0.5],
    [blend(colour, white, 0.2), 6, -3],
  ] as const) {
    context.save();
    context.translate(up, up);
    context.strokeStyle = css(tint);
    context.lineWidth = wide;
    context.stroke(handle);
    context.restore();
  }
  const body = path('M-57 -86 C-57 -20 -57 16 -54 42 C-51 66 -34 72 0 72 C34 72 51 66 54 42 C57 16 57 -20 57 -86Z');
  fillWithShadow(pen, body, rounded(pen, colour, 57));
  clipped(pen, body, () => {
    context.fillStyle = linear(
      pen,
      [0, -90],
      [0, 74],
      [
        [0, 'rgba(255,250,242,.16)'],
        [0.3, 'rgba(255,250,242,0)'],
        [0.7, 'rgba(14,10,20,0)'],
        [1, 'rgba(14,10,20,.42)'],
      ],
    );
    context.fillRect(-60, -90, 120, 170);
  });
  const oval = (y: number, rx: number, ry: number, fill: typeof context.fillStyle) => {
    context.fillStyle = fill;
    context.beginPath();
    context.ellipse(0, y, rx, ry, 0, 0, 7);
    context.fill();
  };
  oval(-86, 57, 14, css(blend(colour, white, 0.5)));
  oval(-85.4, 51.5, 11.4, css(blend(colour, black, 0.4)));
  const coffee = linear(
    pen,
    [-46, -84],
    [46, -78],
    [
      [0, '#2a150c'],
      [0.55, '#5a3520'],
      [1, '#7d5233'],
    ],
  );
  clipped(pen, path('M-51.5 -85.4 A51.5 11.4 0 0 0 51.5 -85.4 A51.5 11.4 0 0 0 -51.5 -85.4Z'), () =>
    oval(-80, 50, 11, coffee),
  );
};

const sleeves = ['#a9764a', '#2f5d50', '#c8503c', '#33406b', '#d9a42f'];

export const cup: DrawProp = (pen, random, person) => {
  const { context } = pen;
  const sleeve = rgb(random.pick(seenOn(person, sleeves)));
  const body = path('M-50 -84 L50 -84 L38 88 Q0 98 -38 88Z');
  fillWithShadow(pen, body, rounded(pen, [244, 240, 232], 52));
  clipped(pen, body, () => {
    context.fillStyle = rounded(pen, sleeve, 50);
    context.fill(path('M-60 -48 Q0 -38 60 -48 L60 46 Q0 58 -60 46Z'));
  });
  const lid = rounded(pen, [58, 50, 48], 56);
  fillWithShadow(
    pen,
    path('M-56 -80 Q-56 -92 -48 -92 L-44 -110 Q0 -118 44 -110 L48 -92 Q56 -92 56 -80 Q0 -70 -56 -80Z'),
    lid,
  );
  context.strokeStyle = 'rgba(255,250,242,.3)';
  context.lineWidth = 2.4;
  context.stroke(path('M-48 -91 Q0 -82 48 -91'));
};

export const wrench: DrawProp = (pen) => {
  const { context } = pen;
  const steel: Rgb = [172, 178, 188];
  const shape = path(
    'M-17 118 L-17 -58 C-48 -76 -56 -118 -30 -144 L-24 -104 L0 -92 L24 -104 L30 -144 C56 -118 48 -76 17 -58 L17 118 Q17 134 0 134 Q-17 134 -17 118Z',
  );
  fillWithShadow(pen, shape, rounded(pen, steel, 40));
  context.strokeStyle = 'rgba(255,255,255,.55)';
  context.lineWidth = 3;
  context.stroke(path('M-12 40 L-12 -54 C-40 -74 -48 -106 -34 -130'));
  context.fillStyle = css(blend(steel, black, 0.34));
  context.beginPath();
  context.roundRect(-6, -40, 12, 60, 6);
  context.fill();
};
