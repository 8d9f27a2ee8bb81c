// Turns a frontal painted head: points, small features and pictures follow one depth field.
import { mix, type Point, smooth } from '../paint/curve.ts';
import type { Raster } from '../paint/picture.ts';

/** Yaw and pitch of a head: a point moves `depth` × this many units. ±0.14 is about 8°, ±0.7 about 40°. */
export interface Turn {
  readonly yaw: number;
  readonly pitch: number;
}

/** Share of the depth by distance from the middle, 0 to 1; `yaw` decides which side is near. */
const depthAcross = (x: number, yaw: number): number => {
  // In a large turn the near side's edge stays in place, or it would leave a gap before ear and hair.
  const reach = x * yaw < 0 ? 165 - 28 * smooth(0.2, 0.5, Math.abs(yaw)) : 165;
  return Math.max(0, 1 - (x / reach) ** 2);
};

/** Depth of the face's middle in front of the plane of turning, in units. */
const depthDown = (y: number): number =>
  // The chin is almost as far in front as the mouth: turned less, it would leave the mouth on one side of the face.
  y < 60 ? Math.max(0, 1 - 0.8 * ((y + 5) / 225) ** 2) * 112 : mix(105.6, 74, smooth(40, 250, y)) * smooth(264, 214, y);

/** Additional depth of the nose, in units. */
const noseDepth = (x: number, y: number): number => 26 * Math.exp(-(x * x) / 900 - ((y - 64) / 42) ** 2);

/** Foreshortening per unit across the face. */
const narrowing = (yaw: number): number => (0.5 * yaw * yaw) / 112;

/** Extent of the region that turns, in units from the middle of the eyes. */
export const turnReach = { x: 166, up: 258, down: 264 } as const;

export const turnPoint = ({ yaw, pitch }: Turn, [x, y]: Point): Point => {
  const whole = depthAcross(x, yaw) * depthDown(y);
  const ahead = whole > 0 ? noseDepth(x, y) : 0;
  return [x + whole * (yaw - x * narrowing(yaw)) + ahead * yaw, y + (whole + ahead) * pitch];
};

/** The turn near a point as an affine canvas transform (a, b, c, d, e, f), for drawing small features. */
export const turnTransformNear = (
  turn: Turn,
  [x, y]: Point,
): readonly [number, number, number, number, number, number] => {
  const step = 12;
  const [x0, y0] = turnPoint(turn, [x, y]);
  const [x1, y1] = turnPoint(turn, [x + step, y]);
  const [x2, y2] = turnPoint(turn, [x - step, y]);
  const [x3, y3] = turnPoint(turn, [x, y + step]);
  const [x4, y4] = turnPoint(turn, [x, y - step]);
  const [a, b] = [(x1 - x2) / (2 * step), (y1 - y2) / (2 * step)];
  const [c, d] = [(x3 - x4) / (2 * step), (y3 - y4) / (2 * step)];
  return [a, b, c, d, x0 - a * x - c * y, y0 - b * x - d * y];
};

/** Like `turnTransformNear` without its slant: the nose is far ahead of the lips below it, and would lean them. */
export const turnMouthTransform = (turn: Turn, at: Point): ReturnType<typeof turnTransformNear> => {
  const [a, b, c, d, e, f] = turnTransformNear(turn, at);
  return [a, b, 0, d, e + c * at[1], f];
};

/** Like `turnTransformNear` with less difference of width and no slant: eyes and brows of a turned head are of almost one size and level. */
export const turnEyeTransform = (turn: Turn, at: Point): ReturnType<typeof turnTransformNear> => {
  const [a, b, c, d, e, f] = turnTransformNear(turn, at);
  const share = mix(0.5, 1, smooth(0.2, 0.5, Math.abs(turn.yaw)));
  const across = Math.min(1.14, Math.max(0.66, 1 + (a - 1) * share));
  return [across, 0, c, d, e + (a - across) * at[0], f + b * at[0]];
};

/**
 * Turns the picture of a frontal head. `scale` is pixels per unit, (`originX`, `originY`) the middle of the eyes. Colours are
 * weighted by alpha, so that transparent pixels do not bleed in.
 */
