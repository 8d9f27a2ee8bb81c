// The displacement field of one eye pose: the lid moves over the eye and the iris turns slightly.
import { mix, smooth } from '../paint/curve.ts';
import { cbOf, crOf, lumaOf } from '../render/planes.ts';
import type { FaceLight } from './face-light.ts';
import { type EyeLines, heightAt } from './face-lines.ts';
import type { Field } from './pose-grid.ts';

export interface EyeShape {
  /** 0 open to 1 closed. */
  blink: number;
  /** −1 to 1 each: to the viewer's right, and down. */
  gazeX: number;
  gazeY: number;
}

/** Maximum movement of the iris, as fractions of the eye's width and height. */
const ACROSS = 0.055;
const DOWN = 0.14;
/** How far the upper lid follows a downward gaze. */
const FOLLOWS = 0.16;

/** The lower lid's part of the closing movement: the closed line is slightly below the corners. */
const LOWER_SHARE = 0.22;
/**
 * The dark band of lashes and their shadow, as fractions of the eye's height, near the nose and at the outer corner.
 */
const LASHES = { inner: 0.26, outer: 0.78 };
/** The band's height with closed lids, and how far its outer end, which points up, moves down. */
const PRESSED = 0.4;
const DROOP = 0.14;
/** The lower lid's edge is white: the skin that moves up starts this much lower. */
const WHITE = 0.08;
/** Depth of a pixel that is not drawn. */
const NONE = -1;

/** @param pixelScale width of the frame over 480 */
export const eyeField = (eye: EyeLines, light: FaceLight, shape: EyeShape, pixelScale: number): Field => {
  const { left, right, outer, height } = eye;
  const width = right - left;
  const middle = (left + right) / 2;
  const [r, g, b] = [light.skin[0] * 0.3, light.skin[1] * 0.24, light.skin[2] * 0.24];
  const lash = { luma: lumaOf(r, g, b), blue: cbOf(r, g, b), red: crOf(r, g, b) };
  const outwards = outer < middle ? -1 : 1;
  const { blink, gazeX, gazeY } = shape;

  /** Values that depend only on the column. */
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
    // Only skin between brow and lashes is stretched, so that neither smears.
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
    // A soft dark line along the lid, tapering towards the corners, hides the edge of the lid.
    if (blink > 0 && u < 1.15) {
      const thick = 1.5 * pixelScale * (1 - 0.5 * u * u);
      const line = 0.2 - Math.abs(y - lid + 0.3 * pixelScale) / thick - smooth(0.75, 1.15, u) - 0.6 * (1 - blink);
      pixel.depth = Math.max(NONE, line);
    }
  };
};
