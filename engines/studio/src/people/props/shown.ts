// Flat things whose front a person shows: a child's drawing, and a tablet with a chart.
import { clipped, path } from '../../paint/pen.ts';
import { cover, sheen } from './flat.ts';
import { type DrawProp, fillWithShadow, seenOn } from './prop.ts';

/** In crayon: a sun over a meadow with a house, or with a large and a small figure hand in hand. */
export const drawing: DrawProp = (pen, random) => {
  const { context } = pen;
  const sheet = path('M-98 -120 L96 -124 L100 122 L-94 126Z');
  fillWithShadow(pen, sheet, '#fffdf6');
  const crayon = (colour: string, wide: number, d: string): void => {
    context.strokeStyle = colour;
    context.lineWidth = wide;
    context.stroke(path(d));
  };
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.fillStyle = '#f7b928';
  context.fill(path('M-66 -112 A30 30 0 1 1 -66 -52 A30 30 0 1 1 -66 -112Z'));
  crayon('#f7b928', 7, 'M-24 -82 h14 M-40 -48 l10 12 M-68 -40 v14');
  context.fillStyle = '#e2473f';
  context.fill(
    path('M34 -66 C18 -84 6 -96 14 -106 C22 -114 32 -108 34 -100 C36 -108 46 -114 54 -106 C62 -96 50 -84 34 -66Z'),
  );
  clipped(pen, sheet, () => crayon('#57a844', 30, 'M-110 118 C-40 104 40 128 110 112'));
  const [large, small] = random.pick([
    ['#2f78c4', '#e0559a'],
    ['#d5542f', '#2f78c4'],
    ['#7a4fb0', '#2a9d8f'],
  ] as const);
  if (random.chance(0.5)) {
    context.fillStyle = large;
    context.fill(path('M-50 6 L6 -46 L60 4Z'));
    crayon(small, 9, 'M-36 14 V98 M46 12 V98 M-8 98 V54 H18 V98 M-22 28 h12 v12 h-12Z M22 28 h12 v12 h-12Z');
  } else {
    crayon(
      large,
      9,
      'M-26 -2 A18 18 0 1 0 -26.1 -2 V48 M-26 48 L-44 92 M-26 48 L-10 92 M-26 12 L-58 30 M-26 12 L12 34',
    );
    crayon(small, 9, 'M48 20 A14 14 0 1 0 47.9 20 V60 M48 60 L34 96 M48 60 L62 96 M48 32 L12 34 M48 32 L76 18');
  }
  sheen(pen, 0.1);
};

/** Bars that grow to the right below a rising arrow. */
export const chart: DrawProp = (pen, random, person) => {
  const { context } = pen;
  fillWithShadow(pen, cover, random.pick(seenOn(person, ['#20242c', '#d5d9de', '#4a4f58'])));
  context.fillStyle = '#f4f8fb';
  context.beginPath();
  context.roundRect(-78, -108, 156, 216, 6);
  context.fill();
  context.fillStyle = '#9fb0bf';
  context.fillRect(-62, -90, 74, 11);
  const bars = [34, 56, 84, 116];
  for (const [i, tall] of bars.entries()) {
    context.fillStyle = i === bars.length - 1 ? '#1f8f6a' : '#7cc4ac';
    context.fillRect(-62 + i * 33, 88 - tall, 24, tall);
  }
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.strokeStyle = '#e8743b';
  context.lineWidth = 9;
  context.stroke(path('M-58 26 L-20 4 L8 -6 L58 -56 M30 -58 L60 -58 L60 -28'));
  sheen(pen, 0.16);
};
