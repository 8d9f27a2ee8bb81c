// One pose of a photographed eye: the lid drawn down over it, the iris turned a little.

import { smooth } from '../paint/curve.ts';
import { blueOf, lumaOf, redOf } from '../render/planes.ts';
import { type EyeLines, heightAt } from './curves.ts';
import type { Light } from './light.ts';
import type { Field } from './pose-grid.ts';

export interface EyeShape {
  /** 0 open to 1 shut. */
  blink: number;
  /** −1 to 1: towards the viewer's right. */
  gaze: number;
}

/** How far the iris travels at most, as a part of the eye's width. */
const TRAVEL = 0.055;

/** How much of the way the lower lid comes up; more than it does in life, so that the shut line runs from corner to corner. */
const LOWER_SHARE = 0.3;
/** The dark line of lashes and its shadow, as a part of the eye's height: it moves with the lid and is never drawn out. */
const LASHES = 0.3;

/** @param pixelScale width of the frame over 480 */
export const eyeField = (eye: EyeLines, light: Light, shape: EyeShape, pixelScale: number): Field => {
  const { left, right } = eye;
  const width = right - left;
  const middle = (left + right) / 2;
  const [r, g, b] = [light.skin[0] * 0.34, light.skin[1] * 0.28, light.skin[2] * 0.27];
  const lash = { luma: lumaOf(r, g, b), blue: blueOf(r, g, b), red: redOf(r, g, b) };
  const lashes = Math.max(1.5 * pixelScale, LASHES * eye.height);

  return (py) => (px, pixel) => {
    pixel.dx = 0;
    pixel.dy = 0;
    pixel.depth = -16;
    pixel.luma = lash.luma;
    pixel.blue = lash.blue;
    pixel.red = lash.red;
    const u = Math.abs(px - middle) / (width / 2);
    if (u > 1.35) {
      return;
    }
    const [upper, lower] = [heightAt(eye.upper, px), heightAt(eye.lower, px)];
    const opening = Math.max(0, lower - upper);
    const shut = shape.blink * (1 - smooth(0.7, 1.35, u));
    // Only skin between the brow and the lashes is drawn out, so that neither smears.
    const room = Math.max(lashes + 2 * pixelScale, upper - (heightAt(eye.brow, px) + 0.1 * eye.height));
    const fold = upper - Math.min(room, lashes + 1.5 * eye.height);
    const lid = upper + (opening * (1 - LOWER_SHARE) + 0.5 * pixelScale) * shut;
    const rise = opening * LOWER_SHARE * shut;
    const cheek = lower + eye.height * 0.9;
    if (py > fold && py < lid) {
      const edge = lid - lashes;
      pixel.dy =
        py >= edge ? upper - lid : fold + ((py - fold) / Math.max(0.5, edge - fold)) * (upper - lashes - fold) - py;
    } else if (py >= lower - rise && py < cheek) {
      pixel.dy = rise * (1 - smooth(lower - rise, cheek, py));
    } else if (shape.gaze !== 0 && py >= lid && py < lower && u < 1) {
      const inside = smooth(0, 1.5 * pixelScale, py - lid) * smooth(0, 1.5 * pixelScale, lower - py);
      pixel.dx = -shape.gaze * TRAVEL * width * (1 - u * u) * inside;
    }
    // Where the lids meet, a soft dark line hides the step between them.
    if (shut > 0.5) {
      pixel.depth = (shut - 0.5) * 2 * (0.7 - Math.abs(py - lid + 0.3 * pixelScale) / (1.5 * pixelScale)) - 0.5;
    }
  };
};
