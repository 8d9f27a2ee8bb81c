// One mouth shape of a photographed face: where each pixel is taken from, and what shows between the lips.

import { smooth } from '../paint/curve.ts';
import { type FaceLines, heightAt } from './curves.ts';
import type { Light } from './light.ts';
import { mouthInside } from './mouth-inside.ts';
import type { Field } from './pose-grid.ts';

export interface MouthShape {
  /** 0 shut to 1 wide open; speech peaks near 0.8. */
  open: number;
  /** −1 corners drawn out, 1 lips rounded. */
  round: number;
  /** 0 to 1: lips pressed on each other. */
  press: number;
}

/** Opening of a wide "aa", as a part of the face's height. */
const WIDEST = 0.082;
/** Lips further apart than this show teeth in the photo. */
const TOOTHY = 0.016;

/** Of a parting the lower lip takes most; where lips close over teeth, the upper one comes down too. */
const UPPER_SHARE = { parting: -0.14, closing: -0.32 };
const LOWER_SHARE = { parting: 0.86, closing: 0.68 };

const sharesOf = (change: number): 'parting' | 'closing' => (change > 0 ? 'parting' : 'closing');

export const mouthField = (face: FaceLines, light: Light, shape: MouthShape, width: number): Field => {
  const { mouth, faceHeight, faceHalfWidth, chinY } = face;
  const { middle, half } = mouth;
  const toothy = mouth.gap > TOOTHY * faceHeight;
  const rest = toothy ? 0.3 * mouth.gap : 0;
  const widest = Math.max(WIDEST * faceHeight, toothy ? mouth.gap + 0.045 * faceHeight : 0);
  const rounded = Math.max(0, shape.round);
  const drawn = Math.max(0, -shape.round);
  const apart = shape.press > 0 ? 0 : rest + shape.open * (widest - rest) * (1 - (toothy ? 0.4 : 0.12) * rounded);
  // Rounding takes the corners in, and out of a smile.
  const narrow = -0.36 * rounded + 0.09 * drawn - 0.05 * shape.open;
  const cornerY = (heightAt(mouth.upper, mouth.left) + heightAt(mouth.upper, mouth.right)) / 2;
  const level = (0.75 * rounded + 0.25 * shape.open) * (mouth.y - cornerY);
  const lipThickness = Math.max(2, (heightAt(mouth.outerLower, middle) - heightAt(mouth.lower, middle)) * 0.9);
  const squeeze = 0.5 * shape.press - 0.16 * rounded;
  const noseGap = Math.max(4, mouth.y - mouth.noseY);
  const bow = 0.62 - 0.12 * rounded;
  // An open or rounded mouth takes an arch of its own, a hardly parted one keeps the photo's.
  const own = 0.45 + 0.55 * Math.min(1, shape.open + rounded);
  const middleChange = apart - (toothy ? mouth.gap : 0);
  const middleDrop = middleChange * LOWER_SHARE[sharesOf(middleChange)];
  const inside = mouthInside(faceHeight, light, shape, toothy);

  /** Skin on the jaw follows the lower lip; further down it follows the lip's middle, and less and less. */
  const below = (y: number, bottom: number, drop: number, jaw: number): number => {
    const fall =
      y < chinY ? 1 - 0.4 * smooth(mouth.y, chinY, y) : 0.6 * (1 - smooth(chinY, chinY + faceHeight * 0.2, y));
    const followed = drop + (middleDrop - drop) * smooth(0, half * 0.9, y - bottom);
    return y - followed * jaw * fall + pressed(y - bottom);
  };
  const above = (y: number, top: number, rise: number, aside: number): number => {
    const fade = 1 - smooth(0, 1, (top - y) / (noseGap * 0.85));
    return y - rise * fade * (1 - smooth(0.3, 1, aside / (half * 1.8))) - pressed(top - y);
  };
  /** Pressed lips are thinner, rounded ones fuller. */
  const pressed = (distance: number): number =>
    squeeze === 0 ? 0 : squeeze * distance * Math.exp(-((distance / lipThickness) ** 2));

  return (px, py, pixel) => {
    const aside = Math.abs(px - middle);
    const reach = (1 - smooth(0, 1, aside / (half * 2.3))) * (1 - smooth(0, 1, Math.abs(py - mouth.y) / (half * 1.7)));
    const jaw = 1 - smooth(0.25, 1, aside / (faceHalfWidth * 0.98));
    pixel.depth = -16;
    if (reach === 0 && (jaw === 0 || py < mouth.y)) {
      pixel.dx = 0;
      pixel.dy = 0;
      return;
    }
    const qx = Math.min(width - 2, Math.max(1, middle + (px - middle) / (1 + narrow * reach)));
    const u = Math.abs(qx - middle) / half;
    // Of closed lips the detector still sees two lines, each a little inside its lip: what matters is between them.
    const between = (heightAt(mouth.upper, qx) + heightAt(mouth.lower, qx)) / 2;
    const upper = toothy ? heightAt(mouth.upper, qx) : between;
    const lower = toothy ? Math.max(upper, heightAt(mouth.lower, qx)) : between;
    const gap = lower - upper;
    // Corners come down by `level`, the middle stays, and it fades out around the mouth.
    const y = py - level * Math.min(1, u * u) * reach;

    const arch = u < 1 ? (1 - u * u) ** bow : 0;
    const change = toothy ? apart * (arch * own + (gap / mouth.gap) * (1 - own)) - gap : apart * arch;
    const shares = sharesOf(change);
    const rise = UPPER_SHARE[shares] * change;
    const drop = LOWER_SHARE[shares] * change;
    const top = upper + rise;
    const bottom = lower + drop;
    // Teeth that the photo shows hang from the upper lip; the inside begins below them.
    const teeth = toothy ? gap * 0.86 : 0;

    let qy: number;
    if (bottom - top > 0.4 && y > top && y < bottom && u < 1.02) {
      // Between the lips the nearer edge is carried on, so that a soft edge has something to blend with.
      const nearTop = y - top - teeth < bottom - y;
      qy = !nearTop
        ? Math.max(lower + 0.5, y - drop)
        : toothy
          ? Math.min(y - rise, lower - 1)
          : Math.min(upper - 0.5, y - rise);
    } else if (y >= (top + bottom) / 2) {
      qy = Math.max(lower, below(y, bottom, drop, jaw));
    } else {
      qy = above(y, top, rise, aside);
      qy = u < 1 ? Math.min(qy, upper) : qy;
    }
    pixel.dx = qx - px;
    pixel.dy = qy - py;
    pixel.depth = Math.min(y - top - teeth, bottom - y, u < 1 ? 16 : (1 - u) * half) - (apart < 0.5 ? 0.8 : 0);
    // Drawn wherever any shape may open: poses are mixed, and then this one's inside counts too.
    if (u < 1.15 && y > upper - 0.3 * widest - 3 && y < lower + widest + 3) {
      inside(u, y - top, Math.max(bottom - top, faceHeight * 0.02), pixel);
    }
  };
};
