// Lights skin reliefs with the key light and colours them by a ramp of five shades.
import { blend, lightness, type Rgb, rgb } from '../paint/colour.ts';
import { clamp } from '../paint/curve.ts';
import { blurHeights, castShadow, type HeightField, halfVector, keyLight } from '../paint/light.ts';
import type { Raster } from '../paint/picture.ts';
import { colourZones, poreNoise, skinPatches, type Zone } from './complexion.ts';
import type { Person } from './person.ts';
import { type FaceRelief, middle } from './relief.ts';

/** Lightness of each of the five shades. */
const stops = [0, 0.27, 0.52, 0.78, 1.02] as const;
const entries = 512;
const brightest = 1.1;

/** Share of the warm light in shade, 0.4 to 1: on light skin all of it would be orange. */
const warmthOf = ({ skin }: Person): number => 0.4 + 0.6 * clamp((0.84 - lightness(rgb(skin[3]!))) / 0.3);

/** Skin colours by lightness: `entries` × RGB over 0 to `brightest`, warmer at the terminator. */
const ramp = (person: Person): Float32Array => {
  const shades = person.skin.slice(0, 5).map(rgb);
  const warm = warmthOf(person);
  const table = new Float32Array(entries * 3);
  for (let i = 0; i < entries; i++) {
    const v = (i / (entries - 1)) * brightest;
    let at = 0;
    while (at < 3 && v > stops[at + 1]!) at++;
    const colour = blend(shades[at]!, shades[at + 1]!, clamp((v - stops[at]!) / (stops[at + 1]! - stops[at]!)));
    const turning = Math.exp(-(((v - 0.42) / 0.1) ** 2)) * 0.16 * warm;
    table.set([colour[0] + turning * 34, colour[1] + turning * 2, colour[2] - turning * 10], i * 3);
  }
  return table;
};

/** Light and material parameters of a person's skin. */
interface SkinLighting {
  table: Float32Array;
  exposure: number;
  shine: number;
  /** Share of the key light that a cast shadow takes. */
  shadowShare: number;
  /** Darkness of hollows per unit of their depth. */
  hollows: number;
  /** Light that reaches every part of the skin. */
  fill: number;
  /** Strength of the light from the surroundings on the shaded side. */
  bounced: number;
  /** Colour of the light from behind, on right edges. */
  rim: Rgb;
}

const skinLighting = (person: Person, rim: Rgb): SkinLighting => {
  const shade = lightness(rgb(person.skin[2]!));
  const light = lightness(rgb(person.skin[3]!));
  return {
    table: ramp(person),
    // The lightest skins are exposed less and the darkest more, as in photography.
    exposure: 1 - 0.6 * Math.max(0, light - 0.7) + 0.36 * clamp((0.68 - light) / 0.34),
    shine: shade < 0.4 ? 0.06 : 0.04,
    // Cast shadows are soft, above all on dark skin, or a face would sink into them.
    shadowShare: shade < 0.45 ? 0.2 : 0.3,
    // On dark skin, the hollows around eyes and nose would look like patches.
    hollows: 0.045 - 0.017 * clamp((0.68 - light) / 0.34),
    fill: 0.085 + 0.11 * clamp((0.6 - light) / 0.34),
    bounced: 22 * warmthOf(person),
    rim,
  };
};

/** The parts of a face's skin that are the same in every expression. */
export interface Complexion {
  readonly zones: readonly Zone[];
  readonly patches: Float32Array;
}

export const complexionOf = (person: Person, { heights }: FaceRelief): Complexion => ({
  zones: colourZones(person, heights),
  patches: skinPatches(person.seed, heights.width, heights.height),
});

/** The lit face from row `top` down, one pixel per unit; only pixels inside the outline are valid. */
export const lightFace = (person: Person, relief: FaceRelief, colours: Complexion, rim: Rgb, top = 1): Raster =>
  shadeRelief(relief.heights, skinLighting(person, rim), colours, top, relief);

/** Lights any other skin relief: neck, arms, hands. */
export const lightBodySkin = (person: Person, heights: HeightField, rim: Rgb): Raster =>
  shadeRelief(heights, skinLighting(person, rim), {
    zones: [],
    patches: skinPatches(person.seed, heights.width, heights.height),
  });

