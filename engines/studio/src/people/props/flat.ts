// Flat things that a hand holds: a book, a notebook, a folder, a tablet, a clipboard and a phone.
import { blend, css, rgb } from '../../paint/colour.ts';
import { clipped, linear, type Pen, path, radial, soft } from '../../paint/pen.ts';
import { black, type DrawProp, fillWithShadow, rounded, seenOn, white } from './prop.ts';

export const cover = path(
  'M-92 -109 Q-92 -122 -79 -122 L81 -122 Q94 -122 94 -109 L94 109 Q94 122 81 122 L-79 122 Q-92 122 -92 109Z',
);

/** Light on a flat thing from the upper left, brightest along the edges that face it. */
export const sheen = (pen: Pen, alpha: number): void =>
  clipped(pen, cover, () => {
    const { context } = pen;
    context.fillStyle = linear(
      pen,
      [-120, -140],
      [110, 130],
      [
        [0, `rgba(255,250,240,${alpha})`],
        [0.5, 'rgba(255,250,240,0)'],
        [1, 'rgba(10,6,20,.3)'],
      ],
    );
    context.fillRect(-130, -140, 260, 280);
    soft(pen, 1.4, () => {
      context.lineWidth = 5;
      for (const [away, tint] of [
        [1.4, 'rgba(10,6,20,.34)'],
        [-1.4, 'rgba(255,250,240,.5)'],
      ] as const) {
        context.save();
        context.translate(-away, -away);
        context.strokeStyle = tint;
        context.stroke(cover);
        context.restore();
      }
    });
  });

/** Colour of a book's cover, and of its print. */
const covers: Readonly<Record<string, string>> = {
  '#2f5d50': '#e3c98a',
  '#7a2f3a': '#eadfca',
  '#33406b': '#e2b348',
  '#c9705a': '#fbf2e2',
  '#24506b': '#f1ece2',
};

export const book: DrawProp = (pen, random, person) => {
  const { context } = pen;
  const back = random.pick(seenOn(person, Object.keys(covers)));
  const print = covers[back]!;
  fillWithShadow(pen, path('M-84 -116 L99 -114 L100 124 L-84 128Z'), '#efe6d2');
  context.strokeStyle = 'rgba(120,96,70,.35)';
  context.lineWidth = 1;
  for (let line = 0; line < 4; line++)
    context.stroke(path(`M${95 + line} -112 L${95 + line} 122 M-80 ${123 + line} L96 ${122 + line}`));
  fillWithShadow(pen, cover, back);
  // The spine is round, with a groove beside it.
  clipped(pen, cover, () => {
    context.fillStyle = linear(
      pen,
      [-92, 0],
      [-62, 0],
      [
        [0, 'rgba(14,10,20,.3)'],
        [0.3, 'rgba(255,250,242,.22)'],
        [0.62, 'rgba(14,10,20,.1)'],
        [0.8, 'rgba(14,10,20,.44)'],
        [1, 'rgba(14,10,20,0)'],
      ],
    );
    context.fillRect(-92, -124, 30, 248);
  });
  context.strokeStyle = print;
  context.lineWidth = 3;
  context.stroke(path('M-50 -104 L78 -104 L78 104 L-50 104Z'));
  context.lineWidth = 6;
  context.stroke(path('M-22 -66 L50 -66 M-8 -46 L36 -46'));
  sheen(pen, 0.22);
};

export const tablet: DrawProp = (pen, random, person) => {
  const { context } = pen;
  const colour = rgb(random.pick(seenOn(person, ['#3a3f48', '#c9ccd1', '#8f969e', '#d8b9a2'])));
  fillWithShadow(pen, cover, css(colour));
  context.fillStyle = css(blend(colour, black, 0.5));
  context.fill(path('M-80 -110 h26 q8 0 8 8 v26 q0 8 -8 8 h-26 q-8 0 -8 -8 v-26 q0 -8 8 -8Z'));
  for (const y of [-98, -80]) {
    context.fillStyle = radial(pen, [-69, y - 2], 9, [
      [0, '#8fa6c4'],
      [0.5, '#1b2230'],
      [1, '#0c0f16'],
    ]);
    context.beginPath();
    context.arc(-67, y, 7, 0, 7);
    context.fill();
  }
  sheen(pen, 0.34);
};

export const clipboard: DrawProp = (pen, random, person) => {
  const colour = rgb(random.pick(seenOn(person, ['#8a5f3c', '#6b4a32', '#33404f', '#b98a5c'])));
  fillWithShadow(pen, path('M-84 -114 L84 -114 L86 128 L-84 126Z'), '#f6f3ec');
  fillWithShadow(pen, cover, css(colour));
  sheen(pen, 0.2);
  fillWithShadow(
    pen,
    path('M-40 -136 Q-40 -142 -34 -142 L34 -142 Q40 -142 40 -136 L46 -108 L-46 -108Z'),
    rounded(pen, [176, 182, 190], 46),
  );
};

