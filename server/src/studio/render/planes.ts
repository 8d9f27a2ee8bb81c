// RGB to the three planes of video: BT.709, limited range, 4:2:0; and back, for stills.

/** Where the three planes of one picture lie in the kernel's memory. Strides are `width` and `width / 2`. */
export interface Picture {
  width: number;
  height: number;
  /** Y, then U, then V, without gaps. */
  address: number;
}

export const pictureBytes = (width: number, height: number): number => (width * height * 3) / 2;

// Rec. ITU-R BT.709-6, item 3 and 5, in eighths of a bit.
const luma = (r: number, g: number, b: number): number => ((47 * r + 157 * g + 16 * b + 128) >> 8) + 16;
const blue = (r: number, g: number, b: number): number => ((-26 * r - 86 * g + 112 * b + 128) >> 8) + 128;
const red = (r: number, g: number, b: number): number => ((112 * r - 102 * g - 10 * b + 128) >> 8) + 128;

export const toYuv = (r: number, g: number, b: number): readonly [number, number, number] => [
  luma(r, g, b),
  blue(r, g, b),
  red(r, g, b),
];

/**
 * Converts `rgba` (`width` × `height`, both even) into planes of stride `stride`, its top left corner at `x`, `y` (even) of them.
 * `planes` are the whole picture's bytes: Y, then U, then V.
 */
export const writePlanes = (
  rgba: Uint8ClampedArray,
  width: number,
  height: number,
  planes: Uint8Array,
  stride: number,
  lines: number,
  x: number,
  y: number,
): void => {
  const half = stride >> 1;
  const uAt = stride * lines;
  const vAt = uAt + (uAt >> 2);
  for (let row = 0; row < height; row += 2) {
    for (let column = 0; column < width; column += 2) {
      let [r, g, b] = [0, 0, 0];
      for (let k = 0; k < 4; k++) {
        const [i, j] = [column + (k & 1), row + (k >> 1)];
        const at = (j * width + i) * 4;
        const [pr, pg, pb] = [rgba[at]!, rgba[at + 1]!, rgba[at + 2]!];
        planes[(y + j) * stride + x + i] = luma(pr, pg, pb);
        r += pr;
        g += pg;
        b += pb;
      }
      const at = ((y + row) >> 1) * half + ((x + column) >> 1);
      planes[uAt + at] = blue(r >> 2, g >> 2, b >> 2);
      planes[vAt + at] = red(r >> 2, g >> 2, b >> 2);
    }
  }
};

/** The picture as RGBA, for a still of it. */
export const readPlanes = (planes: Uint8Array, width: number, height: number): Uint8ClampedArray => {
  const rgba = new Uint8ClampedArray(width * height * 4);
  const uAt = width * height;
  const vAt = uAt + (uAt >> 2);
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 4) {
      const c = (y >> 1) * (width >> 1) + (x >> 1);
      const l = 1.1644 * (planes[y * width + x]! - 16);
      const u = planes[uAt + c]! - 128;
      const v = planes[vAt + c]! - 128;
      rgba[at] = l + 1.7927 * v;
      rgba[at + 1] = l - 0.2132 * u - 0.5329 * v;
      rgba[at + 2] = l + 2.1124 * u;
      rgba[at + 3] = 255;
    }
  }
  return rgba;
};
