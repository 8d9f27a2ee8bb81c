// A thing as a solid object: its icon as a body with rounded edges and grooves, in light from above.
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { blend, lightness, type Rgb, rgb } from '../paint/colour.ts';
import { ICON_UNITS, iconPaths } from './icon-paths.ts';

/** Icons whose inner areas without a tone are parts of them, not holes as in a handle. */
const FILLED = new Set(
  `barbell bed bread briefcase broom cake calculator calendar-check car-profile flower-lotus flower-tulip gift house-line package pill pizza
  potted-plant sketch-logo student suitcase-rolling t-shirt ticket truck wine`.split(/\s+/),
);

/** Icons whose inner lines would be holes in a body without parts. */
const SMOOTH = new Set(['airplane-tilt', 'cloud-rain', 'paw-print', 'wrench']);

/** The transparent margin, as a share of the side. */
const MARGIN = 0.06;
/** Over how much the edges of the body and of lines are rounded, as shares of the side, and how high or deep they are. */
const BODY = { radii: [0.014, 0.05, 0.13], high: 0.17 };
const GROOVE = { radii: [0.008, 0.02], high: -0.028 };
/** Of an icon that has no body, such as a bicycle: its lines are tubes. */
const TUBE = { radii: [0.008, 0.02], high: 0.06 };
/** As far as a line reaches from the border of the icon. */
const BORDER = 0.042;
/** More than that of what is around a line at the border is outside. */
const AT_BORDER = 3;

type Vector = readonly [number, number, number];
const normalized = ([x, y, z]: Vector): Vector => {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
};
/** Towards the light, in front of the picture, and half way to the viewer. */
const LIGHT = normalized([-0.42, -0.72, 0.62]);
const HALF = normalized([LIGHT[0], LIGHT[1], LIGHT[2] + 1]);
/** Of light from everywhere, from the lamp, and of its reflection. `flatness`: of the whole surface. */
const SHADE = { ambient: 0.6, diffuse: 0.6, shine: 110, power: 24, flatness: 1.5 };

/** Things that would not be recognized in other colours. */
const OWN_COLOURS: Readonly<Record<string, string>> = {
  'coffee-bean': '#8f5a36',
  bread: '#dfac69',
  carrot: '#f08b3c',
};
const WHITE = [255, 251, 243] as const;

/** The body is nearly white with a tint of the accent; lines are a deep shade of it. */
const tonesOf = (accent: string, own: string | undefined): { body: Rgb; inner: Rgb; line: Rgb } => {
  const colour = rgb(own ?? accent);
  const dark = Math.max(0, 1 - (own ? 0.2 : 0.36) / Math.max(0.01, lightness(colour)));
  const [body, inner] = own ? [0.08, 0.55] : [0.86, 0.5];
  return {
    body: blend(colour, WHITE, body),
    inner: blend(colour, WHITE, inner),
    line: blend(colour, [18, 16, 26], dark),
  };
};

/** Draws the icon as an object in a square of this side, with a transparent margin. */
export const drawnThing = (icon: string, side: number, accent: string): Canvas => {
  const size = Math.ceil(side * (1 + 2 * MARGIN));
  const paths = iconPaths(icon);
  const mask = (isIn: (isArea: boolean) => boolean): Uint8Array => {
    const pen = createCanvas(size, size).getContext('2d');
    pen.translate(side * MARGIN, side * MARGIN);
    pen.scale(side / ICON_UNITS, side / ICON_UNITS);
    for (const { outline, isArea } of paths) if (isIn(isArea)) pen.fill(outline);
    return alphaOf(pen.getImageData(0, 0, size, size).data);
  };
  const [drawn, areas, lines] = [mask(() => true), mask((isArea) => isArea), mask((isArea) => !isArea)];
  const outside = outsideOf(drawn, size);
  const whole = FILLED.has(icon) ? outside.map((value, at) => Math.max(255 - value, drawn[at]!)) : drawn;
  const hasBody = sumOf(areas) + sumOf(whole) - sumOf(drawn) > sumOf(lines);
  const border = blurred(outside, size, side * BORDER);
  // Lines at the border belong to the body.
  const inBody = SMOOTH.has(icon) ? 0 : 1;
  const drawnLines = hasBody
    ? lines.map((value, at) => Math.max(0, inBody * value * (1 - border[at]! / AT_BORDER)))
    : lines;
  const heights = new Float32Array(size * size);
  addRounded(heights, { mask: whole, size, side }, BODY);
  addRounded(heights, { mask: drawnLines, size, side }, hasBody ? GROOVE : TUBE);
  const picture = createCanvas(size, size);
  const pen = picture.getContext('2d');
  const image = pen.createImageData(size, size);
  shade(image.data, { drawn, whole, lines: drawnLines, heights }, size, tonesOf(accent, OWN_COLOURS[icon]));
  pen.putImageData(image, 0, 0);
  return picture;
};

