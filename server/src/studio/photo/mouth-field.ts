// One mouth shape of a photographed face: where each pixel is taken from, and what shows between the lips.
import { toYuv } from '../render/planes.ts';
import { type FaceLines, heightAt } from './curves.ts';
import type { Field } from './pose-grid.ts';

export interface MouthShape {
  /** 0 shut to 1 wide open; speech peaks near 0.8. */
  open: number;
  /** −1 corners drawn out, 1 lips rounded. */
  round: number;
  /** 0 to 1: lips pressed on each other. */
  press: number;
}

/** Means of the photo that the drawn inside has to match. */
export interface Light {
  /** 0 to about 1.1: how brightly the face is lit. */
  level: number;
  skin: readonly [number, number, number];
}

/** Opening of a wide "aa", as a part of the face's height. */
const WIDEST = 0.082;
/** Lips further apart than this show teeth in the photo. */
const TOOTHY = 0.016;

const smooth = (from: number, to: number, value: number): number => {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
};

type Rgb = readonly [number, number, number];
const mixRgb = (a: Rgb, b: Rgb, part: number): Rgb => [
  a[0] + (b[0] - a[0]) * part,
  a[1] + (b[1] - a[1]) * part,
  a[2] + (b[2] - a[2]) * part,
];
const lit = (colour: Rgb, level: number): Rgb => [colour[0] * level, colour[1] * level, colour[2] * level];

export const mouthField = (face: FaceLines, light: Light, shape: MouthShape, width: number): Field => {
  const { mouth, faceHeight, faceHalfWidth, chinY } = face;
  const { middle, half } = mouth;
  const toothy = mouth.gap > TOOTHY * faceHeight;
  const rest = toothy ? 0.3 * mouth.gap : 0;
  const widest = Math.max(WIDEST * faceHeight, toothy ? mouth.gap + 0.045 * faceHeight : 0);
  const rounded = Math.max(0, shape.round);
  const drawn = Math.max(0, -shape.round);
  const apart = shape.press > 0 ? 0 : rest + shape.open * (widest - rest) * (1 - 0.12 * rounded);
  // Rounding takes the corners in, and out of a smile.
  const narrow = 1 - 0.36 * rounded + 0.09 * drawn - 0.05 * shape.open;
  const cornerY = (heightAt(mouth.upper, mouth.left) + heightAt(mouth.upper, mouth.right)) / 2;
  const level = (0.75 * rounded + 0.25 * shape.open) * (mouth.y - cornerY);
  const lipThickness = Math.max(2, (heightAt(mouth.outerLower, middle) - heightAt(mouth.lower, middle)) * 0.9);
  const squeeze = 0.5 * shape.press - 0.16 * rounded;
  const noseGap = Math.max(4, mouth.y - mouth.noseY);
  const inside = mouthInside(faceHeight, light, shape, toothy);

  return (px, py, pixel) => {
    const reach =
      (1 - smooth(0, 1, Math.abs(px - middle) / (half * 2.3))) *
      (1 - smooth(0, 1, Math.abs(py - mouth.y) / (half * 1.7)));
    const qx = Math.min(width - 2, Math.max(1, middle + (px - middle) / (1 + (narrow - 1) * reach)));
    const u = Math.abs(qx - middle) / half;
    // Of closed lips the detector still sees two lines, each a little inside its lip: what matters is between them.
    const between = (heightAt(mouth.upper, qx) + heightAt(mouth.lower, qx)) / 2;
    const upper = toothy ? heightAt(mouth.upper, qx) : between;
    const lower = toothy ? Math.max(upper, heightAt(mouth.lower, qx)) : between;
    const gap = lower - upper;

    // Corners come down by `level`, the middle stays, and it fades out around the mouth.
    const y = py - level * Math.min(1, u * u) * reach;

    // How the lips part along their length: an arch, or as they do in the photo.
    const arch = u < 1 ? (1 - u * u) ** (0.62 - 0.12 * rounded) : 0;
    const profile = toothy
      ? arch * (0.45 + 0.55 * Math.min(1, shape.open + rounded)) +
        (mouth.gap > 0 ? gap / mouth.gap : 0) * (0.55 - 0.55 * Math.min(1, shape.open + rounded))
      : arch;
    const change = apart * profile - (toothy ? gap : 0);
    const rise = change > 0 ? -0.14 * change : -0.32 * change;
    const drop = change > 0 ? 0.86 * change : 0.68 * change;
    const top = upper + rise;
    const bottom = lower + drop;

    // Skin on the jaw follows the lower lip, less towards the cheeks and below the chin; the outer parts follow the middle's drop.
    const jaw = 1 - smooth(0.25, 1, Math.abs(px - middle) / (faceHalfWidth * 0.98));
    const below =
      y < chinY ? 1 - 0.4 * smooth(mouth.y, chinY, y) : 0.6 * (1 - smooth(chinY, chinY + faceHeight * 0.2, y));
    const middleDrop = apart - (toothy ? mouth.gap : 0);
    const dropOf = (at: number): number => {
      const blend = smooth(0, half * 0.9, at - bottom);
      const outer = middleDrop > 0 ? 0.86 * middleDrop : 0.68 * middleDrop;
      return (drop + (outer - drop) * blend) * jaw * below;
    };
    const pressed = (distance: number): number => squeeze * distance * Math.exp(-((distance / lipThickness) ** 2));

    let qy: number;
    const seam = (top + bottom) / 2;
    const teethLimit = toothy ? gap * 0.86 : 0;
    if (bottom - top > 0.4 && y > top && y < bottom && u < 1.02) {
      const nearTeeth = toothy && y - top - teethLimit < bottom - y;
      qy = nearTeeth ? Math.min(upper + (y - top), lower - 1) : Math.max(lower + 0.5, y - drop);
      if (!toothy && y - top < bottom - y) {
        qy = Math.min(upper - 0.5, y - rise);
      }
    } else if (y >= seam) {
      qy = y - dropOf(y) + pressed(y - bottom);
      qy = Math.max(qy, lower);
    } else {
      const fade = 1 - smooth(0, 1, (top - y) / (noseGap * 0.85));
      qy = y - rise * fade * (1 - smooth(0.3, 1, Math.abs(px - middle) / (half * 1.8))) - pressed(top - y);
      qy = Math.min(qy, upper + (u < 1 ? 0 : 1000));
    }
    pixel.dx = qx - px;
    pixel.dy = qy - py;
    pixel.depth = Math.min(y - top - teethLimit, bottom - y, u < 1 ? 16 : (1 - u) * half) - (apart < 0.5 ? 0.8 : 0);
    pixel.inside = inside(u, y - top, Math.max(bottom - top, faceHeight * 0.02));
  };
};

