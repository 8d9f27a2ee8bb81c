// One pose of a photographed eye: the lid drawn down over it, the iris turned a little.
import { toYuv } from '../render/planes.ts';
import type { EyeLines } from './curves.ts';
import type { Light } from './mouth-field.ts';
import type { Field } from './pose-grid.ts';

export interface EyeShape {
  /** 0 open to 1 shut. */
  blink: number;
  /** −1 to 1: towards the viewer's right. */
  gaze: number;
}

/** How far the iris travels at most, as a part of the eye's width. */
const TRAVEL = 0.055;

const smooth = (from: number, to: number, value: number): number => {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
};

/** @param pixelScale width of the frame over 480 */
export const eyeField = (eye: EyeLines, light: Light, shape: EyeShape, pixelScale: number): Field => {
  const { left, right } = eye;
  const width = right - left;
  const middle = (left + right) / 2;
  const lash = toYuv(light.skin[0] * 0.32, light.skin[1] * 0.27, light.skin[2] * 0.26);

  return (px, py, pixel) => {
    pixel.dx = 0;
    pixel.dy = 0;
    pixel.depth = -16;
    pixel.inside = lash;
    const column = Math.round(px);
    const u = Math.abs(px - middle) / (width / 2);
    if (u > 1.12) {
      return;
    }
    const [upper, lower] = [eye.upper[column]!, eye.lower[column]!];
    const opening = Math.max(0, lower - upper);
    const ends = 1 - smooth(0.92, 1.12, u);
    // The lid's fold lies between brow and lash line; only skin below the brow is drawn out, so the brow never smears.
    const room = Math.max(3 * pixelScale, upper - (eye.brow[column]! + 0.12 * eye.height));
    const fold = upper - Math.min(room, 1.35 * eye.height);
    const shut = shape.blink * ends;
    const lid = upper + (opening * 0.9 + 0.6) * shut;
    const lowerLid = lower - opening * 0.1 * shut;
    const margin = 1.1 * pixelScale;
    if (py < lid && py > fold) {
      const part = (py - fold) / Math.max(0.5, lid - fold);
      pixel.dy = fold + part * (upper - margin * Math.min(1, shut * 2) - fold) - py;
      // Lashes: a soft dark line along the lid's edge, only once it is clearly down.
      pixel.depth =
        shut < 0.05 ? -16 : (0.75 * shut * Math.max(0, 1 - (lid - py) / (1.6 * pixelScale)) - 0.5) * (1 - u * 0.35);
    } else if (py >= lid && py < lower + opening * 0.6 && shut > 0) {
      if (py > lowerLid) {
        pixel.dy = (lower - lowerLid) * (1 - smooth(lowerLid, lower + opening * 0.6, py));
      }
      pixel.depth = (0.75 * shut * Math.max(0, 1 - (py - lid) / (1.1 * pixelScale)) - 0.5) * (1 - u * 0.35);
    }
    if (shape.gaze !== 0 && py >= lid && py < lowerLid + 1 && u < 1) {
      const inside = smooth(0, 1.5 * pixelScale, py - lid) * smooth(0, 1.5 * pixelScale, lowerLid + 1 - py);
      pixel.dx = -shape.gaze * TRAVEL * width * (1 - u * u) * inside;
    }
  };
};
