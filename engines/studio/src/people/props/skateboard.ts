// A skateboard that a hand holds upright, its painted underside to the viewer.
import { blend, css, rgb } from '../../paint/colour.ts';
import { clipped, type Pen, path } from '../../paint/pen.ts';
import { black, type DrawProp, fillWithShadow, rounded, seenOn, white } from './prop.ts';

/** Ground and two colours of the picture on a deck. */
const decks: Readonly<Record<string, readonly [string, string]>> = {
  '#e2552f': ['#f7d254', '#2b2f3f'],
  '#2a9d8f': ['#f4a53c', '#f7f0dc'],
  '#3b3f73': ['#ff6f91', '#ffd166'],
  '#f0b93a': ['#d1453b', '#27406b'],
};

/** An axle with two wheels. */
const drawTruck = (pen: Pen, y: number, wheel: string): void => {
  const { context } = pen;
  fillWithShadow(pen, path(`M-22 ${y - 34} h44 q6 0 6 6 v56 q0 6 -6 6 h-44 q-6 0 -6 -6 v-56 q0 -6 6 -6Z`), '#8d949c');
  fillWithShadow(pen, path(`M-66 ${y - 9} h132 v18 h-132Z`), rounded(pen, [176, 182, 190], 60));
  for (const side of [-1, 1]) {
    const x = side * 60;
    fillWithShadow(
      pen,
      path(`M${x - 15} ${y - 22} h30 q8 0 8 8 v28 q0 8 -8 8 h-30 q-8 0 -8 -8 v-28 q0 -8 8 -8Z`),
      wheel,
    );
    context.fillStyle = css(white, 0.4);
    context.fillRect(x - 17, y - 16, 7, 32);
  }
};

export const skateboard: DrawProp = (pen, random, person) => {
  const { context } = pen;
  const ground = random.pick(seenOn(person, Object.keys(decks)));
  const [bright, other] = decks[ground]!;
  const deck = path('M-68 -160 C-68 -250 68 -250 68 -160 L68 200 C68 290 -68 290 -68 200Z');
  fillWithShadow(pen, deck, rounded(pen, rgb(ground), 74));
  clipped(pen, deck, () => {
    context.fillStyle = bright;
    context.fill(path('M-80 -30 C-30 -96 20 20 80 -52 L80 30 C20 96 -30 -20 -80 60Z'));
    context.fillStyle = other;
    context.fill(path('M-80 66 C-30 -10 20 102 80 36 L80 60 C20 126 -30 20 -80 96Z'));
    context.beginPath();
    context.arc(0, -196, 24, 0, 7);
    context.fill();
    context.strokeStyle = css(white, 0.4);
    context.lineWidth = 7;
    context.stroke(path('M-62 -160 C-62 -240 62 -240 62 -160'));
    context.strokeStyle = css(blend(rgb(ground), black, 0.6), 0.6);
    context.lineWidth = 6;
    context.stroke(deck);
  });
  for (const y of [-118, 168]) drawTruck(pen, y, bright === '#f7d254' ? '#f4f1e6' : '#f3e9c8');
};
