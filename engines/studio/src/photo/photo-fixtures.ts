// Test photos made from one real portrait: smaller, darker, tilted, cropped, doubled, occluded or turned.
import { FACE } from '@greenroom/engine-kit/testing/portraits';
import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { PhotoSelection } from './describe-photo-presenter.ts';
import type { Point } from './find-face.ts';
import { canvasOf, type Raster } from './raster.ts';

/** Returns a new picture with the portrait drawn by `draw` on plain grey. */
export const pictureWith = (
  portrait: Raster,
  width: number,
  height: number,
  draw: (context: SKRSContext2D, image: ReturnType<typeof canvasOf>) => void,
): Raster => {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#8a8f98';
  context.fillRect(0, 0, width, height);
  draw(context, canvasOf(portrait));
  return { width, height, rgba: context.getImageData(0, 0, width, height).data };
};

/** Returns the portrait with ovals of one colour over the face, like a mask, a hand or sunglasses. */
export const withOvals = (portrait: Raster, ovals: readonly (Point & { rx: number; ry: number })[], colour: string) =>
  pictureWith(portrait, portrait.width, portrait.height, (context, image) => {
    context.drawImage(image, 0, 0);
    context.fillStyle = colour;
    for (const { x, y, rx, ry } of ovals) {
      context.beginPath();
      context.ellipse(x, y, rx, ry, 0, 0, 7);
      context.fill();
    }
  });

/**
 * Returns the head projected on a turning cylinder. The nose does not protrude, so that it looks turned by about two
 * thirds of the angle.
 */
export const turnedPortrait = (portrait: Raster, degrees: number): Raster => {
  const { width, height } = portrait;
  const rgba = new Uint8ClampedArray(portrait.rgba);
  const angle = (degrees * Math.PI) / 180;
  const middle = (FACE.left + FACE.right) / 2;
  const radius = (FACE.right - FACE.left) * 0.575;
  for (let y = 25; y < FACE.chin + 8; y++) {
    for (let x = Math.ceil(middle - radius); x < middle + radius; x++) {
      const from = Math.asin((x - middle) / radius) - angle;
      if (Math.abs(from) < Math.PI / 2) {
        const source = (y * width + Math.round(middle + radius * Math.sin(from))) * 4;
        rgba.set(portrait.rgba.subarray(source, source + 4), (y * width + x) * 4);
      }
    }
  }
  return { width, height, rgba };
};

/** A single photo without repairs or problems. */
export const plainSelection: PhotoSelection = {
  photos: 1,
  index: 0,
  repairs: [],
  unused: [],
  faces: 1,
  facePx: 200,
  turnDegrees: 2,
  mouthOpen: 0,
  soft: false,
  brightened: false,
  denoised: false,
};
