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
export const lumaOf = (r: number, g: number, b: number): number => ((47 * r + 157 * g + 16 * b + 128) >> 8) + 16;
export const blueOf = (r: number, g: number, b: number): number => ((-26 * r - 86 * g + 112 * b + 128) >> 8) + 128;
export const redOf = (r: number, g: number, b: number): number => ((112 * r - 102 * g - 10 * b + 128) >> 8) + 128;

/** Converts `rgba` (`width` × `height`, both even) into Y, U and V, one behind the other, of the same size. */
export const writePlanes = (rgba: Uint8ClampedArray, width: number, height: number, planes: Uint8Array): void => {
  const half = width >> 1;
  const uAt = width * height;
  const vAt = uAt + (uAt >> 2);
  // Written out: arrays or closures here cost more than all the arithmetic.
  for (let y = 0; y < height; y += 2) {
    for (let x = 0; x < width; x += 2) {
      let r = 0;
      let g = 0;
      let b = 0;
      for (let k = 0; k < 4; k++) {
        const to = (y + (k >> 1)) * width + x + (k & 1);
        const red8 = rgba[to * 4]!;
        const green8 = rgba[to * 4 + 1]!;
        const blue8 = rgba[to * 4 + 2]!;
        planes[to] = lumaOf(red8, green8, blue8);
        r += red8;
        g += green8;
        b += blue8;
      }
      const c = (y >> 1) * half + (x >> 1);
      planes[uAt + c] = blueOf(r >> 2, g >> 2, b >> 2);
      planes[vAt + c] = redOf(r >> 2, g >> 2, b >> 2);
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
