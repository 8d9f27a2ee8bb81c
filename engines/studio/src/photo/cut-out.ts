// Cuts a person out of a photo: it removes the background's colour from hair and edges and sets the transparency.
import { fillUnknown } from './fill-unknown.ts';
import type { Raster } from './raster.ts';

/** Cover from which a pixel counts as person only, and up to which as background only. */
const FOREGROUND = 0.96;
const BACKGROUND = 0.04;

/**
 * Returns the photo with transparency. In a mixed pixel, the person's colour is what remains after subtracting the
 * background's, which is interpolated from around; it stays close to nearby colours of the person, since the estimate
 * is uncertain.
 * @param cover 0 to 1 for each pixel
 */
export const cutOut = ({ width, height, rgba }: Raster, cover: Float32Array): Raster => {
  const rgb = new Float32Array(width * height * 3);
  for (let i = 0; i < cover.length; i++) {
    for (let k = 0; k < 3; k++) {
      rgb[i * 3 + k] = rgba[i * 4 + k]!;
    }
  }
  const picture = { width, height, rgb };
  const inner = fillUnknown(
    picture,
    cover.map((part) => (part >= FOREGROUND ? 1 : 0)),
  );
  const outer = fillUnknown(
    picture,
    cover.map((part) => (part <= BACKGROUND ? 1 : 0)),
  );
  const out = new Uint8ClampedArray(rgba.length);
  for (let i = 0; i < cover.length; i++) {
    const part = cover[i]! <= BACKGROUND ? 0 : cover[i]!;
    for (let k = 0; k < 3; k++) {
      const [mixed, near] = [rgb[i * 3 + k]!, inner[i * 3 + k]!];
      const unmixed = part > 0 ? (mixed - (1 - part) * outer[i * 3 + k]!) / part : near;
      const limited = Math.max(near - 40, Math.min(near + 40, unmixed));
      out[i * 4 + k] = part >= FOREGROUND ? mixed : limited + (near - limited) * (1 - part);
    }
    out[i * 4 + 3] = 255 * part;
  }
  return { width, height, rgba: out };
};
