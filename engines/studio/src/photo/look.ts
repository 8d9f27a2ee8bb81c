// The look of a photographed presenter: its grading and framing.
import { z } from 'zod';

export const Look = z.object({
  /** −1 dark to 1 bright. */
  brightness: z.number(),
  /** −1 cold to 1 warm. */
  warmth: z.number(),
  /** −1 grey to 1 vivid. */
  saturation: z.number(),
  /** The colour of light from the surroundings, as #rrggbb. */
  tint: z.string().nullable(),
  /** Zoom, at least 1. */
  closeness: z.number(),
  /** Factor that brightens a dark photo; 1 if it is bright enough. */
  exposure: z.number(),
  /** −1 flat to 1 dramatic. */
  contrast: z.number().default(0),
  /** How far the mouth's corners are drawn out at rest, 0 to 1. */
  smile: z.number().default(0),
  /** A description of the place, for scenes without one. */
  place: z.string().nullable().default(null),
});

export type Look = z.infer<typeof Look>;

export const PLAIN_LOOK: Look = {
  brightness: 0,
  warmth: 0,
  saturation: 0,
  tint: null,
  closeness: 1,
  exposure: 1,
  contrast: 0,
  smile: 0,
  place: null,
};

/**
 * Returns the exposure factor from the highlights of the whole picture, never from the face: dark skin does not mean
 * dark light.
 */
export const exposureOf = (rgba: Uint8ClampedArray): number => {
  const counts = new Uint32Array(256);
  for (let at = 0; at < rgba.length; at += 16) {
    counts[Math.max(rgba[at]!, rgba[at + 1]!, rgba[at + 2]!)]!++;
  }
  let above = rgba.length / 16 / 50;
  let light = 255;
  while (light > 0 && above > 0) {
    above -= counts[light--]!;
  }
  return Math.round(Math.min(2.4, Math.max(1, 212 / Math.max(1, light))) * 100) / 100;
};

/** Grades a picture in place. */
export const grade = (rgba: Uint8ClampedArray, width: number, height: number, look: Look): void => {
  // Brightness is a gamma curve, which keeps black and white.
  const curve = Float32Array.from({ length: 256 }, (_, value) => {
    const light = Math.min(1, (value * look.exposure) / 255);
    const bent = light ** (2 ** (-0.75 * look.brightness));
    return 255 * (bent + 0.45 * look.contrast * (bent * bent * (3 - 2 * bent) - bent));
  });
  const red = 1 + 0.075 * look.warmth;
  const blue = 1 - 0.1 * look.warmth;
  const colour = 1 + (look.saturation < 0 ? look.saturation : 0.6 * look.saturation);
  const tint =
    look.tint === null ? undefined : [1, 3, 5].map((at) => Number.parseInt(look.tint!.slice(at, at + 2), 16));
  const tones = { curve, red, blue, colour, tint };
  for (let y = 0; y < height; y++) gradeRow(rgba, y, width, height, tones);
};

interface Tones {
  curve: Float32Array;
  red: number;
  blue: number;
  colour: number;
  tint: readonly number[] | undefined;
}

const gradeRow = (
  rgba: Uint8ClampedArray,
  y: number,
  width: number,
  height: number,
  { curve, red, blue, colour, tint }: Tones,
): void => {
  for (let x = 0; x < width; x++) {
    const at = (y * width + x) * 4;
    let r = curve[rgba[at]!]! * red;
    let g = curve[rgba[at + 1]!]!;
    let b = curve[rgba[at + 2]!]! * blue;
    const grey = 0.2126 * r + 0.7152 * g + 0.0722 * b;
    r = grey + (r - grey) * colour;
    g = grey + (g - grey) * colour;
    b = grey + (b - grey) * colour;
    if (tint) {
      // Like light from behind and the sides: strongest at the border, hardly any on the face.
      const across = (x / width - 0.5) * 2;
      const down = (y / height - 0.42) * 2;
      const part = 0.34 * Math.min(1, Math.max(0, Math.hypot(across * 0.9, down * 0.7) - 0.25));
      r += part * (screen(r, tint[0]!) - r);
      g += part * (screen(g, tint[1]!) - g);
      b += part * (screen(b, tint[2]!) - b);
    }
    rgba[at] = r;
    rgba[at + 1] = g;
    rgba[at + 2] = b;
  }
};

/** The mean of multiply and screen, which keeps the picture's own contrast. */
const screen = (value: number, tint: number): number => {
  const v = Math.min(255, Math.max(0, value));
  return 0.5 * ((v * tint) / 128) + 0.5 * (255 - ((255 - v) * (255 - tint)) / 255);
};
