// Skin: the relief of a face under the key light, coloured by a ramp of five shades.

import { chance } from '../paint/chance.ts';
import { blend, lightness, type Rgb, rgb } from '../paint/colour.ts';
import { clamp, smooth } from '../paint/curve.ts';
import { blurred, bump, castShadow, type Field, field, half, key } from '../paint/light.ts';
import type { Raster } from '../paint/picture.ts';
import { firstRow, plan } from './head.ts';
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
  return {
    table: ramp(person),
    exposure: 1 - 0.6 * Math.max(0, lightness(rgb(person.skin[3]!)) - 0.7),
    shine: shade < 0.4 ? 0.14 : 0.095,
    rim,
  };
};

/** The lit relief as a picture of one pixel a unit; only what lies inside the outline is to be used. */
export const litSkin = (person: Person, relief: FaceRelief, rim: Rgb): Raster =>
  shaded(relief.heights, finish(person, rim), faceZones(person, relief), relief);

/** Where a colour lies over the skin: how much of it for each cell, 0 to 1. */
export interface Zone {
  readonly colour: Rgb;
  readonly share: Float32Array;
}

const faceZones = (person: Person, { heights }: FaceRelief): Zone[] => {
  const zone = (
    colour: Rgb,
    paint: (pair: (x: number, y: number, sx: number, sy: number, a: number) => void) => void,
  ) => {
    const share = field(heights.width, heights.height);
    paint((x, y, sx, sy, amount) => {
      bump(share, middle + x, y - firstRow, sx * 1.26, sy * 1.26, amount);
      if (x > 0) bump(share, middle - x, y - firstRow, sx * 1.26, sy * 1.26, amount);
    });
    return { colour, share: share.z };
  };
  const blush = rgb(person.skin[6]!);
  const deep = rgb(person.skin[0]!);
  const warm = person.gender === 'female' ? 0.24 : 0.17;
  const zones = [
    zone(blush, (pair) => {
      pair(80, 54, 30, 22, warm);
      pair(0, plan.noseBase - 16, 20, 14, 0.15);
      pair(0, plan.chin - 20, 26, 14, 0.08);
    }),
    zone(blend(deep, blush, 0.4), (pair) => {
      pair(58, -16, 26, 10, person.gender === 'female' ? 0.2 : 0.1);
      pair(40, 20, 18, 7, 0.07 + clamp((person.age - 30) / 250));
    }),
  ];
  if (person.facialHair === 'stubble') zones.push(stubble(person, heights));
  if (person.freckles > 0) zones.push(freckles(person, heights));
  return zones;
};

const stubble = (person: Person, { width, height }: Field): Zone => {
  const share = new Float32Array(width * height);
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const [x, y] = [Math.abs(column - middle), row + firstRow];
      const cheek = Math.exp(-0.5 * (((x - 74) / 34) ** 2 + ((y - 66) / 36) ** 2));
      share[row * width + column] = 0.3 * smooth(78, 122, y + x * 0.24) * (1 - 0.75 * cheek);
    }
  return { colour: blend(rgb(person.hair.beard[0]!), [70, 80, 95], 0.3), share };
};

const freckles = (person: Person, grid: Field): Zone => {
  const share = field(grid.width, grid.height);
  const random = chance(`${person.seed}/freckles`);
  for (let i = 0; i < 150 * person.freckles; i++) {
    const [x, y] = [random.near(0, 120), random.near(46, 70)];
    const size = random.between(0.7, 1.5);
    bump(share, middle + x, y - firstRow, size, size, random.between(0.12, 0.34));
  }
  return { colour: blend(rgb(person.skin[1]!), rgb(person.skin[6]!), 0.35), share: share.z };
};

/** Any skin relief (face, neck) shaded alike. */
export const litBody = (person: Person, heights: Field, rim: Rgb): Raster => shaded(heights, finish(person, rim), []);

/** A power of a part of one, read from a table. */
const power = (exponent: number): Float32Array => Float32Array.from({ length: 1025 }, (_, i) => (i / 1024) ** exponent);
const falloff = power(1.55);
const highlight = power(26);

/** With a face's outline only what lies inside it, and a little more, is shaded. */
const shaded = (
  heights: Field,
  { table, exposure, shine, rim }: Finish,
  zones: readonly Zone[],
  face?: FaceRelief,
): Raster => {
  const { width, height, z } = heights;
  const mean = blurred(heights, 11);
  const shadow = castShadow(heights, 64);
  const data = new Uint8ClampedArray(width * height * 4);
  for (let row = 1; row < height - 1; row++) {
    const from = face ? Math.max(1, Math.floor(middle - face.outline.left[row]!) - 4) : 1;
    const to = face ? Math.min(width - 2, Math.ceil(middle + face.outline.right[row]!) + 4) : width - 2;
    for (let column = from; column <= to; column++) {
      const i = row * width + column;
      const dx = -(z[i + 1]! - z[i - 1]!) * 0.43;
      const dy = -(z[i + width]! - z[i - width]!) * 0.43;
      const long = 1 / Math.sqrt(dx * dx + dy * dy + 1);
      const facing = Math.max(0, (dx * key.x + dy * key.y + key.z) * long + 0.38) / 1.38;
      const open = clamp(1 + (z[i]! - mean[i]!) * 0.045, 0.55, 1.12);
      const unshaded = 1 - shadow[i]! * 0.55;
      const sky = 0.5 - 0.35 * dy * long;
      const v = (0.085 + 0.115 * sky + 0.665 * falloff[(facing * 1024) | 0]! * unshaded) * open * exposure;
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
      const gloss = highlight[(mirrored * 1024) | 0]! * shine * unshaded * 255;
      const edge = dx > 0 ? (1 - long) ** 2.2 * dx * long * 0.2 : 0;
      data[i * 4] = red + gloss + edge * rim[0];
      data[i * 4 + 1] = green + gloss * 0.95 + edge * rim[1];
      data[i * 4 + 2] = blue + gloss * 0.88 + edge * rim[2];
      data[i * 4 + 3] = 255;
    }
  }
  return { width, height, data };
};
