// A place as an out-of-focus background for products and titles.
import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { css } from '../paint/colour.ts';
import { smooth } from '../paint/curve.ts';
import type { Shades } from './card-ground.ts';

/** An out-of-focus picture needs few pixels. `blur`: share of the width. */
const PRODUCT = { downscale: 8, blur: 0.03 };
/** The place behind a title can still be recognized. */
const TITLE = { downscale: 4, blur: 0.011 };

/** Blurs a place. */
export const softBackground = (place: Canvas, { downscale, blur } = PRODUCT): Canvas => {
  const [w, h] = [Math.ceil(place.width / downscale), Math.ceil(place.height / downscale)];
  const small = createCanvas(w, h);
  const context = small.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(place, 0, 0, w, h);
  const blurred = createCanvas(w, h);
  const soft = blurred.getContext('2d');
  // An enlarged copy below keeps the blur from darkening the borders.
  soft.drawImage(small, -4, -4, w + 8, h + 8);
  soft.filter = `blur(${w * blur}px)`;
  soft.drawImage(small, -4, -4, w + 8, h + 8);
  const ground = createCanvas(place.width, place.height);
  const large = ground.getContext('2d');
  large.imageSmoothingQuality = 'high';
  large.drawImage(blurred, 0, 0, place.width, place.height);
  return ground;
};

/** The place is enlarged and lower, below the title: the walls and furniture of rooms are at the height of a title otherwise. */
const LOWERED = { scale: 1.2, down: 0.16 };
/** Rows at the top of the place that continue it upwards, as a share of the height. */
const TOP = 0.02;
/** Darkness over a place behind white letters, by row as a share of the height: most where a title is. */
const SHADE = [
  [0, 0.3],
  [0.2, 0.5],
  [0.5, 0.46],
  [0.78, 0.1],
  [1, 0.26],
] as const;

/** The lower part of the frame shows the place, slightly blurred; the upper part is darker, for the letters. */
export const titleBackground = (place: Canvas): Canvas => {
  const { width, height } = place;
  const lowered = createCanvas(width, height);
  const pen = lowered.getContext('2d');
  const [left, top] = [(width * (1 - LOWERED.scale)) / 2, height * LOWERED.down];
  const wide = width * LOWERED.scale;
  pen.drawImage(place, 0, 0, width, height * TOP, left, 0, wide, top + 1);
  pen.drawImage(place, left, top, wide, height * LOWERED.scale);
  const ground = softBackground(lowered, TITLE);
  const context = ground.getContext('2d');
  const shade = context.createLinearGradient(0, 0, 0, height);
  for (const [row, darkness] of SHADE) shade.addColorStop(row, `rgba(14, 12, 22, ${darkness})`);
  context.fillStyle = shade;
  context.fillRect(0, 0, width, height);
  return ground;
};

/** Of the colours over the place, at the top and at the bottom. */
const END_OPACITY = [0.97, 0.9] as const;

/** A calm background over the place, which can hardly be recognized. */
export const endBackground = (place: Canvas, shades: Shades): Canvas => {
  const ground = softBackground(place);
  const { width, height } = ground;
  const context = ground.getContext('2d');
  const shade = context.createLinearGradient(0, 0, 0, height);
  for (const end of [0, 1] as const) shade.addColorStop(end, css(shades[end], END_OPACITY[end]));
  context.fillStyle = shade;
  context.fillRect(0, 0, width, height);
  drawRings(context, width, height);
  return ground;
};

/** Of the rings in a corner of a plain ground: radii and line, as shares of the width. */
const RINGS = { radii: [0.34, 0.56, 0.78], line: 0.085, x: 0.98, y: 0.97 };

const drawRings = (context: SKRSContext2D, width: number, height: number): void => {
  context.strokeStyle = 'rgba(255, 255, 255, 0.07)';
  context.lineWidth = width * RINGS.line;
  for (const radius of RINGS.radii) {
    context.beginPath();
    context.arc(width * RINGS.x, height * RINGS.y, width * radius, 0, 2 * Math.PI);
    context.stroke();
  }
};

/** Nearness map, 0 to 255, of a product in the middle of the frame over a background: see `ParallaxLayer`. */
export const productNearness = (width: number, height: number): Uint8Array => {
  const near = new Uint8Array(width * height);
  const [ground, reach] = [90, width * 0.1];
  for (let y = 0, at = 0; y < height; y++) {
    const dy = Math.max(height * 0.14 - y, y - height * 0.72, 0);
    for (let x = 0; x < width; x++, at++) {
      const dx = Math.max(width * 0.07 - x, x - width * 0.93, 0);
      near[at] = ground + (255 - ground) * (1 - smooth(0, reach, Math.hypot(dx, dy)));
    }
  }
  return near;
};
