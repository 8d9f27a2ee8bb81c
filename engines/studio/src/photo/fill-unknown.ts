// Fills unknown parts of a picture from the known ones: unchanged nearby, ever softer far away.

/** Red, green and blue as three numbers a pixel, 0 to 255, row by row. */
export interface Colours {
  width: number;
  height: number;
  rgb: Float32Array;
}

/**
 * Fills by pull-push: Gortler, Grzeszczuk, Szeliski and Cohen, "The Lumigraph" (SIGGRAPH 1996), 3.4.
 * @param known 0 to 1 for each pixel; unknown pixels do not influence others
 */
export const fillUnknown = ({ width, height, rgb }: Colours, known: Float32Array): Float32Array => {
  const out = new Float32Array(rgb.length);
  if (width <= 1 && height <= 1) {
    out.set(rgb);
    return out;
  }
  const half = halve(width, height, rgb, known);
  const coarse = fillUnknown(half, half.known);
  const [w, h] = [half.width, half.height];
  for (let y = 0, i = 0; y < height; y++) {
    const v = Math.min(h - 1, Math.max(0, (y - 0.5) / 2));
    const top = Math.min(v | 0, Math.max(0, h - 2));
    const down = Math.min(h - 1, top + 1);
    const fy = v - top;
    for (let x = 0; x < width; x++, i++) {
      const part = known[i]!;
      const u = Math.min(w - 1, Math.max(0, (x - 0.5) / 2));
      const left = Math.min(u | 0, Math.max(0, w - 2));
      const right = Math.min(w - 1, left + 1);
      const fx = u - left;
      const [a, b, c, d] = [(top * w + left) * 3, (top * w + right) * 3, (down * w + left) * 3, (down * w + right) * 3];
      for (let k = 0; k < 3; k++) {
        const upper = coarse[a + k]! + (coarse[b + k]! - coarse[a + k]!) * fx;
        const lower = coarse[c + k]! + (coarse[d + k]! - coarse[c + k]!) * fx;
        const far = upper + (lower - upper) * fy;
        out[i * 3 + k] = far + (rgb[i * 3 + k]! - far) * part;
      }
    }
  }
  return out;
};

/** Halves the size with means weighted by `known`. */
const halve = (width: number, height: number, rgb: Float32Array, known: Float32Array) => {
  const [w, h] = [Math.ceil(width / 2), Math.ceil(height / 2)];
  const half = { width: w, height: h, rgb: new Float32Array(w * h * 3), known: new Float32Array(w * h) };
  for (let y = 0, j = 0; y < h; y++) {
    for (let x = 0; x < w; x++, j++) {
      let [sum, r, g, b] = [0, 0, 0, 0];
      for (let k = 0; k < 4; k++) {
        const [sx, sy] = [2 * x + (k & 1), 2 * y + (k >> 1)];
        if (sx < width && sy < height) {
          const i = sy * width + sx;
          const part = known[i]!;
          sum += part;
          r += part * rgb[i * 3]!;
          g += part * rgb[i * 3 + 1]!;
          b += part * rgb[i * 3 + 2]!;
        }
      }
      if (sum > 0) {
        half.rgb[j * 3] = r / sum;
        half.rgb[j * 3 + 1] = g / sum;
        half.rgb[j * 3 + 2] = b / sum;
        half.known[j] = Math.min(1, sum);
      }
    }
  }
  return half;
};
