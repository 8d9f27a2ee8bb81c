// Solid parts of things: flat shapes, tubes and balls with rounded edges, in light from above, one in front of the other.
import { type Canvas, createCanvas, type Path2D } from '@napi-rs/canvas';
import { css, type Rgb } from '../paint/colour.ts';
import { softWithin } from '../paint/pen.ts';
import type { Area } from './backgrounds.ts';

/** The side of the square in which parts are placed. */
export const UNITS = 256;

export interface Part {
  outline: Path2D;
  colour: Rgb;
  /** The outline is a line so wide, with gaps if it is dashed. Undefined: an area. */
  line: { width: number; dash: readonly number[] | undefined } | undefined;
  /** `tube`: round from the left to the right; `ball`: in both directions. */
  bend: 'flat' | 'tube' | 'ball';
  /** Over how much its edges are rounded. */
  edge: number;
  /** From 0, which is matt, to 1. */
  shine: number;
  /** Opacity of a part without a surface, such as steam; undefined: it has one. */
  haze: number | undefined;
}

type Vector = readonly [number, number, number];
const normalized = ([x, y, z]: Vector): Vector => {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
};
/** Towards the lamp, and the half way between it and the viewer. */
const LIGHT = normalized([-0.46, -0.66, 0.6]);
const HALF = normalized([LIGHT[0], LIGHT[1], LIGHT[2] + 1]);
/** Of a second, weak lamp behind the thing. */
const RIM = normalized([0.85, 0.1, 0.3]);
const SHADE = { ambient: 0.56, diffuse: 0.62, rim: 0.16, shine: 190, power: 26 };
/** Less of the lamp is no gloss. */
const DULL = 0.8;
/** A part bends so far at its sides. */
const MAX_BEND = 0.93;
/** The shadow of a part on those behind it, in units, and its opacity. */
const SHADOW = { right: 3, down: 5, blur: 5, opacity: 0.4 };
const NIGHT = [18, 14, 28] as const;

/** Draws a part into a square picture in which a unit has `scale` pixels, from `offset` on. */
export const drawPart = (target: Canvas, part: Part, scale: number, offset: number): void => {
  const { x, y, width, height } = areaOf(part, scale, offset, target.width);
  const shape = createCanvas(width + 2, height + 2);
  const pen = shape.getContext('2d');
  pen.translate(offset - x + 1, offset - y + 1);
  pen.scale(scale, scale);
  pen.fillStyle = pen.strokeStyle = css(part.haze === undefined ? NIGHT : part.colour);
  if (part.line) {
    pen.lineWidth = part.line.width;
    pen.lineCap = part.line.dash ? 'butt' : 'round';
    pen.lineJoin = 'round';
    if (part.line.dash) pen.setLineDash([...part.line.dash]);
    pen.stroke(part.outline);
  } else pen.fill(part.outline);
  const to = target.getContext('2d');
  const blurred = (blur: number, opacity: number, left: number, top: number): void =>
    softWithin(
      { context: to, scale: 1 },
      blur * scale,
      { x: left, y: top, width: shape.width, height: shape.height },
      () => {
        to.globalAlpha = opacity;
        to.drawImage(shape, left, top);
      },
    );
  if (part.haze !== undefined) {
    blurred(2.5, part.haze, x - 1, y - 1);
    return;
  }
  to.save();
  to.globalCompositeOperation = 'source-atop';
  blurred(SHADOW.blur, SHADOW.opacity, x - 1 + SHADOW.right * scale, y - 1 + SHADOW.down * scale);
  to.restore();
  shade(shape, part, scale);
  to.drawImage(shape, x - 1, y - 1);
};

/** The pixels of a part: most parts are small, and all is done for each pixel. */
const areaOf = ({ outline, line }: Part, scale: number, offset: number, size: number): Area => {
  const beyond = (line?.width ?? 0) / 2;
  const [left, top, right, bottom] = outline.getBounds();
  const pixel = (unit: number): number => Math.max(0, Math.min(size, offset + unit * scale));
  const [x, y] = [Math.floor(pixel(left - beyond)), Math.floor(pixel(top - beyond))];
  return { x, y, width: Math.ceil(pixel(right + beyond)) - x, height: Math.ceil(pixel(bottom + beyond)) - y };
};

