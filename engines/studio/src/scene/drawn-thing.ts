// A thing as a solid object in its own colours; one part or another has the client's.
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { blend, lightness, type Rgb, rgb } from '../paint/colour.ts';
import { drawPart, UNITS } from './solid.ts';
import { partsOf } from './things/parts.ts';

/** The transparent margin, as a share of the side. */
const MARGIN = 0.04;
/** A darker or lighter part would lose its shape. */
const ACCENT_LIGHT = [0.16, 0.9] as const;

const shapely = (colour: Rgb): Rgb => {
  const light = lightness(colour);
  const [dark, pale] = ACCENT_LIGHT;
  if (light < dark) return blend(colour, [255, 255, 255], dark);
  return light > pale ? blend(colour, [0, 0, 0], 1 - pale) : colour;
};

/** Draws the thing in a square of this side, with a transparent margin. @param accent `#rrggbb` */
export const drawnThing = (name: string, side: number, accent: string): Canvas => {
  const size = Math.ceil(side * (1 + 2 * MARGIN));
  const picture = createCanvas(size, size);
  for (const part of partsOf(name, shapely(rgb(accent)))) drawPart(picture, part, side / UNITS, side * MARGIN);
  return picture;
};