export const phone: DrawProp = (pen, random, person) => {
  const { context } = pen;
  const colour = rgb(random.pick(seenOn(person, ['#2b3038', '#c8ccd2', '#e4b9b2', '#5b7f9c', '#b9c7a8'])));
  const back = path(
    'M-50 -84 Q-50 -106 -28 -106 L28 -106 Q50 -106 50 -84 L50 84 Q50 106 28 106 L-28 106 Q-50 106 -50 84Z',
  );
  fillWithShadow(pen, back, css(blend(colour, white, 0.42)));
  context.save();
  context.scale(0.94, 0.97);
  context.fillStyle = linear(
    pen,
    [-60, -106],
    [60, 106],
    [
      [0, css(blend(colour, white, 0.34))],
      [0.4, css(colour)],
      [0.6, css(blend(colour, white, 0.12))],
      [1, css(blend(colour, black, 0.34))],
    ],
  );
  context.fill(back);
  context.restore();
  context.fillStyle = css(blend(colour, black, 0.24));
  context.beginPath();
  context.roundRect(-40, -96, 44, 44, 13);
  context.fill();
  for (const [x, y] of [
    [-28, -84],
    [-8, -64],
  ] as const) {
    context.fillStyle = radial(pen, [x - 2, y - 3], 11, [
      [0, '#8fa6c4'],
      [0.4, '#1b2230'],
      [1, '#0a0d14'],
    ]);
    context.beginPath();
    context.arc(x, y, 9, 0, 7);
    context.fill();
  }
};

export const notebook: DrawProp = (pen, random, person) => {
  const { context } = pen;
  const colour = rgb(random.pick(seenOn(person, ['#d9a42f', '#2f6d6a', '#c9584a', '#33406b', '#e0a3a0'])));
  fillWithShadow(pen, path('M-84 -116 L97 -114 L98 124 L-84 127Z'), '#f4efe2');
  fillWithShadow(pen, cover, css(colour));
  // The cover is round at the spine.
  context.fillStyle = css(blend(colour, black, 0.22));
  clipped(pen, cover, () => context.fillRect(-92, -124, 22, 248));
  sheen(pen, 0.24);
  context.fillStyle = css(blend(colour, black, 0.55));
  context.fillRect(62, -122, 10, 244);
  // A pen is clipped to the upper edge.
  context.fillStyle = linear(
    pen,
    [18, 0],
    [32, 0],
    [
      [0, '#51565f'],
      [0.35, '#eef1f4'],
      [1, '#3a3f47'],
    ],
  );
  context.beginPath();
  context.roundRect(18, -150, 14, 92, 6);
  context.fill();
};

/** An office folder: a wide spine with a label and a ring to pull it out by. */
export const folder: DrawProp = (pen, random, person) => {
  const { context } = pen;
  const colour = random.pick(seenOn(person, ['#2b3a5c', '#7a2f3a', '#2f5d50', '#c9963b', '#8c8f96']));
  fillWithShadow(pen, path('M-84 -112 L104 -110 L104 124 L-84 126Z'), '#f6f3ea');
  context.strokeStyle = 'rgba(120,110,96,.4)';
  context.lineWidth = 1.2;
  for (const x of [97, 100, 103]) context.stroke(path(`M${x} -110 L${x} 122`));
  // A sheet stands out of it.
  fillWithShadow(pen, path('M-10 -138 L82 -134 L80 -90 L-12 -92Z'), '#fdfcf8');
  fillWithShadow(pen, cover, colour);
  sheen(pen, 0.2);
  clipped(pen, cover, () => {
    context.fillStyle = linear(
      pen,
      [-92, 0],
      [-34, 0],
      [
        [0, 'rgba(14,10,20,.4)'],
        [0.25, 'rgba(255,250,242,.3)'],
        [0.7, 'rgba(14,10,20,.06)'],
        [0.93, 'rgba(14,10,20,.5)'],
        [1, 'rgba(14,10,20,0)'],
      ],
    );
    context.fillRect(-92, -124, 58, 248);
    context.fillStyle = '#f4f0e4';
    context.fillRect(-82, -96, 36, 84);
    context.fillStyle = '#5c626c';
    for (const x of [-74, -65, -56]) context.fillRect(x, -86, 4, x === -65 ? 64 : 48);
  });
  context.strokeStyle = '#c9ccd2';
  context.lineWidth = 6;
  context.beginPath();
  context.arc(-64, 70, 15, 0, 7);
  context.stroke();
  fillWithShadow(pen, path('M-8 -66 H70 V-18 H-8Z'), '#f4f0e4');
  context.fillStyle = '#5c626c';
  context.fillRect(2, -54, 56, 6);
  context.fillRect(2, -38, 38, 5);
};
