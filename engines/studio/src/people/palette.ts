// Reference pictures as loose inspiration: their strongest colours tint clothes and places, nothing else is taken.
import sharp from 'sharp';
import { blend, hex, lightness, type Rgb, rgb } from '../paint/colour.ts';
import type { Said } from './said.ts';
import { uniforms } from './wardrobe.ts';

export interface Palette {
  /** The colour that strikes most, and the one that fills most: `#rrggbb`. */
  accent: string;
  ground: string;
}

const side = 24;

/** Undefined without pictures. Files are PNGs of any size. */
export const paletteOf = async (files: readonly string[]): Promise<Palette | undefined> => {
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

/** What was said, dressed in the pictures' colours where the words name none: under a doctor's coat, which stays white. */
export const tinted = (said: Said, { accent, ground }: Palette): Said => {
  const base = rgb(ground);
  const second = hex(blend(base, lightness(base) > 0.5 ? [255, 252, 246] : [24, 24, 34], 0.45));
  if (said.garment === 'lab-coat') return { secondColour: accent, ...said };
  if (said.garment && uniforms[said.garment]) return said;
  return { clothesColour: accent, secondColour: second, ...said };
};
