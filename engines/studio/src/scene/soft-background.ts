// A place as an out-of-focus background for products and titles.
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { smooth } from '../paint/curve.ts';

/** Downscale factor for blurring: an out-of-focus picture needs few pixels. */
const SMALL = 8;

/** Blurs a place. */
export const softBackground = (place: Canvas): Canvas => {
  const [w, h] = [Math.ceil(place.width / SMALL), Math.ceil(place.height / SMALL)];
  const small = createCanvas(w, h);
  const context = small.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(place, 0, 0, w, h);
  const blurred = createCanvas(w, h);
  const soft = blurred.getContext('2d');
  // An enlarged copy below keeps the blur from darkening the borders.
  soft.drawImage(small, -4, -4, w + 8, h + 8);
  soft.filter = `blur(${w * 0.03}px)`;
  soft.drawImage(small, -4, -4, w + 8, h + 8);
  const ground = createCanvas(place.width, place.height);
  const large = ground.getContext('2d');
  large.imageSmoothingQuality = 'high';
  large.drawImage(blurred, 0, 0, place.width, place.height);
  return ground;
};

/** Blurs and darkens a place, for white letters. */
export const titleBackground = (place: Canvas): Canvas => {
  const ground = softBackground(place);
  const { width, height } = ground;
  const context = ground.getContext('2d');
  const shade = context.createLinearGradient(0, 0, width * 0.4, height);
  shade.addColorStop(0, 'rgba(14, 12, 22, 0.34)');
  shade.addColorStop(1, 'rgba(14, 12, 22, 0.62)');
  context.fillStyle = shade;
  context.fillRect(0, 0, width, height);
  return ground;
};

/** Nearness map, 0 to 255, of a product in the middle of the frame over a background: see `ParallaxLayer`. */
export const productNearness = (width: number, height: number): Uint8Array => {
  const near = new Uint8Array(width * height);
  const [ground, reach] = [90, width * 0.1];
  for (let y = 0, at = 0; y < height; y++) {
    const dy = Math.max(height * 0.14 - y, y - height * 0.72, 0);
    for (let x = 0; x < width; x++, at++) {
      const dx = Math.max(width * 0.07 - x, x - width * 0.93, 0);
      near[at] = ground + (255 - ground) * (1 - smooth(0, reach, Math.hypot(dx, dy)));
    }
  }
  return near;
};
