// Compares pictures of different sizes and formats.
import sharp, { type SharpInput } from 'sharp';

const SIZE = { width: 90, height: 160 } as const;

const pixelsOf = (picture: SharpInput): Promise<Buffer> =>
  sharp(picture)
    .resize({ ...SIZE, fit: 'fill' })
    .flatten({ background: '#fff' })
    .removeAlpha()
    .raw()
    .toBuffer();

/** The mean difference of their channels at 90×160 pixels, from 0 to 1. */
export async function pictureDistance(one: SharpInput, other: SharpInput): Promise<number> {
  const [a, b] = await Promise.all([pixelsOf(one), pixelsOf(other)]);
  return a.reduce((sum, value, i) => sum + Math.abs(value - b[i]!), 0) / a.length / 255;
}
