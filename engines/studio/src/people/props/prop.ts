// What all held things share: their light, their shadow and colours that are seen on the clothes.
import { blend, contrast, css, type Rgb, rgb } from '../../paint/colour.ts';
import { linear, type Pen, type path } from '../../paint/pen.ts';
import type { Random } from '../../paint/random.ts';
import type { Person } from '../person.ts';

/** Draws a prop around the origin of the pen, in the colours that the random stream picks. */
export type DrawProp = (pen: Pen, random: Random, person: Person) => void;

/** Fills the outline of a thing that lies on the clothes. */
export const fillWithShadow = (
  { context, scale }: Pen,
  shape: ReturnType<typeof path>,
  fill: typeof context.fillStyle,
) => {
  context.save();
  context.shadowColor = 'rgba(12,8,14,.5)';
  context.shadowBlur = 14 * scale;
  context.shadowOffsetX = 4 * scale;
  context.shadowOffsetY = 7 * scale;
  context.fillStyle = fill;
  context.fill(shape);
  context.restore();
};

export const white: Rgb = [255, 250, 242];
export const black: Rgb = [14, 10, 20];

/** A round surface, lit from the upper left, with a little light from behind on its right edge. */
export const rounded = (pen: Pen, colour: Rgb, half: number) =>
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
export const seenOn = ({ clothes }: Person, colours: readonly string[]): readonly string[] => {
  const seen = colours.filter((colour) =>
    [clothes.colour, clothes.second].every((cloth) => contrast(rgb(colour), rgb(cloth)) > 0.2),
  );
  return seen.length > 0 ? seen : colours;
};
