// Paints the logo of a brand kit once, with a soft shadow in which it can be read on light and on dark pictures.
import { createCanvas, type Image, loadImage } from '@napi-rs/canvas';
import { isDarkLogo, LOGO_SHADOW, type LogoCorner, logoBoxOf, logoShadowOf } from './logo-place.ts';
import type { Box } from './painter.ts';

export interface PaintedLogo {
  /** With the shadow, at even coordinates. */
  box: Box;
  rgba: Uint8ClampedArray;
}

/** `file`: a PNG. */
export async function paintLogo(
  frame: { width: number; height: number },
  file: string,
  corner: LogoCorner,
): Promise<PaintedLogo> {
  const logo = await loadImage(file);
  const place = logoBoxOf(frame, logo, corner);
  const reach = Math.ceil(frame.width * LOGO_SHADOW);
  const [x, y] = [(Math.floor(place.x) - reach) & ~1, (Math.floor(place.y) - reach) & ~1];
  const width = (Math.ceil(place.x + place.width) + reach - x + 1) & ~1;
  const height = (Math.ceil(place.y + place.height) + reach - y + 1) & ~1;
  const canvas = createCanvas(width, height);
  const pen = canvas.getContext('2d');
  pen.imageSmoothingQuality = 'high';
  pen.shadowBlur = reach;
  pen.shadowColor = logoShadowOf(isDark(logo));
  pen.drawImage(logo, place.x - x, place.y - y, place.width, place.height);
  return { box: { x, y, width, height }, rgba: pen.getImageData(0, 0, width, height).data };
}

function isDark(logo: Image): boolean {
  const pen = createCanvas(logo.width, logo.height).getContext('2d');
  pen.drawImage(logo, 0, 0);
  return isDarkLogo(pen.getImageData(0, 0, logo.width, logo.height).data);
}