/** Gives the pixels of a shape the colours of the part in the light. */
const shade = (shape: Canvas, { colour, line, bend, edge, shine }: Part, scale: number): void => {
  const { width, height } = shape;
  const pen = shape.getContext('2d');
  const image = pen.getImageData(0, 0, width, height);
  const { data } = image;
  const rounding = Math.min(edge, line ? line.width * 0.5 : edge) * scale;
  const heights = roundedEdges(shape, rounding);
  const columns = bend === 'ball' ? extents(data, width, false) : undefined;
  const rows = bend === 'flat' ? undefined : extents(data, width, true);
  // Shadows of a colour are deeper and cooler, not grey.
  const dark: Rgb = [colour[0] * 0.36, colour[1] * 0.3, colour[2] * 0.44];
  const surface: Surface = { heights, rows, columns, width, colour, dark, shine };
  for (let y = 1; y < height - 1; y++) shadeRow(data, y, surface);
  pen.putImageData(image, 0, 0);
};

/** `heights` in pixels, row by row; `rows` and `columns` as of `extents`, where the surface is bent. */
interface Surface {
  heights: Float32Array;
  rows: Int32Array | undefined;
  columns: Int32Array | undefined;
  width: number;
  colour: Rgb;
  dark: Rgb;
  shine: number;
}

const shadeRow = (
  data: Uint8ClampedArray,
  y: number,
  { heights, rows, columns, width, colour, dark, shine }: Surface,
): void => {
  for (let x = 1, at = y * width + 1; x < width - 1; x++, at++) {
    if (data[at * 4 + 3] === 0) continue;
    const across = heights[at - 1]! - heights[at + 1]! + bent(rows, y, x);
    const along = heights[at - width]! - heights[at + width]! + bent(columns, x, y);
    const length = Math.sqrt(across * across + along * along + 1);
    const lit = Math.max(0, across * LIGHT[0] + along * LIGHT[1] + LIGHT[2]) / length;
    const behind = Math.max(0, across * RIM[0] + along * RIM[1] + RIM[2]) / length;
    const light = SHADE.ambient + SHADE.diffuse * lit + SHADE.rim * behind * behind * behind;
    const mirrored = (across * HALF[0] + along * HALF[1] + HALF[2]) / length;
    const gloss = mirrored < DULL ? 0 : shine * SHADE.shine * mirrored ** SHADE.power;
    const over = Math.max(0, light - 1) * 0.9;
    for (let k = 0; k < 3; k++) {
      const shown = dark[k]! + (colour[k]! - dark[k]!) * Math.min(1, light);
      data[at * 4 + k] = shown + (255 - shown) * over + gloss;
    }
  }
};

/** How much a surface slopes at a place between the first and the last pixel of its row or column. */
const bent = (ends: Int32Array | undefined, row: number, at: number): number => {
  if (ends === undefined) return 0;
  const [first, last] = [ends[2 * row]!, ends[2 * row + 1]!];
  const part = (MAX_BEND * (2 * at - first - last)) / Math.max(2, last - first);
  return part / Math.sqrt(1 - part * part);
};

/** The first and the last pixel of each row, or of each column. */
const extents = (rgba: Uint8ClampedArray, width: number, ofRows: boolean): Int32Array => {
  const height = rgba.length / 4 / width;
  const ends = new Int32Array(2 * Math.max(width, height)).fill(-1);
  for (let y = 0, at = 3; y < height; y++) {
    for (let x = 0; x < width; x++, at += 4) {
      if (rgba[at]! < 128) continue;
      const [row, place] = ofRows ? [y, x] : [x, y];
      if (ends[2 * row]! < 0) ends[2 * row] = place;
      ends[2 * row + 1] = place;
    }
  }
  return ends;
};

/** Heights over a shape, in pixels, that fall to zero at its edges. */
const roundedEdges = (shape: Canvas, radius: number): Float32Array => {
  const { width, height } = shape;
  const pen = createCanvas(width, height).getContext('2d');
  pen.filter = `blur(${radius * 0.5}px)`;
  pen.drawImage(shape, 0, 0);
  const { data } = pen.getImageData(0, 0, width, height);
  const heights = new Float32Array(width * height);
  // At an edge, half of what is around is inside.
  for (let at = 0; at < heights.length; at++) {
    const inside = data[at * 4 + 3]! / 127.5 - 1;
    if (inside > 0) heights[at] = Math.sqrt(inside) * radius * 0.55;
  }
  return heights;
};
