// Draws what a hand holds before the body: a mug, a book, a tablet, a clipboard, or flowers.
import { blend, contrast, css, type Rgb, rgb } from '../paint/colour.ts';
import { clipped, linear, type Pen, path, radial, soft, spot } from '../paint/pen.ts';
import { createRandom, type Random } from '../paint/random.ts';
import { breadth } from './body-plan.ts';
import type { Person } from './person.ts';
import type { ArmPose } from './traits.ts';

/** Draws a prop around the origin of the pen, in the colours that the random stream picks. */
type DrawProp = (pen: Pen, random: Random, person: Person) => void;

const fillWithShadow = ({ context, scale }: Pen, shape: ReturnType<typeof path>, fill: typeof context.fillStyle) => {
  context.save();
  context.shadowColor = 'rgba(12,8,14,.5)';
  context.shadowBlur = 14 * scale;
  context.shadowOffsetX = 4 * scale;
  context.shadowOffsetY = 7 * scale;
  context.fillStyle = fill;
  context.fill(shape);
  context.restore();
};

const white: Rgb = [255, 250, 242];
const black: Rgb = [14, 10, 20];

/** A round surface, lit from the upper left, with a little light from behind on its right edge. */
const rounded = (pen: Pen, colour: Rgb, half: number) =>
  linear(
    pen,
    [-half, 0],
    [half, 0],
    [
      [0, css(blend(colour, black, 0.3))],
      [0.12, css(blend(colour, black, 0.06))],
      [0.32, css(blend(colour, white, 0.34))],
      [0.5, css(blend(colour, white, 0.06))],
      [0.84, css(blend(colour, black, 0.36))],
      [0.94, css(blend(colour, black, 0.42))],
      [1, css(blend(colour, black, 0.16))],
    ],
  );

/** The colours that are seen on a person's clothes, or all if none is. */
const seenOn = ({ clothes }: Person, colours: readonly string[]): readonly string[] => {
  const seen = colours.filter((colour) =>
    [clothes.colour, clothes.second].every((cloth) => contrast(rgb(colour), rgb(cloth)) > 0.2),
  );
  return seen.length > 0 ? seen : colours;
};

const glazes = ['#f1ece2', '#d9a42f', '#3f7f8c', '#b8563f', '#8a9b76', '#33404f'];

const mug: DrawProp = (pen, random, person) => {
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

const cover = path(
  'M-92 -109 Q-92 -122 -79 -122 L81 -122 Q94 -122 94 -109 L94 109 Q94 122 81 122 L-79 122 Q-92 122 -92 109Z',
);

/** Light on a flat thing from the upper left, brightest along the edges that face it. */
const sheen = (pen: Pen, alpha: number): void =>
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

const book: DrawProp = (pen, random, person) => {
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

const tablet: DrawProp = (pen, random, person) => {
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

const clipboard: DrawProp = (pen, random, person) => {
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

const bouquet: DrawProp = (pen, random) => {
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

/** Props by pose, with their place, in body units and breadths of the body, and their tilt, in radians. */
const props: Partial<Record<ArmPose, { draw: DrawProp; x: number; y: number; tilt: number }>> = {
  mug: { draw: mug, x: 36, y: 698, tilt: 0.03 },
  bouquet: { draw: bouquet, x: 44, y: 654, tilt: -0.14 },
  book: { draw: book, x: -13, y: 664, tilt: -0.1 },
  tablet: { draw: tablet, x: -13, y: 664, tilt: -0.1 },
  clipboard: { draw: clipboard, x: -13, y: 664, tilt: -0.1 },
};

export const holdsProp = (pose: ArmPose | undefined): boolean => pose !== undefined && pose in props;

/** Draws what the leading hand holds, if anything. The pen takes body units; `side` is the leading hand's. */
export const drawProp = (pen: Pen, person: Person, side: 1 | -1): void => {
  const prop = props[person.body.arms];
  if (!prop) return;
  const { context } = pen;
  context.save();
  context.translate(prop.x * breadth(person) * side, prop.y);
  context.rotate(prop.tilt * side);
  // A mug's handle points away from the hand.
  if (person.body.arms === 'mug') context.scale(side, 1);
  if (person.body.arms === 'bouquet') context.scale(1.2, 1.2);
  prop.draw(pen, createRandom(`${person.seed}/prop`), person);
  context.restore();
};
