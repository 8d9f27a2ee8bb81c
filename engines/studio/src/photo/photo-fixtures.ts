// Photos for tests, all made of one real portrait: drawn smaller, darker, tilted, tighter, twice, covered, or turned in pretence.
import { join } from 'node:path';
import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { Portrayed } from './describe-portrayal.ts';
import type { Point } from './find-face.ts';
import { canvasOf, type Raster } from './raster.ts';

export const portraitFile = join(import.meta.dirname, '../../../kit/src/testing/portrait.png');

/** Where things are in the portrait of 512 × 512, in its pixels. */
export const FACE = { left: 178, right: 269, brow: 92, nose: 122, mouth: { x: 223, y: 142 }, chin: 175 };

/** A new picture with the portrait drawn into it by `draw`, on plain grey. */
export const pictureWith = (
  portrait: Raster,
  width: number,
  height: number,
  draw: (pen: SKRSContext2D, image: ReturnType<typeof canvasOf>) => void,
): Raster => {
  const canvas = createCanvas(width, height);
  const pen = canvas.getContext('2d');
  pen.fillStyle = '#8a8f98';
  pen.fillRect(0, 0, width, height);
  draw(pen, canvasOf(portrait));
  return { width, height, rgba: pen.getImageData(0, 0, width, height).data };
};

/** The portrait with an oval of one colour over a part of the face, as a mask, a hand or dark glasses would cover it. */
export const coveredAt = (portrait: Raster, ovals: readonly (Point & { rx: number; ry: number })[], colour: string) =>
  pictureWith(portrait, portrait.width, portrait.height, (pen, image) => {
    pen.drawImage(image, 0, 0);
    pen.fillStyle = colour;
    for (const { x, y, rx, ry } of ovals) {
      pen.beginPath();
      pen.ellipse(x, y, rx, ry, 0, 0, 7);
      pen.fill();
    }
  });

/**
 * The head wrapped round a cylinder that turns. No real turn: a nose does not stand out from it, so that it looks turned
 * by about two thirds of the degrees.
 */
export const turnedBy = (portrait: Raster, degrees: number): Raster => {
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

/** What is told of one photo that needed nothing. */
export const portrayed: Portrayed = {
  photos: 1,
  index: 0,
  lent: [],
  unused: [],
  faces: 1,
  facePx: 200,
  turnDegrees: 2,
  mouthOpen: 0,
  soft: false,
  lifted: false,
  denoised: false,
};
