// Turning a painted head a little: points, small pieces and finished pictures of it follow one depth field.
import { type Point, smooth } from '../paint/curve.ts';
import type { Raster } from '../paint/picture.ts';

/** How far a head is turned and nodded: a point goes `depth` × this many units. ±0.14 is some 8°, ±0.7 some 40°. */
export interface Turn {
  readonly yaw: number;
  readonly pitch: number;
}

/** Part of the whole depth that a point of the face has by its distance from the middle; `yaw` tells which side comes round. */
const across = (x: number, yaw: number): number => {
  // Turned far, the side that comes round stays where it is at its edge, or it would leave a gap before ear and hair.
  const reach = x * yaw < 0 ? 165 - 28 * smooth(0.2, 0.5, Math.abs(yaw)) : 165;
  return Math.max(0, 1 - (x / reach) ** 2);
};

/** Units by which the middle of a face stands before the plane in which the head turns; the edges stay, the nose leads. */
const down = (y: number): number => Math.max(0, 1 - 0.8 * ((y + 5) / 225) ** 2) * 112;

/** Units by which the ridge of the nose stands out besides. */
const ridge = (x: number, y: number): number => 26 * Math.exp(-(x * x) / 900 - ((y - 64) / 42) ** 2);

/** What of a unit across a face loses as it turns away. */
const narrowing = (yaw: number): number => (0.5 * yaw * yaw) / 112;

/** Units from the middle of the eyes beyond which nothing moves. */
export const turnReach = { x: 166, up: 258, down: 248 } as const;

export const turned = ({ yaw, pitch }: Turn, [x, y]: Point): Point => {
  const whole = across(x, yaw) * down(y);
  const ahead = whole > 0 ? ridge(x, y) : 0;
  return [x + whole * (yaw - x * narrowing(yaw)) + ahead * yaw, y + (whole + ahead) * pitch];
};

/** The turn near a point as an affine map (a, b, c, d, e, f of a canvas transform): small features are drawn through it. */
export const turnedNear = (turn: Turn, [x, y]: Point): readonly [number, number, number, number, number, number] => {
  const step = 12;
  const [x0, y0] = turned(turn, [x, y]);
  const [x1, y1] = turned(turn, [x + step, y]);
  const [x2, y2] = turned(turn, [x - step, y]);
  const [x3, y3] = turned(turn, [x, y + step]);
  const [x4, y4] = turned(turn, [x, y - step]);
  const [a, b] = [(x1 - x2) / (2 * step), (y1 - y2) / (2 * step)];
  const [c, d] = [(x3 - x4) / (2 * step), (y3 - y4) / (2 * step)];
  return [a, b, c, d, x0 - a * x - c * y, y0 - b * x - d * y];
};

/**
 * The picture of a head, turned. `scale` pixels are one unit and (`originX`, `originY`) is the middle of the eyes.
 * Colours are weighted by their cover, so that nothing bleeds in from the transparent ground.
 */
export const turnedPicture = (
  { width, height, data }: Raster,
  { yaw, pitch }: Turn,
  { scale, originX, originY }: { scale: number; originX: number; originY: number },
): Uint8ClampedArray<ArrayBuffer> => {
  const out = new Uint8ClampedArray(width * height * 4);
  // Depth is a sum of two products of a function of x and one of y: short tables replace it for every pixel.
  const face = new Float32Array(width);
  const aside = new Float32Array(width);
  const nose = new Float32Array(width);
  for (let column = 0; column < width; column++) {
    const x = (column - originX) / scale;
    face[column] = across(x, yaw) * scale;
    aside[column] = face[column]! * (yaw - x * narrowing(yaw));
    nose[column] = face[column]! > 0 ? ridge(x, 64) * scale : 0;
  }
  const faceDown = new Float32Array(height);
  const noseDown = new Float32Array(height);
  for (let row = 0; row < height; row++) {
    const y = (row - originY) / scale;
    faceDown[row] = down(y);
    noseDown[row] = faceDown[row]! > 0 ? ridge(0, y) / 26 : 0;
  }
  const words = new Uint32Array(data.buffer, data.byteOffset, width * height);
  const from = new Float32Array(width);
  for (let row = 0; row < height; row++) {
    comingFrom(aside, nose, faceDown[row]!, noseDown[row]! * yaw, from);
    turnedRow(data, words, row, from, face, nose, faceDown, noseDown, pitch, out);
  }
  return out;
};

