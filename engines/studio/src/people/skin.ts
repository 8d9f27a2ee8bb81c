// Skin: the relief of a face under the key light, coloured by a ramp of five shades.

import { blend, lightness, type Rgb, rgb } from '../paint/colour.ts';
import { clamp } from '../paint/curve.ts';
import { blurred, castShadow, type Field, half, key } from '../paint/light.ts';
import type { Raster } from '../paint/picture.ts';
import { complexion, patches, pore, type Zone } from './complexion.ts';
import type { Person } from './person.ts';
import { type FaceRelief, middle } from './relief.ts';

/** Lightness at which each of the five shades lies. */
const stops = [0, 0.27, 0.52, 0.78, 1.02] as const;
const entries = 512;
const brightest = 1.1;

/** Colour of a skin for a lightness: `entries` × RGB over 0 to `brightest`, warmed where light turns to shadow. */
const ramp = (person: Person): Float32Array => {
  const shades = person.skin.slice(0, 5).map(rgb);
  const table = new Float32Array(entries * 3);
  for (let i = 0; i < entries; i++) {
    const v = (i / (entries - 1)) * brightest;
    let at = 0;
    while (at < 3 && v > stops[at + 1]!) at++;
    const colour = blend(shades[at]!, shades[at + 1]!, clamp((v - stops[at]!) / (stops[at + 1]! - stops[at]!)));
    const turning = Math.exp(-(((v - 0.42) / 0.1) ** 2)) * 0.16;
    table.set([colour[0] + turning * 34, colour[1] + turning * 2, colour[2] - turning * 10], i * 3);
  }
  return table;
};

/** What the light and the material do, measured once for a person. */
interface Finish {
  table: Float32Array;
  exposure: number;
  shine: number;
  /** Light from behind, on the right edge. */
  rim: Rgb;
}

const finish = (person: Person, rim: Rgb): Finish => {
  const shade = lightness(rgb(person.skin[2]!));
  const light = lightness(rgb(person.skin[3]!));
  return {
    table: ramp(person),
    // The lightest skins are held back, the darkest opened up, as a photographer would.
    exposure: 1 - 0.6 * Math.max(0, light - 0.7) + 1.1 * Math.max(0, 0.4 - light),
    shine: shade < 0.4 ? 0.14 : 0.095,
    rim,
  };
};

/** What of a face's skin is the same in every expression: its colours and how uneven it is. */
export interface Complexion {
  readonly zones: readonly Zone[];
  readonly patches: Float32Array;
}

export const complexionOf = (person: Person, { heights }: FaceRelief): Complexion => ({
  zones: complexion(person, heights),
  patches: patches(person.seed, heights.width, heights.height),
});

/** The lit relief from row `top` down as a picture of one pixel a unit; only what lies inside the outline is to be used. */
export const litSkin = (person: Person, relief: FaceRelief, colours: Complexion, rim: Rgb, top = 1): Raster =>
  shaded(relief.heights, finish(person, rim), colours, top, relief);

/** Any skin relief (face, neck) shaded alike. */
export const litBody = (person: Person, heights: Field, rim: Rgb): Raster =>
  shaded(heights, finish(person, rim), {
    zones: [],
    patches: patches(person.seed, heights.width, heights.height),
  });

/** A power of a part of one, read from a table. */
const power = (exponent: number): Float32Array => Float32Array.from({ length: 1025 }, (_, i) => (i / 1024) ** exponent);
const falloff = power(1.55);
const highlight = power(26);
const rimFall = power(2.2);

/** With a face's outline only what lies inside it, and a little more, is shaded. */
const shaded = (heights: Field, finish: Finish, complexion: Complexion, top = 1, face?: FaceRelief): Raster => {
  const { width, height } = heights;
  const mean = blurred(heights, 11);
  const shadow = castShadow(heights, 64);
  const data = new Uint8ClampedArray(width * height * 4);
  for (let row = top; row < height - 1; row++) {
    const from = face ? Math.max(1, Math.floor(middle - face.outline.left[row]!) - 4) : 1;
    const to = face ? Math.min(width - 2, Math.ceil(middle + face.outline.right[row]!) + 4) : width - 2;
    shadedRow(heights, finish, complexion, mean, shadow, row, from, to, data);
  }
  return { width, height, data };
};

const shadedRow = (
  { z, width }: Field,
  { table, exposure, shine, rim }: Finish,
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
    const facing = Math.max(0, (dx * key.x + dy * key.y + key.z) * long + 0.38) / 1.38;
    const open = clamp(1 + (z[i]! - mean[i]!) * 0.045, 0.55, 1.12);
    const unshaded = 1 - shadow[i]! * 0.55;
    const sky = 0.5 - 0.35 * dy * long;
    const fine = pore(column, row);
    const grain = 1 + fine * 0.016 + patches[i]! * 0.018;
    const v = (0.085 + 0.115 * sky + 0.665 * falloff[(facing * 1024) | 0]! * unshaded) * open * exposure * grain;
    const entry = Math.min(entries - 1, Math.max(0, Math.round((v / brightest) * (entries - 1)))) * 3;
    let red = table[entry]!;
    let green = table[entry + 1]!;
    let blue = table[entry + 2]!;
    for (let zone = 0; zone < zones.length; zone++) {
      const { colour, share } = zones[zone]!;
      // A tint keeps the light of what it lies on: it is itself lighter where the skin is.
      const part = share[i]!;
      if (part < 0.004) continue;
      const keep = 0.35 + 0.3 * v;
      red += (colour[0] + (red - colour[0]) * keep - red) * part;
      green += (colour[1] + (green - colour[1]) * keep - green) * part;
      blue += (colour[2] + (blue - colour[2]) * keep - blue) * part;
    }
    const mirrored = Math.max(0, Math.min(1, (dx * half.x + dy * half.y + half.z) * long));
    const gloss = highlight[(mirrored * 1024) | 0]! * shine * unshaded * (255 + fine * 70);
    // Blood shows through in patches.
    const blood = patches[i]! * 3.2;
    const edge = dx > 0 ? rimFall[((1 - long) * 1024) | 0]! * dx * long * 0.2 : 0;
    data[i * 4] = red + blood + gloss + edge * rim[0];
    data[i * 4 + 1] = green - blood * 0.5 + gloss * 0.95 + edge * rim[1];
    data[i * 4 + 2] = blue - blood * 0.4 + gloss * 0.88 + edge * rim[2];
    data[i * 4 + 3] = 255;
  }
};
