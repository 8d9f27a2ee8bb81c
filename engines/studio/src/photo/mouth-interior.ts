// Paints the mouth's interior between parted lips: teeth, tongue and shade, lit like the face.
import { mix, smooth } from '../paint/curve.ts';
import { cbOf, crOf, lumaOf } from '../render/planes.ts';
import type { FaceLight } from './face-light.ts';
import { type FaceLines, heightAt } from './face-lines.ts';
import type { PhotoTeeth } from './find-teeth.ts';
import { MAX_OPENING, type MouthShape } from './mouth-shape.ts';
import type { Colour } from './pose-grid.ts';

export interface MouthInterior {
  /** Heights beyond which no pose opens. */
  from: number;
  to: number;
  /** Sets the colour at a pixel at `u` half mouth widths from the middle, between lip edges at `top` and `bottom`. */
  paint(px: number, py: number, u: number, top: number, bottom: number, colour: Colour): void;
}

type Rgb = readonly [number, number, number];

const LIP_LINE: Rgb = [96, 44, 42];
const THROAT: Rgb = [34, 12, 13];
const DARK: Rgb = [72, 26, 26];
const FLESH: Rgb = [74, 28, 27];
const TONGUE: Rgb = [196, 104, 98];
const ENAMEL: Rgb = [240, 228, 210];

/** Upper teeth from the middle outwards: the end in face heights, the relative length, and the shade. */
const TEETH = [
  { end: 0.043, tall: 1, shade: 0 },
  { end: 0.077, tall: 0.86, shade: 0.05 },
  { end: 0.113, tall: 0.95, shade: 0.14 },
  { end: 0.146, tall: 0.74, shade: 0.3 },
  { end: 0.18, tall: 0.62, shade: 0.48 },
].map((tooth, i, all) => ({ ...tooth, start: all[i - 1]?.end ?? 0 }));

const asColour = ([r, g, b]: Rgb, level: number): Colour => ({
  luma: lumaOf(r * level, g * level, b * level),
  blue: cbOf(r * level, g * level, b * level),
  red: crOf(r * level, g * level, b * level),
});

/** Mixes `part` of `other`, darkened to `level`, into a colour. */
const towards = (colour: Colour, other: Colour, part: number, level: number): void => {
  colour.luma += (16 + (other.luma - 16) * level - colour.luma) * part;
  colour.blue += (128 + (other.blue - 128) * level - colour.blue) * part;
  colour.red += (128 + (other.red - 128) * level - colour.red) * part;
};

export const mouthInterior = (
  { mouth, faceHeight }: FaceLines,
  light: FaceLight,
  shape: MouthShape,
  own: PhotoTeeth | undefined,
): MouthInterior => {
  const { middle, y: closedY, gap } = mouth;
  const wide = Math.max(0, -shape.round);
  const rounded = Math.max(0, shape.round);
  const [line, throat, dark, flesh, tongue] = [LIP_LINE, THROAT, DARK, FLESH, TONGUE].map((rgb) =>
    asColour(rgb, light.level),
  ) as [Colour, Colour, Colour, Colour, Colour];
  const enamelRgb = ENAMEL.map((value, k) => mix(value, light.skin[k]!, 0.2)) as unknown as Rgb;
  const enamel = asColour(enamelRgb, Math.min(1, 0.28 + 0.7 * light.level));
  // Protruding lips shade the interior in red; half-rounded ones hardly do.
  const shade = rounded * rounded;
  const shown = 1 - 0.78 * shade;
  const soft = faceHeight * 0.004;
  // Upper teeth show slightly under a resting lip; for an F they touch the lower lip.
  const hangs = closedY + faceHeight * (0.011 + 0.006 * wide - 0.004 * rounded + 0.03 * shape.tuck);
  // Lower teeth move with the jaw, mostly behind the lip.
  const rise = faceHeight * (0.007 + 0.008 * wide);

  const shadedTooth = (colour: Colour, tooth: Colour, visibility: number, level: number): void => {
    towards(colour, flesh, visibility, 1);
    towards(colour, tooth, visibility * shown, level);
  };

  const paintedTeeth = (px: number, py: number, top: number, colour: Colour): void => {
    const distance = Math.abs(px - middle) / faceHeight;
    const tooth = TEETH.find(({ end }) => distance < end);
    if (tooth === undefined || py > hangs + soft) {
      return;
    }
    const { start, end, tall, shade } = tooth;
    const across = Math.abs((2 * (distance - start)) / (end - start) - 1);
    const edge = hangs - faceHeight * (0.014 * (1 - tall) + 0.003 * across ** 4);
    const between = 1 - 0.1 * smooth(0.86, 1, across);
    const under = 0.7 + 0.3 * smooth(0, faceHeight * 0.014, py - top);
    shadedTooth(colour, enamel, smooth(edge + soft, edge - soft, py), (1 - shade) * between * under);
  };

  const ownTeeth = (teeth: PhotoTeeth, px: number, py: number, top: number, colour: Colour): void => {
    const first = heightAt(teeth.from, px);
    const last = heightAt(teeth.to, px);
    const visibility = smooth(last + soft, last - soft, py) * smooth(1, 5, last - first);
    if (visibility > 0) {
      const under = 0.8 + 0.2 * smooth(0, faceHeight * 0.012, py - top);
      shadedTooth(colour, teeth.at(px, Math.min(last, Math.max(first, py))), visibility, under);
    }
  };

  return {
    from: closedY - gap * 0.4 - faceHeight * 0.05,
    to: closedY + gap * 0.9 + faceHeight * (MAX_OPENING + 0.02),
    paint: (px, py, u, top, bottom, colour) => {
      const part = Math.min(1, Math.max(0, (py - top) / Math.max(bottom - top, faceHeight * 0.01)));
      const round = Math.max(0, 1 - u * u);
      colour.luma = throat.luma;
      colour.blue = throat.blue;
      colour.red = throat.red;
      // Light comes from the front: darkest at the top and the corners.
      towards(colour, dark, smooth(0.15, 0.9, part) * round, 1);
      const central = smooth(1, 0.5, u);
      const crest = 0.8 - 0.25 * round;
      const groove = 1 - 0.18 * smooth(0.22, 0, u);
      towards(colour, tongue, smooth(crest - 0.1, crest + 0.28, part) * central, (0.58 + 0.38 * part) * groove);
      towards(colour, enamel, smooth(rise + soft, rise - soft, bottom - py) * central * (1 - 0.7 * rounded), 0.66);
      if (own) {
        ownTeeth(own, px, py, top, colour);
      } else {
        paintedTeeth(px, py, top, colour);
      }
      if (shape.tongue > 0) {
        // For a TH the tip of the tongue is below the teeth.
        towards(colour, tongue, shape.tongue * smooth(0.42, 0.56, part + 0.25 * u * u) * central, 0.62 + 0.2 * part);
      }
      // Rounded lips shade the interior, the upper lip more than the lower.
      towards(colour, throat, 0.6 * shade * (1 - round * smooth(0.25, 1, part)), 1);
      // Corners are in shade; where lips nearly touch, only their line is visible.
      towards(colour, throat, smooth(0.72, 1, u) * 0.8, 1);
      towards(colour, line, smooth(2.5 * soft, 0.5 * soft, bottom - top), 1);
    },
  };
};
