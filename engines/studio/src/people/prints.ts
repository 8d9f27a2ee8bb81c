// Draws the prints of cloth: scattered flowers, and bold leaves and discs.
import { contrast, css, type Rgb } from '../paint/colour.ts';
import { type Pen, path } from '../paint/pen.ts';
import type { Random } from '../paint/random.ts';

/** An area that a print covers in rows, in units; `size` is a factor on its motifs. */
export interface PrintArea {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly size: number;
}

/** Calls `draw` at every place of a print, in rows that are shifted against each other. Motifs narrow towards both sides, where cloth turns away. */
const forMotifs = (
  { context }: Pen,
  { left, top, right, bottom, size }: PrintArea,
  [across, down]: readonly [number, number],
  random: Random,
  draw: () => void,
): void => {
  const half = (right - left) / 2;
  for (let y = top, row = 0; y < bottom; y += down * size, row++)
    for (let x = left + (row % 2) * across * size * 0.5; x < right; x += across * size) {
      const side = (x - left) / half - 1;
      context.save();
      context.translate(
        x * (1 - 0.12 * side * side) + random.around(0, across * size * 0.16),
        y + random.around(0, down * size * 0.2),
      );
      context.scale(size * (1 - 0.34 * side * side), size);
      draw();
      context.restore();
    }
};

const dot = ({ context }: Pen, x: number, y: number, radius: number, colour: string): void => {
  context.fillStyle = colour;
  context.beginPath();
  context.arc(x, y, radius, 0, 7);
  context.fill();
};

/** Draws scattered flowers of five petals, each with two leaves. */
export const drawFlowers = (pen: Pen, area: PrintArea, petals: Rgb, random: Random): void =>
  forMotifs(pen, area, [78, 66], random, () => {
    const [turn, size] = [random.next() * 6.3, random.between(8.4, 12)];
    const around = (angle: number, away: number, radius: number, colour: string) =>
      dot(pen, Math.cos(angle) * away, Math.sin(angle) * away, radius, colour);
    for (const side of [0.6, 2.4]) around(turn + side, size * 2.1, size * 0.62, 'rgba(74,104,62,.75)');
    for (let petal = 0; petal < 5; petal++) around(turn + petal * 1.257, size, size * 0.72, css(petals, 0.9));
    around(0, 0, size * 0.5, '#d9a83c');
  });

/** The colours of a print besides those of the cloth. */
const printed: readonly Rgb[] = [
  [228, 160, 52],
  [206, 84, 62],
  [42, 138, 132],
  [244, 230, 200],
  [44, 62, 110],
];

/** Draws a bold print of leaves and discs in the colours that differ from that of the cloth. */
export const drawPrint = (pen: Pen, area: PrintArea, base: Rgb, random: Random): void => {
  const { context } = pen;
  const colours = printed.filter((colour) => contrast(colour, base) > 0.12);
  forMotifs(pen, area, [62, 58], random, () => {
    const [leaf, disc] = [random.pick(colours), random.pick(colours)];
    context.rotate(random.next() * 6.3);
    context.fillStyle = css(leaf, 0.92);
    for (let blade = 0; blade < 5; blade++) {
      context.rotate(0.5);
      context.fill(path('M0 0 C10 -12 12 -28 0 -38 C-12 -28 -10 -12 0 0Z'));
    }
    dot(pen, 4, 16, 8, css(disc, 0.92));
  });
};
