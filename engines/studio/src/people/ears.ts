// Draws ears and earrings.
import { blend, css, rgb } from '../paint/colour.ts';
import { smooth } from '../paint/curve.ts';
import { bothSides, linear, type Pen, path, radial, softLine, spot } from '../paint/pen.ts';
import type { Person } from './person.ts';
import { type Turn, turnPoint } from './turn.ts';

const rim = path('M127 -12 C136 -34 160 -34 162 -4 C163 24 152 62 136 66 C125 66 121 20 127 -12Z');
const fold = path('M137 -14 C150 -26 156 -8 154 8 C151 26 147 36 142 46');
const hollow = path('M135 4 C145 -4 149 14 141 34 C135 37 132 20 135 4Z');
const gleam = path('M132 -18 C142 -32 158 -28 159 -4');

/** Draws the ears on some sides: a turned head shows more of the near ear and hides the far one. */
export const drawEars = (pen: Pen, person: Person, { yaw }: Turn, sides: readonly (-1 | 1)[]): void => {
  const { context } = pen;
  const [deep, shadow, mid, light, high, , blush] = person.skin.map(rgb);
  context.save();
  context.scale(person.face.width, 1);
  bothSides(pen, (side) => {
    if (!sides.includes(side)) return;
    // Scaled about the point where the ear meets the cheek.
    const { ear } = person.face;
    // In a small turn the ear moves with the side of the head; in a large one the head's edge, and the ear, stay.
    const along = side * yaw < 0 ? 1 - smooth(0.2, 0.5, Math.abs(yaw)) : 1;
    context.translate(130 - Math.abs(yaw) * 38 * along, 20);
    context.scale((0.6 + ear * 0.4) * (1 - side * yaw * 0.5), ear);
    context.translate(-130, -20);
    const lit = side < 0;
    context.fillStyle = linear(
      pen,
      [126, -20],
      [164, 30],
      [
        [0, css(blend(lit ? mid! : shadow!, blush!, 0.2))],
        [0.6, css(blend(lit ? light! : mid!, blush!, 0.2))],
        [1, css(blend(lit ? mid! : shadow!, blush!, 0.24))],
      ],
    );
    context.fill(rim);
    context.save();
    context.clip(rim);
    softLine(pen, fold, 4.6, blend(deep!, blush!, 0.3), 0.7);
    softLine(pen, hollow, 4, deep!, 0.5);
    context.fillStyle = css(deep!, 0.42);
    context.fill(hollow);
    softLine(pen, gleam, 3, high!, lit ? 0.62 : 0.3);
    spot(pen, [128, 20], 12, 50, deep!, 0.45);
    context.restore();
    if (person.earrings !== 'none') earring(pen, person);
  });
  context.restore();
};

/** Draws only the earrings on some sides, over hair that covers the ears; they move with the turn and keep their shape. */
export const drawEarringsOver = (pen: Pen, person: Person, turn: Turn, sides: readonly (-1 | 1)[]): void => {
  pen.context.save();
  pen.context.scale(person.face.width, 1);
  bothSides(pen, (side) => {
    if (!sides.includes(side)) return;
    const [x, y] = turnPoint(turn, [side * 140, 74]);
    pen.context.translate(side * x - 140, y - 74);
    earring(pen, person);
  });
  pen.context.restore();
};

const hoops: Partial<Record<Person['earrings'], { wide: number; tall: number; line: number }>> = {
  hoops: { wide: 19, tall: 27, line: 4.4 },
  'big-hoops': { wide: 32, tall: 44, line: 6 },
};

const earring = (pen: Pen, { earrings, metal }: Person): void => {
  const { context } = pen;
  const colour = rgb(earrings === 'pearls' ? '#efe6da' : metal);
  const hoop = hoops[earrings];
  if (hoop) {
    context.strokeStyle = linear(
      pen,
      [130, 60],
      [150, 104],
      [
        [0, css(blend(colour, [255, 250, 230], 0.6))],
        [0.5, css(colour)],
        [1, css(blend(colour, [40, 20, 10], 0.5))],
      ],
    );
    context.lineWidth = hoop.line;
    context.beginPath();
    context.ellipse(141, 64 + hoop.tall, hoop.wide, hoop.tall, 0.06, 0, 7);
    context.stroke();
    return;
  }
  const radius = earrings === 'pearls' ? 11 : 8.4;
  const y = earrings === 'pearls' ? 73 : 66;
  context.fillStyle = radial(pen, [139, y - 2], radius * 1.4, [
    [0, css(blend(colour, [255, 255, 250], 0.8))],
    [0.5, css(colour)],
    [1, css(blend(colour, [60, 36, 20], 0.55))],
  ]);
  context.beginPath();
  context.arc(140, y, radius, 0, 7);
  context.fill();
};
