// Raw RGBA pixels and their conversion to a canvas.
import { type Canvas, createCanvas, ImageData } from '@napi-rs/canvas';

/** Red, green, blue and alpha, row by row, not premultiplied. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

export const canvasFrom = ({ width, height, data }: Raster): Canvas => {
  const canvas = createCanvas(width, height);
  canvas.getContext('2d').putImageData(new ImageData(data, width, height), 0, 0);
  return canvas;
};