/** Writes which column each pixel of a row comes from. */
const comingFrom = (
  aside: Float32Array,
  nose: Float32Array,
  whole: number,
  ahead: number,
  from: Float32Array,
): void => {
  const width = from.length;
  // Along a row columns keep their order: each pixel lies between two of them that come to lie on its sides.
  let here = aside[0]! * whole;
  for (let column = 0, to = 0; column < width - 1; column++) {
    const next = column + 1 + aside[column + 1]! * whole + nose[column + 1]! * ahead;
    const step = 1 / (next - here);
    for (; to <= next && to < width; to++) from[to] = Math.max(0, column + (to - here) * step);
    here = next;
  }
};

/** Writes one row; `from` tells which column of its own row each pixel comes from. */
const turnedRow = (
  data: Uint8ClampedArray,
  words: Uint32Array,
  row: number,
  from: Float32Array,
  face: Float32Array,
  nose: Float32Array,
  faceDown: Float32Array,
  noseDown: Float32Array,
  pitch: number,
  out: Uint8ClampedArray,
): void => {
  const width = from.length;
  const height = faceDown.length;
  const whole = faceDown[row]!;
  const ahead = noseDown[row]!;
  for (let column = 0, at = row * width * 4; column < width; column++, at += 4) {
    const x = from[column]!;
    let y = row;
    if (whole > 0) {
      const near = (x + 0.5) | 0;
      const nearY = (row - (face[near]! * whole + nose[near]! * ahead) * pitch + 0.5) | 0;
      const lower = nearY < 0 ? 0 : nearY >= height ? height - 1 : nearY;
      y = row - (face[near]! * faceDown[lower]! + nose[near]! * noseDown[lower]!) * pitch;
      y = y < 0 ? 0 : y > height - 1 ? height - 1 : y;
    }
    const left = Math.min(width - 2, x | 0);
    const top = Math.min(height - 2, y | 0);
    const corner = top * width + left;
    // Most of a layer is empty: four pixels at once tell.
    if ((words[corner]! | words[corner + 1]! | words[corner + width]! | words[corner + width + 1]!) === 0) continue;
    mixFour(data, corner * 4, width * 4, x - left, y - top, out, at);
  }
};

/** Four neighbours mixed, colours weighted by their cover. */
const mixFour = (
  from: Uint8ClampedArray,
  i: number,
  line: number,
  right: number,
  low: number,
  to: Uint8ClampedArray,
  at: number,
): void => {
  const j = i + line;
  const w0 = (1 - right) * (1 - low) * from[i + 3]!;
  const w1 = right * (1 - low) * from[i + 7]!;
  const w2 = (1 - right) * low * from[j + 3]!;
  const w3 = right * low * from[j + 7]!;
  const cover = w0 + w1 + w2 + w3;
  if (cover <= 0) return;
  const by = 1 / cover;
  to[at] = (from[i]! * w0 + from[i + 4]! * w1 + from[j]! * w2 + from[j + 4]! * w3) * by;
  to[at + 1] = (from[i + 1]! * w0 + from[i + 5]! * w1 + from[j + 1]! * w2 + from[j + 5]! * w3) * by;
  to[at + 2] = (from[i + 2]! * w0 + from[i + 6]! * w1 + from[j + 2]! * w2 + from[j + 6]! * w3) * by;
  to[at + 3] = cover;
};
