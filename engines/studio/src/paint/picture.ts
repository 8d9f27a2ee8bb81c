// RGBA as a canvas.
import { type Canvas, createCanvas, ImageData } from '@napi-rs/canvas';

/** Red, green, blue and cover, row by row, not multiplied. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

export const pictureOf = ({ width, height, data }: Raster): Canvas => {
  const canvas = createCanvas(width, height);
  canvas.getContext('2d').putImageData(new ImageData(data, width, height), 0, 0);
  return canvas;
};
