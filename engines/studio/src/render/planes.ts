// Converts RGB to planar YUV (BT.709, limited range, 4:2:0), and back for stills.

/** The three planes of one picture in the kernel's memory. Strides are `width` and `width / 2`. */
export interface Picture {
  width: number;
  height: number;
  /** Address of Y, followed by U and V without gaps. */
  address: number;
}

export const pictureBytes = (width: number, height: number): number => (width * height * 3) / 2;

// Rec. ITU-R BT.709-6, items 3 and 5, in fixed point with 8 fractional bits.
export const lumaOf = (r: number, g: number, b: number): number => ((47 * r + 157 * g + 16 * b + 128) >> 8) + 16;
export const cbOf = (r: number, g: number, b: number): number => ((-26 * r - 86 * g + 112 * b + 128) >> 8) + 128;
export const crOf = (r: number, g: number, b: number): number => ((112 * r - 102 * g - 10 * b + 128) >> 8) + 128;

/** Converts `rgba` (`width` × `height`, both even) into consecutive Y, U and V planes of the same size. */
export const writePlanes = (rgba: Uint8ClampedArray, width: number, height: number, planes: Uint8Array): void => {
  for (let y = 0; y < height; y += 2) writeTwoRows(rgba, width, height, y, planes);
};

/** Unrolled: arrays, closures or inner loops cost more here than the arithmetic. */
const writeTwoRows = (
  rgba: Uint8ClampedArray,
  width: number,
  height: number,
  row: number,
  planes: Uint8Array,
): void => {
  const half = width >> 1;
  let u = width * height + (row >> 1) * half;
  let v = u + ((width * height) >> 2);
  let to = row * width;
  for (let from = to * 4; to < (row + 1) * width; from += 8, to += 2, u++, v++) {
    const below = from + width * 4;
    const r0 = rgba[from]!;
    const g0 = rgba[from + 1]!;
    const b0 = rgba[from + 2]!;
    const r1 = rgba[from + 4]!;
    const g1 = rgba[from + 5]!;
    const b1 = rgba[from + 6]!;
    const r2 = rgba[below]!;
    const g2 = rgba[below + 1]!;
    const b2 = rgba[below + 2]!;
    const r3 = rgba[below + 4]!;
    const g3 = rgba[below + 5]!;
    const b3 = rgba[below + 6]!;
    planes[to] = lumaOf(r0, g0, b0);
    planes[to + 1] = lumaOf(r1, g1, b1);
    planes[to + width] = lumaOf(r2, g2, b2);
    planes[to + width + 1] = lumaOf(r3, g3, b3);
    const r = (r0 + r1 + r2 + r3) >> 2;
    const g = (g0 + g1 + g2 + g3) >> 2;
    const b = (b0 + b1 + b2 + b3) >> 2;
    planes[u] = cbOf(r, g, b);
    planes[v] = crOf(r, g, b);
  }
};

/** Converts planes back to RGBA, for a still. */
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
