// Draws what a hand holds before the body: a mug, a book, a tablet, a clipboard, or flowers.
import { blend, contrast, css, type Rgb, rgb } from '../paint/colour.ts';
import { clipped, linear, type Pen, path, radial, soft } from '../paint/pen.ts';
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

/** A round surface, lit from the upper left. */
const rounded = (pen: Pen, colour: Rgb, half: number) =>
  linear(
    pen,
    [-half, 0],
    [half, 0],
    [
      [0, css(blend(colour, black, 0.16))],
      [0.26, css(blend(colour, white, 0.3))],
      [0.55, css(colour)],
      [1, css(blend(colour, black, 0.42))],
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
  for (const [tint, wide] of [
    [blend(colour, black, 0.36), 17],
    [blend(colour, white, 0.06), 11],
  ] as const) {
    context.strokeStyle = css(tint);
    context.lineWidth = wide;
    context.stroke(path('M-50 -52 C-108 -62 -106 32 -48 24'));
  }
  const body = path('M-56 -86 L56 -86 L52 54 C50 70 -50 70 -52 54Z');
  fillWithShadow(pen, body, rounded(pen, colour, 56));
  context.fillStyle = css(blend(colour, white, 0.4));
  context.beginPath();
  context.ellipse(0, -86, 56, 12, 0, 0, 7);
  context.fill();
  context.fillStyle = '#3a2116';
  context.beginPath();
  context.ellipse(0, -84, 49, 9, 0, 0, 7);
  context.fill();
};

const cover = path(
  'M-92 -116 Q-92 -122 -86 -122 L88 -122 Q94 -122 94 -116 L94 116 Q94 122 88 122 L-86 122 Q-92 122 -92 116Z',
);

const sheen = (pen: Pen, alpha: number): void =>
  clipped(pen, cover, () => {
    pen.context.fillStyle = linear(
      pen,
      [-120, -140],
      [110, 130],
      [
        [0, `rgba(255,250,240,${alpha})`],
        [0.45, 'rgba(255,250,240,0)'],
        [1, 'rgba(10,6,20,.28)'],
      ],
    );
    pen.context.fillRect(-130, -140, 260, 280);
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
  context.fillStyle = css(blend(rgb(back), black, 0.3));
  context.fillRect(-92, -121, 20, 242);
  context.strokeStyle = print;
  context.lineWidth = 3;
  context.stroke(path('M-56 -104 L78 -104 L78 104 L-56 104Z'));
  context.lineWidth = 6;
  context.stroke(path('M-26 -66 L48 -66 M-12 -46 L34 -46'));
  sheen(pen, 0.22);
};

const tablet: DrawProp = (pen, random, person) => {
  const { context } = pen;
  const colour = rgb(random.pick(seenOn(person, ['#3a3f48', '#c9ccd1', '#8f969e', '#d8b9a2'])));
  fillWithShadow(pen, cover, css(colour));
  context.strokeStyle = css(blend(colour, white, 0.5));
  context.lineWidth = 2.4;
  context.stroke(cover);
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
    context.fillStyle = css(blend([70, 108, 62], [34, 66, 44], random.next()));
    context.beginPath();
    context.ellipse(long * 0.62, 0, long * 0.5, 13, 0, 0, 7);
    context.fill();
    context.restore();
  }
  const blossoms = Array.from({ length: 13 }, (_, i) => {
    const [ring, along] = i < 5 ? [98, i / 4] : i < 10 ? [66, (i - 5) / 4] : [36, (i - 10) / 2];
    const angle = -Math.PI / 2 + (along - 0.5) * (ring > 90 ? 1.7 : 1.9);
    return [Math.cos(angle) * ring + random.around(0, 4), Math.sin(angle) * ring - 18, random.between(21, 27)] as const;
  });
  for (const [i, [x, y, size]] of blossoms.entries()) {
    const colour = rgb(petals[i % 3]!);
    for (const [share, count] of [
      [1, 7],
      [0.62, 5],
    ] as const)
      for (let petal = 0; petal < count; petal++) {
        const angle = (petal / count) * 6.283 + i;
        context.fillStyle = css(blend(colour, share < 1 ? white : black, share < 1 ? 0.14 : 0.08 + 0.1 * (petal % 2)));
        context.beginPath();
        context.ellipse(
          x + Math.cos(angle) * size * 0.5 * share,
          y + Math.sin(angle) * size * 0.5 * share,
          size * 0.56 * share,
          size * 0.44 * share,
          angle,
          0,
          7,
        );
        context.fill();
      }
    context.fillStyle = css(blend(colour, [150, 96, 40], 0.45));
    context.beginPath();
    context.arc(x, y, size * 0.2, 0, 7);
    context.fill();
  }
  const cone = path('M-84 -44 C-50 -26 50 -26 84 -48 L26 62 L34 112 C10 120 -14 120 -34 110 L-26 62Z');
  fillWithShadow(pen, cone, rounded(pen, paper, 80));
  clipped(pen, cone, () =>
    soft(pen, 2, () => {
      context.strokeStyle = css(blend(paper, black, 0.5), 0.4);
      context.lineWidth = 3;
      context.stroke(path('M-46 -36 L-8 70 M10 -34 L4 70 M60 -42 L14 70'));
    }),
  );
  context.strokeStyle = css(rgb(petals[0]));
  context.lineWidth = 9;
  context.stroke(path('M-27 64 Q0 72 27 64'));
};

/** Props by pose, with their place, in body units and breadths of the body, and their tilt, in radians. */
const props: Partial<Record<ArmPose, { draw: DrawProp; x: number; y: number; tilt: number }>> = {
  mug: { draw: mug, x: 36, y: 698, tilt: 0.03 },
  bouquet: { draw: bouquet, x: 44, y: 654, tilt: -0.14 },
  book: { draw: book, x: -26, y: 664, tilt: -0.1 },
  tablet: { draw: tablet, x: -26, y: 664, tilt: -0.1 },
  clipboard: { draw: clipboard, x: -26, y: 664, tilt: -0.1 },
};

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
