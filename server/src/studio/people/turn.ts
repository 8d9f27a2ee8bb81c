// Turning a painted head a little: points, small pieces and finished pictures of it follow one depth field.
import type { Point } from '../paint/curve.ts';
import type { Raster } from '../paint/picture.ts';

/** How far a head is turned and nodded: a point goes `depth` × this many units. ±0.14 is some 8°. */
export interface Turn {
  readonly yaw: number;
  readonly pitch: number;
}

/** Units by which a point stands before the plane in which the head turns; the edges stay, the nose leads. */
const depth = (x: number, y: number): number => {
  const across = 1 - (x / 165) ** 2;
  const down = 1 - 0.8 * ((y + 5) / 225) ** 2;
  if (across <= 0 || down <= 0) return 0;
  return 112 * across * down + 26 * Math.exp(-(x * x) / 900 - ((y - 64) / 42) ** 2);
};

/** Units from the middle of the eyes beyond which nothing moves. */
export const turnReach = { x: 166, up: 258, down: 248 } as const;

export const turned = ({ yaw, pitch }: Turn, [x, y]: Point): Point => {
  const by = depth(x, y);
  return [x + by * yaw, y + by * pitch];
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
  // `depth` is a sum of two products of a function of x and one of y: four short tables replace it for every pixel.
  const face = new Float32Array(width);
  const ridge = new Float32Array(width);
  for (let column = 0; column < width; column++) {
    const x = (column - originX) / scale;
    face[column] = Math.max(0, 1 - (x / 165) ** 2);
    ridge[column] = face[column]! > 0 ? Math.exp(-(x * x) / 900) : 0;
  }
  const faceDown = new Float32Array(height);
  const ridgeDown = new Float32Array(height);
  for (let row = 0; row < height; row++) {
    const y = (row - originY) / scale;
    faceDown[row] = Math.max(0, 1 - 0.8 * ((y + 5) / 225) ** 2) * 112;
    ridgeDown[row] = faceDown[row]! > 0 ? 26 * Math.exp(-(((y - 64) / 42) ** 2)) : 0;
  }
  const words = new Uint32Array(data.buffer, data.byteOffset, width * height);
  for (let row = 0, at = 0; row < height; row++)
    for (let column = 0; column < width; column++, at += 4) {
      let by = (face[column]! * faceDown[row]! + ridge[column]! * ridgeDown[row]!) * scale;
      if (by !== 0) {
        // One refinement, read at the nearest pixel, is exact to some hundredths of a unit at any turn in use.
        const nearX = Math.max(0, Math.min(width - 1, Math.round(column - by * yaw)));
        const nearY = Math.max(0, Math.min(height - 1, Math.round(row - by * pitch)));
        by = (face[nearX]! * faceDown[nearY]! + ridge[nearX]! * ridgeDown[nearY]!) * scale;
      }
      const x = Math.min(width - 1, Math.max(0, column - by * yaw));
      const y = Math.min(height - 1, Math.max(0, row - by * pitch));
      const left = Math.min(width - 2, x | 0);
      const top = Math.min(height - 2, y | 0);
      const near = top * width + left;
      // Most of a layer is empty: four pixels at once tell.
      if ((words[near]! | words[near + 1]! | words[near + width]! | words[near + width + 1]!) === 0) continue;
      mixFour(data, near * 4, width * 4, x - left, y - top, out, at);
    }
  return out;
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