/** Teeth, tongue and shade between the lips: at `u` of half the width, `down` pixels under the upper lip of an opening `tall`. */
const mouthInside = (faceHeight: number, light: Light, shape: MouthShape, toothy: boolean) => {
  const dark: Rgb = lit([58, 22, 22], light.level);
  const throat: Rgb = lit([34, 12, 13], light.level);
  const tongue: Rgb = lit([172, 92, 86], light.level);
  const enamel: Rgb = lit(mixRgb([240, 226, 206], light.skin, 0.22), Math.min(1, 0.28 + 0.7 * light.level));
  const wide = Math.max(0, -shape.round);
  // The lip hides the better part of them, less where it is drawn wide.
  const teethTall = faceHeight * (0.021 + 0.01 * wide - 0.006 * Math.max(0, shape.round));
  return (u: number, down: number, tall: number): readonly [number, number, number] => {
    const part = Math.min(1, Math.max(0, down / tall));
    const round = Math.max(0, 1 - u * u);
    // Light falls in from the front: darkest far up and at the corners.
    let colour = mixRgb(throat, dark, smooth(0.2, 0.9, part) * round);
    const mound = smooth(0.86 - 0.34 * round, 1.04 - 0.2 * round, part) * smooth(1.05, 0.55, u);
    colour = mixRgb(colour, tongue, mound * (0.45 + 0.4 * part));
    const lowerTeeth =
      smooth(faceHeight * 0.014, faceHeight * 0.007, tall - down) * (0.25 + 0.4 * wide) * smooth(0.85, 0.6, u);
    colour = mixRgb(colour, lit(enamel, 0.72), lowerTeeth * (shape.open < 0.5 ? 1 : 0.6));
    if (!toothy) {
      const edge = teethTall * (1 - 0.35 * u * u);
      const cover = smooth(edge + 0.8, edge - 0.8, down) * smooth(0.98, 0.84, u);
      // Shaded under the lip and towards the corners, with a hint of the gaps between them.
      const gaps = 1 - 0.06 * smooth(0.9, 1, Math.abs(Math.cos((u * 5.2 + 0.5) * Math.PI)));
      const shade = (0.72 + 0.28 * smooth(0, teethTall * 0.6, down)) * (1 - 0.5 * u ** 2.2) * gaps;
      colour = mixRgb(colour, lit(enamel, shade), cover);
    }
    return toYuv(colour[0], colour[1], colour[2]);
  };
};