/** Table of x to the power of `exponent` for x from 0 to 1 in 1024 steps. */
const power = (exponent: number): Float32Array => Float32Array.from({ length: 1025 }, (_, i) => (i / 1024) ** exponent);
const falloff = power(1.6);
const highlight = power(20);
const rimFall = power(2.6);

/** Shades a relief; with `face`, only inside its outline and a small margin. */
const shadeRelief = (
  heights: HeightField,
  finish: SkinLighting,
  complexion: Complexion,
  top = 1,
  face?: FaceRelief,
): Raster => {
  const { width, height } = heights;
  const mean = blurHeights(heights, 11);
  const shadow = castShadow(heights, 64);
  const data = new Uint8ClampedArray(width * height * 4);
  for (let row = top; row < height - 1; row++) {
    const from = face ? Math.max(1, Math.floor(middle - face.outline.left[row]!) - 4) : 1;
    const to = face ? Math.min(width - 2, Math.ceil(middle + face.outline.right[row]!) + 4) : width - 2;
    shadeRow(heights, finish, complexion, mean, shadow, row, from, to, data);
  }
  return { width, height, data };
};

const shadeRow = (
  { z, width }: HeightField,
  { table, exposure, shine, shadowShare, hollows, fill, bounced, rim }: SkinLighting,
  { zones, patches }: Complexion,
  mean: Float32Array,
  shadow: Float32Array,
  row: number,
  from: number,
  to: number,
  data: Uint8ClampedArray,
): void => {
  for (let column = from; column <= to; column++) {
    const i = row * width + column;
    const dx = -(z[i + 1]! - z[i - 1]!) * 0.43;
    const dy = -(z[i + width]! - z[i - width]!) * 0.43;
    const long = 1 / Math.sqrt(dx * dx + dy * dy + 1);
    const facing = Math.max(0, (dx * keyLight.x + dy * keyLight.y + keyLight.z) * long + 0.3) / 1.3;
    const open = clamp(1 + (z[i]! - mean[i]!) * hollows, 0.55, 1.12);
    const unshaded = 1 - shadow[i]! * shadowShare;
    const sky = 0.5 - 0.35 * dy * long;
    // The shaded side takes warm light from the surroundings.
    const bounce = Math.max(0, 0.55 * dx + 0.4 * dy) * long * bounced;
    const fine = poreNoise(column, row);
    const grain = 1 + fine * 0.026 + patches[i]! * 0.012;
    const v = (fill + 0.115 * sky + 0.665 * falloff[(facing * 1024) | 0]! * unshaded) * open * exposure * grain;
    const entry = Math.min(entries - 1, Math.max(0, Math.round((v / brightest) * (entries - 1)))) * 3;
    let red = table[entry]!;
    let green = table[entry + 1]!;
    let blue = table[entry + 2]!;
    // A tint keeps part of the light and shade of the skin under it.
    const opacity = 0.65 - 0.3 * v;
    for (let zone = 0; zone < zones.length; zone++) {
      const { colour, share } = zones[zone]!;
      const part = share[i]!;
      if (part < 0.004) continue;
      const cover = part * opacity;
      red += (colour[0] - red) * cover;
      green += (colour[1] - green) * cover;
      blue += (colour[2] - blue) * cover;
    }
    const mirrored = Math.max(0, Math.min(1, (dx * halfVector.x + dy * halfVector.y + halfVector.z) * long));
    const gloss = highlight[(mirrored * 1024) | 0]! * shine * unshaded * (255 + fine * 70);
    // Patchy redness.
    const blood = patches[i]! * 2.4;
    const edge = dx > 0 ? rimFall[((1 - long) * 1024) | 0]! * dx * long * 0.42 : 0;
    data[i * 4] = red + blood + gloss + bounce + edge * rim[0];
    data[i * 4 + 1] = green - blood * 0.5 + gloss * 0.95 + bounce * 0.37 + edge * rim[1];
    data[i * 4 + 2] = blue - blood * 0.4 + gloss * 0.88 + bounce * 0.13 + edge * rim[2];
    data[i * 4 + 3] = 255;
  }
};
