// A place as an out-of-focus background for products and titles.
import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { blend, css, lightness, type Rgb, rgb } from '../paint/colour.ts';
import { smooth } from '../paint/curve.ts';
import { CLEAN_LIGHT } from './card-colours.ts';

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

/** Grounds of end cards, from the top to the bottom, for places with hues up to `upTo` turns: rust, green, blue, plum and rust again. */
const END_GROUNDS = [
  { upTo: 0.11, colours: ['#4a180d', '#b04a2c'] },
  { upTo: 0.47, colours: ['#0b3a33', '#1f7a66'] },
  { upTo: 0.72, colours: ['#131b48', '#3554b4'] },
  { upTo: 0.93, colours: ['#371038', '#8a3268'] },
  { upTo: 1, colours: ['#4a180d', '#b04a2c'] },
] as const;
/** Of the colours over the place, at the top and at the bottom. */
const END_OPACITY = [0.97, 0.9] as const;

/**
 * A calm background over the place, which can hardly be recognized.
 * @param accent `#rrggbb`: in its shades; undefined: in a deep colour near that of the place
 */
export const endBackground = (place: Canvas, accent?: string): Canvas => {
  const ground = softBackground(place);
  const { width, height } = ground;
  const hue = hueOf(ground);
  const colours = accent ? shadesOf(accent) : END_GROUNDS.find(({ upTo }) => hue <= upTo)!.colours.map(rgb);
  const context = ground.getContext('2d');
  const shade = context.createLinearGradient(0, 0, 0, height);
  for (const end of [0, 1] as const) shade.addColorStop(end, css(colours[end]!, END_OPACITY[end]));
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

/** How light the shades of an accent are, 0 to 1: white letters on them can be read. */
const ACCENT_SHADES = [0.22, 0.46] as const;
/** The ground of a lighter accent, which is seen on it. */
const NIGHT_BLUE = ['#141c33', '#2d3f6e'].map(rgb);

/** An accent's shades at the top and at the bottom. */
const shadesOf = (accent: string): Rgb[] => {
  const colour = rgb(accent);
  const light = lightness(colour);
  if (light > CLEAN_LIGHT) return NIGHT_BLUE;
  return ACCENT_SHADES.map((wanted) => blend(colour, [0, 0, 0], Math.max(0, 1 - wanted / light)));
};

/** Whether the accent is seen as a mark on the ground in its shades. */
export const isSeenOnShades = (accent: string): boolean => lightness(rgb(accent)) > CLEAN_LIGHT;

/** The hue of a picture in turns: the mean of its colours, of which strong ones count most. */
const hueOf = (picture: Canvas): number => {
  const size = 16;
  const small = createCanvas(size, size);
  small.getContext('2d').drawImage(picture, 0, 0, size, size);
  const { data } = small.getContext('2d').getImageData(0, 0, size, size);
  let [x, y] = [0, 0];
  for (let at = 0; at < data.length; at += 4) {
    const [r, g, b] = [data[at]!, data[at + 1]!, data[at + 2]!];
    x += r - (g + b) / 2;
    y += ((g - b) * Math.sqrt(3)) / 2;
  }
  return (Math.atan2(y, x) / (2 * Math.PI) + 1) % 1;
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
