// Photos for tests, made from one real portrait.
import { join } from 'node:path';
import sharp from 'sharp';

/** 512 × 512 pixels. */
export const portraitFile = join(import.meta.dirname, 'portrait.png');

/** Positions in the portrait, in its pixels. */
export const FACE = { left: 178, right: 269, brow: 92, nose: 122, mouth: { x: 223, y: 142 }, chin: 175 };

/** A JPEG of plain grey with the portrait in it, `side` pixels wide. */
export async function portraitIn(
  width: number,
  height: number,
  { left, top, side }: { left: number; top: number; side: number },
): Promise<Buffer> {
  const [x, y, size] = [left, top, side].map(Math.round) as [number, number, number];
  // Cropped to the picture.
  const visible = { left: 0, top: 0, width: Math.min(size, width - x), height: Math.min(size, height - y) };
  // Raw pixels, because a process that has decoded a client's file accepts no encoded buffers.
  const { data, info } = await sharp(portraitFile)
    .resize(size, size)
    .extract(visible)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp({ create: { width, height, channels: 3, background: '#8a8f98' } })
    .composite([
      { input: data, raw: { width: info.width, height: info.height, channels: info.channels }, left: x, top: y },
    ])
    .jpeg({ quality: 92 })
    .toBuffer();
}

/** A PNG of the portrait with an ellipse over a part of the face, such as a mask, a hand or sunglasses. */
export function coveredPortrait(
  { x, y, rx, ry }: { x: number; y: number; rx: number; ry: number },
  colour: string,
): Promise<Buffer> {
  const oval = `<svg width="512" height="512"><ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${colour}"/></svg>`;
  return sharp(portraitFile)
    .composite([{ input: Buffer.from(oval) }])
    .png()
    .toBuffer();
}
