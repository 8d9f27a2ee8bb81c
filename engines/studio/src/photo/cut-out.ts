// A person cut out of a photo: the colours of hair and edges freed from what stood behind them, and what each pixel covers.
import { fillUnknown } from './fill-unknown.ts';
import type { Raster } from './raster.ts';

/** Cover above which a pixel shows nothing but the person, and below which nothing of them. */
const SURE = 0.96;
const NONE = 0.04;

/**
 * The photo with transparency. Where a pixel mixes person and place, the person's colour is what is left when the place's,
 * carried in from around, is taken away; kept close to the person's colours nearby, for the rest is guesswork.
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
    cover.map((part) => (part >= SURE ? 1 : 0)),
  );
  const outer = fillUnknown(
    picture,
    cover.map((part) => (part <= NONE ? 1 : 0)),
  );
  const out = new Uint8ClampedArray(rgba.length);
  for (let i = 0; i < cover.length; i++) {
    const part = cover[i]! <= NONE ? 0 : cover[i]!;
    for (let k = 0; k < 3; k++) {
      const [seen, near] = [rgb[i * 3 + k]!, inner[i * 3 + k]!];
      const own = part > 0 ? (seen - (1 - part) * outer[i * 3 + k]!) / part : near;
      const kept = Math.max(near - 40, Math.min(near + 40, own));
      out[i * 4 + k] = part >= SURE ? seen : kept + (near - kept) * (1 - part);
    }
    out[i * 4 + 3] = 255 * part;
  }
  return { width, height, rgba: out };
};
