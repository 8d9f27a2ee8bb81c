// One pose of a photographed eye: the lid drawn down over it, the iris turned a little.

import { mix, smooth } from '../paint/curve.ts';
import { blueOf, lumaOf, redOf } from '../render/planes.ts';
import { type EyeLines, heightAt } from './curves.ts';
import type { Light } from './light.ts';
import type { Field } from './pose-grid.ts';

export interface EyeShape {
  /** 0 open to 1 shut. */
  blink: number;
  /** −1 to 1 each: towards the viewer's right, and down. */
  gazeX: number;
  gazeY: number;
}

/** How far the iris travels at most, as parts of the eye's width and height. */
const ACROSS = 0.055;
const DOWN = 0.14;
/** The upper lid follows a gaze that goes down. */
const FOLLOWS = 0.16;

/** How much of the way the lower lid comes up: the shut line sags a little below the corners. */
const LOWER_SHARE = 0.22;
/** The dark band of lashes and their shadow, as parts of the eye's height, near the nose and at the outer corner. */
const LASHES = { inner: 0.26, outer: 0.78 };
/** What remains of the band's height when the lids are shut, and how far its outer end, which points up, comes down. */
const PRESSED = 0.4;
const DROOP = 0.14;
/** The edge of the lower lid shows white: the skin that comes up begins this much lower. */
const WHITE = 0.08;
/** Not drawn. */
const NONE = -1;

/** @param pixelScale width of the frame over 480 */
export const eyeField = (eye: EyeLines, light: Light, shape: EyeShape, pixelScale: number): Field => {
  const { left, right, outer, height } = eye;
  const width = right - left;
  const middle = (left + right) / 2;
  const [r, g, b] = [light.skin[0] * 0.3, light.skin[1] * 0.24, light.skin[2] * 0.24];
  const lash = { luma: lumaOf(r, g, b), blue: blueOf(r, g, b), red: redOf(r, g, b) };
  const outwards = outer < middle ? -1 : 1;
  const { blink, gazeX, gazeY } = shape;

  /** What depends on the column alone. */
  const columnAt = (x: number) => {
    const u = Math.abs(x - middle) / (width / 2);
    const upper = heightAt(eye.upper, x);
    const lower = heightAt(eye.lower, x);
    const opening = Math.max(0, lower - upper);
    const corner = smooth(-0.3, 0.9, (outwards * (x - middle)) / (width / 2));
    const lashes = Math.max(1.5 * pixelScale, height * mix(LASHES.inner, LASHES.outer, corner));
    const band = lashes * mix(1, PRESSED, blink);
    const droop = DROOP * height * blink * Math.exp(-(((x - outer) / (0.24 * width)) ** 2));
    const follow = u < 1 ? FOLLOWS * height * Math.max(0, gazeY) * (1 - u * u) : 0;
    const lid = upper + mix(follow, opening * (1 - LOWER_SHARE), blink) + droop;
    // Only skin between the brow and the lashes is drawn out, so that neither smears.
    const room = Math.max(lashes + 2 * pixelScale, upper - (heightAt(eye.brow, x) + 0.1 * height));
    const fold = upper - Math.min(room, lashes + 1.5 * height);
    return {
      u,
      upper,
      lower,
      lashes,
      band,
      lid,
      fold,
      edge: Math.max(fold + 0.5, lid - band),
      lowerEdge: lower - opening * LOWER_SHARE * blink,
      cheek: lower + height * 0.9,
    };
  };
  const first = Math.floor(middle - 0.8 * width);
  const columns = Array.from({ length: Math.ceil(1.6 * width) }, (_, k) => columnAt(first + k));

  return (y) => (x, pixel) => {
    pixel.dx = 0;
    pixel.dy = 0;
    pixel.depth = NONE;
    pixel.luma = lash.luma;
    pixel.blue = lash.blue;
    pixel.red = lash.red;
    const column = columns[x - first];
    if (column === undefined) {
      return;
    }
    const { u, upper, lower, lashes, band, lid, fold, edge, lowerEdge, cheek } = column;
    if (y > fold && y < lid) {
      const from =
        y >= edge ? upper - ((lid - y) / band) * lashes : fold + ((y - fold) / (edge - fold)) * (upper - lashes - fold);
      pixel.dy = from - y;
    } else if (y >= lowerEdge && y < cheek) {
      pixel.dy = (lower - lowerEdge + WHITE * height * blink) * (1 - smooth(lowerEdge, cheek, y));
    } else if (y >= lid && y < lower && u < 1) {
      const inside = smooth(0, 1.5 * pixelScale, y - lid) * smooth(0, 1.5 * pixelScale, lower - y) * (1 - u * u);
      pixel.dx = -gazeX * ACROSS * width * inside;
      pixel.dy = -gazeY * DOWN * height * inside;
    }
    // A soft dark line along the lid, tapering off towards the corners, hides the step between it and what it covers.
    if (blink > 0 && u < 1.15) {
      const thick = 1.5 * pixelScale * (1 - 0.5 * u * u);
      const line = 0.2 - Math.abs(y - lid + 0.3 * pixelScale) / thick - smooth(0.75, 1.15, u) - 0.6 * (1 - blink);
      pixel.depth = Math.max(NONE, line);
    }
  };
};