export const turnPicture = (
  { width, height, data }: Raster,
  { yaw, pitch }: Turn,
  { scale, originX, originY }: { scale: number; originX: number; originY: number },
): Uint8ClampedArray<ArrayBuffer> => {
  const out = new Uint8ClampedArray(width * height * 4);
  // Depth is a sum of two separable products, so short tables replace its evaluation at every pixel.
  const face = new Float32Array(width);
  const aside = new Float32Array(width);
  const nose = new Float32Array(width);
  for (let column = 0; column < width; column++) {
    const x = (column - originX) / scale;
    face[column] = depthAcross(x, yaw) * scale;
    aside[column] = face[column]! * (yaw - x * narrowing(yaw));
    nose[column] = face[column]! > 0 ? noseDepth(x, 64) * scale : 0;
  }
  const faceDown = new Float32Array(height);
  const noseDown = new Float32Array(height);
  for (let row = 0; row < height; row++) {
    const y = (row - originY) / scale;
    faceDown[row] = depthDown(y);
    noseDown[row] = faceDown[row]! > 0 ? noseDepth(0, y) / 26 : 0;
  }
  const part = pixelCopy(data, width, out);
  const from = new Float32Array(width);
  for (let row = 0; row < height; row++) {
    writeSourceColumns(aside, nose, faceDown[row]!, noseDown[row]! * yaw, from);
    writeTurnedRow(part, row, from, face, nose, faceDown, noseDown, pitch);
  }
  return out;
};

/** Writes the source column of each pixel of a row. */
const writeSourceColumns = (
  aside: Float32Array,
  nose: Float32Array,
  whole: number,
  ahead: number,
  from: Float32Array,
): void => {
  const width = from.length;
  // Columns keep their order along a row, so each pixel lies between two moved neighbours.
  let here = aside[0]! * whole;
  for (let column = 0, to = 0; column < width - 1; column++) {
    const next = column + 1 + aside[column + 1]! * whole + nose[column + 1]! * ahead;
    const step = 1 / (next - here);
    for (; to <= next && to < width; to++) from[to] = Math.max(0, column + (to - here) * step);
    here = next;
  }
};

/** Writes one row; `from` is the source column of each pixel. */
const writeTurnedRow = (
  part: PixelCopy,
  row: number,
  from: Float32Array,
  face: Float32Array,
  nose: Float32Array,
  faceDown: Float32Array,
  noseDown: Float32Array,
  pitch: number,
): void => {
  const width = from.length;
  const height = faceDown.length;
  const whole = faceDown[row]!;
  const ahead = noseDown[row]!;
  for (let column = 0; column < width; column++) {
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
    writeMixed(part, top * width + left, x - left, y - top, row * width + column);
  }
};

/** Copies pixels between two pictures, each also as one number per pixel. */
export interface PixelCopy {
  readonly data: Uint8ClampedArray;
  readonly words: Uint32Array;
  readonly width: number;
  readonly out: Uint8ClampedArray;
  readonly outWords: Uint32Array;
}

export const pixelCopy = (data: Uint8ClampedArray, width: number, out: Uint8ClampedArray): PixelCopy => ({
  data,
  words: new Uint32Array(data.buffer, data.byteOffset, data.length >> 2),
  width,
  out,
  outWords: new Uint32Array(out.buffer, out.byteOffset, out.length >> 2),
});

/** Writes pixel `at` as the mixture of the four neighbours from `corner` on; `right` and `low` 0 to 1. */
export const writeMixed = (
  { data, words, width, out, outWords }: PixelCopy,
  corner: number,
  right: number,
  low: number,
  at: number,
): void => {
  const one = words[corner]!;
  const two = words[corner + 1]!;
  const three = words[corner + width]!;
  const four = words[corner + width + 1]!;
  // Most of a picture is empty: one test of four pixels skips it.
  if ((one | two | three | four) === 0) return;
  // Most of the rest is opaque, and needs no weights by alpha.
  if ((one & two & three & four) >>> 24 === 255) outWords[at] = mixOpaque(one, two, three, four, right, low);
  else writeBilinear(data, corner * 4, width * 4, right, low, out, at * 4);
};

const odd = 0xff00ff;

/** Mixes four opaque pixels, two channels at once: weights are in 1/256, so that a product stays within its half. */
const mixOpaque = (one: number, two: number, three: number, four: number, right: number, low: number): number => {
  // Rounded down: the first weight, which is the rest, would be negative if the others were rounded up.
  const w3 = (right * low * 256) | 0;
  const w1 = (right * (1 - low) * 256) | 0;
  const w2 = ((1 - right) * low * 256) | 0;
  const w0 = 256 - w1 - w2 - w3;
  const even =
    Math.imul(one & odd, w0) + Math.imul(two & odd, w1) + Math.imul(three & odd, w2) + Math.imul(four & odd, w3);
  const rest =
    Math.imul((one >>> 8) & odd, w0) +
    Math.imul((two >>> 8) & odd, w1) +
    Math.imul((three >>> 8) & odd, w2) +
    Math.imul((four >>> 8) & odd, w3);
  return (((even + 0x800080) >>> 8) & odd) | ((rest + 0x800080) & ~odd);
};

/** Mixes four neighbours, colours weighted by alpha. */
const writeBilinear = (
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
