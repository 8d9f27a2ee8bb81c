// Draws what stands or hangs behind a shoulder and is seen beside the head: a surfboard, or the neck of a guitar.
import { blend, css, type Rgb, rgb } from '../../paint/colour.ts';
import { clipped, linear, type Pen, path, soft } from '../../paint/pen.ts';
import { breadth } from '../body-plan.ts';
import type { Person } from '../person.ts';

const white: Rgb = [255, 252, 244];
const black: Rgb = [12, 10, 22];

export const hasThingBehind = ({ accessories = {} }: Person): boolean =>
  accessories.surfboard !== undefined || accessories.guitar !== undefined;

/** The pen takes head units. Behind the shoulder that is farther from the viewer. */
export const drawBehind = (pen: Pen, person: Person): void => {
  const { surfboard, guitar } = person.accessories ?? {};
  const { context } = pen;
  context.save();
  context.scale(person.body.turn > 0 ? 1 : -1, 1);
  if (surfboard) drawSurfboard(pen, surfboard, 226 * breadth(person));
  if (guitar) drawGuitarNeck(pen, guitar, 184 * breadth(person));
  context.restore();
};

const drawSurfboard = (pen: Pen, colour: string, aside: number): void => {
  const { context } = pen;
  context.translate(aside, 0);
  context.rotate(0.07);
  const base = rgb(colour);
  const board = path(
    'M0 -360 C74 -300 112 -120 112 130 C112 420 92 640 60 900 L-60 900 C-92 640 -112 420 -112 130 C-112 -120 -74 -300 0 -360Z',
  );
  context.fillStyle = linear(
    pen,
    [-112, 0],
    [112, 40],
    [
      [0, css(blend(white, base, 0.1))],
      [0.3, css(white)],
      [0.75, css(blend(white, black, 0.1))],
      [1, css(blend(white, black, 0.34))],
    ],
  );
  context.fill(board);
  clipped(pen, board, () => {
    context.fillStyle = css(base);
    context.fill(path('M-140 -400 L140 -400 L140 -150 Q0 -60 -140 -150Z'));
    context.fill(path('M-140 -118 Q0 -28 140 -118 L140 -84 Q0 6 -140 -84Z'));
    context.fillStyle = css(blend(base, [255, 214, 120], 0.6));
    context.fill(path('M-140 -150 Q0 -60 140 -150 L140 -134 Q0 -44 -140 -134Z'));
    // The stringer, of wood, along the middle.
    context.fillStyle = 'rgba(140,96,54,.75)';
    context.fillRect(-3, -360, 6, 1300);
    soft(pen, 8, () => {
      context.strokeStyle = 'rgba(255,255,255,.75)';
      context.lineWidth = 16;
      context.stroke(path('M-22 -330 C-78 -240 -98 -60 -98 130 C-98 330 -90 500 -70 700'));
      context.strokeStyle = 'rgba(20,20,40,.3)';
      context.stroke(path('M20 -340 C84 -260 108 -80 108 130 C108 330 96 500 76 700'));
    });
  });
};

const drawGuitarNeck = (pen: Pen, colour: string, aside: number): void => {
  const { context } = pen;
  context.translate(aside, 262);
  context.rotate(0.46);
  const wood = rgb(colour);
  const shade = (half: number) =>
    linear(
      pen,
      [-half, 0],
      [half, 0],
      [
        [0, css(blend(wood, black, 0.3))],
        [0.3, css(blend(wood, white, 0.24))],
        [1, css(blend(wood, black, 0.45))],
      ],
    );
  const pegs = [-1, 1].flatMap((side) => [-318, -284, -250].map((y) => [side, y] as const));
  for (const [side, y] of pegs) {
    context.fillStyle = '#c9ccd2';
    context.fillRect(Math.min(side * 30, side * 50), y - 2.5, 20, 5);
    context.fillStyle = '#f1ead8';
    context.beginPath();
    context.ellipse(side * 54, y, 9, 11, 0, 0, 7);
    context.fill();
  }
  context.fillStyle = '#2c211c';
  context.fill(path('M-22 -232 L22 -232 L25 120 L-25 120Z'));
  context.fillStyle = shade(40);
  context.fill(path('M-22 -226 L-38 -252 L-40 -330 Q-20 -352 0 -340 Q20 -352 40 -330 L38 -252 L22 -226Z'));
  context.fillStyle = '#efe6d0';
  context.fillRect(-22, -234, 44, 6);
  context.strokeStyle = 'rgba(206,196,170,.9)';
  context.lineWidth = 3;
  for (let fret = 0; fret < 9; fret++) context.stroke(path(`M-23 ${-200 + fret * 36} L23 ${-200 + fret * 36}`));
  context.strokeStyle = 'rgba(240,236,226,.8)';
  context.lineWidth = 1.4;
  for (const x of [-14, -8, -3, 3, 8, 14]) context.stroke(path(`M${x * 1.5} -310 L${x} -232 L${x * 1.1} 120`));
  for (const [side, y] of pegs) {
    context.fillStyle = '#dfe2e6';
    context.beginPath();
    context.arc(side * 21, y, 5.5, 0, 7);
    context.fill();
  }
};
