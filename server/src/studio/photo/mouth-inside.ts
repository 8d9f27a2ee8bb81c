// What shows between parted lips: teeth, tongue and shade, lit like the rest of the face.

import { smooth } from '../paint/curve.ts';
import { blueOf, lumaOf, redOf } from '../render/planes.ts';
import type { Light } from './light.ts';
import type { MouthShape } from './mouth-field.ts';
import type { Pixel } from './pose-grid.ts';

/** Sets what is seen at `u` of half the mouth's width, `down` pixels under the upper lip of an opening `tall` pixels high. */
export type Inside = (u: number, down: number, tall: number, pixel: Pixel) => void;

const THROAT = [34, 12, 13] as const;
const DARK = [58, 22, 22] as const;
const TONGUE = [172, 92, 86] as const;
const ENAMEL = [240, 226, 206] as const;

/** @param ownTeeth the photo shows the upper teeth itself */
export const mouthInside = (faceHeight: number, light: Light, shape: MouthShape, ownTeeth: boolean): Inside => {
  const wide = Math.max(0, -shape.round);
  // The lip hides the better part of them, less where it is drawn wide.
  const teethTall = faceHeight * (0.021 + 0.01 * wide - 0.006 * Math.max(0, shape.round));
  const enamelLevel = Math.min(1, 0.28 + 0.7 * light.level);
  const enamel = ENAMEL.map((value, k) => (value + (light.skin[k]! - value) * 0.22) * enamelLevel);
  const lit = (colour: readonly number[]) => colour.map((value) => value * light.level);
  const [throat, dark, tongue] = [lit(THROAT), lit(DARK), lit(TONGUE)];

  return (u, down, tall, pixel) => {
    const part = Math.min(1, Math.max(0, down / tall));
    const round = Math.max(0, 1 - u * u);
    // Light falls in from the front: darkest far up and at the corners.
    const lightness = smooth(0.2, 0.9, part) * round;
    const mound = smooth(0.86 - 0.34 * round, 1.04 - 0.2 * round, part) * smooth(1.05, 0.55, u) * (0.45 + 0.4 * part);
    const below =
      smooth(faceHeight * 0.014, faceHeight * 0.007, tall - down) *
      (0.25 + 0.4 * wide) *
      smooth(0.85, 0.6, u) *
      (shape.open < 0.5 ? 1 : 0.6);
    let teeth = 0;
    let shade = 1;
    if (!ownTeeth) {
      const edge = teethTall * (1 - 0.35 * u * u);
      teeth = smooth(edge + 0.8, edge - 0.8, down) * smooth(0.98, 0.84, u);
      // Shaded under the lip and towards the corners, with a hint of the gaps between them.
      const gaps = 1 - 0.06 * smooth(0.9, 1, Math.abs(Math.cos((u * 5.2 + 0.5) * Math.PI)));
      shade = (0.72 + 0.28 * smooth(0, teethTall * 0.6, down)) * (1 - 0.5 * u ** 2.2) * gaps;
    }
    const channel = (k: number): number => {
      let value = throat[k]! + (dark[k]! - throat[k]!) * lightness;
      value += (tongue[k]! - value) * mound;
      value += (enamel[k]! * 0.72 - value) * below;
      return value + (enamel[k]! * shade - value) * teeth;
    };
    const r = channel(0);
    const g = channel(1);
    const b = channel(2);
    pixel.luma = lumaOf(r, g, b);
    pixel.blue = blueOf(r, g, b);
    pixel.red = redOf(r, g, b);
  };
};
