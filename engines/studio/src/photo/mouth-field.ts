// The displacement field of one mouth shape: the source of each pixel, and the interior between the lips.
import { smooth } from '../paint/curve.ts';
import { type Curve, type FaceLines, heightAt } from './face-lines.ts';
import type { MouthInterior } from './mouth-interior.ts';
import type { Lips } from './mouth-shape.ts';
import type { Field } from './pose-grid.ts';

/** Reach of the corners' sideways movement, in half mouth widths. */
const SIDEWAYS = 2.6;
const FAR = -16;

/**
 * Every column of the face has fixed and moved points: nose, the four edges of the lips, chin and throat. It is
 * stretched between them; the area between the lips never shows skin of the photo.
 * @param inside what is visible between the lips
 * @param scale width of the frame over 480
 */
export const mouthField = (face: FaceLines, lips: Lips, inside: MouthInterior, scale: number): Field => {
  const { mouth, faceHeight, faceHalfWidth, chinY } = face;
  const { middle, half, noseY } = mouth;
  const width = mouth.upper.length;
  const [top, bottom] = [heightAt(lips.outerUpper, middle), heightAt(lips.outerLower, middle)];
  const corner = half * lips.breadth;
  const throatY = chinY + faceHeight * 0.2;
  // Interleaved, because every pixel reads all eight.
  const lines = interleaved([
    mouth.outerUpper,
    mouth.upper,
    mouth.lower,
    mouth.outerLower,
    lips.outerUpper,
    lips.upper,
    lips.lower,
    lips.outerLower,
  ]);

  // Values that depend only on the column: the sideways distance of its source at the height of the mouth, and its part
  // of the chin's movement.
  const outwards = new Float32Array(width);
  const jaw = new Float32Array(width);
  for (let x = 0; x < width; x++) {
    const distance = Math.abs(x - middle);
    const shift =
      distance < corner
        ? distance / lips.breadth - distance
        : (half - corner) * (1 - smooth(corner, half * SIDEWAYS, distance));
    outwards[x] = x < middle ? -shift : shift;
    jaw[x] = lips.chinDrop * (1 - smooth(0.25, 1, distance / (faceHalfWidth * 0.98)));
  }

  return (y) => {
    const across =
      y < top ? 1 - smooth(0, 1, (top - y) / ((top - noseY) * 1.1)) : 1 - smooth(0, 1, (y - bottom) / (half * 1.3));
    // The skin below the chin follows it less and less.
    const fall = y < chinY ? 1 - 0.35 * smooth(mouth.y, chinY, y) : 0.65 * (1 - smooth(chinY, throatY, y));
    const maySeeInside = y > inside.from && y < inside.to;

    return (x, pixel) => {
      pixel.dx = 0;
      pixel.dy = 0;
      pixel.depth = FAR;
      if (y < noseY) {
        return;
      }
      const qx = Math.min(width - 2, Math.max(1, x + across * outwards[x]!));
      const column = Math.floor(qx);
      const part = qx - column;
      const first = column * 8;
      const upper = between(lines, first + 5, part);
      const lower = between(lines, first + 6, part);
      let from: number;
      if (y < upper + 0.45 * (lower - upper)) {
        const was = between(lines, first, part);
        const outer = Math.min(between(lines, first + 4, part), upper - 0.5);
        from =
          y < outer
            ? y + (was - outer) * (1 - smooth(0, 1, (outer - y) / Math.max(4, outer - noseY)))
            : was + ((y - outer) / (upper - outer)) * (between(lines, first + 1, part) - was);
      } else {
        const was = between(lines, first + 3, part);
        const outer = Math.max(between(lines, first + 7, part), lower + 0.5);
        // Skin near the lip follows the lip, further down the chin.
        const further = smooth(0, half * 0.9, y - outer);
        from =
          y > outer
            ? y - (outer - was) * (1 - further) - jaw[x]! * fall * further
            : was + ((y - outer) / (outer - lower)) * (was - between(lines, first + 2, part));
      }
      pixel.dx = qx - x;
      pixel.dy = from - y;
      const u = Math.abs(qx - middle) / half;
      if (maySeeInside && u < 1.2) {
        pixel.depth = u < 1 ? Math.min(y - upper, lower - y) : (1 - u) * half - 0.5;
        if (mouth.gap > 0) {
          // Closed lips over teeth need the dark line between lips; other photos already show it.
          const seam = 0.1 - smooth(0.7, 1.1, u) - Math.abs(y - (upper + lower) / 2) / (1.6 * scale);
          pixel.depth = Math.max(pixel.depth, seam);
        }
        inside.paint(x, y, u, upper, lower, pixel);
      }
    };
  };
};

/** A line's height between two columns. */
const between = (lines: Float32Array, at: number, part: number): number => {
  const height = lines[at]!;
  return height + (lines[at + 8]! - height) * part;
};

const interleaved = (curves: readonly Curve[]): Float32Array => {
  const all = new Float32Array(curves[0]!.length * curves.length);
  for (const [n, curve] of curves.entries()) {
    for (let x = 0; x < curve.length; x++) {
      all[x * curves.length + n] = curve[x]!;
    }
  }
  return all;
};
