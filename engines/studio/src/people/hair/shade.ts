// Lights hair by the curvature of the head and the direction of each strand.
import { blend, lightness, type Rgb } from '../../paint/colour.ts';
import { clamp, smooth } from '../../paint/curve.ts';
import { keyLight } from '../../paint/light.ts';

/** Dark, base and highlight colour of hair. */
export type HairShades = readonly [Rgb, Rgb, Rgb];

const scalp = (x: number, y: number): number => {
  const u = Math.max(-150, Math.min(150, x)) / 190;
  const v = (Math.min(y, -10) + 10) / 300;
  return 160 * Math.sqrt(Math.max(0.02, 1 - u * u - v * v));
};

const towards = (x: number): readonly [number, number, number] => {
  const raw = [x, keyLight.y - 0.15, keyLight.z + 1] as const;
  const long = Math.hypot(...raw);
  return [raw[0] / long, raw[1] / long, raw[2] / long];
};

/** Half vectors of the viewer with the key light, and with a fill light from the other side. */
const bisector = towards(keyLight.x);
const filling = towards(-keyLight.x);
/** Without fill light, hair parted in the middle would shine on one side only. */
const fillStrength = 0.85;

export interface Gloss {
  /** Exponent of the highlight: higher is narrower. */
  sharp: number;
  /** Its strength, 0 to 1. */
  strength: number;
  /** How far it is moved along the strand, −0.3 towards the root to 0.3. Missing: 0. */
  shift?: number;
  /** Strength of a second band of it, where long hair bends over the shoulders. Missing: 0. */
  lower?: number;
}

/** The shades with the faint warm light that black hair reflects: cool light, or more of it, would look like grey hair. */
export const skyLit = ([dark, base, high]: HairShades): HairShades => {
  const black = smooth(0.15, 0.1, lightness(base));
  return [dark, blend(base, [27, 24, 24], 0.6 * black), blend(high, [76, 65, 59], black)];
};

/** Grey shades as those of silver hair, through which light shines; other shades as they are. */
export const silvery = (shades: HairShades): HairShades => {
  const [dark, base, high] = shades;
  const isGrey = Math.max(...base) - Math.min(...base) < 14 && lightness(base) > 0.2;
  return isGrey ? [blend(dark, base, 0.25), blend(base, high, 0.28), blend(high, [255, 255, 255], 0.5)] : shades;
};

/** The shades in one flat array. */
export const rampOf = ([dark, base, high]: HairShades): Float64Array => Float64Array.of(...dark, ...base, ...high);

/**
 * Writes the colour of a strand between two points: diffuse light on the skull's ellipsoid, and a highlight by the angle of
 * the strand to the half vector (Kajiya and Kay, 1989). `tone`, −0.3 to 1, varies single strands.
 */
export const strandColour = (
  ramp: Float64Array,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  tone: number,
  { sharp, strength, shift = 0, lower = 0 }: Gloss,
  to: Float64Array,
  at: number,
): void => {
  // No arrays: this runs for every joint of thousands of strands.
  const from = scalp(x0, y0);
  const dx = x1 - x0;
  const dy = y1 - y0;
  const rise = scalp(x1, y1) - from;
  const squared = dx * dx + dy * dy + rise * rise || 1;
  const moved = shift * Math.sqrt(squared);
  const along = dx * bisector[0] + dy * bisector[1] + rise * bisector[2] + moved;
  const filled = dx * filling[0] + dy * filling[1] + rise * filling[2] + moved;
  const key = Math.max(0, 1 - (along * along) / squared);
  const fill = Math.max(0, 1 - (filled * filled) / squared);
  const shine = fill > key ? Math.max(key ** (sharp / 2), fill ** (sharp / 2) * fillStrength) : key ** (sharp / 2);
  const off = (y0 + 194 - 0.0065 * x0 * x0 + shift * 150) / 36;
  // Brightest on the side of the key light.
  const beside = (x0 + 62) / 60;
  const halo = off * off > 6 ? 0 : Math.exp(-off * off) * (0.84 + 0.28 * Math.exp(-beside * beside));
  const under = lower > 0 && y0 > 30 ? lower * Math.exp(-(((y0 - 128 + shift * 190) / 52) ** 2)) : 0;
  // Hair that hangs beside the head is lit like its edge.
  const nx = Math.max(-130, Math.min(130, x0)) / 190;
  const ny = (Math.min(y0, -10) + 10) / 300;
  const lit = clamp(0.34 + 0.7 * (nx * keyLight.x * 0.7 + ny * keyLight.y + (from / 160) * keyLight.z));
  const body = clamp(0.5 * lit * lit + tone * 0.86 - 0.1);
  // The shine is a band around the head; below it, other hair and the face shade the strands.
  const gloss = clamp(
    (0.24 * shine + 0.88 * halo + 0.9 * under) *
      strength *
      (0.3 + 0.7 * lit) *
      (0.4 + 0.7 * tone) *
      (1 - 0.55 * clamp(y0 / 180)),
  );
  // A shine with a soft edge and a bright middle.
  const shone = gloss * (0.3 + 0.8 * gloss);
  const away = clamp((x0 - 70) / 110);
  const warm = away * away * away * 0.14;
  for (let channel = 0; channel < 3; channel++) {
    const low = ramp[channel]!;
    const own = low + (ramp[channel + 3]! - low) * body;
    const shining = own + (ramp[channel + 6]! - own) * shone;
    to[at + channel] = shining + (WARM[channel]! - shining) * warm;
  }
};

/** Colour of the rim light on the right edge. */
const WARM = Float64Array.of(255, 214, 168);
