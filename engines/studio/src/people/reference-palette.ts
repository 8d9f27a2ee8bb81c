// Extracts two colours from reference pictures and applies them to clothes; nothing else is taken from the pictures.
import sharp from 'sharp';
import { blend, hex, lightness, type Rgb, rgb } from '../paint/colour.ts';
import type { DescribedTraits } from './described-traits.ts';
import { usualColours } from './random-clothes.ts';

export interface Palette {
  /** The mean of the most saturated pixels, and of all pixels: `#rrggbb`. */
  accent: string;
  ground: string;
}

const side = 24;

/** The palette of PNG files of any size; undefined without files. */
export const extractPalette = async (files: readonly string[]): Promise<Palette | undefined> => {
  const pixels: Rgb[] = [];
  for (const file of files) {
    const { data } = await sharp(file)
      .resize(side, side, { fit: 'fill' })
      .removeAlpha()
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    for (let i = 0; i + 2 < data.length; i += 3) pixels.push([data[i]!, data[i + 1]!, data[i + 2]!]);
  }
  if (pixels.length === 0) return undefined;
  const chroma = ([r, g, b]: Rgb) => Math.max(r, g, b) - Math.min(r, g, b);
  const striking = [...pixels].sort((a, b) => chroma(b) - chroma(a)).slice(0, Math.max(1, pixels.length >> 4));
  return { accent: hex(mean(striking)), ground: hex(mean(pixels)) };
};

const mean = (colours: readonly Rgb[]): Rgb => {
  const channel = (i: 0 | 1 | 2) => colours.reduce((sum, colour) => sum + colour[i], 0) / colours.length;
  return [channel(0), channel(1), channel(2)];
};

/** Adds the palette to clothes whose colours the description leaves open. A lab coat stays white; the accent goes under it. */
export const applyPalette = (described: DescribedTraits, { accent, ground }: Palette): DescribedTraits => {
  const base = rgb(ground);
  const second = hex(blend(base, lightness(base) > 0.5 ? [255, 252, 246] : [24, 24, 34], 0.45));
  if (described.garment === 'lab-coat') return { secondColour: accent, ...described };
  const likely = described.garment ?? described.usualGarments?.[0]?.[0];
  // A suit in a picture's most striking colour would be a costume.
  if (likely === 'suit' || (likely && usualColours[likely])) return described;
  return { clothesColour: accent, secondColour: second, ...described };
};