const shade = (
  rgba: Uint8ClampedArray,
  { drawn, whole, lines, heights }: Record<'drawn' | 'whole' | 'lines', Uint8Array> & { heights: Float32Array },
  size: number,
  { body, inner, line }: ReturnType<typeof tonesOf>,
): void => {
  for (let y = 2; y < size - 2; y++) {
    for (let x = 2, at = y * size + 2; x < size - 2; x++, at++) {
      if (whole[at] === 0) continue;
      const across = (heights[at - 2]! - heights[at + 2]!) / 4;
      const along = (heights[at - 2 * size]! - heights[at + 2 * size]!) / 4;
      const length = Math.hypot(across, along, SHADE.flatness);
      const towards = (v: Vector) => Math.max(0, (across * v[0] + along * v[1] + SHADE.flatness * v[2]) / length);
      const light = SHADE.ambient + SHADE.diffuse * towards(LIGHT);
      const shine = SHADE.shine * towards(HALF) ** SHADE.power;
      const ground = drawn[at]! < 128 ? inner : body;
      const part = lines[at]! / 255;
      for (let k = 0; k < 3; k++) rgba[at * 4 + k] = (ground[k]! + (line[k]! - ground[k]!) * part) * light + shine;
      rgba[at * 4 + 3] = whole[at]!;
    }
  }
};

const sumOf = (values: Uint8Array): number => {
  let sum = 0;
  for (const value of values) sum += value;
  return sum;
};

const alphaOf = (rgba: Uint8ClampedArray): Uint8Array => {
  const alpha = new Uint8Array(rgba.length / 4);
  for (let at = 0; at < alpha.length; at++) alpha[at] = rgba[at * 4 + 3]!;
  return alpha;
};

/** 255 where nothing is drawn and the corner of the picture can be reached. */
const outsideOf = (drawn: Uint8Array, size: number): Uint8Array => {
  const outside = new Uint8Array(drawn.length);
  const open = new Int32Array(drawn.length);
  let count = 1;
  const reach = (at: number): void => {
    if (at < 0 || at >= drawn.length || outside[at] !== 0 || drawn[at]! > 127) return;
    outside[at] = 255;
    open[count++] = at;
  };
  // The margin keeps rows apart.
  for (outside[0] = 255; count > 0; ) {
    const at = open[--count]!;
    for (const step of [-1, 1, -size, size]) reach(at + step);
  }
  return outside;
};

const blurred = (mask: Uint8Array, size: number, radius: number): Uint8Array => {
  const source = createCanvas(size, size);
  const image = source.getContext('2d').createImageData(size, size);
  for (let at = 0; at < mask.length; at++) image.data[at * 4 + 3] = mask[at]!;
  source.getContext('2d').putImageData(image, 0, 0);
  const pen = createCanvas(size, size).getContext('2d');
  pen.filter = `blur(${radius}px)`;
  pen.drawImage(source, 0, 0);
  return alphaOf(pen.getImageData(0, 0, size, size).data);
};

/** Adds the heights of a mask with rounded edges: the mean of the mask at several blurs, inside it. */
const addRounded = (
  heights: Float32Array,
  { mask, size, side }: { mask: Uint8Array; size: number; side: number },
  { radii, high }: { radii: readonly number[]; high: number },
): void => {
  for (const radius of radii) {
    const around = blurred(mask, size, radius * side);
    for (let at = 0; at < heights.length; at++) {
      // At an edge, half of what is around is inside.
      if (around[at]! > 127)
        heights[at]! += (Math.sqrt(around[at]! / 127.5 - 1) * high * side * mask[at]!) / (255 * radii.length);
    }
  }
};
